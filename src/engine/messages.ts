// What travels between a pool and its workers: positions out and plays back, each packed in one array
// that is copied on the way. It is not moved: the first buffer that a thread moves away makes V8 throw
// all its code for typed arrays away, and compile slower code (5 % of a pool's time). Nor is it shared: V8
// does not count shared memory, so no collection comes in time (gigabytes for 40,000 lists of all plays).
import { TILE_KINDS } from '../alphabet/tile-counts.js';
import type { PackedPosition, Position } from '../board/position.js';
import { SQUARE_COUNT } from '../board/squares.js';
import { PLAY, PlayBuffer } from '../movegen/play-buffer.js';
import type { Digest } from './digest.js';

/** What is asked of a position: that many of the best plays, when it is a number of at least 1, or one of these. */
export type Ask = number;
export const ALL: Ask = 0;
/** Every play with the best score. */
export const BEST: Ask = -1;
export const DIGEST: Ask = -2;

export interface PlaysTask {
  /** One of each position; a count may be any whole number. */
  readonly asks: Float64Array;
  /** One of each position: 1 for plays by equity, 0 by score. */
  readonly byEquity: Uint8Array;
  /** 257 bytes each: 225 tiles, 32 counts of the rack. */
  readonly positions: Uint8Array;
}

export interface PlaysAnswer {
  /** First the number of plays of each position, then the packed plays of all, best first. */
  readonly plays: Int32Array;
  /** In order, of the positions whose digest was asked for; these have no plays. */
  readonly digests: readonly Digest[];
}

const POSITION = SQUARE_COUNT + TILE_KINDS;

export function packPositions(positions: readonly Position[]): Uint8Array {
  const packed = new Uint8Array(positions.length * POSITION);
  for (const [index, { tiles, rackCounts }] of positions.entries()) {
    packed.set(tiles, index * POSITION);
    packed.set(rackCounts, index * POSITION + SQUARE_COUNT);
  }
  return packed;
}

/** Position `index` of a task; a view, not a copy. */
export function positionAt(packed: Uint8Array, index: number): PackedPosition {
  const start = index * POSITION;
  return {
    tiles: packed.subarray(start, start + SQUARE_COUNT),
    rackCounts: packed.subarray(start + SQUARE_COUNT, start + POSITION),
  };
}

/** Packs the plays of one position after the other; its memory serves again for the next task. */
export class PlayPacker {
  private data: Int32Array = new Int32Array(1 << 14);
  private used = 0;
  private positions = 0;

  /** Begins an answer to `count` positions. */
  begin(count: number): void {
    this.used = 0;
    this.positions = 0;
    this.reserve(count);
    this.data.fill(0, 0, count);
    this.used = count;
  }

  /** The next position has these plays. */
  add(plays: PlayBuffer): void {
    this.reserve(plays.used);
    for (let i = 0; i < plays.used; i++) this.data[this.used + i] = plays.data[i]!;
    this.used += plays.used;
    this.data[this.positions++] = plays.length;
  }

  /** The next position has no plays to send. */
  skip(): void {
    this.positions++;
  }

  finish(): Int32Array {
    return this.data.slice(0, this.used);
  }

  private reserve(count: number): void {
    if (this.used + count <= this.data.length) return;
    const longer = new Int32Array(Math.max(this.data.length * 2, this.used + count));
    longer.set(this.data);
    this.data = longer;
  }
}

/** The plays of each of `count` positions, best first; copies, so that no list keeps the others alive. */
export function unpackPlays(packed: Int32Array, count: number): readonly PlayBuffer[] {
  let start = count;
  return Array.from({ length: count }, (_, index) => {
    const end = start + packed[index]! * PLAY;
    const plays = new PlayBuffer(packed.slice(start, end));
    start = end;
    return plays;
  });
}
