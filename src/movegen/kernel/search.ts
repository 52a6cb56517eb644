// The recursion that finds plays: Gordon's GADDAG search (1994) with letter masks, from one unit, that
// does not go where no play can reach the bar. For every play the bounds are wide open.
import { mostToLeft, mostToRight } from './bounds';
import { acceptsOf, childOf, LETTER_BITS, lettersOf, NO_NODE, separatorOf, stepTo } from './graph';
import { bar, held, jollies, lay, noteTimes, record, short, takeBack, worthOf } from './hand';
import {
  allowedAt,
  BORDER,
  blockEndAt,
  blockNodeAt,
  blockPointsAt,
  borderOf,
  crossPointsAt,
  crossTimesAt,
  isFree,
  isTile,
  letterAt,
  letterTimesAt,
  PLACE,
  PLACE_SHIFT,
  SIZE,
  tileAt,
  wordTimesAt,
} from './lanes';
import { root } from './memory';
import { packHead, withCount } from './play';
import { firstOf, isHook, laneOf, lastOf, limitOf, unitAt } from './units';

// The unit under search: its lane, and the border before that.
let lane: i32 = 0;
let border: usize = 0;
/** Head of the plays under search, but for their number of tiles and score. */
let head: i32 = 0;
/** Where a play that grew to the left goes on, 0 at the border. */
let turn: usize = 0;
/** How far to the left a play may grow. */
let limit: usize = 0;
/** Tiles laid to the left. */
let lefts: i32 = 0;
/** Most tiles of the plays looked for. */
let most: i32 = 0;

/** Looks for plays of 1 to `tiles` tiles from a unit, by the bounds that are open. */
export function searchUnit(unitNumber: i32, tiles: i32): void {
  most = tiles;
  const free = jollies > 0 ? LETTER_BITS : 0;
  const unit = unitAt(unitNumber);
  const first = firstOf(unit);
  const last = lastOf(unit);
  lane = laneOf(unit);
  border = borderOf(lane);
  limit = limitOf(unit);
  turn = tileAt(last + PLACE) === BORDER ? 0 : last + PLACE;
  if (isHook(unit)) {
    growLeft(root, first, 0, 0, 0, 1, held, free);
    return;
  }
  const node = blockNodeAt(first);
  const points = blockPointsAt(first);
  const turned = separatorOf(node);
  lefts = 0;
  if (turn !== 0 && turned !== NO_NODE && mostToRight(0, 1, 0) >= bar) {
    head = packHead(lane, stepOf(first), 0);
    growRight(turned, turn, 0, points, 0, 1, held, free);
  }
  if (first > limit && mostToLeft(1, 0) >= bar) {
    growLeft(node, first - PLACE, 0, points, 0, 1, held, free);
  }
}

/**
 * Lays a tile on `place`, then another to its left, or turns round and goes on to the right.
 *
 * Eight parameters: what changes with each tile travels down the recursion and needs no undoing. In globals
 * that each call restores, the top takes 8 to 10 % longer, all plays as long (seven alternating pairs).
 *
 * @param played tiles laid before
 * @param main points of the main word so far, before `times`
 * @param cross points of the crossing words so far
 * @param held letters that are left
 * @param free letters that the next jolly may stand for
 */
function growLeft(
  node: i32,
  place: usize,
  played: i32,
  main: i32,
  cross: i32,
  times: i32,
  held: i32,
  free: i32,
): void {
  const children = lettersOf(node);
  const accepts = acceptsOf(node);
  const count = played + 1;
  const open = count < most;
  const goLeft = open && place > limit && mostToLeft(count + 1, short) >= bar;
  const goRight = open && turn !== 0 && mostToRight(count, count + 1, short) >= bar;
  // letters for another jolly, unless plays without it cannot reach the bar
  const stand = free !== 0 && mostToLeft(count, short + 1) >= bar ? free : 0;
  const wanted = (goLeft || goRight ? children : 0) | accepts;
  let letters = wanted & allowedAt(place) & (held | stand);
  if (letters === 0) return;
  const newHead = packHead(lane, stepOf(place), count);
  const letterTimes = letterTimesAt(place);
  const crossTimes = crossTimesAt(place);
  noteTimes(played, letterTimes, crossTimes);
  const newTimes = times * wordTimesAt(place);
  const crossBase = cross + crossPointsAt(place);
  do {
    const bit = letters & -letters;
    letters ^= bit;
    const letter = ctz(bit);
    const value = worthOf(letter);
    const newMain = main + value * letterTimes;
    const newCross = crossBase + value * crossTimes;
    const left = lay(letter, played);
    const newHeld = left === 1 ? held ^ bit : held;
    const newFree = left <= 0 && short >= jollies ? 0 : free;
    if ((accepts & bit) !== 0) {
      head = newHead;
      recordAt(place, count, newMain, newCross, newTimes);
    }
    if ((goLeft || goRight) && (children & bit) !== 0) {
      const child = childOf(node, children, bit);
      const choices = newHeld | newFree;
      if (goLeft && canLay(child, place - PLACE, choices)) {
        growLeft(child, place - PLACE, count, newMain, newCross, newTimes, newHeld, newFree);
      }
      const turned = goRight ? separatorOf(child) : NO_NODE;
      if (turned !== NO_NODE && canLay(turned, turn, choices)) {
        lefts = count;
        head = newHead;
        growRight(turned, turn, count, newMain, newCross, newTimes, newHeld, newFree);
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
  free: i32,
): void {
  const children = lettersOf(node);
  const accepts = acceptsOf(node);
  const count = played + 1;
  const through = isTile(place + PLACE);
  const more = isFree(place + PLACE) && count < most && mostToRight(lefts, count + 1, short) >= bar;
  const stand = free !== 0 && mostToRight(lefts, count, short + 1) >= bar ? free : 0;
  const wanted = through ? children : (more ? children : 0) | accepts;
  let letters = wanted & allowedAt(place) & (held | stand);
  if (letters === 0) return;
  const letterTimes = letterTimesAt(place);
  const crossTimes = crossTimesAt(place);
  noteTimes(played, letterTimes, crossTimes);
  const newTimes = times * wordTimesAt(place);
  const crossBase = cross + crossPointsAt(place);
  do {
    const bit = letters & -letters;
    letters ^= bit;
    const letter = ctz(bit);
    const value = worthOf(letter);
    const newMain = main + value * letterTimes;
    const newCross = crossBase + value * crossTimes;
    const left = lay(letter, played);
    const newHeld = left === 1 ? held ^ bit : held;
    const newFree = left <= 0 && short >= jollies ? 0 : free;
    if (through) {
      const child = childOf(node, children, bit);
      goThrough(child, place, count, newMain, newCross, newTimes, newHeld, newFree);
    } else {
      if ((accepts & bit) !== 0) recordAt(place, count, newMain, newCross, newTimes);
      if (more && (children & bit) !== 0) {
        const child = childOf(node, children, bit);
        if (canLay(child, place + PLACE, newHeld | newFree)) {
          growRight(child, place + PLACE, count, newMain, newCross, newTimes, newHeld, newFree);
        }
      }
    }
    takeBack(letter, left);
  } while (letters !== 0);
}

/** False when a call would find nothing to lay: half of all calls. */
function canLay(node: i32, place: usize, choices: i32): bool {
  return ((lettersOf(node) | acceptsOf(node)) & allowedAt(place) & choices) !== 0;
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
  free: i32,
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
  if ((acceptsOf(node) & (1 << letter)) !== 0) {
    recordAt(place, count, newMain, cross, times);
  }
  const open = count < most && isFree(last + PLACE);
  if (open && mostToRight(lefts, count + 1, short) >= bar) {
    const child = stepTo(node, letter);
    if (child !== NO_NODE) {
      growRight(child, last + PLACE, count, newMain, cross, times, held, free);
    }
  }
}

/** Records the play that ends at or behind `place`, unless the across search has it already. */
function recordAt(place: usize, count: i32, main: i32, cross: i32, times: i32): void {
  if (count === 1 && lane >= SIZE && crossTimesAt(place) !== 0) return;
  record(withCount(head, count), count, main, cross, times);
}

/** 1 for the first square of the lane. */
function stepOf(place: usize): i32 {
  return ((place - border) >> PLACE_SHIFT) as i32;
}
