// Puts the packed plays in the one order of plays, where they lie: score, then across before down, then
// square, then word. The order is total, so one thread and eight give the same answer. Two counting sorts,
// then the few plays that only their words tell apart by inserting.
import { cutTo, playsAt, playsEnd, spare } from './hand';
import { SIZE } from './lanes';
import { at, base, PLACES_COUNTED, put, SCORES_COUNTED } from './memory';
import {
  copyPlay,
  countOf,
  HIGH,
  laidOf,
  laneOf,
  leftOf,
  PLAY,
  rankOf,
  scoreOf,
  startOf,
} from './play';

/** An across play has its square as place, a down play that and as many as the board has squares. */
const SQUARES: i32 = SIZE * SIZE;
const PLACE_COUNT: i32 = 2 * SQUARES;
const ALL_BITS: u64 = ~(0 as u64);

/** Sorts the plays of `least` points or more and forgets the others. */
export function sortPlays(least: i32): void {
  const plays = playsAt();
  const other = spare();
  const best = countPlays(least);
  const end = sortByPlace(plays, other, least);
  cutTo(plays + (end - other));
  sortByScore(other, end, plays, best);
  sortRuns();
}

/** Forgets the plays that score less than number `count`: the bar stops at the end of the tally. */
export function cutBehind(count: i32): void {
  const plays = playsAt();
  let end = playsEnd();
  if ((((end - plays) / PLAY) as i32) <= count) return;
  const least = scoreOf(plays + ((count - 1) as usize) * PLAY);
  while (scoreOf(end - PLAY) < least) end -= PLAY;
  cutTo(end);
}

/** Counts the plays that count, by place and by score. @returns the highest score */
function countPlays(least: i32): i32 {
  const end = playsEnd();
  let best = 0;
  memory.fill(base + PLACES_COUNTED, 0, (PLACE_COUNT as usize) << 2);
  for (let play = playsAt(); play < end; play += PLAY) {
    const score = scoreOf(play);
    if (score < least) continue;
    const place = placeOf(play);
    put(PLACES_COUNTED, place, at(PLACES_COUNTED, place) + 1);
    put(SCORES_COUNTED, score, at(SCORES_COUNTED, score) + 1);
    best = max(best, score);
  }
  return best;
}

function placeOf(play: usize): i32 {
  const lane = laneOf(play);
  const step = startOf(play) - 1;
  return lane < SIZE ? lane * SIZE + step : SQUARES + step * SIZE + lane - SIZE;
}

/** Counting sort by place. @returns end of the sorted plays */
function sortByPlace(from: usize, to: usize, least: i32): usize {
  const end = playsEnd();
  let start = to;
  for (let place = 0; place < PLACE_COUNT; place++) {
    start = startBucket(PLACES_COUNTED, place, start);
  }
  for (let play = from; play < end; play += PLAY) {
    if (scoreOf(play) >= least) move(play, PLACES_COUNTED, placeOf(play));
  }
  return start;
}

/** Counting sort by score, the highest first; leaves no count behind. */
function sortByScore(from: usize, end: usize, to: usize, best: i32): void {
  let start = to;
  for (let score = best; score >= 0; score--) start = startBucket(SCORES_COUNTED, score, start);
  for (let play = from; play < end; play += PLAY) move(play, SCORES_COUNTED, scoreOf(play));
  memory.fill(base + SCORES_COUNTED, 0, ((best + 1) as usize) << 2);
}

/** Turns a count into the address of its bucket. @returns end of the bucket */
function startBucket(buckets: usize, bucket: i32, start: usize): usize {
  const size = at(buckets, bucket) as usize;
  put(buckets, bucket, start as i32);
  return start + size * PLAY;
}

/** Copies a play to where its bucket goes on. */
function move(play: usize, buckets: usize, bucket: i32): void {
  const to = at(buckets, bucket) as usize;
  put(buckets, bucket, (to + PLAY) as i32);
  copyPlay(play, to);
}

/** Sorts each run of plays of one score and place by their words. */
function sortRuns(): void {
  const end = playsEnd();
  let start = playsAt();
  while (start < end) {
    const rank = rankOf(start);
    let next = start + PLAY;
    while (next < end && rankOf(next) === rank) next += PLAY;
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
    const tail = load<i32>(play, HIGH);
    let hole = play;
    let above = top;
    for (; above > keys && load<u64>(above - 8) > key; above -= 8, hole -= PLAY) {
      store<u64>(above, load<u64>(above - 8));
      copyPlay(hole - PLAY, hole);
    }
    store<u64>(above, key);
    store<i64>(hole, head);
    store<i32>(hole, tail, HIGH);
  }
}

/**
 * The tiles laid in the order of reading as one number, a byte each, the first one highest: letters come
 * before jollies, a shorter word before a longer one that begins with it.
 */
function wordKey(play: usize): u64 {
  const count: u64 = countOf(play) as u64;
  const left: u64 = leftOf(play) as u64;
  const laid = laidOf(play); // those to the left were laid outwards
  const toLeft: u64 = left === 0 ? 0 : laid << (64 - left * 8);
  const toRight = bswap<u64>(laid) & (ALL_BITS >> (left * 8));
  return (toLeft | toRight) & (ALL_BITS << (64 - count * 8));
}
