// From racks to leaves: what a leave is worth, by what the racks that hold it came to. The worth of a leave
// is the mean of those racks, each weighed by how many ways the bag has of completing the leave to it, less
// the mean of all racks. Each different rack counts once with its weight, however often it was seen: its
// frequency is the weight already.
import { createCounts, type TileCounts } from '../alphabet/tile-counts.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import { createLeaveRanks, type LeaveRanks, stepAt } from './leave-ranks.js';
import { leaveRanksOf } from './leave-table.js';

/** What full racks came to in games. */
export interface RackMeans {
  /**
   * Thousandths of a point, summed over the times a rack was seen, by the number of the rack among those of
   * its size.
   */
  readonly sums: Float64Array;
  /** How often each was seen. */
  readonly times: Int32Array;
}

/** Numbers of the full racks: those of `rackSize` tiles come last. */
export function rackRanksOf(rules: Rules): LeaveRanks {
  return createLeaveRanks(bagCounts(rules), rules.rackSize);
}

/** Means of no rack yet. */
export function createRackMeans(rules: Rules): RackMeans {
  const { bySize } = rackRanksOf(rules);
  const count = bySize[rules.rackSize]!;
  return { sums: new Float64Array(count), times: new Int32Array(count) };
}

/** What leaves come to, before anything is smoothed. */
export interface LeaveMeans {
  /** Thousandths of a point by the number of the leave, less the mean of all racks; 0 where no rack held it. */
  readonly values: Float64Array;
  /** Sightings of racks that hold it. */
  readonly times: Float64Array;
  /**
   * Sightings that would make the value as sure, were they spread over the racks as draws from the bag are;
   * never more than `times`, 0 where no rack held it.
   */
  readonly effective: Float64Array;
}

/** The same with what they are measured from. */
export interface LeavesAndMean extends LeaveMeans {
  /** Mean of all racks, each as often as it is drawn, in thousandths of a point. */
  readonly mean: number;
}

/** The worth of every leave that a rack which was seen holds. */
export function leaveMeans(rules: Rules, means: RackMeans): LeavesAndMean {
  const ranks = leaveRanksOf(rules);
  const racks = rackRanksOf(rules);
  const first = racks.count - means.times.length;
  const sums = new Float64Array(ranks.count);
  const weights = new Float64Array(ranks.count);
  const times = new Float64Array(ranks.count);
  const noise = new Float64Array(ranks.count);
  const rack = createCounts();
  const visit = createSubsets(rules, (leave, weight) => {
    sums[leave]! += mean * weight;
    weights[leave]! += weight;
    times[leave]! += seen;
    noise[leave]! += (weight * weight) / seen;
  });
  let mean = 0;
  let seen = 0;
  for (let number = 0; number < means.times.length; number++) {
    seen = means.times[number]!;
    if (seen === 0) continue;
    mean = means.sums[number]! / seen;
    racks.unrank(first + number, rack);
    visit(rack);
  }
  const all = weights[0] === 0 ? 0 : sums[0]! / weights[0]!;
  const values = sums.map((sum, leave) => (weights[leave] === 0 ? 0 : sum / weights[leave]! - all));
  const effective = noise.map((sum, leave) =>
    sum === 0 ? 0 : (weights[leave]! / sum) * weights[leave]!,
  );
  return { values, times, effective, mean: all };
}

/** Goes over the leaves of a rack: all of its subsets but the whole. */
function createSubsets(
  rules: Rules,
  tell: (leave: number, weight: number) => void,
): (rack: TileCounts) => void {
  const ranks = leaveRanksOf(rules);
  const bag = bagCounts(rules);
  const held: number[] = []; // places in `ranks.kinds`
  let rack: TileCounts = createCounts();
  // from the last kind on, so that the number of the leave grows with each: 0.21-0.36 of the time with `rank`;
  // `weight`: ways of drawing what is not kept of the kinds so far
  const choose = (index: number, kept: number, number: number, weight: number): void => {
    if (index < 0) {
      tell(ranks.starts[kept]! + number, weight);
      return;
    }
    const place = held[index]!;
    const kind = ranks.kinds[place]!;
    const copies = rack[kind]!;
    choose(index - 1, kept, number, weight * choices(bag[kind]!, copies));
    for (let keep = 1; keep <= copies && kept + keep < rules.rackSize; keep++) {
      const more = number + ranks.steps[stepAt(place, kept + keep, keep)]!;
      choose(index - 1, kept + keep, more, weight * choices(bag[kind]! - keep, copies - keep));
    }
  };
  return counts => {
    rack = counts;
    held.length = 0;
    for (const [place, kind] of ranks.kinds.entries()) if (counts[kind]! > 0) held.push(place);
    choose(held.length - 1, 0, 0, 1);
  };
}

/** Ways of choosing `taken` tiles of `tiles`. */
function choices(tiles: number, taken: number): number {
  let ways = 1;
  for (let n = 0; n < taken; n++) ways = (ways * (tiles - n)) / (n + 1);
  return ways;
}
