// The most that a play from a unit can be worth, by tiles laid to the left and in all: what decides the order of
// the search for the best plays, and what it may skip. A bound never lies below a play: the dearest tiles of
// the rack on the dearest squares, whatever they spell.
import { hasAnagrams, lastLetters, mayMakeWord } from './anagrams';
import { bonus, held, jollies, rackSize, tiles, worthOf } from './hand';
import {
  allowedAt,
  blockEndAt,
  blockHashAt,
  blockPointsAt,
  borderOf,
  crossPointsAt,
  crossTimesAt,
  isFree,
  isTile,
  letterTimesAt,
  PLACE,
  wordTimesAt,
} from './lanes';
import {
  at,
  base,
  COUNTS,
  HASHES,
  HIGHEST,
  LEFT,
  LETTERS,
  MOST,
  MOST_TO_LEFT,
  MOST_TO_RIGHT,
  put,
  RIGHT,
  TASK_BOUNDS,
  TASKS,
  VALUES,
} from './memory';
import {
  firstOf,
  isHook,
  laneOf,
  lastOf,
  leftsOf,
  limitOf,
  noteLefts,
  unitAt,
  unitCount,
} from './units';
import { byEquity, lessKept, mostWorth } from './worth';

/** The bound of what cannot be played; 0 is one: jollies alone score nothing. */
const NONE: i32 = -1;

/** Number of tasks left: `unit * 2`, and `unit * 2 + 1` for bingos where they are apart. */
let taskCount: i32 = 0;
let valueCount: i32 = 0;
/** Sum of the hashes of the rack's letters. */
export let rackHash: i32 = 0;

// Of the unit that was measured last:
/** points of its block, which are in the main word from the start, */
let blockPoints: i32 = 0;
/** numbers of tiles to the left that there is room for, 0 among them, and most tiles to the right. */
export let leftCount: i32 = 0;
export let rightCount: i32 = 0;

// Rows of the squares on one side, eight numbers each: after 0, 1, 2 … tiles laid there.
const TIMES: usize = 0; // product of the word multipliers
const DOUBLES: usize = 32; // letter premiums of two or more
const TRIPLES: usize = 64; // of three
const CROSS: usize = 96; // most points of the crossing words
const FACE: usize = 128; // the most that letters allowed there are worth
const EXTRA: usize = 160; // and what the premiums add to them
// to the right only
const SUM: usize = 192; // points of the blocks, the unit's own included
const HASH: usize = 224; // hash of their letters

// Rows of the tables by tiles to the left, each with a number by tiles laid, 0 to 7.
const ROW_SHIFT: i32 = 3;
const TABLE_SHIFT: i32 = 6;
const ROWS: i32 = 10;
/** Numbers of a table by tiles to the left alone. */
const LEFTS: i32 = 16;
/** Tables for 0, 1 and 2 jollies laid. */
const LEVELS: i32 = 3;

/** Number of a cell in a table by tiles to the left and tiles laid. */
function cell(left: i32, laid: i32): i32 {
  return (left << ROW_SHIFT) + laid;
}

/** The same in the table of a unit. */
function cellOf(unit: i32, left: i32, laid: i32): i32 {
  return (unit << TABLE_SHIFT) + cell(left, laid);
}

/**
 * The most that a play with `left` tiles to the left can come to, once it lays tile number `laid` to the right.
 *
 * @param gone jollies that are laid by then: by equity, what is kept is worth less without them
 */
export function mostToRight(left: i32, laid: i32, gone: i32): i32 {
  return at(MOST_TO_RIGHT, (byEquity ? gone * cell(ROWS, 0) : 0) + cell(left, laid));
}

/** The most that a play with `left` tiles to the left, or more, can come to. */
export function mostToLeft(left: i32, gone: i32): i32 {
  return at(MOST_TO_LEFT, (byEquity ? gone * LEFTS : 0) + left);
}

/** Takes the values of the rack. */
function startValues(): void {
  valueCount = 0;
  rackHash = 0;
  for (let rest = held; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    for (let copies = at(COUNTS, letter); copies > 0; copies--) {
      addValue(worthOf(letter), letter);
      rackHash += at(HASHES, letter);
    }
  }
  let sum = 0;
  put(HIGHEST, 0, 0);
  for (let n = 0; n < 15; n++) {
    if (n < valueCount) sum += at(VALUES, n);
    put(HIGHEST, n + 1, sum);
  }
}

/** Puts a value and its letter in their place, the highest value first. */
function addValue(value: i32, letter: i32): void {
  let here = valueCount++;
  for (; here > 0 && at(VALUES, here - 1) < value; here--) {
    put(VALUES, here, at(VALUES, here - 1));
    put(LETTERS, here, at(LETTERS, here - 1));
  }
  put(VALUES, here, value);
  put(LETTERS, here, letter);
}

/** The highest value of a held letter that the mask allows. */
function highestIn(allowed: i32): i32 {
  for (let n = 0; n < valueCount; n++) {
    if (((allowed >>> at(LETTERS, n)) & 1) !== 0) return at(VALUES, n);
  }
  return 0;
}

/** True when no tile of the rack may be laid on the place. */
function isDead(place: usize): bool {
  const allowed = allowedAt(place);
  return allowed === 0 || (jollies === 0 && (allowed & held) === 0);
}

/** Measures every unit: what can be played from it becomes tasks. */
export function measureUnits(): void {
  taskCount = 0;
  startValues();
  for (let number = 0; number < unitCount; number++) {
    const unit = unitAt(number);
    measure(unit);
    fillTable(number, isHook(unit));
    noteLefts(unit, leftCount);
  }
}

/** Measures the squares on both sides of a unit. */
export function measure(unit: usize): void {
  const hook = isHook(unit);
  const first = firstOf(unit);
  blockPoints = hook ? 0 : blockPointsAt(first);
  rightCount = measureRight(borderOf(laneOf(unit)), lastOf(unit), hook ? 0 : blockHashAt(first));
  leftCount = measureLeft(hook ? first : first - PLACE, limitOf(unit));
}

/** Walks to the right of the unit. @returns most tiles that can be laid there */
function measureRight(border: usize, last: usize, hash: i32): i32 {
  let place = last + PLACE;
  let squares = base + RIGHT;
  let rights = 0;
  startSquares(squares);
  store<i32>(squares, blockPoints, SUM);
  store<i32>(squares, hash, HASH);
  for (; rights < tiles && isFree(place) && !isDead(place); rights++) {
    noteSquare(squares, place);
    squares += 4;
    place += PLACE;
    let sum = load<i32>(squares - 4, SUM);
    let through = load<i32>(squares - 4, HASH);
    if (isTile(place)) {
      sum += blockPointsAt(place);
      through += blockHashAt(place);
      place = border + (blockEndAt(place) + 1) * PLACE;
    }
    store<i32>(squares, sum, SUM);
    store<i32>(squares, through, HASH);
  }
  return rights;
}

/** False when the whole rack surely makes no word with the tiles of this hash; two jollies: not asked. */
function mayLayAll(through: i32): bool {
  if (!hasAnagrams() || jollies > 1) return true;
  const hash = through + rackHash;
  if (jollies > 0) return lastLetters(hash) !== 0;
  return mayMakeWord(hash, at(LETTERS, 0)) && mayMakeWord(hash, cheapest());
}

/** Walks to the left. @returns numbers of tiles that can be laid there, 0 among them */
function measureLeft(from: usize, limit: usize): i32 {
  let place = from;
  let squares = base + LEFT;
  let lefts = 1;
  startSquares(squares);
  for (; lefts <= tiles && place >= limit && !isDead(place); lefts++) {
    noteSquare(squares, place);
    squares += 4;
    place -= PLACE;
  }
  return lefts;
}

function startSquares(squares: usize): void {
  store<i32>(squares, 1, TIMES);
  store<i32>(squares, 0, DOUBLES);
  store<i32>(squares, 0, TRIPLES);
  store<i32>(squares, 0, CROSS);
  store<i32>(squares, 0, FACE);
  store<i32>(squares, 0, EXTRA);
}

/** Adds a square to what those before it come to. */
function noteSquare(squares: usize, place: usize): void {
  const letterTimes = letterTimesAt(place);
  const value = highestIn(allowedAt(place));
  const cross = crossPointsAt(place) + crossTimesAt(place) * value;
  store<i32>(squares, load<i32>(squares, TIMES) * wordTimesAt(place), TIMES + 4);
  store<i32>(squares, load<i32>(squares, DOUBLES) + i32(letterTimes > 1), DOUBLES + 4);
  store<i32>(squares, load<i32>(squares, TRIPLES) + i32(letterTimes > 2), TRIPLES + 4);
  store<i32>(squares, load<i32>(squares, CROSS) + cross, CROSS + 4);
  store<i32>(squares, load<i32>(squares, FACE) + value, FACE + 4);
  store<i32>(squares, load<i32>(squares, EXTRA) + value * (letterTimes - 1), EXTRA + 4);
}

/** Fills a unit's table from what was measured, and adds its tasks. */
function fillTable(number: i32, hook: bool): void {
  let bingo = NONE;
  let less = NONE;
  let asked = -1; // tiles to the right of the bingo asked of last
  let mayAll: bool = false;
  if (hook) clearRow(number, 0);
  for (let left = hook ? 1 : 0; left < leftCount; left++) {
    const most = min(rightCount, tiles - left);
    clearRow(number, left);
    for (let right = left === 0 ? 1 : 0; right <= most; right++) {
      const laid = left + right;
      const score = boundOf(left, right);
      let worth = mostWorth(score, laid);
      if (laid === rackSize) {
        if (asked < 0 || through(asked) !== through(right)) mayAll = mayLayAll(through(right));
        asked = right;
        if (!mayAll) continue;
        worth = mostWorth(score + bonus, laid);
        bingo = max(bingo, worth);
      } else {
        less = max(less, worth);
      }
      put(MOST, cellOf(number, left, laid), worth);
    }
  }
  if (hasAnagrams()) {
    addTask(number << 1, less);
    addTask((number << 1) + 1, bingo);
  } else {
    addTask(number << 1, max(less, bingo));
  }
}

/** Makes a row of a unit's table one of what cannot be played. */
function clearRow(number: i32, left: i32): void {
  const row = base + MOST + ((cellOf(number, left, 0) as usize) << 2);
  for (let two: usize = 0; two < 32; two += 8) store<i64>(row + two, -1);
}

/** Most points of a play with so many tiles to the left and to the right, without the bonus. */
function boundOf(lefts: i32, rights: i32): i32 {
  const left = base + LEFT + ((lefts as usize) << 2);
  const right = base + RIGHT + ((rights as usize) << 2);
  const face = load<i32>(left, FACE) + load<i32>(right, FACE);
  const extra = load<i32>(left, EXTRA) + load<i32>(right, EXTRA);
  const doubles = at(HIGHEST, load<i32>(left, DOUBLES) + load<i32>(right, DOUBLES));
  const triples = at(HIGHEST, load<i32>(left, TRIPLES) + load<i32>(right, TRIPLES));
  const points =
    load<i32>(right, SUM) + min(face, at(HIGHEST, lefts + rights)) + min(extra, doubles + triples);
  const cross = load<i32>(left, CROSS) + load<i32>(right, CROSS);
  return points * load<i32>(left, TIMES) * load<i32>(right, TIMES) + cross;
}

function addTask(task: i32, bound: i32): void {
  if (bound === NONE) return;
  put(TASKS, taskCount, task);
  put(TASK_BOUNDS, taskCount++, bound);
}

/**
 * Takes the task with the highest bound out of those that are left: most of them never have their turn, so
 * they are not sorted.
 *
 * @returns -1 when no bound reaches `points`
 */
export function takeTask(points: i32): i32 {
  let highest = points - 1;
  let best = -1;
  for (let n = 0; n < taskCount; n++) {
    const bound = at(TASK_BOUNDS, n);
    if (bound > highest) {
      highest = bound;
      best = n;
    }
  }
  if (best < 0) return -1;
  const task = at(TASKS, best);
  put(TASKS, best, at(TASKS, --taskCount));
  put(TASK_BOUNDS, best, at(TASK_BOUNDS, taskCount));
  return task;
}

/** Makes the bounds ready for every play of every unit. */
export function openAll(): void {
  for (let n = 0; n < LEVELS * cell(ROWS, 0); n++) put(MOST_TO_RIGHT, n, i32.MAX_VALUE);
  for (let n = 0; n < LEVELS * LEFTS; n++) put(MOST_TO_LEFT, n, i32.MAX_VALUE);
}

/** Makes the bounds ready for a unit's plays of up to `most` tiles. */
export function openUnit(number: i32, most: i32): void {
  const levels = byEquity ? jollies : 0;
  for (let gone = 0; gone <= levels; gone++) openLevel(number, most, gone);
}

/** The same for plays that have laid so many jollies. */
function openLevel(number: i32, most: i32, gone: i32): void {
  let above = NONE;
  const lefts = leftsOf(unitAt(number));
  const toRight = gone * cell(ROWS, 0);
  const toLeft = gone * LEFTS;
  memory.fill(base + MOST_TO_LEFT + ((toLeft as usize) << 2), 0xff, (LEFTS as usize) << 2);
  for (let left = lefts - 1; left >= 0; left--) {
    let best = NONE;
    for (let laid = 7; laid >= left; laid--) {
      if (laid <= most)
        best = max(best, at(MOST, cellOf(number, left, laid)) - lessKept(gone, laid));
      put(MOST_TO_RIGHT, toRight + cell(left, laid), best);
    }
    above = max(above, best);
    put(MOST_TO_LEFT, toLeft + left, above);
  }
}

/** Unit of a task. */
export function unitOf(task: i32): i32 {
  return task >> 1;
}

/** True when the task is plays of the whole rack only. */
export function isBingoTask(task: i32): bool {
  return (task & 1) !== 0;
}

/** The most that a play of a unit with so many tiles to the left and in all can come to. */
export function boundAt(number: i32, left: i32, laid: i32): i32 {
  return at(MOST, cellOf(number, left, laid));
}

/** Hash of the tiles that plays with so many tiles to the right go through, from the unit measured last; */
export function through(right: i32): i32 {
  return load<i32>(base + RIGHT + ((right as usize) << 2), HASH);
}

/** their points, */
export function pointsThrough(right: i32): i32 {
  return load<i32>(base + RIGHT + ((right as usize) << 2), SUM);
}

/** and the multiplier of the main word, with so many to the left as well. */
export function timesAt(left: i32, right: i32): i32 {
  const leftTimes = load<i32>(base + LEFT + ((left as usize) << 2), TIMES);
  return leftTimes * load<i32>(base + RIGHT + ((right as usize) << 2), TIMES);
}

/** A letter of the rack, 0 when it has jollies alone. */
export function cheapest(): i32 {
  return valueCount === 0 ? 0 : at(LETTERS, valueCount - 1);
}
