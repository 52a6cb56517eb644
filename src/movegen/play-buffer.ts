// Found plays as the kernel packs them: three integers each in one growing Int32Array, and how to read them.
// Objects and strings are made later, for the plays somebody asks for.
import type { Tile } from '../alphabet/alphabet.js';
import { SIZE, type Square, squareAt } from '../board/squares.js';

/** Integers of a packed play: head, first four tiles laid, last three tiles laid (a byte each). */
export const PLAY = 3;

/** More plays than any memory has room for, and half the integers of 32 bits: who wants more wants all. */
export const MOST_PLAYS: number = 2 ** 30;

/** Fields of the head, lowest bits first: lane 5, start 4, tiles laid 4, of them to the left 3, score 16. */
const LANE_BITS = 5;
const START_BITS = 4;
const COUNT_BITS = 4;
const START_SHIFT = LANE_BITS;
const COUNT_SHIFT = START_SHIFT + START_BITS;
const LEFT_SHIFT = COUNT_SHIFT + COUNT_BITS;
const SCORE_SHIFT = 16;

/** Found plays, packed: three integers each, in the order they were found or ranked. */
export class PlayBuffer {
  /** The packed plays; replaced by a longer array when it is full. */
  data: Int32Array;
  /** Integers in use. */
  used: number;

  /**
   * Empty, with room for 4,096 plays, or with plays that are packed already.
   *
   * @param packed plays to begin with; kept, not copied
   */
  constructor(packed?: Int32Array) {
    this.data = packed ?? new Int32Array(PLAY << 12);
    this.used = packed?.length ?? 0;
  }

  /** How many plays there are. */
  get length(): number {
    return this.used / PLAY;
  }

  /** Forgets every play; the array stays. */
  clear(): void {
    this.used = 0;
  }

  /** Forgets all plays but the first `count`. */
  cut(count: number): void {
    this.used = Math.min(this.used, count * PLAY);
  }

  /** Puts play `index` first and forgets the others. */
  keep(index: number): void {
    this.data.copyWithin(0, index * PLAY, (index + 1) * PLAY);
    this.used = PLAY;
  }

  /** The same plays in an array of their own, no longer than needed. */
  copy(): PlayBuffer {
    return new PlayBuffer(this.data.slice(0, this.used));
  }

  /** Doubles the array. */
  grow(): void {
    const longer = new Int32Array(this.data.length * 2);
    longer.set(this.data);
    this.data = longer;
  }

  /** Points of play `index`, bonus included. */
  score(index: number): number {
    return this.data[index * PLAY]! >> SCORE_SHIFT;
  }

  /** True for a play read from left to right. */
  isAcross(index: number): boolean {
    return this.lane(index) < SIZE;
  }

  /** Square of the first letter of the main word. */
  square(index: number): Square {
    const lane = this.lane(index);
    const step = ((this.data[index * PLAY]! >> START_SHIFT) & 15) - 1;
    return lane < SIZE ? squareAt(lane, step) : squareAt(step, lane - SIZE);
  }

  /** Tiles laid, 1..7. */
  tileCount(index: number): number {
    return (this.data[index * PLAY]! >> COUNT_SHIFT) & 15;
  }

  /** The tile laid at a place in the order of reading, 0..tileCount-1. */
  tile(index: number, place: number): Tile {
    const left = (this.data[index * PLAY]! >> LEFT_SHIFT) & 7;
    // tiles to the left of where the search began were laid outwards
    const laid = place < left ? left - 1 - place : place;
    return (this.data[index * PLAY + 1 + (laid >> 2)]! >>> ((laid & 3) * 8)) & 63;
  }

  private lane(index: number): number {
    return this.data[index * PLAY]! & 31;
  }
}
