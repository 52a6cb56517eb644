// Puts the packed plays in the one order of plays, where they lie: score, then across before down, then
// square, then word; `../../ranking/rank.ts` is the reference. Two counting sorts, then the few plays that
// only their words tell apart by inserting.
import { cutTo, PLAY, playsAt, playsEnd, spare } from './hand';
import { SIZE } from './lanes';
import { at, BUCKETS, base, put } from './memory';

/** An across play has its square as place, a down play that and as many as the board has squares. */
const SQUARES: i32 = SIZE * SIZE;
/** Bits of a tile in a word's key, and tiles of a key. */
const TILE_BITS: i64 = 6;
const KEY_TILES: i32 = 8;

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
    const score = scoreOf(start);
    const place = placeOf(start);
    let next = start + PLAY;
    while (next < end && scoreOf(next) === score && placeOf(next) === place) next += PLAY;
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

/** The tiles laid in the order of reading as one number, letters before jollies, a shorter word first. */
function wordKey(play: usize): u64 {
  const head = load<i32>(play);
  const count = (head >> 9) & 15;
  const left = (head >> 13) & 7;
  let key: u64 = 0;
  for (let place = 0; place < KEY_TILES; place++) {
    key <<= TILE_BITS;
    if (place >= count) continue;
    const laid = place < left ? left - 1 - place : place;
    key |= load<u8>(play + (laid as usize), 4) as u64;
  }
  return key;
}
