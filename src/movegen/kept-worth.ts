// What a rack keeps, in thousandths of a point, for every way of laying tiles of it: what a search by equity
// asks for. Whoever judges leaves fills it, once for each rack.
import { TILE_KINDS, tileIndex } from '../alphabet/tile-counts.js';
import type { Millipoints } from '../board/move.js';
import type { PlayBuffer } from './play-buffer.js';

/** Most ways of laying tiles of a rack of seven, none among them: 2^7, when all tiles differ. */
export const MOST_WAYS = 128;

/** The worth of what is kept, by what is laid; to be filled anew for each rack. */
export interface KeptWorth {
  /** What each tile laid adds to the number of the way, by kind of tile, jollies at 0; length 32. */
  readonly strides: Int32Array;
  /** How many ways there are; the number of the last one lays the whole rack. */
  ways: number;
  /** Tiles laid, by way. */
  readonly laid: Uint8Array;
  /** The worth of what is kept, by way, in thousandths of a point. */
  readonly values: Int32Array;
}

/** Room for the worth of what racks keep. */
export function createKeptWorth(): KeptWorth {
  return {
    strides: new Int32Array(TILE_KINDS),
    ways: 1,
    laid: new Uint8Array(MOST_WAYS),
    values: new Int32Array(MOST_WAYS),
  };
}

/** Number of a way of laying tiles. @param counts of the tiles laid, jollies at 0 */
export function wayOf({ strides }: KeptWorth, counts: ArrayLike<number>): number {
  let way = 0;
  for (let kind = 0; kind < strides.length; kind++) way += strides[kind]! * counts[kind]!;
  return way;
}

/** What a play keeps is worth. @param index of the play in the buffer */
export function keptBy(
  { strides, values }: KeptWorth,
  plays: PlayBuffer,
  index: number,
): Millipoints {
  let way = 0;
  for (let place = plays.tileCount(index) - 1; place >= 0; place--) {
    way += strides[tileIndex(plays.tile(index, place))]!;
  }
  return values[way]!;
}

/** What a play is worth: its points and what it keeps. */
export function equityOf(
  kept: KeptWorth | undefined,
  plays: PlayBuffer,
  index: number,
): Millipoints {
  const points = plays.score(index) * 1000;
  return kept === undefined ? points : points + keptBy(kept, plays, index);
}

/** The same in arrays of its own, which the next rack does not change. */
export function copyKept({ strides, ways, laid, values }: KeptWorth): KeptWorth {
  return { strides: strides.slice(), ways, laid: laid.slice(), values: values.slice() };
}
