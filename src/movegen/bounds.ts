// The most that a play from a unit can score, by tiles laid to the left and in all: what decides the
// order of the search for the best plays, and what it may skip. A bound never lies below a play.

import { addPairs, jollyLetters, mayBingo } from './bingos.js';
import { heldLetters, jollyCount, tileCount, worthOf } from './hand.js';
import * as fields from './lanes.js';
import { lanes } from './scratch.js';

// own copies of imported constants: V8 folds these (see `generator.ts`)
const {
  ALLOWED,
  BLOCK_END,
  BLOCK_HASH,
  BLOCK_POINTS,
  BORDER,
  CROSS_POINTS,
  CROSS_TIMES,
  LANE,
  LETTER_TIMES,
  PLACE,
  WORD_TIMES,
} = fields;
const { places } = lanes;

/** Most tiles of a rack, and so the side of a unit's table. */
const MOST = 8;
/** The bound of what cannot be played; 0 is one: jollies alone score nothing. */
const NONE = -1;
/** Most units of a board: every second square of every lane, rounded up. */
const MOST_UNITS = 256;

/** Fields of a unit. */
export const UNIT = 8;
export const UNIT_LANE = 0;
export const UNIT_FIRST = 1; // first place of the block, or the hook
export const UNIT_LAST = 2; // last place of the block, or the hook
export const UNIT_LIMIT = 3; // how far to the left a play may grow
export const UNIT_IS_HOOK = 4;
const UNIT_LEFTS = 5; // numbers of tiles to the left that there is room for, and one
const UNIT_LESS = 6; // most that a play of less than a full rack can score
const UNIT_BINGO = 7; // most that a play of a full rack can score

export const units: Int32Array = new Int32Array(MOST_UNITS * UNIT);
/**
 * What is to be searched, the highest bound first: `unit * 2` for its plays of less than a full rack,
 * `unit * 2 + 1` for its bingos. Apart, since bingos come first and leave little of the rest.
 */
export const tasks: Int32Array = new Int32Array(2 * MOST_UNITS);
/** Bounds of the tasks, in the same order. */
export const taskBounds: Int32Array = new Int32Array(2 * MOST_UNITS);
let taskCount = 0;
let count = 0;

/** Most points by unit, tiles to the left and tiles in all: `(unit * 8 + left) * 8 + tiles`. */
const most = new Int32Array(MOST_UNITS * MOST * MOST);

// The bounds of the task under search, small enough to stay at hand: most points of its plays that lay
// so many tiles or more, by tiles to the left, `left * 8 + tiles`; and with so many or more to the left.
export const mostToRight: Int32Array = new Int32Array(MOST * (MOST + 1));
export const mostToLeft: Int32Array = new Int32Array(MOST + 1);

// What a play of the whole rack has still to gain: with so many tiles laid, and so many of them to the
// left in the end. Index `laid * 8 + lefts`, as long as the play grows to the left; on the way to the
// right `lefts * 8 + laid`, behind the first half.
const restTimes = new Int32Array(2 * MOST * MOST);
const restCross = new Int32Array(2 * MOST * MOST);
const restPoints = new Int32Array(2 * MOST * MOST);
const RIGHT_HALF: number = MOST * MOST;
/** Sum of the n highest values on the rack, and those values with their letters. */
const highest = new Int32Array(MOST * 2);
const values = new Int32Array(MOST);
const letters = new Int32Array(MOST);
let valueCount = 0;

/** The squares on one side of a unit, after 0, 1, 2 … tiles laid there. */
interface Squares {
  /** Product of the word multipliers. */
  readonly times: Int32Array;
  /** Letter premiums of two or more, and of three. */
  readonly doubles: Int32Array;
  readonly triples: Int32Array;
  /** Most points of the crossing words. */
  readonly cross: Int32Array;
  /** The most that letters allowed there are worth, and what the premiums add to them. */
  readonly face: Int32Array;
  readonly extra: Int32Array;
}

// of the unit that is being added
const leftTimes = new Int32Array(MOST);
const leftDoubles = new Int32Array(MOST);
const leftTriples = new Int32Array(MOST);
const leftCross = new Int32Array(MOST);
const leftFace = new Int32Array(MOST);
const leftExtra = new Int32Array(MOST);
const leftSquares: Squares = {
  times: leftTimes,
  doubles: leftDoubles,
  triples: leftTriples,
  cross: leftCross,
  face: leftFace,
  extra: leftExtra,
};

const rightTimes = new Int32Array(MOST);
const rightDoubles = new Int32Array(MOST);
const rightTriples = new Int32Array(MOST);
const rightCross = new Int32Array(MOST);
const rightPoints = new Int32Array(MOST);
const rightFace = new Int32Array(MOST);
const rightExtra = new Int32Array(MOST);
const rightSquares: Squares = {
  times: rightTimes,
  doubles: rightDoubles,
  triples: rightTriples,
  cross: rightCross,
  face: rightFace,
  extra: rightExtra,
};
const rightHash = new Int32Array(MOST);
const rightBingo = new Uint8Array(MOST);

/** Through-tiles of the unit's bingos, as hashes, and how many sets of them there are. */
const throughs = new Int32Array(MOST_UNITS * MOST);
const throughCounts = new Int32Array(MOST_UNITS);

/** Forgets the units of the last board and takes the rack of `hand`. */
export function startBounds(rack: ArrayLike<number>): void {
  count = 0;
  taskCount = 0;
  valueCount = 0;
  for (let letter = 1; letter < 32; letter++) {
    for (let copies = rack[letter]!; copies > 0; copies--) insertValue(letter, worthOf(letter));
  }
  highest[0] = 0;
  for (let n = 0; n < highest.length - 1; n++) {
    highest[n + 1] = highest[n]! + (n < valueCount ? values[n]! : 0);
  }
}

/** Keeps the values of the rack in descending order. */
function insertValue(letter: number, value: number): void {
  let at = valueCount++;
  for (; at > 0 && values[at - 1]! < value; at--) {
    values[at] = values[at - 1]!;
    letters[at] = letters[at - 1]!;
  }
  values[at] = value;
  letters[at] = letter;
}

/** The highest value of a held letter that the mask allows. */
function highestIn(allowed: number): number {
  for (let at = 0; at < valueCount; at++) {
    if (((allowed >>> letters[at]!) & 1) !== 0) return values[at]!;
  }
  return 0;
}

/** True when no tile of the rack may be laid on the place. */
function isDead(place: number): boolean {
  const allowed = places[place + ALLOWED]!;
  return allowed === 0 || (jollyCount() === 0 && (allowed & heldLetters()) === 0);
}

/**
 * Adds a unit, unless nothing can be played from it.
 *
 * @param bonus points for laying the whole of a full rack
 * @param full tiles of a full rack
 */
export function addUnit(
  lane: number,
  first: number,
  last: number,
  limit: number,
  isHook: boolean,
  bonus: number,
  full: number,
): void {
  const points = isHook ? 0 : places[first + BLOCK_POINTS]!;
  const hash = isHook ? 0 : places[first + BLOCK_HASH]!;
  const rights = measureRight(lane * LANE, last, points, hash, full);
  const unit = count * UNIT;
  const lefts = measureLeft(isHook ? first : first - PLACE, limit);
  fillTable(lefts, rights, isHook, bonus, full);
  if (units[unit + UNIT_LESS] === NONE && units[unit + UNIT_BINGO] === NONE) return;
  units[unit + UNIT_LANE] = lane;
  units[unit + UNIT_FIRST] = first;
  units[unit + UNIT_LAST] = last;
  units[unit + UNIT_LIMIT] = limit;
  units[unit + UNIT_IS_HOOK] = isHook ? 1 : 0;
  addTask(count * 2, units[unit + UNIT_LESS]!);
  addTask(count * 2 + 1, units[unit + UNIT_BINGO]!);
  count++;
}

/** Walks to the right of the unit. @returns most tiles that can be laid there */
function measureRight(
  border: number,
  last: number,
  points: number,
  hash: number,
  full: number,
): number {
  const tiles = tileCount();
  let place = last + PLACE;
  let rights = 0;
  startRight(points, hash, tiles === full);
  while (rights < tiles && places[place] === 0 && !isDead(place)) {
    noteSquare(rightSquares, rights, place);
    rights++;
    place += PLACE;
    rightPoints[rights] = rightPoints[rights - 1]!;
    rightHash[rights] = rightHash[rights - 1]!;
    rightBingo[rights] = rightBingo[rights - 1]!;
    if (places[place] !== 0 && places[place] !== BORDER) {
      rightPoints[rights]! += places[place + BLOCK_POINTS]!;
      rightHash[rights] = (rightHash[rights]! + places[place + BLOCK_HASH]!) | 0;
      rightBingo[rights] = tiles === full && mayBingo(rightHash[rights]!) ? 1 : 0;
      place = border + (places[place + BLOCK_END]! + 1) * PLACE;
    }
  }
  return rights;
}

function startRight(points: number, hash: number, isFull: boolean): void {
  startSquares(rightSquares);
  rightPoints[0] = points;
  rightHash[0] = hash;
  rightBingo[0] = isFull && mayBingo(hash) ? 1 : 0;
}

/** Walks to the left. @returns numbers of tiles that can be laid there, 0 among them */
function measureLeft(from: number, limit: number): number {
  const tiles = tileCount();
  let place = from;
  let left = 0;
  startSquares(leftSquares);
  while (left < tiles && place >= limit && !isDead(place)) {
    noteSquare(leftSquares, left, place);
    left++;
    place -= PLACE;
  }
  return left + 1;
}

function startSquares({ times, doubles, triples, cross, face, extra }: Squares): void {
  times[0] = 1;
  doubles[0] = 0;
  triples[0] = 0;
  cross[0] = 0;
  face[0] = 0;
  extra[0] = 0;
}

/** Adds a square to what `before` squares come to. */
function noteSquare(squares: Squares, before: number, place: number): void {
  const { times, doubles, triples, cross, face, extra } = squares;
  const after = before + 1;
  const letterTimes = places[place + LETTER_TIMES]!;
  const crossTimes = places[place + CROSS_TIMES]!;
  const value = highestIn(places[place + ALLOWED]!);
  times[after] = times[before]! * places[place + WORD_TIMES]!;
  doubles[after] = doubles[before]! + (letterTimes > 1 ? 1 : 0);
  triples[after] = triples[before]! + (letterTimes > 2 ? 1 : 0);
  cross[after] = cross[before]! + places[place + CROSS_POINTS]! + crossTimes * value;
  face[after] = face[before]! + value;
  extra[after] = extra[before]! + value * (letterTimes - 1);
}

/** Fills the unit's table from what was measured. */
function fillTable(
  lefts: number,
  rights: number,
  isHook: boolean,
  bonus: number,
  full: number,
): void {
  const tiles = tileCount();
  let bingo = NONE;
  let less = NONE;
  throughCounts[count] = 0;
  const base = count * MOST * MOST;
  most.fill(NONE, base, base + MOST * MOST);
  for (let left = isHook ? 1 : 0; left < lefts; left++) {
    for (let right = left === 0 ? 1 : 0; right <= rights && left + right <= tiles; right++) {
      const laid = left + right;
      if (laid === full && rightBingo[right] === 0) continue;
      const score = boundOf(left, right);
      if (laid === full) {
        noteThrough(rightHash[right]!);
        if (score + bonus > bingo) bingo = score + bonus;
      } else if (score > less) less = score;
      most[base + left * MOST + laid] = laid === full ? score + bonus : score;
    }
  }
  units[count * UNIT + UNIT_LEFTS] = lefts;
  units[count * UNIT + UNIT_LESS] = less;
  units[count * UNIT + UNIT_BINGO] = bingo;
}

/** Most points of a play with so many tiles to the left and to the right, without the bonus. */
function boundOf(left: number, right: number): number {
  const face = leftFace[left]! + rightFace[right]!;
  const extra = leftExtra[left]! + rightExtra[right]!;
  const doubles = leftDoubles[left]! + rightDoubles[right]!;
  const triples = leftTriples[left]! + rightTriples[right]!;
  const mostFace = highest[left + right]!;
  const mostExtra = highest[doubles]! + highest[triples]!;
  const points = rightPoints[right]! + Math.min(face, mostFace) + Math.min(extra, mostExtra);
  return points * leftTimes[left]! * rightTimes[right]! + leftCross[left]! + rightCross[right]!;
}

/** Notes through-tiles that the unit can lay the whole rack with, each set once. */
function noteThrough(hash: number): void {
  const from = count * MOST;
  const known = throughCounts[count]!;
  for (let at = from; at < from + known; at++) if (throughs[at] === hash) return;
  throughs[from + known] = hash;
  throughCounts[count] = known + 1;
}

/** Letters that a jolly may stand for in a bingo of the unit; `pairs` gets what the other may be. */
export function bingoLetters(unit: number, pairs: Int32Array): number {
  pairs.fill(0);
  let first = 0;
  const from = unit * MOST;
  for (let at = from; at < from + throughCounts[unit]!; at++) {
    first |= jollyLetters(throughs[at]!);
    addPairs(throughs[at]!, pairs);
  }
  return first;
}

/** Puts a task in its place among those that there are. */
function addTask(task: number, bound: number): void {
  if (bound === NONE) return;
  let at = taskCount++;
  for (; at > 0 && taskBounds[at - 1]! < bound; at--) {
    tasks[at] = tasks[at - 1]!;
    taskBounds[at] = taskBounds[at - 1]!;
  }
  tasks[at] = task;
  taskBounds[at] = bound;
}

/** Number of tasks. */
export function tasksToDo(): number {
  return taskCount;
}

/** Makes the bounds ready for a unit's plays of less than a full rack. */
export function openLess(unit: number, full: number): void {
  const lefts = units[unit * UNIT + UNIT_LEFTS]!;
  mostToLeft.fill(NONE);
  let above = NONE;
  for (let left = lefts - 1; left >= 0; left--) {
    const row = (unit * MOST + left) * MOST;
    let best = NONE;
    for (let tiles = MOST - 1; tiles >= left; tiles--) {
      if (tiles < full && most[row + tiles]! > best) best = most[row + tiles]!;
      mostToRight[left * MOST + tiles] = best;
    }
    if (best > above) above = best;
    mostToLeft[left] = above;
  }
}

/** Makes the bounds ready for a unit's bingos; the rest tables say what they have still to gain. */
export function openBingo(unit: number, bonus: number, full: number): void {
  measureAgain(unit, full);
  const lefts = units[unit * UNIT + UNIT_LEFTS]!;
  mostToLeft.fill(NONE);
  let above = NONE;
  for (let left = lefts - 1; left >= 0; left--) {
    const bound = most[(unit * MOST + left) * MOST + full]!;
    mostToRight.fill(bound, left * MOST, left * MOST + full + 1);
    if (bound !== NONE) closeRest(left, full, bonus);
    if (bound > above) above = bound;
    mostToLeft[left] = above;
  }
}

/** The squares of a unit once more: since it was added, others have been measured. */
function measureAgain(unit: number, full: number): void {
  const at = unit * UNIT;
  const first = units[at + UNIT_FIRST]!;
  const isHook = units[at + UNIT_IS_HOOK] === 1;
  const points = isHook ? 0 : places[first + BLOCK_POINTS]!;
  const hash = isHook ? 0 : places[first + BLOCK_HASH]!;
  measureRight(units[at + UNIT_LANE]! * LANE, units[at + UNIT_LAST]!, points, hash, full);
  measureLeft(isHook ? first : first - PLACE, units[at + UNIT_LIMIT]!);
  blockPoints = points;
}

/** Points of the block of the unit under search: they are in the main word from the start. */
let blockPoints = 0;

/** What is still to come in a bingo with `left` tiles to the left, from each number of tiles on. */
function closeRest(left: number, full: number, bonus: number): void {
  const rights = full - left;
  for (let laid = 0; laid <= left; laid++) {
    const at = laid * MOST + left;
    restTimes[at] = (leftTimes[left]! / leftTimes[laid]!) * rightTimes[rights]!;
    restCross[at] = leftCross[left]! - leftCross[laid]! + rightCross[rights]! + bonus;
    restPoints[at] =
      rightPoints[rights]! -
      blockPoints +
      highest[full]! +
      highest[leftDoubles[left]! - leftDoubles[laid]! + rightDoubles[rights]!]! +
      highest[leftTriples[left]! - leftTriples[laid]! + rightTriples[rights]!]!;
  }
  for (let right = 0; right <= rights; right++) {
    const at = RIGHT_HALF + left * MOST + left + right;
    restTimes[at] = rightTimes[rights]! / rightTimes[right]!;
    restCross[at] = rightCross[rights]! - rightCross[right]! + bonus;
    restPoints[at] =
      rightPoints[rights]! -
      rightPoints[right]! +
      highest[full]! +
      highest[rightDoubles[rights]! - rightDoubles[right]!]! +
      highest[rightTriples[rights]! - rightTriples[right]!]!;
  }
}

/**
 * True when a play of the whole rack with `left` tiles to the left may still come to `points`: the
 * letters still held are known in sum, only where they fall is not.
 *
 * @param laid tiles laid so far, on the way to the right
 * @param face value of the letters laid, without premiums
 */
export function mayBingoFor(
  points: number,
  left: number,
  laid: number,
  main: number,
  cross: number,
  times: number,
  face: number,
): boolean {
  const at = RIGHT_HALF + left * MOST + laid;
  return (
    (main + restPoints[at]! - face) * times * restTimes[at]! + cross + restCross[at]! >= points
  );
}

/** The same on the way to the left, where it may end with any number of tiles above `laid`. */
export function mayBingoLeft(
  points: number,
  unit: number,
  full: number,
  laid: number,
  main: number,
  cross: number,
  times: number,
  face: number,
): boolean {
  const lefts = units[unit * UNIT + UNIT_LEFTS]!;
  for (let left = laid + 1; left < lefts; left++) {
    if (most[(unit * MOST + left) * MOST + full]! < points) continue;
    const at = laid * MOST + left;
    const rest = (main + restPoints[at]! - face) * times * restTimes[at]!;
    if (rest + cross + restCross[at]! >= points) return true;
  }
  return false;
}
