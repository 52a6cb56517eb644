// The best plays, as `../best-search.ts` tells.

import { hasFilter, startBingos } from './bingos';
import {
  addUnit,
  bingoLetters,
  firstOf,
  isHook,
  laneOf,
  lastOf,
  limitOf,
  mayBingoFor,
  mayBingoLeft,
  openBingo,
  openLess,
  startBounds,
  taskCount,
  unitAt,
} from './bounds';
import { acceptsOf, childOf, LETTER_BITS, lettersOf, NO_NODE, separatorOf, stepTo } from './graph';
import { bar, held, jollies, lay, rackSize, record, short, takeBack, tiles, worthOf } from './hand';
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
import { at, MOST_TO_LEFT, MOST_TO_RIGHT, PAIRS, root, TASK_BOUNDS, TASKS } from './memory';

// The unit under search.
let number: i32 = 0;
let lane: i32 = 0;
let border: usize = 0;
let head: i32 = 0;
let turn: usize = 0;
let limit: usize = 0;
/** Tiles laid to the left. */
let lefts: i32 = 0;
/** Fewest and most tiles of the plays looked for: a full rack for bingos. */
let least: i32 = 0;
let most: i32 = 0;
/** True when the jollies are bound to some letters. */
let limited: bool = false;
/** What the first jolly may stand for. */
let free: i32 = 0;

/** Searches what can reach the bar, the highest bound first. */
export function searchUnits(empty: bool, symmetric: bool): void {
  startBingos();
  startBounds();
  addUnits(empty, symmetric);
  for (let n = 0; n < taskCount && at(TASK_BOUNDS, n) >= bar; n++) {
    number = at(TASKS, n) >> 1;
    limited = false;
    free = jollies > 0 ? LETTER_BITS : 0;
    if ((at(TASKS, n) & 1) === 0) {
      openLess(number);
      least = 1;
      most = min(tiles, rackSize - 1);
    } else {
      openBingo(number);
      least = rackSize;
      most = rackSize;
      limited = hasFilter() && jollies > 0;
      if (limited) free = bingoLetters(number);
    }
    searchUnit(unitAt(number));
  }
}

/** Adds every unit of every lane, as `generator.ts` meets them. */
function addUnits(empty: bool, symmetric: bool): void {
  const end = empty && symmetric ? SIZE : LANES;
  for (let n = 0; n < end; n++) {
    const start = borderOf(n);
    if (empty && n % SIZE === CENTRE) {
      const place = start + ((CENTRE + 1) as usize) * PLACE;
      addUnit(n, place, place, start + PLACE, true);
    } else if (isLive(n)) {
      addLane(n, start);
    }
  }
}

function addLane(n: i32, start: usize): void {
  let open = start + PLACE; // how far to the left the next unit may grow
  const last = start + (SIZE as usize) * PLACE;
  for (let place = start + PLACE; place <= last; place += PLACE) {
    if (!isFree(place)) {
      const end = start + blockEndAt(place) * PLACE;
      if (blockNodeAt(place) !== NO_NODE) addUnit(n, place, end, open, false);
      open = end + 2 * PLACE;
      place = end;
    } else if (crossTimesAt(place) !== 0 && isLone(place)) {
      if (allowedAt(place) !== 0) addUnit(n, place, place, open, true);
      open = place + PLACE;
    }
  }
}

function searchUnit(unit: usize): void {
  const first = firstOf(unit);
  const last = lastOf(unit);
  lane = laneOf(unit);
  border = borderOf(lane);
  limit = limitOf(unit);
  turn = tileAt(last + PLACE) === BORDER ? 0 : last + PLACE;
  if (isHook(unit)) {
    growLeft(root, first, 0, 0, 0, 1, held, free, 0);
    return;
  }
  const node = blockNodeAt(first);
  const points = blockPointsAt(first);
  const turned = separatorOf(node);
  lefts = 0;
  if (turn !== 0 && turned !== NO_NODE && mayGoRight(0, points, 0, 1, 0)) {
    head = lane | (stepOf(first) << 5);
    growRight(turned, turn, 0, points, 0, 1, held, free, 0);
  }
  if (first > limit && mayGoLeft(0, points, 0, 1, 0))
    growLeft(node, first - PLACE, 0, points, 0, 1, held, free, 0);
}

/** As in `generator.ts`; goes on only where a bound reaches the bar. */
function growLeft(
  node: i32,
  place: usize,
  played: i32,
  main: i32,
  cross: i32,
  times: i32,
  held: i32,
  free: i32,
  face: i32,
): void {
  const children = lettersOf(node);
  const accepts = acceptsOf(node);
  const count = played + 1;
  const open = count < most;
  const goLeft = open && place > limit && at(MOST_TO_LEFT, count + 1) >= bar;
  const goRight = open && turn !== 0 && at(MOST_TO_RIGHT, count * 9 + 1) >= bar;
  const ends = count >= least;
  const wanted = (goLeft || goRight ? children : 0) | (ends ? accepts : 0);
  let letters = wanted & allowedAt(place) & (held | free);
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
    const newFree = left <= 0 ? freeAfter(letter) : free;
    const newFace = face + value;
    if (ends && (accepts & bit) !== 0) {
      head = newHead;
      recordAt(place, count, newMain, newCross, newTimes);
    }
    if ((goLeft || goRight) && (children & bit) !== 0) {
      const child = childOf(node, children, bit);
      const choices = newHeld | newFree;
      if (
        goLeft &&
        canLay(child, place - PLACE, choices) &&
        mayGoLeft(count, newMain, newCross, newTimes, newFace)
      ) {
        growLeft(
          child,
          place - PLACE,
          count,
          newMain,
          newCross,
          newTimes,
          newHeld,
          newFree,
          newFace,
        );
      }
      const turned = goRight ? separatorOf(child) : NO_NODE;
      if (turned !== NO_NODE && canLay(turned, turn, choices)) {
        lefts = count;
        head = newHead;
        if (mayGoRight(count, newMain, newCross, newTimes, newFace)) {
          growRight(turned, turn, count, newMain, newCross, newTimes, newHeld, newFree, newFace);
        }
      }
    }
    takeBack(letter, left);
  } while (letters !== 0);
}

/** As in `generator.ts`; goes on only where a bound reaches the bar. */
function growRight(
  node: i32,
  place: usize,
  played: i32,
  main: i32,
  cross: i32,
  times: i32,
  held: i32,
  free: i32,
  face: i32,
): void {
  const children = lettersOf(node);
  const accepts = acceptsOf(node);
  const count = played + 1;
  const through = isTile(place + PLACE);
  const more =
    isFree(place + PLACE) && count < most && at(MOST_TO_RIGHT, (lefts << 3) + count + 1) >= bar;
  const ends = count >= least;
  const wanted = through ? children : (more ? children : 0) | (ends ? accepts : 0);
  let letters = wanted & allowedAt(place) & (held | free);
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
    const newFree = left <= 0 ? freeAfter(letter) : free;
    const newFace = face + value;
    if (through) {
      const child = childOf(node, children, bit);
      goThrough(child, place, count, newMain, newCross, newTimes, newHeld, newFree, newFace);
    } else {
      if (ends && (accepts & bit) !== 0) recordAt(place, count, newMain, newCross, newTimes);
      if (more && (children & bit) !== 0) {
        const child = childOf(node, children, bit);
        if (
          canLay(child, place + PLACE, newHeld | newFree) &&
          mayGoRight(count, newMain, newCross, newTimes, newFace)
        ) {
          growRight(
            child,
            place + PLACE,
            count,
            newMain,
            newCross,
            newTimes,
            newHeld,
            newFree,
            newFace,
          );
        }
      }
    }
    takeBack(letter, left);
  } while (letters !== 0);
}

/** What the other jolly may stand for, when one stands for `letter`. */
function freeAfter(letter: i32): i32 {
  if (short >= jollies) return 0;
  return limited ? at(PAIRS, letter) : LETTER_BITS;
}

/** True when a play that goes on to the right after `count` tiles may still reach the bar. */
function mayGoRight(count: i32, main: i32, cross: i32, times: i32, face: i32): bool {
  if (at(MOST_TO_RIGHT, (lefts << 3) + count + 1) < bar) return false;
  if (least === 1) return true;
  return mayBingoFor(bar, lefts, count, main, cross, times, face);
}

/** True when a play that lays a further tile to the left may still reach the bar. */
function mayGoLeft(count: i32, main: i32, cross: i32, times: i32, face: i32): bool {
  if (least === 1) return at(MOST_TO_LEFT, count + 1) >= bar;
  return mayBingoLeft(bar, number, count, main, cross, times, face);
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
  face: i32,
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
  if (count >= least && (acceptsOf(node) & (1 << letter)) !== 0) {
    recordAt(place, count, newMain, cross, times);
  }
  const open = count < most && isFree(last + PLACE);
  if (open && mayGoRight(count, newMain, cross, times, face)) {
    const child = stepTo(node, letter);
    if (child !== NO_NODE) {
      growRight(child, last + PLACE, count, newMain, cross, times, held, free, face);
    }
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
