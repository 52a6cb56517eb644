// What the last play tells of the tiles kept: against every leave judged one by one, and nothing where there is
// nothing to tell.
import { describe, expect, test } from 'vitest';
import { createCounts, formatRack, sumOf } from '../../alphabet/tile-counts.js';
import type { Play } from '../../board/move.js';
import { createPosition, unseenCounts } from '../../board/position.js';
import { createEngine } from '../../engine/engine.js';
import { type Lexicon, lexiconFromWords } from '../../gaddag/lexicon.js';
import { createJudge } from '../../leaves/judge.js';
import type { LeaveTable } from '../../leaves/leave-table.js';
import { FIGS } from '../../rules/editions.js';
import { positionOf } from '../../testing/boards.js';
import { randomLeaves } from '../../testing/leaves.js';
import { LEXICON } from '../../testing/lexicon.js';
import { createTable } from '../self-play/table.js';
import { createInference } from './infer.js';
import { checkKnown, type LastMove, lastMoveOf } from './last-move.js';
import { likelihood } from './likelihood.js';
import type { Scene } from './scene.js';

const position = positionOf({ 8: '.....MICIO.....' }, 'AEINRST');
const unseen = unseenCounts(FIGS, position.tiles, position.rackCounts);
const last = lastMoveOf(position, '8F MICIO') as LastMove;
const ROLLOUTS = 3000;

/** What is kept in deal after deal, as text, and how many deals were tried. */
function dealt(
  lexicon: Lexicon,
  known = createCounts(),
  leaves?: LeaveTable,
): { kept: string[]; tries: number } {
  const rest = unseen.map((count, kind) => count - known[kind]!);
  const scene: Scene = { candidates: [], unseen: rest, known, spread: 0, plies: 1, seed: 'prova' };
  const table = createTable(lexicon, FIGS, scene.seed, rest);
  const player = { name: '', by: 'equity', judge: createJudge(FIGS, leaves) } as const;
  const infer = createInference(table, player, scene, last);
  let tries = 0;
  const kept = Array.from({ length: ROLLOUTS }, (_, rollout) => {
    tries += infer(rollout);
    table.deck.restart();
    const leave = known.slice();
    table.deck.fill(1, leave, last.kept);
    return formatRack(FIGS.alphabet, leave);
  });
  return { kept, tries };
}

/** The same by plain reckoning: each pair of tiles, how often it is drawn, how likely it makes the play. */
function reckoned(
  leaves?: LeaveTable,
): ReadonlyMap<string, { prior: number; loss: number; share: number }> {
  const engine = createEngine({ lexicon: LEXICON, leaves });
  const pairs = new Map<string, { prior: number; loss: number; share: number }>();
  const all = sumOf(unseen);
  for (let one = 0; one < unseen.length; one++) {
    for (let other = one; other < unseen.length; other++) {
      const ways =
        one === other ? unseen[one]! * (unseen[one]! - 1) : 2 * unseen[one]! * unseen[other]!;
      if (ways === 0) continue;
      const leave = createCounts();
      leave[one]!++;
      leave[other]!++;
      const rack = leave.map((count, kind) => count + last.laid[kind]!);
      const [best] = engine.moves(createPosition(FIGS, last.tiles, rack), { count: 1 });
      const made = last.score * 1000 + (leaves?.valueOf(leave) ?? 0);
      const loss = (best as Play).equity - made;
      const prior = ways / (all * (all - 1));
      pairs.set(formatRack(FIGS.alphabet, leave), { prior, loss, share: prior * likelihood(loss) });
    }
  }
  return pairs;
}

test.each([
  ['by score', undefined],
  ['by equity', randomLeaves(9000, 1)],
])('racks come as often as they make the play, %s', (_, leaves) => {
  const pairs = reckoned(leaves);
  const sum = [...pairs.values()].reduce((all, { share }) => all + share, 0);
  const { kept } = dealt(LEXICON, createCounts(), leaves);
  for (const [leave, { share }] of pairs) {
    const times = kept.filter(each => each === leave).length;
    const expected = (share / sum) * ROLLOUTS;
    expect(Math.abs(times - expected), leave).toBeLessThan(5 * Math.sqrt(expected) + 3);
  }
});

test('with a jolly and an A, or two jollies, he would have laid the whole rack: he did not keep them', () => {
  const better = [...reckoned()].filter(([, { loss }]) => loss > 20_000);
  const leaves = new Set(better.map(([leave]) => leave));
  expect([...leaves]).toEqual(expect.arrayContaining(['??', '?A', '?D', 'AG']));
  const expected = ROLLOUTS * better.reduce((all, [, { prior }]) => all + prior, 0);
  expect(expected).toBeGreaterThan(70);
  expect(dealt(LEXICON).kept.filter(leave => leaves.has(leave))).toEqual([]);
});

test('where he had no other play, every deal is the one without it', () => {
  const lexicon = lexiconFromWords(['MICIO']);
  const table = createTable(lexicon, FIGS, 'prova', unseen);
  const plain = Array.from({ length: ROLLOUTS }, (_, rollout) => {
    table.deck.shuffle(rollout);
    const leave = createCounts();
    table.deck.fill(1, leave, last.kept);
    return formatRack(FIGS.alphabet, leave);
  });
  expect(dealt(lexicon)).toEqual({ kept: plain, tries: ROLLOUTS });
});

test('what is known of him is among what he kept', () => {
  const known = createCounts();
  known[1] = 1;
  expect(dealt(LEXICON, known).kept.every(leave => leave.includes('A'))).toBe(true);
});

describe('the last play taken back', () => {
  const crossed = positionOf(
    { 7: '.......A.......', 8: '.....MICIO.....', 9: '.......q.......', 10: '.......U.......' },
    'AEINRST',
  );

  test('leaves what its dots stand for', () => {
    const { laid, kept, tiles, score } = lastMoveOf(crossed, 'H7 A.qU') as LastMove;
    expect(formatRack(FIGS.alphabet, laid)).toBe('?AU');
    expect({ kept, score }).toEqual({ kept: 4, score: 6 });
    expect(tiles).toEqual(positionOf({ 8: '.....MICIO.....' }, '').tiles);
  });

  test('tells nothing where nothing was kept, or all that is unseen', () => {
    const bingo = positionOf({ 8: '.....MICIOAE...' }, 'A');
    expect(lastMoveOf(bingo, '8F MICIOAE')).toBeUndefined();
  });

  test.each([
    ['MICIO', 'PLAY_TEXT', 'wanted a place and a word'],
    ['F8=M', 'SIMULATION_LAST', 'wanted a place and a word'],
    ['8F MICIA', 'SIMULATION_LAST', 'its "A" does not lie on the board'],
    ['8F MIcIO', 'SIMULATION_LAST', 'its "c" does not lie on the board'],
    ['8E .MICIO', 'SIMULATION_LAST', 'its "." does not lie on the board'],
    ['8N IOOO', 'SIMULATION_LAST', 'does not lie on the board'],
    ['8F .....', 'SIMULATION_LAST', 'it lays no tile'],
    ['8F MIC', 'SIMULATION_LAST', 'on the board before it'],
  ])('%j is refused', (text, code, message) => {
    const act = (): unknown => lastMoveOf(position, text);
    expect(act).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });

  test('a play that others were built on since is refused', () => {
    expect(() => lastMoveOf(crossed, '8F MICIO')).toThrow('not connected to the centre square');
  });

  test('more known tiles than he kept are refused', () => {
    const known = createCounts();
    known[1] = 3;
    expect(() => checkKnown(last, known, unseen)).toThrow(
      '"8F MICIO" kept 2 tiles, and 3 are known',
    );
  });
});
