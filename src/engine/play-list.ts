// All plays of one position, ranked and packed; a `Play` object is made only when asked for.
import type { Millipoints, Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { equityOf, type KeptWorth } from '../movegen/kept-worth.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import { toPlay } from '../movegen/to-play.js';

/** All plays of a position, best first; a `Play` is made only when it is asked for. */
export interface PlayList extends Iterable<Play> {
  /** How many plays there are. */
  readonly length: number;
  /**
   * Best first, as it was asked for: score, then across before down, then square, then word; or equity, then
   * those.
   *
   * @throws RangeError, as `score` and `equity` do, when there is no play of that number
   */
  at(index: number): Play;
  /** Points of play `index`, without making the `Play`. */
  score(index: number): number;
  /** Equity of play `index`, without making the `Play`. */
  equity(index: number): Millipoints;
}

/**
 * A list over packed plays, best first, which are kept, not copied.
 *
 * @param kept what the rack keeps, kept as well; without it the equity is the score
 */
export function createPlayList(plays: PlayBuffer, position: Position, kept?: KeptWorth): PlayList {
  const check = (index: number): number => {
    if (Number.isInteger(index) && index >= 0 && index < plays.length) return index;
    throw new RangeError(`play ${index}: the list has ${plays.length}`);
  };
  const at = (index: number): Play => toPlay(plays, check(index), position, kept);
  const score = (index: number): number => plays.score(check(index));
  return {
    length: plays.length,
    at,
    score,
    equity: index => equityOf(kept, plays, check(index)),
    *[Symbol.iterator]() {
      for (let index = 0; index < plays.length; index++) yield at(index);
    },
  };
}
