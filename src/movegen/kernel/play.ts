// A packed play: head, first four tiles laid, last three tiles laid, as the host reads it (`../play-buffer.ts`).

/** Set in a tile that is a jolly. */
export const JOLLY_BIT: i32 = 32;

/** Bytes of a play. */
export const PLAY: usize = 12;
/** Where the tiles laid stand, a byte each: four, and three. */
export const LOW: usize = 4;
export const HIGH: usize = 8;
/** Fields of the head, lowest bits first: lane 5, start 4, tiles laid 4, of them to the left 3, score 16. */
const START_SHIFT: i32 = 5;
const COUNT_SHIFT: i32 = 9;
const LEFT_SHIFT: i32 = 13;
const SCORE_SHIFT: i32 = 16;
/** Bits of a head that tell score, lane and start. */
const SCORE_AND_PLACE: i32 = ~((15 << COUNT_SHIFT) | (7 << LEFT_SHIFT));

/** Head of a play but for its number of tiles and its score. */
export function packHead(lane: i32, start: i32, left: i32): i32 {
  return lane | (start << START_SHIFT) | (left << LEFT_SHIFT);
}
export function withCount(head: i32, count: i32): i32 {
  return head | (count << COUNT_SHIFT);
}
export function withScore(head: i32, score: i32): i32 {
  return head | (score << SCORE_SHIFT);
}

export function headOf(play: usize): i32 {
  return load<i32>(play);
}
export function scoreOf(play: usize): i32 {
  return headOf(play) >> SCORE_SHIFT;
}
export function laneOf(play: usize): i32 {
  return headOf(play) & 31;
}
/** Step of the main word's first letter in its lane, from 1 on. */
export function startOf(play: usize): i32 {
  return (headOf(play) >> START_SHIFT) & 15;
}
export function countOf(play: usize): i32 {
  return (headOf(play) >> COUNT_SHIFT) & 15;
}
export function leftOf(play: usize): i32 {
  return (headOf(play) >> LEFT_SHIFT) & 7;
}
/** The tiles as they were laid, a byte each, the first one lowest. */
export function laidOf(play: usize): u64 {
  return load<u64>(play, LOW);
}

/** The same for two plays of one score, lane and start. */
export function rankOf(play: usize): i32 {
  return headOf(play) & SCORE_AND_PLACE;
}

/** Copies a play to another address. */
export function copyPlay(from: usize, to: usize): void {
  store<i64>(to, load<i64>(from)); // head and first tiles
  store<i32>(to, load<i32>(from, HIGH), HIGH);
}
