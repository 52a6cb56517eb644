// Many words as two typed arrays instead of many strings, and the sort that puts them in order.
// Both the word list and the graph builder work on this form.
import { compareLetters, type Letter, MAX_WORD_LENGTH } from './alphabet.js';

/** Words end to end: word `i` is `letters[offsets[i]] .. letters[offsets[i + 1] - 1]`. */
export interface PackedWords {
  readonly letters: Uint8Array;
  readonly offsets: Int32Array;
  readonly count: number;
}

/** Collects words into growing arrays. */
export class WordPacker {
  private letters = new Uint8Array(1 << 16);
  private offsets = new Int32Array(1 << 12);
  private used = 0;
  count = 0;

  /**
   * Adds a word of letter codes.
   *
   * @param length how many of them are its letters
   * @returns its number, counted from 0
   */
  add(word: ArrayLike<Letter>, length: number = word.length): number {
    this.reserve(length);
    for (let i = 0; i < length; i++) this.letters[this.used + i] = word[i]!;
    this.used += length;
    this.offsets[++this.count] = this.used;
    return this.count - 1;
  }

  /** Adds a word of others. @returns its number */
  addFrom({ letters, offsets }: PackedWords, word: number): number {
    const [start, end] = [offsets[word]!, offsets[word + 1]!];
    this.reserve(end - start);
    for (let at = start; at < end; at++) this.letters[this.used++] = letters[at]!;
    this.offsets[++this.count] = this.used;
    return this.count - 1;
  }

  /** The words so far; the arrays are shared with the packer, not copied. */
  words(): PackedWords {
    const { letters, offsets, count } = this;
    return { letters, offsets: offsets.subarray(0, count + 1), count };
  }

  private reserve(length: number): void {
    if (this.used + length > this.letters.length) {
      const grown = new Uint8Array(Math.max(this.letters.length * 2, this.used + length));
      grown.set(this.letters);
      this.letters = grown;
    }
    if (this.count + 2 > this.offsets.length) {
      const grown = new Int32Array(this.offsets.length * 2);
      grown.set(this.offsets);
      this.offsets = grown;
    }
  }
}

/** Three letters of five bits, 0 after the end of the word, so that a prefix sorts first. */
const DIGIT_LETTERS = 3;
const DIGIT_SIZE = 1 << 15;

/**
 * Numbers of the words in alphabetical order, equal words in the order they were added.
 * Least significant digit radix sort, a digit of three letters.
 */
export function sortedOrder({ letters, offsets, count }: PackedWords): Int32Array {
  const digitAt = (word: number, from: number): number => {
    const start = offsets[word]! + from;
    const left = offsets[word + 1]! - start;
    if (left <= 0) return 0;
    const second = left > 1 ? letters[start + 1]! : 0;
    const third = left > 2 ? letters[start + 2]! : 0;
    return (letters[start]! << 10) | (second << 5) | third;
  };
  return radixSort(count, MAX_WORD_LENGTH / DIGIT_LETTERS, (word, pass) =>
    digitAt(word, pass * DIGIT_LETTERS),
  );
}

/**
 * Stable radix sort of the numbers 0..count-1.
 *
 * @param passes number of digits, the most significant is digit 0
 * @param digit value of a digit, 0..32767
 */
export function radixSort(
  count: number,
  passes: number,
  digit: (item: number, pass: number) => number,
): Int32Array {
  let order = new Int32Array(count).map((_, index) => index);
  let next = new Int32Array(count);
  const digits = new Uint16Array(count);
  for (let pass = passes - 1; pass >= 0; pass--) {
    const starts = new Int32Array(DIGIT_SIZE + 1);
    for (let item = 0; item < count; item++) {
      const value = digit(item, pass);
      digits[item] = value;
      starts[value + 1]!++;
    }
    for (let value = 0; value < DIGIT_SIZE; value++) starts[value + 1]! += starts[value]!;
    for (let i = 0; i < count; i++) {
      const item = order[i]!;
      next[starts[digits[item]!]!++] = item;
    }
    [order, next] = [next, order];
  }
  return order;
}

/** True when words `a` and `b` have the same letters. */
export function sameWord({ letters, offsets }: PackedWords, a: number, b: number): boolean {
  const length = offsets[a + 1]! - offsets[a]!;
  if (offsets[b + 1]! - offsets[b]! !== length) return false;
  for (let i = 0; i < length; i++) {
    if (letters[offsets[a]! + i] !== letters[offsets[b]! + i]) return false;
  }
  return true;
}

/** The same words sorted, each once. */
export function sortUnique(words: PackedWords): PackedWords {
  const packer = new WordPacker();
  let previous = -1;
  for (const word of sortedOrder(words)) {
    if (previous >= 0 && sameWord(words, previous, word)) continue;
    packer.add(words.letters.subarray(words.offsets[word], words.offsets[word + 1]));
    previous = word;
  }
  return packer.words();
}

/** Number of a word of a sorted list, or -1. */
export function indexOfWord(
  { letters, offsets, count }: PackedWords,
  word: ArrayLike<Letter>,
): number {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compareLetters(letters.subarray(offsets[middle]!, offsets[middle + 1]!), word);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
