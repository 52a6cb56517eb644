// The one order of plays: score, then across before down, then square, then word. Total, so one thread
// and eight give the same answer. Two counting sorts; words are compared only where all else is equal.
import { SQUARE_COUNT } from '../board/squares.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';

/** Numbers of the plays, best first. */
export function rankPlays(plays: PlayBuffer): Int32Array {
  const count = plays.length;
  const places = new Uint16Array(count);
  const scores = new Uint16Array(count);
  let best = 0;
  for (let i = 0; i < count; i++) {
    places[i] = placeKey(plays, i);
    scores[i] = plays.score(i);
    if (scores[i]! > best) best = scores[i]!;
  }
  const found = new Int32Array(count).map((_, index) => index);
  const byPlace = countingSort(found, places, 2 * SQUARE_COUNT);
  for (let i = 0; i < count; i++) scores[i] = best - scores[i]!;
  const order = countingSort(byPlace, scores, best + 1);
  sortEqual(plays, order, (a, b) => scores[a] === scores[b] && places[a] === places[b]);
  return order;
}

/** Stable sort of `items` by their keys, 0..size-1, ascending. */
function countingSort(items: Int32Array, keys: Uint16Array, size: number): Int32Array {
  const starts = new Int32Array(size + 1);
  for (let i = 0; i < items.length; i++) starts[keys[i]! + 1]!++;
  for (let key = 0; key < size; key++) starts[key + 1]! += starts[key]!;
  const sorted = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    sorted[starts[keys[item]!]!++] = item;
  }
  return sorted;
}

/** Sorts each run of plays that only their words can tell apart. */
function sortEqual(
  plays: PlayBuffer,
  order: Int32Array,
  equal: (a: number, b: number) => boolean,
): void {
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && equal(order[start]!, order[end]!)) end++;
    if (end - start > 1) {
      order.subarray(start, end).sort((a, b) => compareWords(plays, a, b));
    }
    start = end;
  }
}

/**
 * Order of two plays from the same square in the same direction: by the tiles laid, letters before
 * jollies as `'A' < 'a'` has it; the tiles that lay there are the same for both.
 */
export function compareWords(plays: PlayBuffer, a: number, b: number): number {
  const aCount = plays.tileCount(a);
  const bCount = plays.tileCount(b);
  const shared = Math.min(aCount, bCount);
  for (let place = 0; place < shared; place++) {
    const difference = plays.tile(a, place) - plays.tile(b, place);
    if (difference !== 0) return difference;
  }
  return aCount - bCount;
}

/** Across before down, then by square. */
function placeKey(plays: PlayBuffer, index: number): number {
  return plays.isAcross(index) ? plays.square(index) : SQUARE_COUNT + plays.square(index);
}
