// What the host calls; see `../kernel.ts`.
import { searchUnits } from './best-search';
import { takeFilter, takeLetters } from './bingos';
import { searchLanes } from './generator';
import { bar, playsAt, playsEnd, takeRack, takeRules, tiles, want } from './hand';
import { setBoard } from './lanes';
import { begin, COUNTS, EMPTY, HASHES, POINTS, reserve } from './memory';

export {
  begin,
  COUNTS,
  EMPTY,
  HASHES,
  POINTS,
  playsAt,
  playsEnd,
  reserve,
  takeFilter,
  takeLetters,
  takeRules,
};

/** Finds every play of the position that the host wrote. @returns 1 when the board is empty */
export function generate(symmetric: bool): i32 {
  want(0, -1);
  takeRack();
  const empty = setBoard();
  if (tiles > 0) searchLanes(empty, symmetric);
  return empty as i32;
}

/**
 * Finds the best plays of the position that the host wrote, and some that were the best when they were
 * found.
 *
 * @param count of plays with every tie of the last; 0: those within `points` of the best
 * @returns 1 when the board is empty
 */
export function search(count: i32, points: i32, symmetric: bool): i32 {
  want(count, points);
  takeRack();
  const empty = setBoard();
  if (tiles > 0) searchUnits(empty, symmetric);
  return empty as i32;
}

/** Fewest points of the plays asked for. */
export function lowest(): i32 {
  return bar;
}
