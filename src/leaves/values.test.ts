// The worth of leaves against a plain reckoning: all draws that complete a leave, tile by tile.
import { expect, test } from 'vitest';
import { createCounts } from '../alphabet/tile-counts.js';
import { createRules } from '../rules/create-rules.js';
import { FIGS } from '../rules/editions.js';
import { bagCounts } from '../rules/rules.js';
import { createRandom } from '../testing/random.js';
import { leaveRanksOf } from './leave-table.js';
import { createRackMeans, leaveMeans, rackRanksOf } from './values.js';

/** Racks of three tiles from a bag of nine. */
const TINY = createRules({
  ...FIGS,
  id: 'tiny',
  rackSize: 3,
  tiles: FIGS.tiles.map(tile => ({
    ...tile,
    count: ({ A: 3, B: 2, C: 1, D: 1, '?': 2 } as Record<string, number>)[tile.letter] ?? 0,
  })),
});

/** Every way of drawing `count` tiles, each tile a thing of its own, as codes. */
function draws(bag: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return bag.flatMap((code, index) =>
    draws(bag.slice(index + 1), count - 1).map(rest => [code, ...rest]),
  );
}

function tilesOf(counts: ArrayLike<number>): number[] {
  return Array.from(counts).flatMap((count, code) => Array<number>(count).fill(code));
}

test('a leave is worth the mean of what is drawn to it, less that of all racks', () => {
  const racks = rackRanksOf(TINY);
  const means = createRackMeans(TINY);
  const first = racks.count - means.times.length;
  const random = createRandom(5);
  means.times.forEach((_, number) => {
    means.times[number] = 1 + random.below(4); // seen more or less often: of no weight
    means.sums[number] = means.times[number]! * random.below(1000);
  });
  const worth = (codes: readonly number[]): number => {
    const counts = createCounts();
    for (const code of codes) counts[code]!++;
    const number = racks.rank(counts) - first;
    return means.sums[number]! / means.times[number]!;
  };
  const { values } = leaveMeans(TINY, means);
  const leaves = leaveRanksOf(TINY);
  const kept = createCounts();
  const plain = Array.from({ length: leaves.count }, (_, leave) => {
    leaves.unrank(leave, kept);
    const held = tilesOf(kept);
    const bag = tilesOf(bagCounts(TINY).map((count, code) => count - kept[code]!));
    const drawn = draws(bag, 3 - held.length).map(more => worth([...held, ...more]));
    return drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
  });
  expect(leaves.count).toBeGreaterThan(15);
  for (const [leave, value] of plain.entries()) {
    expect(values[leave]).toBeCloseTo(value - plain[0]!, 6);
  }
});

test('a leave that no rack held is worth nothing, and says so', () => {
  const means = createRackMeans(TINY);
  means.times[0] = 2;
  means.sums[0] = 3000;
  const { values, times } = leaveMeans(TINY, means);
  const seen = [...times.keys()].filter(leave => times[leave] !== 0);
  expect(seen.length).toBeLessThan(times.length / 2);
  expect(times[seen[0]!]).toBe(2);
  expect([...values].every(value => value === 0)).toBe(true); // the only rack is the mean
});
