// Leaves that were seen too seldom borrow from their neighbours, those of the same size that differ in one
// tile: each is drawn towards the mean of its neighbours, the more the less sure it is beside their scatter
// (empirical Bayes; a normal prior about the neighbours' mean, Efron and Morris 1975). All of this is done to
// what the tiles, each for itself, leave unsaid: a jolly in place of a Q is no news. Both measures, the spread
// of a sighting and the scatter of leaves, are taken from the data, by size. Only + - * / in one order, so that
// the same games give the same bytes on any machine.
import { createCounts, type TileCounts } from '../alphabet/tile-counts.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import type { LeaveRanks } from './leave-ranks.js';
import { leaveRanksOf } from './leave-table.js';
import { type LeaveMeans, leaveMeans, type RackMeans } from './values.js';

/** How far values of leaves of one size lie apart, in squares of thousandths of a point. */
export interface Spreads {
  /** Variance of one sighting about the worth of its leave. */
  readonly ofSighting: number;
  /** Variance of leaves about the mean of their neighbours. */
  readonly ofLeaves: number;
}

/** Values of leaves as they go into a table: smoothed, thousandths of a point by number; 0 for the empty one. */
export function trainedValues(rules: Rules, means: RackMeans): Int32Array {
  const smoothed = smoothLeaves(rules, leaveMeans(rules, means));
  return Int32Array.from(smoothed, value => Math.round(value));
}

/**
 * Draws the values of leaves towards those of their neighbours.
 *
 * @param spreadsOf by size of the leave; what the data say, unless it is given
 * @returns thousandths of a point by the number of the leave; a leave never seen has its neighbours' mean, each
 *   neighbour worth more or less by the tile that differs
 */
export function smoothLeaves(
  rules: Rules,
  means: LeaveMeans,
  spreadsOf?: readonly Spreads[],
): Float64Array {
  const ofTiles = sumsOfTiles(rules, means.values);
  const rest = withoutTiles(means, ofTiles);
  const smoothed = smoothRest(rules, rest, spreadsOf ?? findSpreads(rules, rest));
  return smoothed.map((value, leave) => value + ofTiles[leave]!);
}

/** What the tiles of each leave are worth as leaves of one tile. */
export function sumsOfTiles(rules: Rules, values: ArrayLike<number>): Float64Array {
  const ranks = leaveRanksOf(rules);
  const counts = createCounts();
  const worths = new Float64Array(counts.length);
  for (let leave = 1; leave <= ranks.bySize[1]!; leave++) {
    ranks.unrank(leave, counts);
    worths[counts.indexOf(1)] = values[leave]!;
  }
  return Float64Array.from({ length: ranks.count }, (_, leave) => {
    ranks.unrank(leave, counts);
    let sum = 0;
    for (let kind = 0; kind < counts.length; kind++) sum += counts[kind]! * worths[kind]!;
    return sum;
  });
}

/** What was seen beyond the worth of the tiles. */
export function withoutTiles(means: LeaveMeans, ofTiles: Float64Array): LeaveMeans {
  const values = means.values.map((value, leave) =>
    means.effective[leave] === 0 ? 0 : value - ofTiles[leave]!,
  );
  return { ...means, values };
}

function smoothRest(rules: Rules, means: LeaveMeans, spreadsOf: readonly Spreads[]): Float64Array {
  const ranks = leaveRanksOf(rules);
  const smoothed = means.values.slice();
  const counts = createCounts();
  for (let size = 1; size <= ranks.most; size++) {
    const spreads = spreadsOf[size]!;
    const families = familiesOf(rules, size);
    const { values, weights } = neighboursOf(rules, size, means, spreads, families);
    const first = firstOf(ranks, size);
    for (let index = 0; index < values.length; index++) {
      const leave = first + index;
      const isAlone = weights[index] === 0;
      if (isAlone) ranks.unrank(leave, counts);
      const prior = isAlone ? withoutNeighbours(ranks, counts, smoothed) : values[index]!;
      smoothed[leave] = drawn(means.values[leave]!, means.effective[leave]!, prior, spreads);
    }
  }
  return smoothed;
}

/** A value between what was seen and what one would think without: each counts as it is sure. */
function drawn(seen: number, times: number, prior: number, spreads: Spreads): number {
  const sureOfSeen = times / spreads.ofSighting;
  const sureOfPrior = 1 / spreads.ofLeaves;
  return (seen * sureOfSeen + prior * sureOfPrior) / (sureOfSeen + sureOfPrior);
}

/** No neighbour was seen: the mean of the leaves with one tile less, which are smoothed by now. */
function withoutNeighbours(ranks: LeaveRanks, counts: TileCounts, smoothed: Float64Array): number {
  let sum = 0;
  let tiles = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    const held = counts[kind]!;
    if (held === 0) continue;
    counts[kind] = held - 1;
    sum += held * smoothed[ranks.rank(counts)]!;
    tiles += held;
    counts[kind] = held;
  }
  return sum / tiles;
}

/** Means of the neighbours of every leave of one size. */
interface Neighbours {
  /** Mean of those that were seen, each weighed by how sure it is; by number within the size. */
  readonly values: Float64Array;
  /** How sure the mean is: one by its variance; 0 where none was seen. */
  readonly weights: Float64Array;
}

/**
 * A leave and a neighbour have one thing in common, the leave with one tile less that both come from. So sums
 * over each such family are made once, and a leave takes those of its families without itself.
 */
function neighboursOf(
  rules: Rules,
  size: number,
  means: LeaveMeans,
  spreads: Spreads,
  { members, ends }: Families,
): Neighbours {
  const ranks = leaveRanksOf(rules);
  const first = firstOf(ranks, size);
  const own = weightsOf(means, first, ranks.bySize[size]!, spreads);
  const values = new Float64Array(own.length);
  const weights = new Float64Array(own.length);
  let begin = 0;
  for (const end of ends) {
    let sum = 0;
    let weight = 0;
    for (let at = begin; at < end; at++) {
      const leave = members[at]!;
      const sure = own[leave - first]!;
      sum += sure * means.values[leave]!;
      weight += sure;
    }
    if (weight === 0) begin = end; // none of them was seen: nothing to add
    for (let at = begin; at < end; at++) {
      const leave = members[at]!;
      const index = leave - first;
      const sure = own[index]!;
      values[index]! += sum - sure * means.values[leave]!;
      weights[index]! += weight - sure; // 0 where none was seen: the sum is its own weight then
    }
    begin = end;
  }
  for (let index = 0; index < own.length; index++) {
    values[index] = weights[index] === 0 ? 0 : values[index]! / weights[index]!;
  }
  return { values, weights };
}

/** How sure each leave is as a witness of the mean about it: one by the variance; 0 where it was never seen. */
function weightsOf(
  { effective }: LeaveMeans,
  first: number,
  count: number,
  { ofSighting, ofLeaves }: Spreads,
): Float64Array {
  const weights = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const times = effective[first + index]!;
    if (times !== 0) weights[index] = 1 / (ofLeaves + ofSighting / times);
  }
  return weights;
}

/** The leaves that come from each leave of one tile less, as numbers, one family after the other. */
interface Families {
  readonly members: Int32Array;
  /** Behind the last member of each. */
  readonly ends: Int32Array;
}

/**
 * Families by size, for each numbering: every training of a set of tiles asks for them, twice a generation. Some
 * megabytes, as long as the rules live.
 */
const familiesKnown = new WeakMap<LeaveRanks, Families[]>();

/** Those of leaves of a size. */
function familiesOf(rules: Rules, size: number): Families {
  const ranks = leaveRanksOf(rules);
  const known = familiesKnown.get(ranks) ?? [];
  familiesKnown.set(ranks, known);
  known[size] ??= findFamilies(rules, size);
  return known[size];
}

/** To number them takes longer than to go over them in every round: smoothing took 2.7 s, and takes 1.5. */
function findFamilies(rules: Rules, size: number): Families {
  const ranks = leaveRanksOf(rules);
  const bag = bagCounts(rules);
  const counts: TileCounts = createCounts();
  const from = firstOf(ranks, size - 1);
  const ends = new Int32Array(ranks.bySize[size - 1]!);
  const members = new Int32Array(ends.length * counts.length);
  let end = 0;
  for (let family = 0; family < ends.length; family++) {
    ranks.unrank(from + family, counts);
    for (let kind = 0; kind < counts.length; kind++) {
      if (counts[kind]! >= bag[kind]!) continue;
      counts[kind]!++;
      members[end++] = ranks.rank(counts);
      counts[kind]!--;
    }
    ends[family] = end;
  }
  return { members: members.slice(0, end), ends };
}

/** Number of the first leave of a size. */
function firstOf({ bySize }: LeaveRanks, size: number): number {
  let first = 0;
  for (let smaller = 0; smaller < size; smaller++) first += bySize[smaller]!;
  return first;
}

/** Where the search for spreads begins: 18.5 points for a draw within a rack, as measured, and 2 for leaves. */
const FIRST_GUESS: Spreads = { ofSighting: 18_500 * 18_500, ofLeaves: 2000 * 2000 };
/** Leaves of a size, seen with their neighbours, that say enough; fewer take the spreads of longer leaves. */
const ENOUGH = 20;
/** The mean of the neighbours depends on the spreads, and they on it: after some rounds little changes. */
const ROUNDS = 4;
/** Where leaves were seen about equally often, a line through them has any slope. */
const FLAT = 0.01;
/** A tenth of a point: no scatter is taken for less, or for nothing. */
const LEAST = 100 * 100;

/**
 * The spreads that the data show beyond the worth of tiles, by size of the leave; those of the empty one are of no use. Only the longest
 * leaves tell the spread of a sighting: shorter ones are seen so often that what is left between them is
 * scatter, and the seldom among them (two Qs) scatter more.
 */
export function findSpreads(rules: Rules, means: LeaveMeans): readonly Spreads[] {
  const { most } = leaveRanksOf(rules);
  const found: Spreads[] = [];
  let spreads = FIRST_GUESS;
  for (let size = most; size > 0; size--) {
    const families = familiesOf(rules, size);
    for (let round = 0; round < ROUNDS; round++) {
      const line = lineThrough(rules, size, means, spreads, families);
      spreads = refined(line, spreads, size === most);
    }
    found[size] = spreads;
  }
  found[0] = spreads;
  return found;
}

/** Sums of weighted least squares: squares of distances over one by the sightings. */
interface Line {
  readonly count: number;
  readonly all: number;
  readonly x: number;
  readonly xx: number;
  readonly y: number;
  readonly xy: number;
}

/**
 * A line through the squares of the distances from the neighbours' mean, by one over the sightings: it
 * begins at the scatter of leaves and climbs by the spread of a sighting. Each square is weighed by the
 * variance that it should have.
 */
function lineThrough(
  rules: Rules,
  size: number,
  means: LeaveMeans,
  spreads: Spreads,
  families: Families,
): Line {
  const first = firstOf(leaveRanksOf(rules), size);
  const { values, weights } = neighboursOf(rules, size, means, spreads, families);
  let [count, all, x, xx, y, xy] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < values.length; index++) {
    const times = means.effective[first + index]!;
    if (times === 0 || weights[index] === 0) continue;
    const distance = means.values[first + index]! - values[index]!;
    const ofMean = 1 / weights[index]!;
    const expected = spreads.ofLeaves + spreads.ofSighting / times + ofMean;
    const weight = 1 / (expected * expected);
    const square = distance * distance - ofMean;
    count++;
    all += weight;
    x += weight / times;
    xx += weight / times / times;
    y += weight * square;
    xy += (weight * square) / times;
  }
  return { count, all, x, xx, y, xy };
}

/** The spreads that a line shows: its slope, when that is asked for and can be told, and its beginning. */
function refined(line: Line, before: Spreads, withSlope: boolean): Spreads {
  const { count, all, x, xx, y, xy } = line;
  if (count < ENOUGH) return before;
  const apart = all * xx - x * x;
  const slope = withSlope && apart > FLAT * all * xx ? (all * xy - x * y) / apart : 0;
  const ofSighting = slope > LEAST ? slope : before.ofSighting;
  return { ofSighting, ofLeaves: Math.max((y - ofSighting * x) / all, LEAST) };
}
