// The search by equity against plain reckoning: every play with its points and the worth of what it keeps, in
// the order by equity, and within one worth in the one order of plays.
import { expect, test } from 'vitest';
import { createCounts, tileIndex } from '../alphabet/tile-counts.js';
import type { Position } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { equityOf } from '../movegen/kept-worth.js';
import type { BestWish } from '../movegen/kernel.js';
import { PLAY, PlayBuffer } from '../movegen/play-buffer.js';
import { createSearcher } from '../ranking/searcher.js';
import { FIGS } from '../rules/editions.js';
import { randomLeaves } from '../testing/leaves.js';
import { LEXICON } from '../testing/lexicon.js';
import { type Manner, playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { times } from '../testing/thorough.js';
import { createJudge, type Judge } from './judge.js';
import type { LeaveTable } from './leave-table.js';
import { DEFAULT_TERMS } from './terms.js';

interface Judged {
  readonly play: string;
  readonly equity: number;
}

/** Play by play: lane, start, score and tiles. */
function textOf(plays: PlayBuffer, index: number): string {
  const tiles = Array.from({ length: plays.tileCount(index) }, (_, n) => plays.tile(index, n));
  return [plays.data[index * PLAY]! & 511, plays.score(index), ...tiles].join(' ');
}

/** Every play with its equity, reckoned by the counts of what is kept; best first. */
function plain(ranked: PlayBuffer, position: Position, leaves: LeaveTable): readonly Judged[] {
  const kept = createCounts();
  const judged = Array.from({ length: ranked.length }, (_, index) => {
    kept.set(position.rackCounts);
    for (let n = 0; n < ranked.tileCount(index); n++) kept[tileIndex(ranked.tile(index, n))]!--;
    const equity = ranked.score(index) * 1000 + leaves.valueOf(kept);
    return { play: textOf(ranked, index), equity };
  });
  return judged.sort((one, other) => other.equity - one.equity); // stable: ties keep their order
}

function found(plays: PlayBuffer): readonly string[] {
  return Array.from({ length: plays.length }, (_, index) => textOf(plays, index));
}

/** The head of the list that a wish is for. */
function wished(all: readonly Judged[], wish: BestWish): readonly string[] {
  const last = 'count' in wish ? Math.min(wish.count, all.length) - 1 : 0;
  const least = (all[last]?.equity ?? 0) - ('within' in wish ? wish.within : 0);
  return all.filter(({ equity }) => equity >= least).map(({ play }) => play);
}

const WISHES: readonly BestWish[] = [
  { count: 1 },
  { count: 2 },
  { count: 15 },
  { count: 400 },
  { within: 0 },
  { within: 3500 },
  { within: 40_000 },
];
const MANNERS: readonly Manner[] = ['any', 'edge', 'crowd'];
const MID_GAME = { bag: 40, others: createCounts() };

function expectSame(position: Position, judge: Judge, filter: boolean): void {
  const searcher = createSearcher(filter ? LEXICON.graph : { ...LEXICON.graph }, FIGS);
  if (filter) searcher.useFilter(LEXICON.wordCount);
  const plays = new PlayBuffer();
  searcher.ranked(position, plays);
  const all = plain(plays, position, judge.leaves as LeaveTable);
  const kept = judge.read(position.rackCounts, MID_GAME);
  searcher.ranked(position, plays, kept);
  expect(found(plays)).toEqual(all.map(({ play }) => play));
  for (const wish of WISHES) {
    searcher.best(position, wish, plays, kept);
    expect(found(plays), JSON.stringify(wish)).toEqual(wished(all, wish));
    if (plays.length > 0) expect(equityOf(judge.kept, plays, 0)).toBe(all[0]!.equity);
  }
}

test.each([
  ['small', 3000, 1000, false],
  ['small', 3000, 1000, true],
  ['large', 90_000, 1, false],
  ['large', 90_000, 1, true],
] as const)(
  '%s leaves (reach %i, unit %i, filter %s): the same plays in the same order',
  (_, reach, unit, filter) => {
    const random = createRandom(20261123 + reach);
    const engine = createEngine({ lexicon: LEXICON });
    const judge = createJudge(FIGS, randomLeaves(reach, unit), DEFAULT_TERMS);
    for (let i = 0; i < times(40, 6); i++) {
      const jollies = i % 3;
      const rackSize = i % 4 === 0 ? jollies + 1 + random.below(5) : 7;
      const turns = random.below(14);
      const wish = { turns, manner: MANNERS[i % 3]!, rackSize, jollies };
      expectSame(playedPosition(random, engine, wish), judge, filter);
    }
  },
);
