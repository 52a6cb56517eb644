// Every legal play, as `../generator.ts` tells.
import { acceptsOf, childOf, lettersOf, NO_NODE, separatorOf, stepTo } from './graph';
import { choices, held, lay, record, takeBack, tiles, worthOf } from './hand';
import {
  allowedAt,
  BORDER,
  blockEndAt,
  blockNodeAt,
  blockPointsAt,
  borderOf,
  CENTRE,
  crossPointsAt,
  crossTimesAt,
  isFree,
  isLive,
  isLone,
  isTile,
  LANES,
  letterAt,
  letterTimesAt,
  PLACE,
  PLACE_SHIFT,
  SIZE,
  tileAt,
  wordTimesAt,
} from './lanes';
import { root } from './memory';

let lane: i32 = 0;
let border: usize = 0;
/** Head of the plays under search, but for their number of tiles and score. */
let head: i32 = 0;
/** Where a play that grew to the left goes on, 0 at the border. */
let turn: usize = 0;
/** How far to the left a play may grow. */
let limit: usize = 0;

/** Searches every lane; an empty board that is its own transpose only across. */
export function searchLanes(empty: bool, symmetric: bool): void {
  for (lane = 0; lane < LANES; lane++) {
    border = borderOf(lane);
    if (empty && (lane === CENTRE || (lane === SIZE + CENTRE && !symmetric))) {
      searchHook(border + ((CENTRE + 1) as usize) * PLACE, border + PLACE);
    } else if (isLive(lane)) {
      searchLane();
    }
  }
}

function searchLane(): void {
  let free = border + PLACE; // how far to the left the next unit may grow
  const last = border + (SIZE as usize) * PLACE;
  for (let place = border + PLACE; place <= last; place += PLACE) {
    if (!isFree(place)) {
      const end = border + blockEndAt(place) * PLACE;
      searchBlock(place, end, free);
      free = end + 2 * PLACE;
      place = end;
    } else if (crossTimesAt(place) !== 0 && isLone(place)) {
      if (allowedAt(place) !== 0) searchHook(place, free);
      free = place + PLACE;
    }
  }
}

function searchHook(place: usize, free: usize): void {
  limit = free;
  turn = tileAt(place + PLACE) === BORDER ? 0 : place + PLACE;
  growLeft(root, place, 0, 0, 0, 1, held);
}

function searchBlock(first: usize, last: usize, free: usize): void {
  const node = blockNodeAt(first);
  if (node === NO_NODE) return;
  const points = blockPointsAt(first);
  limit = free;
  turn = tileAt(last + PLACE) === BORDER ? 0 : last + PLACE;
  const turned = separatorOf(node);
  if (turn !== 0 && turned !== NO_NODE) {
    head = lane | (stepOf(first) << 5);
    growRight(turned, turn, 0, points, 0, 1, held);
  }
  if (first > limit) growLeft(node, first - PLACE, 0, points, 0, 1, held);
}

/** Lays a tile on `place`, then another to its left, or turns round and goes on to the right. */
function growLeft(
  node: i32,
  place: usize,
  played: i32,
  main: i32,
  cross: i32,
  times: i32,
  held: i32,
): void {
  const children = lettersOf(node);
  const accepts = acceptsOf(node);
  const count = played + 1;
  const more = count < tiles;
  let letters = (more ? children | accepts : accepts) & allowedAt(place) & choices(held);
  if (letters === 0) return;
  const newHead = lane | (stepOf(place) << 5) | (count << 13);
  const letterTimes = letterTimesAt(place);
  const crossTimes = crossTimesAt(place);
  const newTimes = times * wordTimesAt(place);
  const crossBase = cross + crossPointsAt(place);
  do {
    const bit = letters & -letters;
    letters ^= bit;
    const letter = ctz(bit);
    const value = worthOf(letter);
    const newMain = main + value * letterTimes;
    const newCross = crossBase + value * crossTimes;
    const left = lay(letter, played, value * letterTimes, value * crossTimes);
    const newHeld = left === 1 ? held ^ bit : held;
    if ((accepts & bit) !== 0) {
      head = newHead;
      recordAt(place, count, newMain, newCross, newTimes);
    }
    if (more && (children & bit) !== 0) {
      const child = childOf(node, children, bit);
      if (place > limit && canLay(child, place - PLACE, newHeld)) {
        growLeft(child, place - PLACE, count, newMain, newCross, newTimes, newHeld);
      }
      const turned = turn === 0 ? NO_NODE : separatorOf(child);
      if (turned !== NO_NODE && canLay(turned, turn, newHeld)) {
        head = newHead;
        growRight(turned, turn, count, newMain, newCross, newTimes, newHeld);
      }
    }
    takeBack(letter, left);
  } while (letters !== 0);
}

/** Lays a tile on `place` and goes on to the right, through tiles that lie there. */
function growRight(
  node: i32,
  place: usize,
  played: i32,
  main: i32,
  cross: i32,
  times: i32,
  held: i32,
): void {
  const children = lettersOf(node);
  const accepts = acceptsOf(node);
  const count = played + 1;
  const through = isTile(place + PLACE);
  const more = count < tiles && isFree(place + PLACE);
  const wanted = through ? children : more ? children | accepts : accepts;
  let letters = wanted & allowedAt(place) & choices(held);
  if (letters === 0) return;
  const letterTimes = letterTimesAt(place);
  const crossTimes = crossTimesAt(place);
  const newTimes = times * wordTimesAt(place);
  const crossBase = cross + crossPointsAt(place);
  do {
    const bit = letters & -letters;
    letters ^= bit;
    const letter = ctz(bit);
    const value = worthOf(letter);
    const newMain = main + value * letterTimes;
    const newCross = crossBase + value * crossTimes;
    const left = lay(letter, played, value * letterTimes, value * crossTimes);
    const newHeld = left === 1 ? held ^ bit : held;
    if (through) {
      goThrough(childOf(node, children, bit), place, count, newMain, newCross, newTimes, newHeld);
    } else {
      if ((accepts & bit) !== 0) recordAt(place, count, newMain, newCross, newTimes);
      if (more && (children & bit) !== 0) {
        const child = childOf(node, children, bit);
        if (canLay(child, place + PLACE, newHeld)) {
          growRight(child, place + PLACE, count, newMain, newCross, newTimes, newHeld);
        }
      }
    }
    takeBack(letter, left);
  } while (letters !== 0);
}

/** False when a call would find nothing to lay: half of all calls. */
function canLay(node: i32, place: usize, held: i32): bool {
  return ((lettersOf(node) | acceptsOf(node)) & allowedAt(place) & choices(held)) !== 0;
}

/** Reads the block behind `place`; the word may end with it or go on behind it. */
function goThrough(
  from: i32,
  place: usize,
  count: i32,
  main: i32,
  cross: i32,
  times: i32,
  held: i32,
): void {
  const first = place + PLACE;
  const last = border + blockEndAt(first) * PLACE;
  let node = from;
  for (let here = first; here < last; here += PLACE) {
    node = stepTo(node, letterAt(here));
    if (node === NO_NODE) return;
  }
  const letter = letterAt(last);
  const newMain = main + blockPointsAt(first);
  if ((acceptsOf(node) & (1 << letter)) !== 0) recordAt(place, count, newMain, cross, times);
  if (count < tiles && isFree(last + PLACE)) {
    const child = stepTo(node, letter);
    if (child !== NO_NODE) growRight(child, last + PLACE, count, newMain, cross, times, held);
  }
}

/** Records the play that ends at or behind `place`, unless the across search has it already. */
function recordAt(place: usize, count: i32, main: i32, cross: i32, times: i32): void {
  if (count === 1 && lane >= SIZE && crossTimesAt(place) !== 0) return;
  record(head | (count << 9), count, main, cross, times);
}

/** 1 for the first square of the lane. */
function stepOf(place: usize): i32 {
  return ((place - border) >> PLACE_SHIFT) as i32;
}
