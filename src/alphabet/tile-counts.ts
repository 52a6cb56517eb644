// A heap of tiles as numbers, how many there are of each: a rack, a bag, what lies on a board. Every room
// counts tiles this way, the kernel too.
import { type Alphabet, formatTile, isJolly, JOLLY_TEXT, type Tile } from './alphabet.js';

/**
 * How many of each tile: length 32, jollies at 0, letters at their codes 1..31. A number below 0 says how
 * many are missing.
 */
export type TileCounts = Int32Array;

/** Length of an array with a number for each tile: the jolly and 31 letters. */
export const TILE_KINDS = 32;

/** Index of the jolly in an array with a number for each tile; letters stand at their codes. */
export const JOLLY_INDEX = 0;

/** No tile at all, to be filled. */
export function createCounts(): TileCounts {
  return new Int32Array(TILE_KINDS);
}

/** Where a tile of the board stands in an array with a number for each: a jolly at 0, whatever its letter. */
export function tileIndex(tile: Tile): number {
  return isJolly(tile) ? JOLLY_INDEX : tile;
}

/** How many there are of each; empty squares (0) do not count. */
export function countTiles(tiles: ArrayLike<Tile>): TileCounts {
  const counts = createCounts();
  for (let place = 0; place < tiles.length; place++) {
    const tile = tiles[place]!;
    if (tile !== 0) counts[tileIndex(tile)]!++;
  }
  return counts;
}

/** Number of tiles. */
export function sumOf(counts: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index]!;
  return sum;
}

/** `a` less `b`, tile by tile; below 0 where `b` has more. */
export function difference(a: TileCounts, b: ArrayLike<number>): TileCounts {
  return a.map((count, index) => count - b[index]!);
}

/** What is left when tiles of the board are taken; below 0 where they are not all there. */
export function without(counts: ArrayLike<number>, tiles: Iterable<Tile>): TileCounts {
  const left = Int32Array.from(counts);
  for (const tile of tiles) left[tileIndex(tile)]!--;
  return left;
}

/** True when a number is below 0: more was taken than there was. */
export function isOverdrawn(counts: TileCounts): boolean {
  return counts.some(count => count < 0);
}

/** How the tile at an index is called in messages: `'A'`, `'NY'`, the jolly `'?'`. */
export function tileName(alphabet: Alphabet, index: number): string {
  return index === JOLLY_INDEX ? JOLLY_TEXT : (alphabet.upper[index] as string);
}

/** Writes a rack: jollies first, then letters in the order of the alphabet; `'?AEIRST'`. */
export function formatRack(alphabet: Alphabet, counts: ArrayLike<number>): string {
  let text = JOLLY_TEXT.repeat(counts[JOLLY_INDEX]!);
  for (let letter = 1; letter <= alphabet.size; letter++) {
    if (counts[letter] !== 0) text += formatTile(alphabet, letter).repeat(counts[letter]!);
  }
  return text;
}
