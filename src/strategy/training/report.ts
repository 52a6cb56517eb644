// What a generation of leave values came to: how thin the ground is, what has changed, and what it wins.

import { leaveRanksOf } from '../../leaves/leave-table.js';
import { leaveMeans, type RackMeans, rackRanksOf } from '../../leaves/values.js';
import type { Rules } from '../../rules/rules.js';
import type { MatchResult } from '../self-play/match.js';

/** Fewer sightings than this are thin ground. */
export const THIN = 50;

/** The leaves of one size. */
export interface SizeReport {
  readonly tiles: number;
  readonly leaves: number;
  /** Of these, how many were seen in fewer than `THIN` racks. */
  readonly thin: number;
  /** Mean change of the values that are not thin, in thousandths of a point; undefined in the first generation. */
  readonly change: number | undefined;
}

export interface GenerationReport {
  /** Full racks seen. */
  readonly racks: number;
  /** Different ones among them, of how many there are. */
  readonly different: number;
  readonly of: number;
  /** Mean worth of the best move over all racks, each as often as it is drawn; thousandths of a point. */
  readonly mean: number;
  readonly sizes: readonly SizeReport[];
  readonly match: MatchResult | undefined;
}

export function reportOf(
  rules: Rules,
  means: RackMeans,
  values: Int32Array,
  before: Int32Array | undefined,
  match: MatchResult | undefined,
): GenerationReport {
  const { times, mean } = leaveMeans(rules, means);
  const ranks = leaveRanksOf(rules);
  const sizes = ranks.bySize.map((leaves, tiles): SizeReport => {
    let thin = 0;
    let change = 0;
    for (let leave = ranks.starts[tiles]!; leave < ranks.starts[tiles]! + leaves; leave++) {
      if (times[leave]! < THIN) thin++;
      else if (before !== undefined) change += Math.abs(values[leave]! - before[leave]!);
    }
    const firm = Math.max(1, leaves - thin);
    return { tiles, leaves, thin, change: before && Math.round(change / firm) };
  });
  return {
    racks: means.times.reduce((sum, seen) => sum + seen, 0),
    different: means.times.reduce((sum, seen) => sum + Math.min(seen, 1), 0),
    of: rackRanksOf(rules).bySize[rules.rackSize]!,
    mean: Math.round(mean),
    sizes: sizes.slice(1),
    match,
  };
}
