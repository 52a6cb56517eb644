// The static judgement of a move: its points, and terms for what it leaves behind, in thousandths of a point.
// What depends on the tiles kept alone is filled in for every way of laying tiles of a rack, before the
// search, which then judges each play by one look-up.
import { JOLLY_INDEX } from '../alphabet/tile-counts.js';
import type { Millipoints } from '../board/move.js';
import type { KeptWorth } from '../movegen/kept-worth.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import type { BagState } from './bag-state.js';
import { type LeaveTable, leaveRanksOf } from './leave-table.js';
import { createRackWays } from './rack-ways.js';
import { CHANGE_HELD_BACK, DEFAULT_TERMS, leaveShare, type Terms, WHOLE_FROM } from './terms.js';

const MILLIPOINTS = 1000;

/** Judges what racks keep. */
export interface Judge {
  /** Undefined where leaves are worth nothing. */
  readonly leaves: LeaveTable | undefined;
  /** Which terms are on. */
  readonly terms: Terms;
  /** What `read` filled last. */
  readonly kept: KeptWorth;
  /**
   * What each way of laying tiles of a rack keeps; good until the next rack.
   *
   * @param rackCounts at most seven tiles, length 32, jollies at 0
   */
  read(rackCounts: ArrayLike<number>, state: BagState): KeptWorth;
  /**
   * Whether to change the whole rack without losing the turn, where that is allowed now.
   *
   * @param equity of the best move with the rack as it is
   */
  wantsChange(equity: Millipoints): boolean;
}

/**
 * A judge of what racks keep.
 *
 * @param leaves of these tiles, not checked; without them leaves are worth nothing
 */
export function createJudge(
  rules: Rules,
  leaves: LeaveTable | undefined,
  terms: Terms = DEFAULT_TERMS,
): Judge {
  const points = pointsLeft(rules);
  const ways = createRackWays(leaveRanksOf(rules), points);
  const { kept, sizes, ranks } = ways;
  const values = terms.leave ? leaves?.values : undefined;
  const most = rules.rackSize - 1;
  const end = endWorth(rules);
  const changeBelow = terms.change ? worthOfChange(rules, leaves) : -Infinity;
  return {
    leaves,
    terms,
    kept,
    read(rackCounts, { bag, others }) {
      ways.read(rackCounts);
      if (bag > 0) {
        for (let way = 0; way < kept.ways; way++) {
          kept.values[way] = values !== undefined && sizes[way]! <= most ? values[ranks[way]!]! : 0;
        }
        if (terms.near && bag < WHOLE_FROM) scaleWorth(kept, leaveShare(bag));
      } else if (terms.end) {
        const gain = end.others * worthOf(others, points);
        for (let way = 0; way < kept.ways; way++) {
          kept.values[way] = sizes[way] === 0 ? gain : -end.own * ways.points[way]!;
        }
      } else {
        kept.values.fill(0, 0, kept.ways);
      }
      return kept;
    },
    wantsChange: equity => equity < changeBelow,
  };
}

/** @param share in thousandths */
function scaleWorth({ values, ways }: KeptWorth, share: number): void {
  for (let way = 0; way < ways; way++) values[way] = Math.round((values[way]! * share) / 1000);
}

/**
 * What the best move must be worth for the rack to be kept: the mean of a fresh rack, less what it is worth to
 * have the change still before one, where it comes once a game.
 */
function worthOfChange({ fullChange }: Rules, leaves: LeaveTable | undefined): Millipoints {
  if (fullChange === undefined || leaves === undefined) return -Infinity;
  return leaves.origin.mean - (fullChange.timesPerGame === 'unlimited' ? 0 : CHANGE_HELD_BACK);
}

/** What a tile left at the end is worth, by kind. */
function pointsLeft(rules: Rules): Int32Array {
  const points = Int32Array.from(tilePoints(rules));
  points[JOLLY_INDEX] = rules.end.jollyLeft;
  return points;
}

/** What a point of tiles left is worth in thousandths: of the others' when one goes out, of one's own when not. */
function endWorth({ end }: Rules): { readonly others: number; readonly own: number } {
  const out = end.conditions.find(({ kind }) => kind === 'out');
  const deducted = out === undefined || out.deducts === 'none' ? 0 : 1;
  const moved = (deducted + (out?.gains ?? 0)) * MILLIPOINTS;
  return { others: moved, own: moved };
}

function worthOf(counts: ArrayLike<number>, points: Int32Array): number {
  let sum = 0;
  for (let kind = 0; kind < points.length; kind++) sum += counts[kind]! * points[kind]!;
  return sum;
}
