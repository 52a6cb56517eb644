// What an exchange tells: against every rack and every way of exchanging it judged one by one.
import { describe, expect, test } from 'vitest';
import {
  createCounts,
  difference,
  formatRack,
  sumOf,
  type TileCounts,
} from '../../alphabet/tile-counts.js';
import type { Move } from '../../board/move.js';
import { createPosition } from '../../board/position.js';
import { parseRack } from '../../board/rack.js';
import { createEngine } from '../../engine/engine.js';
import { createJudge } from '../../leaves/judge.js';
import { DEFAULT_TERMS } from '../../leaves/terms.js';
import { FIGS } from '../../rules/editions.js';
import { positionOf } from '../../testing/boards.js';
import { randomLeaves } from '../../testing/leaves.js';
import { LEXICON } from '../../testing/lexicon.js';
import { createTable } from '../self-play/table.js';
import { createInference, dealtTiles } from './infer.js';
import { checkKnown, type LastMove, lastMoveOf } from './last-move.js';
import { likelihood } from './likelihood.js';
import type { Scene } from './scene.js';

const position = positionOf({ 8: '.....MICIO.....' }, 'AEINRST');
const leaves = randomLeaves(30_000, 1);
const engine = createEngine({ lexicon: LEXICON, leaves });
const judge = createJudge(FIGS, leaves, { ...DEFAULT_TERMS, near: false, change: false });
const ROLLOUTS = 4000;
/** All that is unseen: few enough for every rack to be judged. */
const POOL = countsOf('AAEIOQUZZSTNR?');

function countsOf(text: string): TileCounts {
  const counts = createCounts();
  for (const letter of text) counts[letter === '?' ? 0 : parseRack(FIGS, letter).indexOf(1)]!++;
  return counts;
}

/** Chances, by the kind of tile: to be kept, to be on the rack now, to be the next that is drawn. */
interface Chances {
  readonly kept: Float64Array;
  readonly rack: Float64Array;
  readonly next: Float64Array;
}

function noChances(): Chances {
  return { kept: new Float64Array(32), rack: new Float64Array(32), next: new Float64Array(32) };
}

function add(to: Float64Array, counts: ArrayLike<number>, times: number): void {
  for (let kind = 0; kind < to.length; kind++) to[kind]! += (counts[kind] ?? 0) * times;
}

/** What deals came to, each once. */
function dealt(last: LastMove, known = createCounts()): Chances {
  const scene: Scene = {
    ...{ candidates: [], known, last, spread: 0, plies: 1, seed: 'prova' },
    unseen: difference(POOL, known),
  };
  const table = createTable(LEXICON, FIGS, scene.seed, dealtTiles(scene));
  const infer = createInference(table, { name: '', by: 'equity', judge }, scene, last);
  const found = noChances();
  const { deck } = table;
  for (let rollout = 0; rollout < ROLLOUTS; rollout++) {
    infer(rollout);
    deck.restart();
    const rack = known.slice();
    deck.fill(1, rack, last.kept);
    add(found.kept, rack, 1);
    deck.fill(1, rack, FIGS.rackSize);
    add(found.rack, rack, 1);
    const next = createCounts();
    deck.fill(0, next, 1);
    add(found.next, next, 1);
    deck.fill(0, next, 20);
    const all = rack.map((count, kind) => count + next[kind]!);
    // vitest takes half as long to compare as it takes to deal
    if (all.join() !== POOL.join()) expect(all).toEqual(POOL);
  }
  return found;
}

/** Every part of some tiles with so many in it, with the number of ways of drawing it. */
function* partsOf(
  counts: TileCounts,
  size: number,
  kind = 0,
): Generator<readonly [TileCounts, number]> {
  if (kind === counts.length) {
    if (size === 0) yield [createCounts(), 1];
    return;
  }
  let ways = 1;
  for (let taken = 0; taken <= Math.min(size, counts[kind]!); taken++) {
    if (taken > 0) ways = (ways * (counts[kind]! - taken + 1)) / taken;
    for (const [part, others] of partsOf(counts, size - taken, kind + 1)) {
      part[kind] = taken;
      yield [part, ways * others];
    }
  }
}

/** What the moves of a rack are worth. */
interface Worth {
  readonly best: number;
  /** By the tiles given back. */
  readonly exchanges: ReadonlyMap<string, number>;
}

const worths = new Map<string, Worth>();

/** Of every move of a rack, searched for once: the same racks come in every test. */
function worthOf(held: TileCounts): Worth {
  const rack = formatRack(FIGS.alphabet, held);
  const known = worths.get(rack);
  if (known !== undefined) return known;
  const moves = engine.moves(createPosition(FIGS, position.tiles, held));
  const exchanges = moves.flatMap(move =>
    move.kind === 'exchange' ? [[move.tiles, move.equity] as const] : [],
  );
  const worth = { best: equityOf(moves[0]!), exchanges: new Map(exchanges) };
  worths.set(rack, worth);
  return worth;
}

/** The same by plain reckoning: each rack, each way of exchanging, each draw behind it. */
function reckoned({ changed, given }: LastMove, known = createCounts()): Chances {
  const expected = noChances();
  let all = 0;
  const free = difference(POOL, known);
  for (const [others, ways] of partsOf(free, FIGS.rackSize - sumOf(known))) {
    const held = others.map((count, kind) => count + known[kind]!);
    const { best, exchanges } = worthOf(held);
    const parts = [...partsOf(others, changed)];
    const splits = parts.reduce((sum, [, times]) => sum + times, 0);
    for (const [back, times] of parts) {
      if (given !== undefined && !back.every((count, kind) => count === given[kind])) continue;
      const tiles = formatRack(FIGS.alphabet, back);
      const share = (ways * times * likelihood(best - exchanges.get(tiles)!)) / splits;
      all += share;
      const kept = difference(held, back);
      const bag = difference(POOL, held);
      add(expected.kept, kept, share);
      add(expected.rack, kept, share);
      add(expected.rack, bag, (share * changed) / sumOf(bag));
      add(expected.next, bag, (share * (sumOf(bag) - changed)) / sumOf(bag) / sumOf(bag));
      add(expected.next, back, share / sumOf(bag));
    }
  }
  for (const chances of Object.values(expected) as Float64Array[]) {
    for (let kind = 0; kind < chances.length; kind++) chances[kind]! *= ROLLOUTS / all;
  }
  return expected;
}

function equityOf(move: Move): number {
  return move.kind === 'pass' ? Number.NaN : move.equity;
}

function expectAlike(found: Chances, expected: Chances): void {
  for (const name of ['kept', 'rack', 'next'] as const) {
    for (const [kind, times] of expected[name].entries()) {
      const error = 5 * Math.sqrt(times) + 3;
      expect(Math.abs(found[name][kind]! - times), `${name} ${kind}: ${times}`).toBeLessThan(error);
    }
  }
}

function lastOf(text: string): LastMove {
  return lastMoveOf(position, text) as LastMove;
}

test.each(['-1', '-2', '-5', '-7'])('%s: every rack and every way of exchanging it', text => {
  const last = lastOf(text);
  expectAlike(dealt(last), reckoned(last));
});

test.each(['-A', '-QUZ', '-QZAA'])('%s: the tiles given back lie in the bag', text => {
  const last = lastOf(text);
  expectAlike(dealt(last), reckoned(last));
});

test('tiles that are known to be his are among those kept', () => {
  const last = lastOf('-2');
  const known = countsOf('AT');
  expectAlike(dealt(last, known), reckoned(last, known));
});

test('it tells something: who exchanges two tiles kept the jolly less often than chance has it', () => {
  const kept = dealt(lastOf('-2')).kept[0]!;
  expect(kept).toBeLessThan(((ROLLOUTS * 5) / 14) * 0.8);
});

describe('the exchange', () => {
  test('its tiles, those kept, and the board as it is', () => {
    expect(lastOf('-3')).toEqual(
      expect.objectContaining({ kept: 4, changed: 3, given: undefined, score: 0 }),
    );
    expect(lastOf('-qu?')).toEqual(
      expect.objectContaining({ kept: 4, changed: 3, given: countsOf('QU?') }),
    );
    expect(lastOf('-3').tiles).toEqual(position.tiles);
  });

  test.each([
    ['-', 'an exchange gives 1 to 7 tiles back'],
    ['-0', 'an exchange gives 1 to 7 tiles back'],
    ['-8', 'an exchange gives 1 to 7 tiles back'],
  ])('%j is refused', (text, message) => {
    expect(() => lastOf(text)).toThrow(
      expect.objectContaining({
        code: 'SIMULATION_LAST',
        message: expect.stringContaining(message),
      }),
    );
  });

  test('a tile that is not unseen cannot have been given back', () => {
    const held = positionOf({ 8: '.....MICIO.....' }, 'QEINRST');
    expect(() => lastMoveOf(held, '-AQ')).toThrow('cannot be the move that led here: unseen are');
  });

  test('with too few tiles in the bag it cannot have been', () => {
    const few = { ...FIGS, exchangeMinimum: 120 };
    const late = createPosition(few, position.tiles, position.rackCounts);
    expect(() => lastMoveOf(late, '-3')).toThrow('101 tiles are in the bag, too few for it');
  });

  test('tiles cannot be known to be his and given back', () => {
    const rest = createCounts();
    const act = (): void => checkKnown(lastOf('-Q'), countsOf('Q'), rest);
    expect(act).toThrow('gave back tiles that are known to be on the other rack');
    expect(() => checkKnown(lastOf('-6'), countsOf('AE'), rest)).toThrow('kept 1 tiles, and 2');
  });
});
