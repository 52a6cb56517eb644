// Puts the packed plays in the one order of plays, where they lie: score, then across before down, then
// square, then word; `../../ranking/rank.ts` is the reference. Two counting sorts, then the few plays that
// only their words tell apart by inserting.
import { cutTo, PLAY, playsAt, playsEnd, spare } from './hand';
import { SIZE } from './lanes';
import { at, BUCKETS, base, put } from './memory';

/** An across play has its square as place, a down play that and as many as the board has squares. */
const SQUARES: i32 = SIZE * SIZE;
/** Bits of a head that tell score and place: not how many tiles, nor how many of them to the left. */
const SCORE_AND_PLACE: i32 = ~0xfe00;
const ALL_BITS: u64 = ~(0 as u64);

/** Sorts the plays of `least` points or more and forgets the others. */
export function sortPlays(least: i32): void {
  const plays = playsAt();
  const other = spare();
  const end = sortByPlace(plays, other, least);
  cutTo(plays + (end - other));
  sortByScore(other, end, plays);
  sortRuns();
}

function scoreOf(play: usize): i32 {
  return load<i32>(play) >> 16;
}

function placeOf(play: usize): i32 {
  const head = load<i32>(play);
  const lane = head & 31;
  const step = ((head >> 5) & 15) - 1;
  return lane < SIZE ? lane * SIZE + step : SQUARES + step * SIZE + lane - SIZE;
}

/** Counting sort by place into `to`, of the plays that count. @returns end of the sorted plays */
function sortByPlace(from: usize, to: usize, least: i32): usize {
  const end = playsEnd();
  clear(2 * SQUARES);
  for (let play = from; play < end; play += PLAY) {
    if (scoreOf(play) >= least) put(BUCKETS, placeOf(play), at(BUCKETS, placeOf(play)) + 1);
  }
  const last = startBuckets(2 * SQUARES, to);
  for (let play = from; play < end; play += PLAY) {
    if (scoreOf(play) >= least) move(play, placeOf(play));
  }
  return last;
}

/** Counting sort by score, the highest first. */
function sortByScore(from: usize, end: usize, to: usize): void {
  let best = 0;
  for (let play = from; play < end; play += PLAY) best = max(best, scoreOf(play));
  clear(best + 1);
  for (let play = from; play < end; play += PLAY) {
    const bucket = best - scoreOf(play);
    put(BUCKETS, bucket, at(BUCKETS, bucket) + 1);
  }
  startBuckets(best + 1, to);
  for (let play = from; play < end; play += PLAY) move(play, best - scoreOf(play));
}

function clear(count: i32): void {
  memory.fill(base + BUCKETS, 0, (count as usize) << 2);
}

/** Turns counts into addresses of the buckets. @returns end of the last */
function startBuckets(count: i32, from: usize): usize {
  let start = from;
  for (let bucket = 0; bucket < count; bucket++) {
    const size = at(BUCKETS, bucket) as usize;
    put(BUCKETS, bucket, start as i32);
    start += size * PLAY;
  }
  return start;
}

/** Copies a play to where its bucket goes on. */
function move(play: usize, bucket: i32): void {
  const to = at(BUCKETS, bucket) as usize;
  put(BUCKETS, bucket, (to + PLAY) as i32);
  store<i64>(to, load<i64>(play));
  store<i32>(to, load<i32>(play, 8), 8);
}

/** Sorts each run of plays of one score and place by their words. */
function sortRuns(): void {
  const end = playsEnd();
  let start = playsAt();
  while (start < end) {
    const rank = load<i32>(start) & SCORE_AND_PLACE;
    let next = start + PLAY;
    while (next < end && (load<i32>(next) & SCORE_AND_PLACE) === rank) next += PLAY;
    if (next - start > PLAY) insertAll(start, next);
    start = next;
  }
}

/** Insertion sort; the keys of the words stand in the spare room. */
function insertAll(start: usize, end: usize): void {
  const keys = spare();
  let top = keys;
  for (let play = start; play < end; play += PLAY, top += 8) {
    const key = wordKey(play);
    const head = load<i64>(play);
    const tail = load<i32>(play, 8);
    let hole = play;
    let above = top;
    for (; above > keys && load<u64>(above - 8) > key; above -= 8, hole -= PLAY) {
      store<u64>(above, load<u64>(above - 8));
      store<i64>(hole, load<i64>(hole - PLAY));
      store<i32>(hole, load<i32>(hole - PLAY, 8), 8);
    }
    store<u64>(above, key);
    store<i64>(hole, head);
    store<i32>(hole, tail, 8);
  }
}

/**
 * The tiles laid in the order of reading as one number, a byte each, the first one highest: letters come
 * before jollies, a shorter word before a longer one that begins with it.
 */
function wordKey(play: usize): u64 {
  const head = load<i32>(play);
  const count: u64 = ((head >> 9) & 15) as u64;
  const left: u64 = ((head >> 13) & 7) as u64;
  const laid = load<u64>(play, 4); // the first one lowest; those to the left were laid outwards
  const toLeft: u64 = left === 0 ? 0 : laid << (64 - left * 8);
  const toRight = bswap<u64>(laid) & (ALL_BITS >> (left * 8));
  return (toLeft | toRight) & (ALL_BITS << (64 - count * 8));
}
