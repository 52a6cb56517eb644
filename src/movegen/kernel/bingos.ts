// Can the whole rack be laid through tiles on the board, and what must the jollies stand for then? Asked of
// the anagram filter (`../anagram-filter.ts`), once for each set of through-tiles of a position. Without a
// filter every question is answered with yes.
import { jollies } from './hand';
import {
  at,
  base,
  COUNTS,
  FIRST_MASKS,
  HASHES,
  KEYS,
  PAIR_MASKS,
  PAIRS,
  put,
  SLOTS,
  STAMPS,
} from './memory';

/** Number of the rack; answers with another stamp are of racks before. */
let stamp: i32 = 0;
/** Sum of the hashes of the rack's letters. */
let rackSum: i32 = 0;
/** Number of letters of the alphabet. */
let letterCount: i32 = 0;
/** Address of the anagram filter's bits, 0 without one, and the low bits of a hash that count. */
let filter: usize = 0;
let filterMask: i32 = 0;

export function takeLetters(count: i32): void {
  letterCount = count;
}

export function takeFilter(bits: usize, mask: i32): void {
  filter = bits;
  filterMask = mask;
}

export function hasFilter(): bool {
  return filter !== 0;
}

/** Takes the rack. */
export function startBingos(): void {
  stamp++;
  rackSum = 0;
  for (let letter = 1; letter <= letterCount; letter++) {
    rackSum += at(COUNTS, letter) * at(HASHES, letter);
  }
}

/** False when the rack and the through-tiles with this hash surely make no word; two jollies: not asked. */
export function mayBingo(through: i32): bool {
  if (filter === 0 || jollies > 1) return true;
  if (jollies === 0) return mayMakeWord(rackSum + through);
  return at(FIRST_MASKS, slotFor(through)) !== 0;
}

/** Letters that a jolly may stand for in such a word. */
export function jollyLetters(through: i32): i32 {
  return at(FIRST_MASKS, slotFor(through));
}

export function clearPairs(): void {
  memory.fill(base + PAIRS, 0, 128);
}

/** Adds to the pairs, by letter of one jolly, what the other may stand for. */
export function addPairs(through: i32): void {
  const from = slotFor(through) << 5;
  for (let letter = 1; letter <= letterCount; letter++) {
    put(PAIRS, letter, at(PAIRS, letter) | at(PAIR_MASKS, from + letter));
  }
}

function mayMakeWord(hash: i32): bool {
  const mixed = hash * 0x2545f491;
  const slot = (mixed ^ (mixed >>> 15)) & filterMask;
  const bits = load<i32>(filter + (((slot >>> 5) as usize) << 2));
  return ((bits >>> (slot & 31)) & 1) !== 0;
}

/** Where the answers for the through-tiles are, worked out at the first question. */
function slotFor(through: i32): i32 {
  let slot = (through ^ (through >>> 9)) & (SLOTS - 1);
  while (at(STAMPS, slot) === stamp && at(KEYS, slot) !== through) slot = (slot + 1) & (SLOTS - 1);
  if (at(STAMPS, slot) !== stamp) {
    put(STAMPS, slot, stamp);
    put(KEYS, slot, through);
    if (jollies === 1) askOne(slot, rackSum + through);
    else askTwo(slot, rackSum + through);
  }
  return slot;
}

function askOne(slot: i32, sum: i32): void {
  let mask = 0;
  for (let letter = 1; letter <= letterCount; letter++) {
    if (mayMakeWord(sum + at(HASHES, letter))) mask |= 1 << letter;
  }
  put(FIRST_MASKS, slot, mask);
}

function askTwo(slot: i32, sum: i32): void {
  const from = slot << 5;
  let mask = 0;
  memory.fill(base + PAIR_MASKS + ((from as usize) << 2), 0, 128);
  for (let one = 1; one <= letterCount; one++) {
    const half = sum + at(HASHES, one);
    for (let other = one; other <= letterCount; other++) {
      if (!mayMakeWord(half + at(HASHES, other))) continue;
      put(PAIR_MASKS, from + one, at(PAIR_MASKS, from + one) | (1 << other));
      put(PAIR_MASKS, from + other, at(PAIR_MASKS, from + other) | (1 << one));
      mask |= (1 << one) | (1 << other);
    }
  }
  put(FIRST_MASKS, slot, mask);
}
