// The board as 30 lanes, 15 across and 15 down (the board transposed), so that direction is gone before the
// recursion starts. Each place of a lane knows its tile, what it does to a score, and from the words that
// cross it which letters it allows and what they add. A place is the address of its 32 bytes.
import { acceptsOf, childOf, LETTER_BITS, lettersOf, NO_NODE, separatorOf, stepTo } from './graph';
import { at, base, EMPTY, HASHES, LANES_SIZE, LIVE, PLACES, POINTS, root, TILES } from './memory';

export const SIZE: i32 = 15;
/** Bytes of `LIVE`. */
export const LIVE_SIZE: usize = 32 * 4;
export const CENTRE: i32 = 7;
export const LANES: i32 = 30;
/** Bytes of a place and of a lane's 18. */
export const PLACE: usize = 32;
export const PLACE_SHIFT: usize = 5;
export const LANE: usize = 18 * PLACE;
/** The tile of a border: no letter, and not empty. */
export const BORDER: i32 = 64;
const LETTER_MASK: i32 = 31;
const JOLLY_BIT: i32 = 32;

// Fields of a place, as offsets of its 32 bytes.
const TILE: usize = 0;
const ALLOWED: usize = 4;
const LETTER_TIMES: usize = 8;
const WORD_TIMES: usize = 12;
// Of an empty place:
const CROSS_POINTS: usize = 16;
const CROSS_TIMES: usize = 20;
// Of the first tile of a block, in the same room:
const BLOCK_NODE: usize = 16;
const BLOCK_HASH: usize = 20;
const BLOCK_END: usize = 24;
const BLOCK_POINTS: usize = 28;

export function tileAt(place: usize): i32 {
  return load<i32>(place, TILE);
}
/** Letters that may be laid here; every letter where no word crosses. */
export function allowedAt(place: usize): i32 {
  return load<i32>(place, ALLOWED);
}
export function letterTimesAt(place: usize): i32 {
  return load<i32>(place, LETTER_TIMES);
}
export function wordTimesAt(place: usize): i32 {
  return load<i32>(place, WORD_TIMES);
}
/** On an empty place: what the crossing word adds besides the new tile, and how often that counts. */
export function crossPointsAt(place: usize): i32 {
  return load<i32>(place, CROSS_POINTS);
}
export function crossTimesAt(place: usize): i32 {
  return load<i32>(place, CROSS_TIMES);
}
/** On the first tile of a block: its node read backwards, hash, step of its last tile, and value. */
export function blockNodeAt(place: usize): i32 {
  return load<i32>(place, BLOCK_NODE);
}
export function blockHashAt(place: usize): i32 {
  return load<i32>(place, BLOCK_HASH);
}
export function blockEndAt(place: usize): usize {
  return load<i32>(place, BLOCK_END) as usize;
}
export function blockPointsAt(place: usize): i32 {
  return load<i32>(place, BLOCK_POINTS);
}
export function letterAt(place: usize): i32 {
  return tileAt(place) & LETTER_MASK;
}

/** Address of the border before a lane. */
export function borderOf(lane: i32): usize {
  return base + PLACES + (lane as usize) * LANE;
}

export function isLive(lane: i32): bool {
  return at(LIVE, lane) !== 0;
}

/** True when no tile lies on the place and the border is not there. */
export function isFree(place: usize): bool {
  return tileAt(place) === 0;
}

/** True when a tile lies on the place. */
export function isTile(place: usize): bool {
  const tile = tileAt(place);
  return tile !== 0 && tile !== BORDER;
}

/** True when no tile stands beside the place in its lane. */
export function isLone(place: usize): bool {
  return !isTile(place - PLACE) && !isTile(place + PLACE);
}

/** Lays out the board that the host wrote from nothing. */
export function setAnew(): void {
  memory.copy(base + PLACES, base + EMPTY, LANES_SIZE);
  memory.fill(base + LIVE, 0, LIVE_SIZE);
  layTiles();
  for (let lane = 0; lane < LANES; lane++) if (isLive(lane)) readBlocks(lane);
}

/** True when the board that the host wrote is empty. */
export function isEmptyBoard(): bool {
  return load<u8>(base + TILES + (CENTRE * SIZE + CENTRE)) === 0;
}

/** Lays a tile into both lanes of its square. */
export function layTile(square: i32, tile: i32): void {
  const row = square / SIZE;
  const column = square % SIZE;
  store<i32>(borderOf(row) + ((column + 1) as usize) * PLACE, tile);
  store<i32>(borderOf(SIZE + column) + ((row + 1) as usize) * PLACE, tile);
  live(row);
  live(SIZE + column);
}

function layTiles(): void {
  for (let square = 0; square < SIZE * SIZE; square++) {
    const tile = load<u8>(base + TILES + (square as usize)) as i32;
    if (tile !== 0) layTile(square, tile);
  }
}

function live(lane: i32): void {
  store<i32>(base + LIVE + ((lane as usize) << 2), 1);
}

/** Walks each block of a lane once, notes it, and tells the squares behind its ends. */
export function readBlocks(lane: i32): void {
  const border = borderOf(lane);
  for (let step = 1; step <= SIZE; step++) {
    const place = border + (step as usize) * PLACE;
    if (isFree(place)) continue;
    const end = readBlock(border, step);
    const node = blockNodeAt(place);
    const points = blockPointsAt(place);
    if (step > 1 && (step === 2 || isFree(place - 2 * PLACE))) {
      cross(lane, step - 1, node === NO_NODE ? 0 : acceptsOf(node), points);
    }
    if (end < SIZE) crossBehind(lane, end + 1, node, points);
    step = end;
  }
}

/** Notes node, hash, end and value of the block that begins at `step`. @returns the step of its last tile */
function readBlock(border: usize, step: i32): i32 {
  const first = border + (step as usize) * PLACE;
  let last = first;
  let sum = 0;
  let hash = 0;
  for (; ; last += PLACE) {
    hash += at(HASHES, letterAt(last));
    sum += valueAt(last);
    if (!isTile(last + PLACE)) break;
  }
  let node = root;
  for (let place = last; place >= first && node !== NO_NODE; place -= PLACE) {
    node = stepTo(node, letterAt(place));
  }
  const end = ((last - border) >> PLACE_SHIFT) as i32;
  store<i32>(first, node, BLOCK_NODE);
  store<i32>(first, hash, BLOCK_HASH);
  store<i32>(first, end, BLOCK_END);
  store<i32>(first, sum, BLOCK_POINTS);
  return end;
}

/** Value of a tile on the board; a jolly has none. */
function valueAt(place: usize): i32 {
  const tile = tileAt(place);
  return (tile & JOLLY_BIT) === 0 ? at(POINTS, tile) : 0;
}

/** The square behind a block: one word ends there, or two blocks meet. */
function crossBehind(lane: i32, step: i32, node: i32, points: i32): void {
  const turned = node === NO_NODE ? NO_NODE : separatorOf(node);
  const beyond = borderOf(lane) + ((step + 1) as usize) * PLACE;
  if (isTile(beyond)) {
    const allowed = turned === NO_NODE ? 0 : bridging(turned, beyond);
    cross(lane, step, allowed, points + valueFrom(beyond));
  } else {
    cross(lane, step, turned === NO_NODE ? 0 : acceptsOf(turned), points);
  }
}

/** Letters after which the block at `place`, read forwards from `node`, ends a word. */
function bridging(node: i32, place: usize): i32 {
  const children = lettersOf(node);
  let allowed = 0;
  for (let rest = children & LETTER_BITS; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (endsWord(childOf(node, children, bit), place)) allowed |= bit;
  }
  return allowed;
}

function endsWord(from: i32, place: usize): bool {
  let node = from;
  for (let here = place; node !== NO_NODE; here += PLACE) {
    const letter = letterAt(here);
    if (!isTile(here + PLACE)) return (acceptsOf(node) & (1 << letter)) !== 0;
    node = stepTo(node, letter);
  }
  return false;
}

function valueFrom(place: usize): i32 {
  let sum = 0;
  for (let here = place; isTile(here); here += PLACE) sum += valueAt(here);
  return sum;
}

/** Tells the same square, seen from the lane that crosses `lane` at `step`. */
function cross(lane: i32, step: i32, allowed: i32, points: i32): void {
  const other = lane < SIZE ? SIZE + step - 1 : step - 1;
  const inLane = (lane < SIZE ? lane : lane - SIZE) + 1;
  const place = borderOf(other) + (inLane as usize) * PLACE;
  const times = wordTimesAt(place);
  store<i32>(place, allowed, ALLOWED);
  store<i32>(place, points * times, CROSS_POINTS);
  store<i32>(place, letterTimesAt(place) * times, CROSS_TIMES);
  live(other);
}
