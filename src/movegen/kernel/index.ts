// What the host calls; see `../kernel.ts`.
import { takeAnagrams } from './anagrams';
import { searchBest } from './best-search';
import { searchAll } from './generator';
import { forgetBoard, setBoard } from './grow';
import {
  addTransposed,
  bar,
  playsAt,
  playsEnd,
  takeLetters,
  takeRack,
  takeRulesOfHand,
  tiles,
  want,
} from './hand';
import {
  bucketsLow,
  bucketsMade,
  makeAnagrams,
  masksLow,
  masksMade,
  wordsMade,
} from './make-anagrams';
import { BEST_KEPT, begin, COUNTS, EMPTY, HASHES, KEPT, POINTS, reserve, STRIDES } from './memory';
import { cutBehind, sortPlays } from './order';
import { cutKeysBehind, forgetBelow, keysAt, keysEnd, sortByWorth } from './order-by-worth';
import { findUnits } from './units';
import { byEquity, judgeBy } from './worth';

export {
  BEST_KEPT,
  begin,
  bucketsLow,
  bucketsMade,
  COUNTS,
  EMPTY,
  HASHES,
  judgeBy,
  KEPT,
  keysAt,
  keysEnd,
  makeAnagrams,
  masksLow,
  masksMade,
  POINTS,
  playsAt,
  playsEnd,
  reserve,
  STRIDES,
  takeAnagrams,
  takeLetters,
  wordsMade,
};

/** Takes what an edition says; its values and premium squares are then written. */
export function takeRules(size: i32, points: i32): void {
  takeRulesOfHand(size, points);
  forgetBoard();
}

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
  if (ranked) rank(0);
}

/**
 * Finds the best plays of the position that the host wrote, best first: by score, or by equity as `judgeBy` was
 * told; then the keys of `order-by-worth.ts` have their order.
 *
 * @param count of plays, with every tie of the last; 0: all within `points` of the best, by equity thousandths
 */
export function search(count: i32, points: i32, symmetric: bool): void {
  const empty = setBoard();
  const doubled = empty && symmetric;
  want(doubled ? (count + 1) >> 1 : count, points);
  takeRack();
  findUnits(empty, symmetric);
  if (tiles > 0) searchBest();
  if (doubled) addTransposed();
  rank(count);
}

/** Puts the plays that reach the bar in order. @param count that are wanted, with every tie of the last; 0: all */
function rank(count: i32): void {
  if (byEquity) {
    forgetBelow(bar);
    sortPlays(0);
    sortByWorth();
    if (count > 0) cutKeysBehind(count);
    return;
  }
  sortPlays(bar);
  if (count > 0) cutBehind(count);
}
