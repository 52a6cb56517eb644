// The player's hand during a search: what is left on the rack, the tiles laid so far, and the record
// of a finished play. A letter that is not held is a shortage a jolly must fill; which of the laid
// tiles are the jollies is decided here, when a play is recorded.
//
// The state lies in module constants, one set a thread: a search never interleaves with another, and
// V8 then knows every array's address (−15 % on bench positions, Node 20).
import * as alphabet from '../alphabet/alphabet.js';
import * as gaddag from '../gaddag/gaddag.js';
import { MOST_SCORE } from '../rules/most-points.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import * as plays from './play-buffer.js';
import { MOST_PLAYS, type PlayBuffer, withScore } from './play-buffer.js';

// own copies of imported constants: V8 folds these (see `generator.ts`)
const { JOLLY_BIT, JOLLY_INDEX } = alphabet;
const { LETTER_BITS } = gaddag;
const { PLAY } = plays;

/** What is left of each letter; below 0 that many jollies stand in. */
const rack = new Int32Array(32);
/** Face values by letter code. */
const points = new Int32Array(32);
/** What a letter is worth in this position: nothing when only a jolly can be it. */
const worth = new Int32Array(32);
/** The tiles laid, a byte each, in the order of laying; the same memory as two integers. */
const laid = new Uint8Array(8);
const packed = new Int32Array(laid.buffer);
/** What each laid tile adds to the main word before its multiplier, and to the crossing word. */
const mainGains = new Int32Array(8);
const crossGains = new Int32Array(8);

/** Single numbers, by index: a typed array holds them unboxed. */
const state = new Int32Array(16);
const HELD = 0; // letters of which some are left, as a mask
const SHORT = 1; // letters laid that were not held
const JOLLIES = 2;
const TILES = 3; // tiles on the rack, jollies included
const USED = 4; // integers written to the buffer
const RACK_SIZE = 5;
const BONUS = 6;
const BAR = 7; // fewest points a play must score to be recorded
const WANTED = 8; // best plays asked for; 0: every play
const WITHIN = 9; // points below the best that still count; -1: any number
const ABOVE = 10; // plays recorded with BAR points or more

/** The bar rises no higher, since scores beyond the tally's end count there: see `BestSearch.search`. */
export const HIGHEST_BAR = 2047;
/** Plays recorded by score, for the bar. */
const tally = new Int32Array(HIGHEST_BAR + 1);

let buffer: PlayBuffer;
let data: Int32Array;

/** Ways of choosing up to two jollies among seven tiles, rounded up: room kept free in the buffer. */
const MOST_CHOICES = 32;

/** Takes the values of an edition. */
export function takeRules(rules: Rules): void {
  points.set(tilePoints(rules));
  state[RACK_SIZE] = rules.rackSize;
  state[BONUS] = rules.bingoBonus;
}

/** Asks for every play. */
export function wantAll(): void {
  state[BAR] = 0;
  state[WANTED] = 0;
  state[WITHIN] = -1;
}

/** Asks for the `count` best plays, those that tie with the last of them included. */
export function wantBest(count: number): void {
  wantAll();
  tally.fill(0);
  state[ABOVE] = 0;
  state[WANTED] = Math.min(count, MOST_PLAYS);
}

/** Asks for the plays that score at most `points` less than the best. */
export function wantWithin(points: number): void {
  wantAll();
  state[WITHIN] = Math.min(points, MOST_SCORE);
}

/** Fewest points that a play must score to be of interest; rises as plays are recorded. */
export function bar(): number {
  return state[BAR]!;
}

/** Raises the bar for a play that was recorded. */
function raiseBar(score: number): void {
  if (state[WITHIN]! >= 0) {
    const within = score - state[WITHIN]!;
    if (within > state[BAR]!) state[BAR] = within;
    return;
  }
  const end = tally.length - 1;
  tally[Math.min(score, end)]!++;
  let above = state[ABOVE]! + 1;
  let level = state[BAR]!;
  while (level < end && above - tally[level]! >= state[WANTED]!) above -= tally[level++]!;
  state[BAR] = level;
  state[ABOVE] = above;
}

/** Takes a rack, and the buffer that plays go into. */
export function takeRack(counts: ArrayLike<number>, into: PlayBuffer): void {
  const jollies = counts[JOLLY_INDEX]!;
  let held = 0;
  let tiles = jollies;
  for (let letter = 1; letter < 32; letter++) {
    const count = counts[letter]!;
    rack[letter] = count;
    worth[letter] = count > 0 ? points[letter]! : 0;
    tiles += count;
    if (count > 0) held |= 1 << letter;
  }
  state[HELD] = held;
  state[SHORT] = 0;
  state[JOLLIES] = jollies;
  state[TILES] = tiles;
  state[USED] = 0;
  buffer = into;
  data = into.data;
}

/** Hands the plays over. */
export function finish(): void {
  buffer.used = state[USED]!;
}

/** Tiles on the rack, jollies included. */
export function tileCount(): number {
  return state[TILES]!;
}

/** Letters that may be laid next: those held, or any while a jolly is free. */
export function choices(): number {
  return state[SHORT]! < state[JOLLIES]! ? LETTER_BITS : state[HELD]!;
}

/** Letters of which some are left, as a mask. */
export function heldLetters(): number {
  return state[HELD]!;
}

/** Letters laid that were not held: jollies given a letter. */
export function shortCount(): number {
  return state[SHORT]!;
}

export function jollyCount(): number {
  return state[JOLLIES]!;
}

/** What a laid letter adds: its face value, or nothing when the rack has none and it is a jolly. */
export function worthOf(letter: number): number {
  return worth[letter]!;
}

/** Lays a letter as number `place` of the play. @returns how many were left, for `takeBack` */
export function lay(letter: number, place: number, mainGain: number, crossGain: number): number {
  const left = rack[letter]!;
  rack[letter] = left - 1;
  if (left <= 0) state[SHORT]!++;
  else if (left === 1) state[HELD]! ^= 1 << letter;
  laid[place] = letter;
  mainGains[place] = mainGain;
  crossGains[place] = crossGain;
  return left;
}

export function takeBack(letter: number, left: number): void {
  rack[letter] = left;
  if (left <= 0) state[SHORT]!--;
  else if (left === 1) state[HELD]! ^= 1 << letter;
}

/**
 * Records the play of the first `count` tiles laid, once for every way of choosing the jollies.
 *
 * @param head of the packed play, without the score
 * @param times multiplier of the main word
 */
export function record(
  head: number,
  count: number,
  main: number,
  cross: number,
  times: number,
): void {
  const score = main * times + cross + (count === state[RACK_SIZE] ? state[BONUS]! : 0);
  const jollies = state[JOLLIES]!;
  const short = state[SHORT]!;
  if (score < state[BAR]!) return; // a jolly in place of a letter only takes points away
  const low = packed[0]!;
  const high = packed[1]!;
  if (state[USED]! + MOST_CHOICES * PLAY > data.length) grow();
  if (short === 0) put(head, score, low, high);
  if (jollies === 1) putOne(head, score, times, count, 0, short, low, high);
  else if (jollies > 1) putTwo(head, score, times, count, short, low, high);
}

/** Every choice of one jolly among the tiles from number `from` on; it fills a shortage, if there is one. */
function putOne(
  head: number,
  score: number,
  times: number,
  count: number,
  from: number,
  short: number,
  low: number,
  high: number,
): void {
  for (let place = from; place < count; place++) {
    if (short !== 0 && rack[laid[place]!]! >= 0) continue;
    const without = score - mainGains[place]! * times - crossGains[place]!;
    if (place < 4) put(head, without, low | (JOLLY_BIT << (place << 3)), high);
    else put(head, without, low, high | (JOLLY_BIT << ((place - 4) << 3)));
  }
}

/** Every choice of one or two jollies. */
function putTwo(
  head: number,
  score: number,
  times: number,
  count: number,
  short: number,
  low: number,
  high: number,
): void {
  for (let place = 0; place < count; place++) {
    const letter = laid[place]!;
    const left = rack[letter]!;
    const rest = left < 0 ? short - 1 : short;
    if (rest > 1) continue;
    const without = score - mainGains[place]! * times - crossGains[place]!;
    const newLow = place < 4 ? low | (JOLLY_BIT << (place << 3)) : low;
    const newHigh = place < 4 ? high : high | (JOLLY_BIT << ((place - 4) << 3));
    if (rest === 0) put(head, without, newLow, newHigh);
    rack[letter] = left + 1;
    putOne(head, without, times, count, place + 1, rest, newLow, newHigh);
    rack[letter] = left;
  }
}

function put(head: number, score: number, low: number, high: number): void {
  if (score < state[BAR]!) return;
  const at = state[USED]!;
  data[at] = withScore(head, score);
  data[at + 1] = low;
  data[at + 2] = high;
  state[USED] = at + PLAY;
  if (state[WANTED] !== 0 || state[WITHIN]! >= 0) raiseBar(score);
}

function grow(): void {
  buffer.grow();
  data = buffer.data;
}
