// What a play is worth to a search: its points; or, by equity, thousandths of them and of what it keeps. The
// host writes the worth of what is kept for every way of laying tiles of the rack, none below 0, so that
// bounds and bar are never negative.
import { at, BEST_KEPT, KEPT, STRIDES } from './memory';
import { JOLLY_BIT } from './play';

/** Numbers of a row of `BEST_KEPT`: 0 to 7 tiles laid. */
const ROW: i32 = 8;
const MILLIPOINTS: i32 = 1000;
const TILE_BITS: i32 = 8;
const TILE_MASK: i32 = 63;

/** True when plays are judged by equity. */
export let byEquity: bool = false;

/** Judges plays by equity, with what the host wrote, or by their points. */
export function judgeBy(equity: bool): void {
  byEquity = equity;
}

/** The most that a play of `laid` tiles is worth, by its points; by score just these. */
export function mostWorth(score: i32, laid: i32): i32 {
  return byEquity ? score * MILLIPOINTS + at(BEST_KEPT, laid) : score;
}

/** How much less the best that is kept is worth, when at least so many jollies are among the tiles laid. */
export function lessKept(jolliesLaid: i32, laid: i32): i32 {
  return at(BEST_KEPT, laid) - at(BEST_KEPT, jolliesLaid * ROW + laid);
}

/** What a play is worth. @param laid its tiles, a byte each, and nothing behind them */
export function worthOfTiles(score: i32, laid: u64): i32 {
  if (!byEquity) return score;
  let index = 0;
  for (let rest = laid; rest !== 0; rest >>= TILE_BITS) {
    const tile = (rest as i32) & TILE_MASK;
    index += at(STRIDES, tile < JOLLY_BIT ? tile : 0);
  }
  return score * MILLIPOINTS + at(KEPT, index);
}
