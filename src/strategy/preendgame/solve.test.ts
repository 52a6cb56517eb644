// Pre-endings against plain reckoning: every tile that can be drawn, every ending behind it by brute force.
import { describe, expect, test } from 'vitest';
import { createCounts, sumOf } from '../../alphabet/tile-counts.js';
import { createPosition, type Position, unseenCounts } from '../../board/position.js';
import { positionAfter } from '../../referee/after-play.js';
import { FIGS, TEVERE_2007 } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import { endingTruth, TooLarge } from '../../testing/ending-truth.js';
import { forOracle, WORDS } from '../../testing/lexicon.js';
import { createRandom } from '../../testing/random.js';
import { type RandomEnding, randomEnding } from '../../testing/random-endings.js';
import { dealsOf } from './deals.js';
import { type PreendgameMove, solvePreendgame } from './solve.js';

const SHORT = WORDS.filter(word => word.length < 6);

/** A random ending one of whose unseen tiles is in the bag; of some kind there are two, so that ways count. */
function preending(seed: number, rules: Rules): RandomEnding | undefined {
  const ending = randomEnding(createRandom(seed), rules, SHORT);
  const { position, opponent } = ending;
  const rackSize = sumOf(opponent) - 1;
  if (sumOf(opponent) < 3 || Math.max(...opponent) !== 2) return undefined;
  if (rackSize < 1 || sumOf(position.rackCounts) > rackSize) return undefined;
  const small = { ...position.rules, rackSize };
  return { ...ending, position: createPosition(small, position.tiles, position.rackCounts) };
}

/** What a play comes to on the average of the draws. */
function plainSpread(position: Position, each: PreendgameMove, words: readonly string[]): number {
  const { rules, tiles, rackCounts } = position;
  const unseen = unseenCounts(rules, tiles, rackCounts);
  if (each.move.kind !== 'play') throw new Error('not a play');
  const after = positionAfter(position, each.move);
  let points = 0;
  for (let kind = 0; kind < unseen.length; kind++) {
    if (unseen[kind] === 0) continue;
    const own = Int32Array.from(after.rackCounts);
    own[kind]!++;
    const other = Int32Array.from(unseen);
    other[kind]!--;
    const truth = endingTruth({
      position: createPosition(rules, after.tiles, other),
      opponent: own,
      words: forOracle(words),
      mostTurns: 20_000,
    });
    points += unseen[kind]! * (each.move.score - truth.value);
  }
  return points / sumOf(unseen);
}

describe.each([
  ['figs', FIGS],
  ['tevere-2007', TEVERE_2007],
])('%s', (_, rules) => {
  test('each play that empties the bag comes to what plain reckoning gives, on random pre-endings', async () => {
    let tried = 0;
    for (let seed = 1; tried < 12; seed++) {
      const ending = preending(seed, rules);
      if (ending === undefined) continue;
      const { position, lexicon, words } = ending;
      const { moves, bag } = await solvePreendgame(position, { lexicon, count: 5 });
      expect(bag).toBe(1);
      try {
        for (const each of moves) {
          if (each.move.kind === 'pass') continue;
          expect(each.exact).toBe(true);
          expect(each.spread).toBeCloseTo(plainSpread(position, each, words), 9);
          tried++;
        }
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
      }
    }
  });
});

test('moves are ordered by games won, then by points; the lead counts', async () => {
  for (let seed = 1; seed < 150; seed++) {
    const ending = preending(seed, FIGS);
    if (ending === undefined) continue;
    const { position, lexicon } = ending;
    const even = await solvePreendgame(position, { lexicon });
    const ahead = await solvePreendgame(position, { lexicon, spread: 500 });
    expect(ahead.moves.every(({ winPercent }) => winPercent === 100)).toBe(true);
    const keys = even.moves.map(({ winPercent, spread }) => [winPercent, spread] as const);
    expect(keys).toEqual([...keys].sort((a, b) => b[0] - a[0] || b[1] - a[1]));
    expect(even.moves.map(({ spread }) => spread).sort()).toEqual(
      ahead.moves.map(({ spread }) => spread).sort(),
    );
  }
});

test('no time: what has been looked at, and not exact', async () => {
  const seeds = Array.from({ length: 99 }, (_, seed) => seed);
  const ending = seeds.map(seed => preending(seed, FIGS)).find(Boolean)!;
  const { position, lexicon } = ending;
  const controller = new AbortController();
  controller.abort();
  const { moves } = await solvePreendgame(position, { lexicon, signal: controller.signal });
  expect(moves).toEqual([]);
});

describe('deals', () => {
  const counts = (...kinds: readonly number[]): Int32Array => {
    const all = createCounts();
    for (const kind of kinds) all[kind]!++;
    return all;
  };

  test('of one tile: a way for each', () => {
    const deals = dealsOf(counts(1, 1, 5, 9), 1, 1);
    expect(deals.map(({ ways, drawn }) => [ways, drawn.indexOf(1)])).toEqual([
      [2, 1],
      [1, 5],
      [1, 9],
    ]);
  });

  test.each([0, 1, 2])('of two tiles, %i of them drawn: as many ways as there are', draws => {
    const deals = dealsOf(counts(1, 1, 5, 9), 2, draws);
    expect(deals.reduce((sum, { ways }) => sum + ways, 0)).toBe(4 * 3);
    for (const { drawn, bag } of deals) {
      expect([sumOf(drawn), bag.length]).toEqual([draws, 2 - draws]);
    }
    const keys = deals.map(({ drawn, bag }) => `${drawn.join()}|${bag.join()}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
