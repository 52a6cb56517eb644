// Every play that an ending has come across, a few integers each, numbered; and the squares a play fills.
import type { Tile } from '../../alphabet/alphabet.js';
import { SIZE, SQUARE_COUNT } from '../../board/squares.js';
import { words } from './hashing.js';

/** Kinds of tiles on a board, jollies apart. */
const TILES = 64;
/** Words of a tile on a square. */
export const squareLow: Int32Array = words(SQUARE_COUNT * TILES, 5);
export const squareHigh: Int32Array = words(SQUARE_COUNT * TILES, 6);

const LANE_BITS = 5;
const START_SHIFT = LANE_BITS;
const COUNT_SHIFT = START_SHIFT + 4;

/** Thrown when there is no room for another play. */
export class StoreFull extends Error {}

/** Plays by number. */
export class PlayStore {
  /** What a play takes from the rack (`racks.ts`). */
  readonly need: Uint8Array;
  /** Points, bonus included. */
  readonly score: Int32Array;
  /** Hash of the tiles on their squares. */
  readonly hashLow: Int32Array;
  readonly hashHigh: Int32Array;
  count = 0;
  private readonly meta: Int32Array;
  private readonly low: Int32Array;
  private readonly high: Int32Array;

  /** @param most plays */
  constructor(most: number) {
    this.need = new Uint8Array(most);
    this.score = new Int32Array(most);
    this.hashLow = new Int32Array(most);
    this.hashHigh = new Int32Array(most);
    this.meta = new Int32Array(most);
    this.low = new Int32Array(most);
    this.high = new Int32Array(most);
  }

  /**
   * Adds a play.
   *
   * @param lane row 0..14, or column and 15
   * @param start place of the first tile laid
   * @param low, high the tiles laid, a byte each
   * @returns its number; the hash is 0 until tiles are added to it
   * @throws StoreFull
   */
  add(
    lane: number,
    start: number,
    tiles: number,
    low: number,
    high: number,
    need: number,
    score: number,
  ): number {
    const number = this.count;
    if (number === this.score.length) throw new StoreFull();
    this.count++;
    this.meta[number] = lane | (start << START_SHIFT) | (tiles << COUNT_SHIFT);
    this.low[number] = low;
    this.high[number] = high;
    this.need[number] = need;
    this.score[number] = score;
    this.hashLow[number] = 0;
    this.hashHigh[number] = 0;
    return number;
  }

  /** Adds a tile to the hash of a play. */
  hash(play: number, square: number, tile: Tile): void {
    this.hashLow[play]! ^= squareLow[square * TILES + tile]!;
    this.hashHigh[play]! ^= squareHigh[square * TILES + tile]!;
  }

  lane(play: number): number {
    return this.meta[play]! & 31;
  }

  /** Place of the first tile laid. */
  start(play: number): number {
    return (this.meta[play]! >> START_SHIFT) & 15;
  }

  /** Tiles laid. */
  size(play: number): number {
    return this.meta[play]! >> COUNT_SHIFT;
  }

  /** Tile laid, by its number in the order of reading. */
  tile(play: number, number: number): Tile {
    const word = number < 4 ? this.low[play]! : this.high[play]!;
    return (word >>> ((number & 3) * 8)) & 63;
  }
}

/** First square of a lane. */
export function firstOf(lane: number): number {
  return lane < SIZE ? lane * SIZE : lane - SIZE;
}

/** From one square of a lane to the next. */
export function stepOf(lane: number): number {
  return lane < SIZE ? 1 : SIZE;
}

/** The lane that crosses at a place. */
export function crossing(lane: number, place: number): number {
  return lane < SIZE ? SIZE + place : place;
}
