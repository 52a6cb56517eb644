// Choices and turns at the edges: a bag that is nearly empty, moves of one worth, racks that nothing can be laid
// of.
import { describe, expect, test } from 'vitest';
import { createCounts, formatRack, sumOf } from '../../alphabet/tile-counts.js';
import { parseRack } from '../../board/rack.js';
import { lexiconFromWords } from '../../gaddag/lexicon.js';
import { createJudge } from '../../leaves/judge.js';
import { createLeaveTable, type LeaveTable, leaveRanksOf } from '../../leaves/leave-table.js';
import { DEFAULT_TERMS } from '../../leaves/terms.js';
import { ENGLISH_RULES, FIGS, TEVERE_2007, UF_2007 } from '../../rules/editions.js';
import { bagCounts, type Rules } from '../../rules/rules.js';
import { tinyBag } from '../../testing/games.js';
import { LEXICON } from '../../testing/lexicon.js';
import { playGame } from './play-game.js';
import { choose, type SelfPlayer } from './player.js';
import { createTable, deal, type Table } from './table.js';

const NO_WORDS = lexiconFromWords(['BABBO'], 'babbo');

/** Leaves worth nothing, but for some. */
function leavesOf(rules: Rules, worth: Readonly<Record<string, number>> = {}): LeaveTable {
  const ranks = leaveRanksOf(rules);
  const lexicon = { name: '', checksum: '' };
  const origin = {
    lexicon,
    rules: '',
    generations: 1,
    games: 1,
    seed: '',
    version: '',
    mean: 90_000,
  };
  const values = new Int32Array(ranks.count);
  for (const [leave, value] of Object.entries(worth))
    values[ranks.rank(parseRack(rules, leave))] = value;
  return createLeaveTable(rules, values, origin, '');
}

/** Leaves for what they are worth, with few tiles in the bag as well. */
const TERMS = { ...DEFAULT_TERMS, near: false };

function player(by: 'score' | 'equity', rules: Rules, leaves?: LeaveTable): SelfPlayer {
  return { name: by, by, judge: createJudge(rules, leaves, TERMS) };
}

/** A choice on an empty board: `'play 10'`, `'exchange AB'`, `'pass'`. */
function chosen(table: Table, rack: string, bag: number, by: SelfPlayer): string {
  const { rules, turn } = table;
  deal(table, 0);
  table.racks[0].set(parseRack(rules, rack));
  table.deck.fill(1, createCounts(), table.deck.size - bag);
  choose(table, 0, by);
  if (turn.kind === 'exchange') return `exchange ${formatRack(rules.alphabet, turn.given)}`;
  return turn.kind === 'play' ? `play ${turn.score}` : 'pass';
}

describe('who can lay nothing', () => {
  const table = createTable(NO_WORDS, FIGS, '1');

  test.each([
    [0, 'pass'],
    [1, 'pass'],
    [2, 'pass'],
    [3, 'exchange ?DE'],
    [6, 'exchange ?DEIOR'],
    [7, 'exchange ?DEIORS'],
    [60, 'exchange ?DEIORS'],
  ])('with %i in the bag: %s', (bag, choice) => {
    expect(chosen(table, '?DEIORS', bag, player('score', FIGS))).toBe(choice);
    const judging = player('equity', FIGS, leavesOf(FIGS));
    expect(chosen(table, '?DEIORS', bag, judging).slice(0, 8)).toBe(choice.slice(0, 8));
    expect(sumOf(table.turn.given) === Math.min(bag, 7) || choice === 'pass').toBe(true);
    expect(table.turn.score).toBe(0);
  });

  test('under tevere-2007 one tile in the bag is enough', () => {
    const other = createTable(NO_WORDS, TEVERE_2007, '1');
    expect(chosen(other, '?DEIORS', 1, player('score', TEVERE_2007))).toBe('exchange ?');
    expect(chosen(other, '?DEIORS', 0, player('score', TEVERE_2007))).toBe('pass');
  });

  test('a bad exchange is still made, since a pass brings nothing', () => {
    const worth = Object.fromEntries(
      ['', '?', 'D', 'E', 'I', 'O', 'R', 'S'].map(each => [each, -9000]),
    );
    const judging = player('equity', FIGS, leavesOf(FIGS, worth));
    expect(chosen(table, '?D', 20, judging)).toBe('exchange ?D');
    expect(table.turn.equity).toBe(-9000);
  });
});

describe('a play of 16 points that keeps nothing, against exchanges', () => {
  const table = createTable(NO_WORDS, tinyBag('ABBBOBBBBBBBAAAAOOO'), '1');
  const { rules } = table;
  // 8H BABBO: 2 × (5 + 1 + 5 + 5 + 1); the best place has no letter on a premium square
  const score = Number(chosen(table, 'ABBBO', 3, player('score', rules)).slice(5));

  test.each([
    [{ AB: score * 1000 }, 3, 'play'],
    [{ AB: score * 1000 + 1 }, 3, 'exchange BBO'],
    [{ AB: score * 1000 + 1 }, 2, 'play'], // three tiles to give, two in the bag
    [{ ABBO: score * 1000 + 1 }, 2, 'play'], // FIGS: from three in the bag on
    [{ ABBO: score * 1000 + 1 }, 3, 'exchange B'],
    [{ ABBO: score * 1000 + 1, AB: score * 1000 + 1 }, 3, 'exchange BBO'],
    [{ ABBO: score * 1000 + 2, AB: score * 1000 + 1 }, 3, 'exchange B'],
    [{ A: score * 1000 + 1 }, 3, 'play'], // four tiles to give
  ])('leaves %j, %i in the bag: %s', (worth, bag, choice) => {
    const judging = player('equity', rules, leavesOf(rules, worth as Record<string, number>));
    const made = chosen(table, 'ABBBO', bag, judging);
    expect(choice === 'play' ? made.slice(0, 4) : made).toBe(choice);
    if (choice === 'play') expect(table.turn.score).toBe(score);
  });
});

test('an exchange draws before the old tiles go back', () => {
  const rules = tinyBag('DDDDDDDEEEEEEEFFFFFF');
  const table = createTable(NO_WORDS, rules, '1');
  let exchanges = 0;
  let expected: readonly number[] | undefined;
  for (let number = 0; number < 10; number++) {
    expected = undefined;
    playGame(table, number, [player('score', rules), player('score', rules)], {
      turn({ racks, turn, deck }, seat) {
        if (expected !== undefined) expect([...racks[1 - seat]!]).toEqual(expected);
        expect([turn.kind, sumOf(turn.given), deck.size]).toEqual(['exchange', 6, 6]);
        // the whole bag is drawn: all that is neither the other's nor given back
        const bag = bagCounts(rules);
        expected = [...turn.given].map(
          (given, kind) => (bag[kind] ?? 0) - racks[1 - seat]![kind]! - given,
        );
        exchanges++;
      },
    });
  }
  expect(exchanges).toBe(60); // three each, and it is over
});

test('plays of no points end a game where they count', () => {
  const tiles = ENGLISH_RULES.tiles.map(tile => ({ ...tile, points: 0 }));
  const rules = { ...ENGLISH_RULES, tiles, bingoBonus: 0 };
  const table = createTable(LEXICON, rules, '1');
  const kinds: string[] = [];
  playGame(table, 0, [player('score', rules), player('score', rules)], {
    turn: ({ turn }) => kinds.push(turn.kind),
  });
  expect(kinds).toEqual(Array(6).fill('play'));
});

describe('the full change of uf-2007', () => {
  test('for seven consonants, a jolly is none', () => {
    const rules = tinyBag('BCDFGLMNPRSTBCDFGLMNPRST????', UF_2007);
    const table = createTable(NO_WORDS, rules, '1');
    const judging = player('equity', rules, leavesOf(rules));
    let changes = 0;
    for (let number = 0; number < 10; number++) {
      let isChanged = false;
      playGame(table, number, [judging, judging], {
        fullChange({ position }) {
          expect(position.rackCounts[0]).toBe(0);
          changes++;
          isChanged = true;
        },
        turn({ position }) {
          if (!isChanged) expect(position.rackCounts[0]).toBeGreaterThan(0);
          isChanged = false;
        },
      });
    }
    expect(changes).toBeGreaterThan(10); // as often as one likes
  });

  test.each([
    ['AAAAAEE', true],
    ['AAAAAEB', false],
  ])('%s: %s', (rack, changes) => {
    const rules = tinyBag(`${rack}${rack}${rack}`, UF_2007);
    const table = createTable(NO_WORDS, rules, '1');
    const judging = player('equity', rules, leavesOf(rules));
    let seen = false;
    playGame(table, 0, [judging, judging], {
      fullChange({ position }) {
        expect(position.rackCounts[2]).toBe(0);
        seen = true;
      },
      turn({ position }) {
        if (changes) expect(position.rackCounts[2]).toBe(0);
      },
    });
    if (changes) expect(seen).toBe(true);
  });
});
