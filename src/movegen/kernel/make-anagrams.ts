// Makes the tables of words by their letters (`anagrams.ts`), for every thread. The words are gone over
// three times, with a stack of our own: to count them, to note what each says, and to put it in its bucket.
// Buckets that follow each other are far apart in memory, so words are piled up first, by where they go: of
// 1.6 million words this takes 50 ms, 330 without piles (for the masks piles are slower: 370 ms, 300 without).
import { CHECK_SHIFT, LETTERS_OF_INTEGER, mix, WORD } from './anagrams';
import { acceptsOf, childOf, LETTER_BITS, lettersOf } from './graph';
import { at, base, HASHES, PATH, reserve } from './memory';

/** Bytes of a step on the way to a word. */
const STEP: usize = 32;
// Its fields:
const NODE: usize = 0;
const REST: usize = 4; // letters not tried yet
const HASH: usize = 8; // of the letters before
const SEEN: usize = 12; // these, as a mask
const LETTERS: usize = 16; // these, as they are stored

/** Addresses of the tables, and the low bits of a hash that count there. */
export let masksMade: usize = 0;
export let masksLow: i32 = 0;
export let bucketsMade: usize = 0;
export let bucketsLow: i32 = 0;
export let wordsMade: usize = 0;

// What is done with each word:
const COUNT: i32 = 0;
const NOTE: i32 = 1;
const PLACE: i32 = 2;

// Piles, for the low slots of a table, the next ones …: an integer with the number of sheets, and these,
// with slot and three integers each.
const PILES: i32 = 64;
const PILE_SHIFT: usize = 12;
const SHEET: usize = 16;
const MOST_SHEETS: i32 = 240;
let piles: usize = 0;
/** Bits of a slot that do not tell its pile. */
let pileShift: i32 = 0;

/** @param root where words read forwards begin */
export function makeAnagrams(root: i32): void {
  const count = visitWords(root, COUNT);
  masksLow = slots(count, 10) - 1;
  bucketsLow = slots(count >>> 1, CHECK_SHIFT) - 1;
  masksMade = reserve(((masksLow + 1) as usize) << 2);
  bucketsMade = reserve(((bucketsLow + 2) as usize) << 2);
  wordsMade = reserve((count as usize) * WORD);
  piles = reserve((PILES as usize) << PILE_SHIFT);
  visitWords(root, NOTE);
  sumBuckets();
  pileShift = popcnt(bucketsLow) - popcnt(PILES - 1);
  visitWords(root, PLACE);
  for (let n = 0; n < PILES; n++) empty(pileAt(n));
}

/** The power of two from `count` on, with so many bits at least. */
function slots(count: i32, bits: i32): i32 {
  return 1 << max(bits, 32 - clz(max(count - 1, 1)));
}

/** Makes the number of words of each bucket that of the words in it and before. */
function sumBuckets(): void {
  const end = bucketsMade + (((bucketsLow + 2) as usize) << 2);
  let sum = 0;
  for (let bucket = bucketsMade; bucket < end; bucket += 4) {
    sum += load<i32>(bucket);
    store<i32>(bucket, sum);
  }
}

/** @returns number of words */
function visitWords(root: i32, job: i32): i32 {
  const first = base + PATH;
  let count = 0;
  let step = first;
  memory.fill(first, 0, STEP);
  enter(step, root);
  while (step >= first) {
    const rest = load<i32>(step, REST);
    if (rest === 0) {
      step -= STEP;
      continue;
    }
    const bit = rest & -rest;
    store<i32>(step, rest ^ bit, REST);
    const node = load<i32>(step, NODE);
    const children = lettersOf(node);
    const after = step + STEP;
    append(step, after, ctz(bit), ((step - first) / STEP) as i32);
    if ((acceptsOf(node) & bit) !== 0) {
      count++;
      if (job === NOTE) note(after);
      else if (job === PLACE) add(mix(load<i32>(after, HASH)), after + LETTERS);
    }
    if ((children & bit) !== 0) {
      enter(after, childOf(node, children, bit));
      step = after;
    }
  }
  return count;
}

function enter(step: usize, node: i32): void {
  store<i32>(step, node, NODE);
  store<i32>(step, (lettersOf(node) | acceptsOf(node)) & LETTER_BITS, REST);
}

/** Adds letter number `length` to those before. */
function append(before: usize, after: usize, letter: i32, length: i32): void {
  store<i32>(after, load<i32>(before, HASH) + at(HASHES, letter), HASH);
  store<i32>(after, load<i32>(before, SEEN) | (1 << letter), SEEN);
  copyLetters(before + LETTERS, after + LETTERS);
  const integer = length / LETTERS_OF_INTEGER;
  const letters = after + LETTERS + ((integer as usize) << 2);
  const shift = (length - integer * LETTERS_OF_INTEGER) * 5;
  store<i32>(letters, load<i32>(letters) | (letter << shift));
}

function copyLetters(from: usize, to: usize): void {
  store<i64>(to, load<i64>(from));
  store<i32>(to, load<i32>(from, 8), 8);
}

/** Counts the word in its bucket, and notes each of its letters by those that are left without it. */
function note(word: usize): void {
  const hash = load<i32>(word, HASH);
  const bucket = bucketAt(mix(hash));
  store<i32>(bucket, load<i32>(bucket) + 1);
  for (let rest = load<i32>(word, SEEN); rest !== 0; rest &= rest - 1) {
    const slot = mix(hash - at(HASHES, ctz(rest))) & masksLow;
    const mask = masksMade + ((slot as usize) << 2);
    store<i32>(mask, load<i32>(mask) | (rest & -rest));
  }
}

function bucketAt(mixed: i32): usize {
  return bucketsMade + (((mixed & bucketsLow) as usize) << 2);
}

function pileAt(number: i32): usize {
  return piles + ((number as usize) << PILE_SHIFT);
}

/** Adds a sheet, the hash and the letters of a word, to the pile of its bucket. */
function add(mixed: i32, letters: usize): void {
  const pile = pileAt((mixed & bucketsLow) >>> pileShift);
  const count = load<i32>(pile);
  const sheet = pile + SHEET + (count as usize) * SHEET;
  store<i32>(sheet, mixed);
  copyLetters(letters, sheet + 4);
  store<i32>(pile, count + 1);
  if (count + 1 === MOST_SHEETS) empty(pile);
}

/** Puts the words of a pile in their buckets. */
function empty(pile: usize): void {
  const end = pile + SHEET + (load<i32>(pile) as usize) * SHEET;
  store<i32>(pile, 0);
  for (let sheet = pile + SHEET; sheet < end; sheet += SHEET) place(load<i32>(sheet), sheet + 4);
}

/** Puts a word in its bucket, which is filled from its end. */
function place(mixed: i32, letters: usize): void {
  const bucket = bucketAt(mixed);
  const number = load<i32>(bucket) - 1;
  store<i32>(bucket, number);
  const to = wordsMade + (number as usize) * WORD;
  copyLetters(letters, to);
  store<i32>(to, load<i32>(to, 8) | ((mixed >>> CHECK_SHIFT) << CHECK_SHIFT), 8);
}
