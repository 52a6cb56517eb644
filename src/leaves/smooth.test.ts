// Smoothed leaves against a planted truth, and against the same sums done pair by pair.
import { expect, test } from 'vitest';
import { createCounts } from '../alphabet/tile-counts.js';
import { createRandom } from '../board/random.js';
import { createRules } from '../rules/create-rules.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { leaveRanksOf } from './leave-table.js';
import {
  findSpreads,
  type Spreads,
  smoothLeaves,
  sumsOfTiles,
  trainedValues,
  withoutTiles,
} from './smooth.js';
import { createRackMeans, type LeaveMeans, leaveMeans, rackRanksOf } from './values.js';

/** The rules of FIGS with shorter racks, and with fewer tiles. */
function smaller(rackSize: number, tiles?: Readonly<Record<string, number>>): Rules {
  const counted = FIGS.tiles.map(tile =>
    tiles === undefined ? tile : { ...tile, count: tiles[tile.letter] ?? 0 },
  );
  return createRules({ ...FIGS, id: 'small', rackSize, tiles: counted });
}

/** 14,576 leaves of up to four tiles. */
const SHORT = smaller(5);
/** 60 leaves or so. */
const FEW = smaller(4, { A: 3, B: 2, C: 1, D: 1, E: 4, '?': 2 });

/** The tiles of every leave, as codes. */
function leavesOf(rules: Rules): readonly (readonly number[])[] {
  const ranks = leaveRanksOf(rules);
  const counts = createCounts();
  return Array.from({ length: ranks.count }, (_, leave) => {
    ranks.unrank(leave, counts);
    return Array.from(counts).flatMap((held, kind) => Array<number>(held).fill(kind));
  });
}

/** About normal, of variance 1. */
function createNormal(seed: number): () => number {
  const random = createRandom(seed);
  return () => {
    let sum = -6;
    for (let part = 0; part < 12; part++) sum += random.below(1 << 20) / (1 << 20);
    return sum;
  };
}

const OF_SIGHTING = 18_500;
const OF_LEAVES = 3000;

/** A truth of tiles' worths and a scatter about them, and what so many sightings make of it. */
function planted(rules: Rules, timesOf: (leave: number) => number) {
  const normal = createNormal(7);
  const worths = Array.from({ length: 32 }, () => 4000 * normal());
  const truth = leavesOf(rules).map(tiles =>
    tiles.reduce((sum, tile) => sum + worths[tile]!, tiles.length < 2 ? 0 : OF_LEAVES * normal()),
  );
  const effective = Float64Array.from(truth, (_, leave) => timesOf(leave));
  const values = Float64Array.from(truth, (value, leave) => {
    const times = effective[leave]!;
    return leave === 0 || times === 0 ? 0 : value + (OF_SIGHTING / Math.sqrt(times)) * normal();
  });
  return { truth, means: { values, times: effective, effective } };
}

/** Mean square of the errors, in points. */
function errorOf(values: ArrayLike<number>, truth: readonly number[], leaves: number[]): number {
  const squares = leaves.map(leave => ((values[leave]! - truth[leave]!) / 1000) ** 2);
  return squares.reduce((sum, square) => sum + square, 0) / squares.length;
}

test('a planted truth is found again better than by the means alone', () => {
  const random = createRandom(3);
  const { truth, means } = planted(SHORT, () => random.below(4) * random.below(30));
  const smoothed = smoothLeaves(SHORT, means);
  const leaves = [...truth.keys()];
  const seldom = leaves.filter(leave => means.times[leave]! > 0 && means.times[leave]! < 10);
  const often = leaves.filter(leave => means.times[leave]! > 60);
  expect(seldom.length).toBeGreaterThan(1000);
  expect(errorOf(smoothed, truth, seldom)).toBeLessThan(errorOf(means.values, truth, seldom) / 3);
  expect(errorOf(smoothed, truth, often)).toBeLessThan(errorOf(means.values, truth, often));
});

test('the spreads are those that were planted', () => {
  const random = createRandom(4);
  const { means } = planted(SHORT, leave => {
    const often = 1 + random.below(40) * random.below(60);
    return leave <= leaveRanksOf(SHORT).bySize[1]! ? 1e9 : often;
  });
  const rest = withoutTiles(means, sumsOfTiles(SHORT, means.values));
  const found = findSpreads(SHORT, rest);
  const { ofSighting, ofLeaves } = found[4]!;
  expect(found[3]!.ofSighting).toBe(ofSighting); // the longest alone tell it
  expect(found[3]!.ofLeaves).not.toBe(ofLeaves);
  expect(Math.sqrt(ofSighting) / OF_SIGHTING).toBeGreaterThan(0.9);
  expect(Math.sqrt(ofSighting) / OF_SIGHTING).toBeLessThan(1.1);
  expect(Math.sqrt(ofLeaves) / OF_LEAVES).toBeGreaterThan(0.9);
  expect(Math.sqrt(ofLeaves) / OF_LEAVES).toBeLessThan(1.1);
});

test('a leave never seen has the mean of its neighbours', () => {
  const { means } = planted(FEW, () => 100);
  const leaves = leavesOf(FEW);
  const unseen = leaves.findIndex(tiles => tiles.join() === '1,1,2');
  means.effective[unseen] = 0;
  means.values[unseen] = 0;
  const near = leaves.flatMap((tiles, leave) => (differByOne(tiles, [1, 1, 2]) ? [leave] : []));
  // each with the worth of the tile that differs in its place
  const worth = near.map(leave => restOf(leaves, means, leave) + tileSum(leaves, means, [1, 1, 2]));
  const mean = worth.reduce((sum, value) => sum + value, 0) / near.length;
  expect(near.length).toBeGreaterThan(5);
  expect(smoothLeaves(FEW, means)[unseen]).toBeCloseTo(mean, 4); // all were seen as often
});

test('without any neighbour seen, the leaves with one tile less say what it is worth', () => {
  const { means } = planted(FEW, leave => {
    const { bySize } = leaveRanksOf(FEW);
    return leave <= bySize[1]! + bySize[2]! ? 1e9 : 0;
  });
  const leaves = leavesOf(FEW);
  const smoothed = smoothLeaves(FEW, means);
  const of = (tiles: string): number => {
    const leave = leaves.findIndex(each => each.join() === tiles);
    return smoothed[leave]! - tileSum(leaves, means, leaves[leave]!);
  };
  expect(Math.abs(of('1,2'))).toBeGreaterThan(100);
  expect(of('1,1,2')).toBeCloseTo((2 * of('1,2') + of('1,1')) / 3, 4);
});

test('pair by pair the sums are the same', () => {
  const random = createRandom(11);
  const { means } = planted(FEW, () => random.below(3) * random.below(20));
  const spreads = Array<Spreads>(4).fill({ ofSighting: 18_500 ** 2, ofLeaves: 3500 ** 2 });
  const smoothed = smoothLeaves(FEW, means, spreads);
  const plain = plainly(leavesOf(FEW), means, spreads[0]!);
  for (const [leave, value] of plain.entries()) expect(smoothed[leave]).toBeCloseTo(value, 4);
});

type Leaves = readonly (readonly number[])[];

/** As the formula has it, every leave beside every other. */
function plainly(leaves: Leaves, means: LeaveMeans, { ofSighting, ofLeaves }: Spreads): number[] {
  return leaves.map((tiles, leave) => {
    if (tiles.length === 0) return 0;
    let sum = 0;
    let weight = 0;
    for (const [other, others] of leaves.entries()) {
      if (means.effective[other] === 0 || !differByOne(tiles, others)) continue;
      const sure = 1 / (ofLeaves + ofSighting / means.effective[other]!);
      sum += sure * restOf(leaves, means, other);
      weight += sure;
    }
    const times = means.effective[leave]!;
    const seen = times === 0 ? 0 : restOf(leaves, means, leave);
    const above = (seen * times) / ofSighting + sum / weight / ofLeaves;
    return above / (times / ofSighting + 1 / ofLeaves) + tileSum(leaves, means, tiles);
  });
}

/** What a leave came to beyond its tiles. */
function restOf(leaves: Leaves, means: LeaveMeans, leave: number): number {
  return means.values[leave]! - tileSum(leaves, means, leaves[leave]!);
}

function tileSum(leaves: Leaves, { values }: LeaveMeans, tiles: readonly number[]): number {
  const worth = (tile: number): number =>
    values[leaves.findIndex(each => each.length === 1 && each[0] === tile)]!;
  return tiles.reduce((sum, tile) => sum + worth(tile), 0);
}

/** True for leaves of one size, one tile of which is another. */
function differByOne(one: readonly number[], other: readonly number[]): boolean {
  const left = [...other];
  for (const tile of one) if (left.includes(tile)) left.splice(left.indexOf(tile), 1);
  return one.length === other.length && left.length === 1;
}

test('from racks to whole thousandths, the empty leave worth nothing', () => {
  const means = createRackMeans(FEW);
  const random = createRandom(5);
  for (let rack = 0; rack < means.times.length; rack++) {
    means.times[rack] = random.below(9);
    means.sums[rack] = means.times[rack]! * random.below(50_000);
  }
  const values = trainedValues(FEW, means);
  const smoothed = smoothLeaves(FEW, leaveMeans(FEW, means));
  expect(values).toEqual(Int32Array.from(smoothed, value => Math.round(value)));
  expect(values[0]).toBe(0);
  expect(new Set(values).size).toBeGreaterThan(50);
});

test('sightings count as many as their spread over the racks is worth', () => {
  const means = createRackMeans(FEW);
  const racks = rackRanksOf(FEW);
  means.times.fill(6);
  const { times, effective } = leaveMeans(FEW, means);
  expect(racks.count).toBeGreaterThan(60);
  for (let leave = 0; leave < times.length; leave++) {
    expect(effective[leave]).toBeLessThanOrEqual(times[leave]! * (1 + 1e-12));
    expect(effective[leave]).toBeGreaterThan(5.999);
  }
});
