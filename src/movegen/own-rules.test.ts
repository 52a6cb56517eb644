// Rules that a caller may make: scores beyond those of any edition, counts beyond any list, racks of one
// tile to seven. The kernel against the oracle.
import { expect, test } from 'vitest';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { createPosition, type Position } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { createSearcher, type Searcher } from '../ranking/searcher.js';
import { FIGS } from '../rules/editions.js';
import { MOST_SCORE, mostPoints } from '../rules/most-points.js';
import type { Rules } from '../rules/rules.js';
import { positionOf } from '../testing/boards.js';
import { forOracle, LEXICON, WORDS } from '../testing/lexicon.js';
import { oraclePlays } from '../testing/oracle.js';
import { heapPosition, playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { isThorough, times } from '../testing/thorough.js';
import type { BestWish } from './kernel.js';
import { PlayBuffer } from './play-buffer.js';
import { toPlay } from './to-play.js';

/** FIGS with a few tiles of 60 points, and triple words one after the other: on column J, and on row 8. */
const DEAR: Rules = {
  ...FIGS,
  tiles: FIGS.tiles.map(tile =>
    ['E', 'M', 'T'].includes(tile.letter) ? { ...tile, count: 2, points: 60 } : tile,
  ),
  layout: FIGS.layout.map((row, index) => {
    if (index === 7) return '......===......';
    return [5, 6, 8].includes(index) ? '.........=.....' : row;
  }),
};
const BONUS: Rules = { ...FIGS, bingoBonus: 5000 };
const BOTH: Rules = { ...DEAR, bingoBonus: 5000 };

const WISHES: readonly BestWish[] = [
  { count: 1 },
  { count: 7 },
  { count: 40 },
  { count: 2 ** 31 },
  { count: 2 ** 32 + 1 },
  { count: Number.MAX_SAFE_INTEGER },
  { within: 0 },
  { within: 300 },
  { within: 2 ** 31 },
  { within: 2 ** 32 },
];

/** `'8H WORD 26'` of the plays a searcher finds, and their scores in its order. */
function found(search: Searcher, position: Position, wish: BestWish) {
  const buffer = new PlayBuffer();
  search.best(position, wish, buffer);
  const plays = Array.from({ length: buffer.length }, (_, i) => toPlay(buffer, i, position));
  return {
    plays: plays.map(({ at, word, score }) => `${at} ${word} ${score}`).sort(),
    scores: plays.map(({ score }) => score),
  };
}

/** What is wished for out of every play that the oracle knows. */
function wanted(all: readonly string[], wish: BestWish): readonly string[] {
  const scoreOf = (play: string): number => Number(play.split(' ')[2]);
  const scores = all.map(scoreOf).sort((a, b) => b - a);
  const bar =
    'within' in wish ? scores[0]! - wish.within : scores[Math.min(wish.count, scores.length) - 1]!;
  return all.filter(play => scoreOf(play) >= bar);
}

// quick tests: the words of the letters below, which have the dearest plays
const list = isThorough() ? WORDS : WORDS.filter(word => /^[ACEIMORST]+$/.test(word));
const words = forOracle(list);
const { graph } = lexiconFromWords(list);

test.each([
  ['a bonus of 5,000', BONUS, {}, 'AEMORST'],
  ['a bonus of 5,000 and a jolly', BONUS, {}, '?EMORST'],
  ['tiles of 60 points', DEAR, { 8: '.....MICIO.....' }, 'AEMORTT'],
  ['tiles of 60 points, the empty board', DEAR, {}, 'AEMMORT'],
  ['both', BOTH, {}, 'AEMMORT'],
])('the best plays are those of the oracle: %s', (_, rules, rows, rack) => {
  const { tiles, rackCounts } = positionOf(rows, rack);
  const position = createPosition(rules, tiles, rackCounts);
  const all = oraclePlays(position, words);
  expect(Math.max(...all.map(play => Number(play.split(' ')[2])))).toBeGreaterThan(2047);
  const search = createSearcher(graph, rules);
  for (const wish of WISHES) {
    const { plays, scores } = found(search, position, wish);
    expect(plays, JSON.stringify(wish)).toEqual(wanted(all, wish));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  }
});

test.each([1, 2, 3, 4, 5, 6, 7])('racks of %i tiles, on heaps of tiles', rackSize => {
  const rules = { ...FIGS, rackSize, bingoBonus: 20, layout: FIGS.layout.with(3, DEAR.layout[7]!) };
  const list = WORDS.filter(word => /^[AEIRST]{2,5}$/.test(word));
  const { graph } = lexiconFromWords(list);
  for (let seed = 0; seed < times(12, 2); seed++) {
    const wish = { tileCount: seed * 2, rackSize, jollies: Math.min(rackSize, seed % 3) };
    const letters = parseWord(ITALIAN, 'AEIRST');
    const position = heapPosition(createRandom(seed), rules, letters, wish);
    const all = oraclePlays(position, forOracle(list));
    const search = createSearcher(graph, rules);
    for (const wish of all.length === 0 ? [] : WISHES) {
      expect(found(search, position, wish).plays).toEqual(wanted(all, wish));
    }
    search.useFilter(list.length);
  }
});

test.each([BONUS, DEAR, BOTH])('no play scores more than the bound of its rules', rules => {
  const engine = createEngine({ lexicon: LEXICON, rules });
  const most = mostPoints(rules);
  expect(most).toBeLessThanOrEqual(MOST_SCORE);
  for (let seed = 0; seed < times(20, 5); seed++) {
    const wish = { turns: 4 + seed, manner: 'edge', rackSize: 7, jollies: seed % 2 } as const;
    const position = playedPosition(createRandom(seed), engine, wish);
    expect(engine.topScore(position).score).toBeLessThanOrEqual(most);
  }
});
