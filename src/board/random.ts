// Numbers from a seed, the same everywhere: for draws and games that can be played again. Not for
// secrets: who sees some of them can reckon the others.

/** Whole numbers, each equally likely. */
export interface RandomSource {
  /** 0..size-1; `size` from 1 to 2^32. */
  below(size: number): number;
}

const WORD_RANGE = 2 ** 32;

/**
 * A source of numbers: xoshiro128** (Blackman and Vigna, «Scrambled linear pseudorandom number
 * generators», 2021), its state filled by splitmix32 from the seed.
 *
 * @param seed a whole number, of which 32 bits count, or any text
 */
export function createRandom(seed: number | string): RandomSource {
  const fill = splitmix(typeof seed === 'number' ? seed | 0 : hashOf(seed));
  return randomFrom(xoshiro(fill(), fill(), fill(), fill()));
}

/** A source of numbers from words of 32 bits, 0..2^32-1, each equally likely. */
export function randomFrom(next: () => number): RandomSource {
  return {
    below(size) {
      // numbers from the last multiple of `size` on are passed over, so that no remainder comes more often
      const limit = WORD_RANGE - (WORD_RANGE % size);
      let number = next();
      while (number >= limit) number = next();
      return number % size;
    },
  };
}

/** xoshiro128** from a state of four words, not all of them 0. */
export function xoshiro(
  first: number,
  second: number,
  third: number,
  fourth: number,
): () => number {
  let [a, b, c, d] = [first, second, third, fourth];
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result >>> 0;
  };
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** splitmix32: Steele, Lea and Flood (2014), with the constants of a 32-bit finalizer. */
function splitmix(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = state ^ (state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return word ^ (word >>> 15);
  };
}

/** FNV-1a over the UTF-16 units of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let unit = 0; unit < text.length; unit++) {
    hash = Math.imul(hash ^ text.charCodeAt(unit), 0x01000193);
  }
  return hash;
}
