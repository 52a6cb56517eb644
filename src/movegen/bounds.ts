// The most that a play from a unit can score, by tiles laid to the left and in all: what decides the
// order of the search for the best plays, and what it may skip. A bound never lies below a play.

import { addPairs, jollyLetters, mayBingo } from './bingos.js';
import { heldLetters, jollyCount, pointsOf, tileCount } from './hand.js';
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
/** Most units of a board: every second square of every lane, rounded up. */
const MOST_UNITS = 256;

/** Fields of a unit. */
export const UNIT = 8;
export const UNIT_LANE = 0;
export const UNIT_FIRST = 1; // first place of the block, or the hook
export const UNIT_LAST = 2; // last place of the block, or the hook
export const UNIT_LIMIT = 3; // how far to the left a play may grow
export const UNIT_IS_HOOK = 4;
export const UNIT_BOUND = 5; // most that any play of the unit can score
const UNIT_LEFTS = 6; // numbers of tiles to the left that there is room for, and one
export const UNIT_LESS = 7; // most that a play of less than the whole rack can score

export const units: Int32Array = new Int32Array(MOST_UNITS * UNIT);
/** Numbers of the units, the highest bound first. */
export const order: Int32Array = new Int32Array(MOST_UNITS);
let count = 0;

/**
 * Most points by unit, tiles to the left and tiles in all; after `close`, of that many tiles or more.
 * Index `(unit * 8 + left) * 8 + tiles`.
 */
export const most: Int32Array = new Int32Array(MOST_UNITS * MOST * MOST);
/** After `close`: most points by unit, of that many tiles to the left or more. Index `unit * 8 + left`. */
export const mostFromLeft: Int32Array = new Int32Array(MOST_UNITS * MOST);

/** Sum of the n highest values on the rack, and those values with their letters. */
const highest = new Int32Array(MOST * 2);
const values = new Int32Array(MOST);
const letters = new Int32Array(MOST);
let valueCount = 0;

// the squares to the right of the unit that is being added, after 0, 1, 2 … tiles laid there
const rightTimes = new Int32Array(MOST);
const rightDoubles = new Int32Array(MOST);
const rightTriples = new Int32Array(MOST);
const rightCross = new Int32Array(MOST);
const rightPoints = new Int32Array(MOST);
const rightHash = new Int32Array(MOST);
const rightBingo = new Uint8Array(MOST);

/** Through-tiles of the unit's bingos, as hashes, and how many sets of them there are. */
const throughs = new Int32Array(MOST_UNITS * MOST);
const throughCounts = new Int32Array(MOST_UNITS);

/** Forgets the units of the last board and takes the rack of `hand`. */
export function startBounds(rack: ArrayLike<number>): void {
  count = 0;
  valueCount = 0;
  for (let letter = 1; letter < 32; letter++) {
    for (let copies = rack[letter]!; copies > 0; copies--) insertValue(letter, pointsOf(letter));
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
  const rights = measureRight(last, points, hash, full);
  const unit = count * UNIT;
  const bound = measureLeft(isHook ? first : first - PLACE, limit, isHook, rights, bonus, full);
  if (bound === 0) return;
  units[unit + UNIT_LANE] = lane;
  units[unit + UNIT_FIRST] = first;
  units[unit + UNIT_LAST] = last;
  units[unit + UNIT_LIMIT] = limit;
  units[unit + UNIT_IS_HOOK] = isHook ? 1 : 0;
  units[unit + UNIT_BOUND] = bound;
  count++;
}

/** Walks to the right of the unit. @returns most tiles that can be laid there */
function measureRight(last: number, points: number, hash: number, full: number): number {
  const tiles = tileCount();
  let times = 1;
  let doubles = 0;
  let triples = 0;
  let cross = 0;
  let through = points;
  let letterSum = hash;
  let rights = 0;
  rightHash[0] = hash;
  rightBingo[0] = tiles === full && mayBingo(hash) ? 1 : 0;
  noteRight(0, times, doubles, triples, cross, through);
  for (let place = last + PLACE; rights < tiles && places[place] === 0; place += PLACE) {
    if (isDead(place)) break;
    if (places[place + LETTER_TIMES]! > 1) doubles++;
    if (places[place + LETTER_TIMES]! > 2) triples++;
    times *= places[place + WORD_TIMES]!;
    cross += crossAt(place);
    const next = places[place + PLACE]!;
    if (next !== 0 && next !== BORDER) {
      through += places[place + PLACE + BLOCK_POINTS]!;
      letterSum = (letterSum + places[place + PLACE + BLOCK_HASH]!) | 0;
      place = laneStart(place) + places[place + PLACE + BLOCK_END]! * PLACE;
    }
    const before = rights++;
    rightHash[rights] = letterSum;
    const same = letterSum === rightHash[before];
    if (same) rightBingo[rights] = rightBingo[before]!;
    else rightBingo[rights] = tiles === full && mayBingo(letterSum) ? 1 : 0;
    noteRight(rights, times, doubles, triples, cross, through);
  }
  return rights;
}

function laneStart(place: number): number {
  return place - (place % LANE);
}

function noteRight(
  tiles: number,
  times: number,
  doubles: number,
  triples: number,
  cross: number,
  points: number,
): void {
  rightTimes[tiles] = times;
  rightDoubles[tiles] = doubles;
  rightTriples[tiles] = triples;
  rightCross[tiles] = cross;
  rightPoints[tiles] = points;
}

/** Most points that a word crossing at the place can add. */
function crossAt(place: number): number {
  const times = places[place + CROSS_TIMES]!;
  if (times === 0) return 0;
  return places[place + CROSS_POINTS]! + times * highestIn(places[place + ALLOWED]!);
}

/** Walks to the left and fills the unit's table. @returns its highest bound */
function measureLeft(
  from: number,
  limit: number,
  isHook: boolean,
  rights: number,
  bonus: number,
  full: number,
): number {
  const tiles = tileCount();
  let times = 1;
  let doubles = 0;
  let triples = 0;
  let cross = 0;
  let bound = 0;
  let less = 0;
  let left = 0;
  throughCounts[count] = 0;
  for (let place = from; ; place -= PLACE) {
    const row = (count * MOST + left) * MOST;
    most.fill(0, row, row + MOST);
    for (let right = 0; right <= rights && left + right <= tiles; right++) {
      const laid = left + right;
      if (laid === 0 || (isHook && left === 0)) continue;
      if (laid === full && rightBingo[right] === 0) continue;
      const points =
        highest[laid]! +
        highest[doubles + rightDoubles[right]!]! +
        highest[triples + rightTriples[right]!]! +
        rightPoints[right]!;
      let score = points * times * rightTimes[right]! + cross + rightCross[right]!;
      if (laid === full) {
        score += bonus;
        noteThrough(rightHash[right]!);
      }
      most[row + laid] = score;
      if (laid < full && score > less) less = score;
      if (score > bound) bound = score;
    }
    left++;
    if (left > tiles || place < limit || isDead(place)) break;
    if (places[place + LETTER_TIMES]! > 1) doubles++;
    if (places[place + LETTER_TIMES]! > 2) triples++;
    times *= places[place + WORD_TIMES]!;
    cross += crossAt(place);
  }
  units[count * UNIT + UNIT_LEFTS] = left;
  units[count * UNIT + UNIT_LESS] = less;
  return bound;
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

/** Puts the units in the order of their bounds. @returns how many there are */
export function orderUnits(): number {
  for (let unit = 0; unit < count; unit++) {
    const bound = units[unit * UNIT + UNIT_BOUND]!;
    let at = unit;
    for (; at > 0 && units[order[at - 1]! * UNIT + UNIT_BOUND]! < bound; at--) {
      order[at] = order[at - 1]!;
    }
    order[at] = unit;
  }
  return count;
}

/** Turns the table of a unit that is to be searched from "so many tiles" to "so many or more". */
export function close(unit: number): void {
  const lefts = units[unit * UNIT + UNIT_LEFTS]!;
  let above = 0;
  for (let left = MOST - 1; left >= lefts; left--) mostFromLeft[unit * MOST + left] = 0;
  for (let left = lefts - 1; left >= 0; left--) {
    const row = (unit * MOST + left) * MOST;
    let best = 0;
    for (let tiles = MOST - 1; tiles >= left; tiles--) {
      if (most[row + tiles]! > best) best = most[row + tiles]!;
      most[row + tiles] = best;
    }
    if (best > above) above = best;
    mostFromLeft[unit * MOST + left] = above;
  }
}
