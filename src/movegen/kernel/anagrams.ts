// Words by their letters: which letters make a word of others, and which words those are. A set of letters
// has a hash, the sum of its letters' numbers, so that those of a subrack and of the tiles it goes through
// are added. Masks tell quickly what makes no word: they may name a letter too many, never one too few. The
// words lie in buckets by the whole hash.
import { at, HASHES } from './memory';

/**
 * Bytes of a word: integers of six, six and three letters, five bits each; the last one goes on with the
 * high bits of the hash.
 */
export const WORD: usize = 12;
export const LETTERS_OF_INTEGER: i32 = 6;
export const MOST_LETTERS: i32 = 15;
/** Bits of the hash that only a word's bucket tells; no fewer buckets are made. */
export const CHECK_SHIFT: i32 = 15;
const LETTER_MASK: i32 = 31;

/** Addresses of the tables, 0: none are there. */
let masks: usize = 0;
let buckets: usize = 0;
let words: usize = 0;
/** Low bits of a hash that count. */
let maskSlots: i32 = 0;
let bucketSlots: i32 = 0;

/**
 * Takes the tables: masks of letters by the set that they make a word of, number of the first word of each
 * bucket, and the words.
 */
export function takeAnagrams(
  masksAt: usize,
  masksLow: i32,
  bucketsAt: usize,
  bucketsLow: i32,
  wordsAt: usize,
): void {
  masks = masksAt;
  maskSlots = masksLow;
  buckets = bucketsAt;
  bucketSlots = bucketsLow;
  words = wordsAt;
}

export function hasAnagrams(): bool {
  return masks !== 0;
}

/** Spreads a hash over the integers; no two come to the same. */
export function mix(hash: i32): i32 {
  const mixed = hash * 0x2545f491;
  return mixed ^ (mixed >>> 15);
}

/** Letters that may make a word of those with this hash, when one of them is added; no others do. */
export function lastLetters(hash: i32): i32 {
  return load<i32>(masks + (((mix(hash) & maskSlots) as usize) << 2));
}

/** False when the letters with this hash, of which one is given, surely make no word. */
export function mayMakeWord(hash: i32, letter: i32): bool {
  return ((lastLetters(hash - at(HASHES, letter)) >>> letter) & 1) !== 0;
}

// The words with one hash, those that are left:
let next: usize = 0;
let end: usize = 0;
let check: i32 = 0;

/** Opens the words of the letters with this hash. */
export function openWords(hash: i32): void {
  const mixed = mix(hash);
  const bucket = buckets + (((mixed & bucketSlots) as usize) << 2);
  next = words + (load<i32>(bucket) as usize) * WORD;
  end = words + (load<i32>(bucket, 4) as usize) * WORD;
  check = mixed >>> CHECK_SHIFT;
}

/** The next of the opened words, or 0. */
export function nextWord(): usize {
  while (next < end) {
    const word = next;
    next += WORD;
    if (load<i32>(word, 8) >>> CHECK_SHIFT === check) return word;
  }
  return 0;
}

/** Letter of a word by its number, 0 behind the last. */
export function letterOf(word: usize, number: i32): i32 {
  if (number === MOST_LETTERS) return 0;
  const integer = number / LETTERS_OF_INTEGER;
  const shift = (number - integer * LETTERS_OF_INTEGER) * 5;
  return (load<i32>(word + ((integer as usize) << 2)) >>> shift) & LETTER_MASK;
}
