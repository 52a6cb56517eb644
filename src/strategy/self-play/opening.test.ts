// The first play with the term `opening`: the best of all plays by plain reckoning, vowel by vowel.
import { expect, test } from 'vitest';
import { without } from '../../alphabet/tile-counts.js';
import { parseRack } from '../../board/rack.js';
import { formatAt, neighbours } from '../../board/squares.js';
import { lexiconFromWords } from '../../gaddag/lexicon.js';
import { createJudge } from '../../leaves/judge.js';
import { createLeaveTable, leaveRanksOf } from '../../leaves/leave-table.js';
import { DEFAULT_TERMS, OPENING_VOWEL } from '../../leaves/terms.js';
import { PlayBuffer } from '../../movegen/play-buffer.js';
import { createSearcher } from '../../ranking/searcher.js';
import { FIGS } from '../../rules/editions.js';
import { premiums } from '../../rules/rules.js';
import { NO_ORIGIN, randomLeaves } from '../../testing/leaves.js';
import { LEXICON } from '../../testing/lexicon.js';
import { times } from '../../testing/thorough.js';
import { isOpening, openVowels } from './opening.js';
import { choose, type SelfPlayer } from './player.js';
import { createTable, deal, type Table } from './table.js';

const TERMS = { ...DEFAULT_TERMS, opening: true };
const BOARD = premiums(FIGS);

function player(terms = TERMS, reach = 3000): SelfPlayer {
  return { name: '', by: 'equity', judge: createJudge(FIGS, randomLeaves(reach, 100), terms) };
}

function tilesOf(plays: PlayBuffer, index: number): readonly number[] {
  return Array.from({ length: plays.tileCount(index) }, (_, n) => plays.tile(index, n));
}

/** Vowels with a premium square beside them that is not of the play. */
function plainVowels(plays: PlayBuffer, index: number): number {
  const step = plays.isAcross(index) ? 1 : 15;
  const tiles = tilesOf(plays, index);
  const squares = tiles.map((_, n) => plays.square(index) + n * step);
  const line = (square: number): number => (step === 1 ? Math.floor(square / 15) : square % 15);
  return squares.filter((square, n) => {
    const isOpen = neighbours(square).some(
      at => line(at) !== line(square) && (BOARD[at]!.letter > 1 || BOARD[at]!.word > 1),
    );
    return isOpen && FIGS.alphabet.isVowel[tiles[n]! & 31];
  }).length;
}

const plain = createSearcher({ ...LEXICON.graph }, FIGS);
const all = new PlayBuffer();

/** What each play is worth, in the order by equity. */
function worths({ position, state }: Table, { judge }: SelfPlayer): readonly number[] {
  plain.ranked(position, all, judge.read(position.rackCounts, state));
  return Array.from({ length: all.length }, (_, index) => {
    const kept = judge.leaves!.valueOf(without(position.rackCounts, tilesOf(all, index)));
    return all.score(index) * 1000 + kept - OPENING_VOWEL * plainVowels(all, index);
  });
}

test.each([3000, 0])(
  'leaves up to %i: the best of all plays, of equal ones the first by equity',
  reach => {
    const table = createTable(LEXICON, FIGS, 'opening');
    const one = player(TERMS, reach);
    let moved = 0;
    for (let number = 0; number < times(150, 30); number++) {
      deal(table, number);
      choose(table, 0, one);
      if (table.turn.kind !== 'play') continue;
      const { turn, plays } = table;
      const chosen = [turn.equity, plays.square(0), plays.isAcross(0), ...tilesOf(plays, 0)];
      const values = worths(table, one);
      const best = values.indexOf(Math.max(...values));
      const at = [all.square(best), all.isAcross(best), ...tilesOf(all, best)];
      expect(chosen).toEqual([values[best], ...at]);
      expect(turn.score).toBe(all.score(best));
      if (best > 0) moved++;
    }
    expect(moved).toBeGreaterThan(5);
  },
);

test.each([
  ['without the term', DEFAULT_TERMS, false],
  ['on a board with tiles', TERMS, true],
])('%s it is the best by equity', (_, terms, isLater) => {
  const table = createTable(LEXICON, FIGS, 'later');
  for (let number = 0; number < 20; number++) {
    deal(table, number);
    if (isLater) table.tiles.set([1, 19], 112); // AS
    choose(table, 0, player(terms));
    if (table.turn.kind !== 'play') continue;
    const { judge } = player(terms);
    plain.ranked(table.position, all, judge.read(table.position.rackCounts, table.state));
    expect([table.plays.square(0), ...tilesOf(table.plays, 0)]).toEqual([
      all.square(0),
      ...tilesOf(all, 0),
    ]);
  }
});

test('two vowels weigh more than a point', () => {
  // AIAIAI scores 14 and has two open vowels wherever it lies; TA scores 6 and has none
  const table = createTable(lexiconFromWords(['AIAIAI', 'TA'], 'two'), FIGS, 'two');
  deal(table, 0);
  table.racks[0].set(parseRack(FIGS, 'AAAIIIT'));
  const ranks = leaveRanksOf(FIGS);
  const values = new Int32Array(ranks.count);
  values[ranks.rank(parseRack(FIGS, 'AAIII'))] = 7000;
  const leaves = createLeaveTable(FIGS, values, NO_ORIGIN, '');
  for (const [terms, tiles, equity] of [
    [DEFAULT_TERMS, 6, 14_000],
    [TERMS, 2, 13_000],
  ] as const) {
    choose(table, 0, { name: '', by: 'equity', judge: createJudge(FIGS, leaves, terms) });
    expect([table.plays.tileCount(0), table.turn.equity]).toEqual([tiles, equity]);
  }
});

test('who can lay nothing gives tiles back', () => {
  const table = createTable(lexiconFromWords(['ZUZZURELLONE'], 'none'), FIGS, 'none');
  deal(table, 0);
  choose(table, 0, player());
  expect(table.turn.kind).toBe('exchange');
});

// beside row 8 and column H, next to the centre, there are 2×letter squares at columns G and I, rows 7 and 9
const ACROSS = ['8D 1', '8E 2', '8F 2', '8G 2', '8H 1'];
const DOWN = ['H4 1', 'H5 2', 'H6 2', 'H7 2', 'H8 1'];

test.each(['AIAIA', 'AIAI?'])('vowels beside premium squares, a jolly as its letter: %s', rack => {
  const plays = new PlayBuffer();
  const search = createSearcher(lexiconFromWords(['AIAIA'], 'one').graph, FIGS);
  search.ranked({ tiles: new Uint8Array(225), rackCounts: parseRack(FIGS, rack) }, plays);
  const found = Array.from({ length: plays.length }, (_, index) => {
    const at = formatAt(plays.square(index), plays.isAcross(index) ? 'across' : 'down');
    return `${at} ${openVowels(FIGS, plays, index)}`;
  });
  expect([...new Set(found)].sort()).toEqual([...ACROSS, ...DOWN]);
});

test('a board is open until something lies on its centre', () => {
  const tiles = new Uint8Array(225);
  expect(isOpening(tiles)).toBe(true);
  tiles[112] = 1;
  expect(isOpening(tiles)).toBe(false);
});
