// Plays, exchanges and passes as people write them.
import { type Alphabet, formatTile, type Tile } from '../alphabet/alphabet.js';
import { createCounts, formatRack, tileIndex } from '../alphabet/tile-counts.js';

/** Thousandths of a point, always an integer. */
export type Millipoints = number;

/** What moves are ordered by: their points, or these with the worth of what they keep. */
export type Measure = 'score' | 'equity';

/** Tiles laid on the board. */
export interface Play {
  readonly kind: 'play';
  /** `'8H'` across from row 8 column H, `'H8'` down from the same square. */
  readonly at: string;
  /** Main word, jolly in lower case: `'STARe'`. */
  readonly word: string;
  /** Same, with `.` for every through-tile: `'ST.Re'`. */
  readonly placed: string;
  /** Points, bonus included. */
  readonly score: number;
  /** True when the whole rack was played. */
  readonly bingo: boolean;
  /** Tiles kept. */
  readonly leave: string;
  /** `score` and the worth of `leave`, in thousandths of a point; the score alone where leaves have no values. */
  readonly equity: Millipoints;
}

/** Tiles changed for as many from the bag. */
export interface Exchange {
  readonly kind: 'exchange';
  /** Tiles given back; `''` where a game tells their number alone. */
  readonly tiles: string;
  /** Tiles kept, before others are drawn; `replayGame` leaves it `''`. */
  readonly leave: string;
  /** The worth of `leave`, in thousandths of a point; `replayGame` leaves it 0. */
  readonly equity: Millipoints;
}

/** A turn in which nothing is laid or changed. */
export interface Pass {
  readonly kind: 'pass';
}

/** What a player can do with a turn; `kind` says which. */
export type Move = Play | Exchange | Pass;

/** What stays on the rack when `laid` is played. */
export function leaveOf(
  alphabet: Alphabet,
  rackCounts: ArrayLike<number>,
  laid: readonly Tile[],
): string {
  kept.set(rackCounts);
  for (const tile of laid) kept[tileIndex(tile)]!--;
  return formatRack(alphabet, kept);
}

/** Counts of what stays, while it is written: a fresh array for each leave takes ten times as long. */
const kept = createCounts();

/** A main word as text, `.` for every tile that lay there before. */
export function placedText(
  alphabet: Alphabet,
  word: readonly { readonly tile: Tile; readonly isNew: boolean }[],
): string {
  return word.map(({ tile, isNew }) => (isNew ? formatTile(alphabet, tile) : '.')).join('');
}
