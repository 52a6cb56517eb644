// What the host calls; see `../kernel.ts`.
import { takeAnagrams } from './anagrams';
import { searchBest } from './best-search';
import { searchAll } from './generator';
import {
  addTransposed,
  bar,
  playsAt,
  playsEnd,
  takeLetters,
  takeRack,
  takeRules,
  tiles,
  want,
} from './hand';
import { setBoard } from './lanes';
import {
  bucketsLow,
  bucketsMade,
  makeAnagrams,
  masksLow,
  masksMade,
  wordsMade,
} from './make-anagrams';
import { begin, COUNTS, EMPTY, HASHES, POINTS, reserve } from './memory';
import { cutBehind, sortPlays } from './order';
import { findUnits } from './units';

export {
  begin,
  bucketsLow,
  bucketsMade,
  COUNTS,
  EMPTY,
  HASHES,
  makeAnagrams,
  masksLow,
  masksMade,
  POINTS,
  playsAt,
  playsEnd,
  reserve,
  takeAnagrams,
  takeLetters,
  takeRules,
  wordsMade,
};

/**
 * Finds every play of the position that the host wrote.
 *
 * @param symmetric true when the premium squares are the same transposed
 * @param ranked true to put them in the order of plays, best first
 */
export function generate(symmetric: bool, ranked: bool): void {
  want(0, -1);
  takeRack();
  const empty = setBoard();
  findUnits(empty, symmetric);
  if (tiles > 0) searchAll();
  if (empty && symmetric) addTransposed();
  if (ranked) sortPlays(0);
}

/**
 * Finds the best plays of the position that the host wrote, best first.
 *
 * @param count of plays, with every tie of the last; 0: all within `points` of the best
 */
export function search(count: i32, points: i32, symmetric: bool): void {
  const empty = setBoard();
  const doubled = empty && symmetric;
  want(doubled ? (count + 1) >> 1 : count, points);
  takeRack();
  findUnits(empty, symmetric);
  if (tiles > 0) searchBest();
  if (doubled) addTransposed();
  sortPlays(bar);
  if (count > 0) cutBehind(count);
}
