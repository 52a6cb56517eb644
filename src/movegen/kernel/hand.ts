// The player's hand during a search: what is left on the rack, the tiles laid so far, the record of found
// plays and the bar they have to reach. A letter that is not held is a shortage that a jolly must fill. One
// that the rack never had is laid as a jolly; which of the other tiles are jollies is decided when a play is
// recorded.
import { SIZE } from './lanes';
import {
  at,
  base,
  COUNTS,
  CROSS_TIMES,
  LAID,
  LETTER_TIMES,
  POINTS,
  put,
  RACK,
  reserve,
  TALLY,
  TALLY_LENGTH,
  TILE_OF,
  WORTH,
} from './memory';
import { copyPlay, headOf, JOLLY_BIT, LOW, PLAY, withScore } from './play';
import { byEquity, mostWorth, worthOfTiles } from './worth';

const ALL_BITS: u64 = ~(0 as u64);
/** That bit in each byte. */
const JOLLY_BITS: u64 = (ALL_BITS / 255) * 32;
const LETTER_MASK: i32 = 31;
/** Ways of choosing up to two jollies among seven tiles, rounded up: room kept free. */
const MOST_CHOICES: usize = 32;
/** Bytes for plays at first; as many behind them are spare, to sort in. */
const FIRST_ROOM: usize = 1 << 17;

/** Letters on the rack, as a mask. */
export let held: i32 = 0;
/** Letters laid that were not held: jollies given a letter. */
export let short: i32 = 0;
export let jollies: i32 = 0;
/** Tiles on the rack, jollies included. */
export let tiles: i32 = 0;
export let rackSize: i32 = 7;
/** Every letter of the alphabet, as a mask. */
export let allLetters: i32 = 0;
export let bonus: i32 = 0;
/** The least that a play must be worth to be recorded. */
export let bar: i32 = 0;

/** Best plays asked for; 0: no number. */
let wanted: i32 = 0;
/** How far below the best still counts; -1: any distance. */
let within: i32 = -1;
/** Plays recorded in the slots of the tally from `rung` on; a slot is a point, or 1,024 thousandths. */
let above: i32 = 0;
let rung: i32 = 0;
let rungShift: i32 = 0;

/** Where the packed plays begin and end, and the bytes there are for them. */
let plays: usize = 0;
let end: usize = 0;
let room: usize = 0;

/** Takes what an edition says of the hand. */
export function takeRulesOfHand(size: i32, points: i32): void {
  rackSize = size;
  bonus = points;
}

/** @param count letters of the alphabet */
export function takeLetters(count: i32): void {
  allLetters = ((2 << count) - 1) & ~1;
}

/** @param count best plays asked for, 0: all. @param points below the best that still count, or -1; by equity thousandths */
export function want(count: i32, points: i32): void {
  bar = 0;
  wanted = count;
  within = points;
  above = 0;
  rung = 0;
  rungShift = byEquity ? 10 : 0;
  if (count > 0) memory.fill(base + TALLY, 0, (TALLY_LENGTH as usize) << 2);
}

/** Takes the rack that the host wrote. */
export function takeRack(): void {
  jollies = at(COUNTS, 0);
  held = 0;
  short = 0;
  tiles = jollies;
  for (let letter = 1; letter < 32; letter++) {
    const count = at(COUNTS, letter);
    put(RACK, letter, count);
    put(WORTH, letter, count > 0 ? at(POINTS, letter) : 0);
    put(TILE_OF, letter, count > 0 ? letter : letter | JOLLY_BIT);
    tiles += count;
    if (count > 0) held |= 1 << letter;
  }
  if (plays === 0) {
    plays = reserve(FIRST_ROOM * 2);
    room = FIRST_ROOM;
  }
  end = plays;
}

/** Where the packed plays begin, and end. */
export function playsAt(): usize {
  return plays;
}

export function playsEnd(): usize {
  return end;
}

/** Room as long as the plays may become. */
export function spare(): usize {
  return plays + room;
}

/** Forgets the plays from an address on. */
export function cutTo(address: usize): void {
  end = address;
}

/** Adds every play once more, down in place of across: an empty board that is its own transpose. */
export function addTransposed(): void {
  while (end + (end - plays) > plays + room) grow();
  const last = end;
  for (let play = plays; play < last; play += PLAY, end += PLAY) {
    copyPlay(play, end);
    store<i32>(end, headOf(play) + SIZE); // the lane is lowest in the head
  }
}

/** What a laid letter adds: its face value, or nothing when the rack has none and it is a jolly. */
export function worthOf(letter: i32): i32 {
  return at(WORTH, letter);
}

/** How many of a letter are left. */
export function leftOf(letter: i32): i32 {
  return at(RACK, letter);
}

/** Notes how often the tile that is number `place` of the play counts, in the main word and in the crossing one. */
export function noteTimes(place: i32, letterTimes: i32, crossTimes: i32): void {
  put(LETTER_TIMES, place, letterTimes);
  put(CROSS_TIMES, place, crossTimes);
}

/** Lays a letter as number `place` of the play. @returns how many were left, for `takeBack` */
export function lay(letter: i32, place: i32): i32 {
  const left = at(RACK, letter);
  put(RACK, letter, left - 1);
  if (left <= 0) short++;
  store<u8>(base + LAID + (place as usize), at(TILE_OF, letter) as u8);
  return left;
}

export function takeBack(letter: i32, left: i32): void {
  put(RACK, letter, left);
  if (left <= 0) short--;
}

/**
 * Records the play of the first `count` tiles laid, once for every way of choosing the jollies.
 *
 * @param head of the packed play, without the score
 * @param times multiplier of the main word
 */
export function record(head: i32, count: i32, main: i32, cross: i32, times: i32): void {
  const score = main * times + cross + (count === rackSize ? bonus : 0);
  if (mostWorth(score, count) < bar) return; // a jolly in place of a letter only takes points away
  const laid = load<u64>(base + LAID) & (ALL_BITS >>> (64 - (count << 3)));
  const known = popcnt(laid & JOLLY_BITS) as i32;
  const open = jollies - known;
  const missing = short - known;
  if (end + MOST_CHOICES * PLAY > plays + room) grow();
  if (missing === 0) putPlay(head, score, laid);
  if (open === 1) putOne(head, score, times, count, 0, missing, laid);
  else if (open > 1) putTwo(head, score, times, count, laid);
}

/** Letter of a laid tile. */
export function laidAt(place: i32): i32 {
  return tileLaid(place) & LETTER_MASK;
}

/** The laid tile, with the bit of a jolly where it is surely one. */
function tileLaid(place: i32): i32 {
  return load<u8>(base + LAID + (place as usize)) as i32;
}

/** Points that a letter brings on the square where it is laid. */
function gainOf(letter: i32, place: i32, times: i32): i32 {
  return worthOf(letter) * (at(LETTER_TIMES, place) * times + at(CROSS_TIMES, place));
}

function withJolly(laid: u64, place: i32): u64 {
  return laid | ((JOLLY_BIT as u64) << (place << 3));
}

/** Every choice of one jolly among the tiles from number `from` on; it fills a shortage, if there is one. */
function putOne(
  head: i32,
  score: i32,
  times: i32,
  count: i32,
  from: i32,
  missing: i32,
  laid: u64,
): void {
  for (let place = from; place < count; place++) {
    const tile = tileLaid(place);
    if (tile >= JOLLY_BIT || (missing !== 0 && at(RACK, tile) >= 0)) continue;
    const without = score - gainOf(tile, place, times);
    putPlay(head, without, withJolly(laid, place));
  }
}

/** Every choice of one or two jollies. */
function putTwo(head: i32, score: i32, times: i32, count: i32, laid: u64): void {
  for (let place = 0; place < count; place++) {
    const letter = tileLaid(place);
    const left = at(RACK, letter);
    const rest = left < 0 ? short - 1 : short;
    if (rest > 1) continue;
    const without = score - gainOf(letter, place, times);
    const newLaid = withJolly(laid, place);
    if (rest === 0) putPlay(head, without, newLaid);
    put(RACK, letter, left + 1);
    putOne(head, without, times, count, place + 1, rest, newLaid);
    put(RACK, letter, left);
  }
}

function putPlay(head: i32, score: i32, laid: u64): void {
  const worth = worthOfTiles(score, laid);
  if (worth < bar) return;
  store<i32>(end, withScore(head, score));
  store<u64>(end, laid, LOW);
  end += PLAY;
  if (wanted !== 0 || within >= 0) raiseBar(worth);
}

/**
 * Raises the bar for a play that was recorded, as far as the end of the tally, where all higher scores count:
 * the rest is `cutBehind`'s (`order.ts`).
 */
function raiseBar(worth: i32): void {
  if (within >= 0) {
    bar = max(bar, worth - within);
    return;
  }
  const last = TALLY_LENGTH - 1;
  const slot = min(worth >> rungShift, last);
  put(TALLY, slot, at(TALLY, slot) + 1);
  above++;
  while (rung < last && above - at(TALLY, rung) >= wanted) above -= at(TALLY, rung++);
  bar = rung << rungShift;
}

/** Moves the plays to where there is twice the room. */
function grow(): void {
  const wider = reserve(room * 4);
  memory.copy(wider, plays, end - plays);
  end = wider + (end - plays);
  plays = wider;
  room *= 2;
}
