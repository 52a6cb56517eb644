// What leaves are worth under rules: one value for each, found by its number.
import { sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import type { Millipoints } from '../board/move.js';
import { readRack } from '../board/rack.js';
import { InputError, quoted } from '../errors.js';
import { canShare } from '../gaddag/shared-memory.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import { createLeaveRanks, type LeaveRanks } from './leave-ranks.js';

/** Where the values come from, as their file states it. */
export interface LeaveOrigin {
  /** Name and checksum of the lexicon that was played with. */
  readonly lexicon: { readonly name: string; readonly checksum: string };
  /** Id of the edition that was played under. */
  readonly rules: string;
  /** Generations of training, each played with the values of the one before. */
  readonly generations: number;
  /** Games of the last generation. */
  readonly games: number;
  /** The seed of its games. */
  readonly seed: string;
  /** Version of leggio that played them. */
  readonly version: string;
  /** Mean worth of the best move over all racks, each as often as it is drawn; thousandths of a point. */
  readonly mean: Millipoints;
}

/** The worth of every leave that the tiles of an edition can give. */
export interface LeaveTable {
  readonly rules: Rules;
  /** What was played to come to the values. */
  readonly origin: LeaveOrigin;
  /** SHA-256 of the values and what they are for, lower-case hex. */
  readonly checksum: string;
  /** Numbers of the leaves, by which they have their values. */
  readonly ranks: LeaveRanks;
  /** Thousandths of a point by the number of the leave; not to be changed. */
  readonly values: Int32Array;
  /**
   * The worth of a leave.
   *
   * @param leave tiles in any order, `?` for a jolly; at most one tile less than a rack
   * @returns thousandths of a point, against the mean of all racks; below 0 for what is better played away
   * @throws InputError `POSITION_RACK` when it cannot be a leave
   */
  value(leave: string): Millipoints;
  /** The same by counts of tiles, length 32, jollies at 0; what cannot be a leave is not noticed. */
  valueOf(counts: ArrayLike<number>): Millipoints;
}

/** The numbers of the leaves under rules: up to one tile less than a rack. */
export function leaveRanksOf(rules: Rules): LeaveRanks {
  const known = ranksKnown.get(rules) ?? createLeaveRanks(bagCounts(rules), rules.rackSize - 1);
  ranksKnown.set(rules, known);
  return known;
}

const ranksKnown = new WeakMap<Rules, LeaveRanks>();

/** A table of values that have been checked. */
export function createLeaveTable(
  rules: Rules,
  values: Int32Array,
  origin: LeaveOrigin,
  checksum: string,
): LeaveTable {
  const ranks = leaveRanksOf(rules);
  const worth = (counts: ArrayLike<number>): Millipoints => values[ranks.rank(counts)]!;
  return {
    rules,
    origin,
    checksum,
    ranks,
    values,
    value: leave => worth(readLeave(rules, leave)),
    valueOf: worth,
  };
}

/**
 * Makes sure that leaves are those of an edition's tiles.
 *
 * @throws InputError `LEAVES_TILES`
 */
export function checkLeaves(leaves: LeaveTable, rules: Rules): void {
  const tiles = bagCounts(rules);
  const same =
    leaves.rules.alphabet.id === rules.alphabet.id &&
    leaves.rules.rackSize === rules.rackSize &&
    bagCounts(leaves.rules).every((count, kind) => count === tiles[kind]);
  if (same) return;
  const message = `leaves for the tiles of ${leaves.rules.id}, the tiles of ${rules.id} are others`;
  throw new InputError('LEAVES_TILES', message, { input: rules.id });
}

/** Values not filled yet, in memory that threads share where they can. */
export function sharedValues(count: number): Int32Array {
  return new Int32Array(sharedRoom(count * 4).buffer);
}

/** That many bytes in memory that threads share where they can. */
export function sharedRoom(length: number): Uint8Array {
  return new Uint8Array(canShare() ? new SharedArrayBuffer(length) : new ArrayBuffer(length));
}

/** A table on its way to another thread, which reads the values where they lie, or a copy where nothing is shared. */
export type SharedLeaves = Pick<LeaveTable, 'rules' | 'origin' | 'checksum' | 'values'>;

/** A table for another thread: of data alone. */
export function shareLeaves({ rules, origin, checksum, values }: LeaveTable): SharedLeaves {
  return { rules, origin, checksum, values };
}

/** The table of another thread, which checked it. */
export function leavesFromShared({ rules, values, origin, checksum }: SharedLeaves): LeaveTable {
  return createLeaveTable(rules, values, origin, checksum);
}

/**
 * Reads a leave.
 *
 * @throws InputError `POSITION_RACK`
 */
export function readLeave(rules: Rules, leave: string): TileCounts {
  const { counts, findings } = readRack(rules, leave);
  if (findings.length > 0) throw InputError.of('POSITION_RACK', findings, { input: leave });
  if (sumOf(counts) < rules.rackSize) return counts;
  throw new InputError(
    'POSITION_RACK',
    `${quoted(leave)} is a whole rack: a leave has at most ${rules.rackSize - 1} tiles`,
    { input: leave },
  );
}
