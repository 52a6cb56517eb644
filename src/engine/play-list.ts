// All plays of one position, ranked and packed; a `Play` object is made only when asked for.
import type { Millipoints, Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import { toPlay } from '../movegen/to-play.js';

export interface PlayList extends Iterable<Play> {
  readonly length: number;
  /**
   * Best first: score, then across before down, then square, then word.
   *
   * @throws RangeError, as `score` and `equity` do, when there is no play of that number
   */
  at(index: number): Play;
  score(index: number): number;
  equity(index: number): Millipoints;
}

/**
 * A list over packed plays, which are kept, not copied.
 *
 * @param order numbers of the plays, best first
 */
export function createPlayList(plays: PlayBuffer, order: Int32Array, position: Position): PlayList {
  const numberOf = (index: number): number => {
    const number = order[index]; // undefined for 0.5, too
    if (number === undefined) throw new RangeError(`play ${index}: the list has ${order.length}`);
    return number;
  };
  const at = (index: number): Play => toPlay(plays, numberOf(index), position);
  const score = (index: number): number => plays.score(numberOf(index));
  return {
    length: order.length,
    at,
    score,
    equity: index => score(index) * 1000,
    *[Symbol.iterator]() {
      for (let index = 0; index < order.length; index++) yield at(index);
    },
  };
}
