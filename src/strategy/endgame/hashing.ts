// Numbers without a pattern, two words of 32 bits for each thing that a hash is made of. Fixed, so that the same
// ending is searched in the same order everywhere.

/** Mixes the bits of a word (the finaliser of MurmurHash3, Appleby 2011). */
export function mixed(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** A table of words. @param seed another for each table */
export function words(length: number, seed: number): Int32Array {
  return Int32Array.from({ length }, (_, index) =>
    mixed(Math.imul(index + 1, 0x9e3779b1) ^ mixed(seed)),
  );
}

/** Numbers of things by their hashes of 64 bits, in a table that doubles when it is half full. */
export class HashIndex {
  private low = new Int32Array(1 << 12);
  private high = new Int32Array(1 << 12);
  private numbers = new Int32Array(1 << 12).fill(-1);
  private used = 0;

  /** The number known under a hash, or -1. */
  find(low: number, high: number): number {
    const { numbers } = this;
    const mask = numbers.length - 1;
    for (let at = low & mask; numbers[at] !== -1; at = (at + 1) & mask) {
      if (this.low[at] === low && this.high[at] === high) return numbers[at]!;
    }
    return -1;
  }

  /** Notes a number under a hash that is not known. */
  add(low: number, high: number, number: number): void {
    if (++this.used * 2 > this.numbers.length) this.grow();
    this.put(low, high, number);
  }

  /** Forgets all. */
  clear(): void {
    this.numbers.fill(-1);
    this.used = 0;
  }

  private put(low: number, high: number, number: number): void {
    const mask = this.numbers.length - 1;
    let at = low & mask;
    while (this.numbers[at] !== -1) at = (at + 1) & mask;
    this.low[at] = low;
    this.high[at] = high;
    this.numbers[at] = number;
  }

  private grow(): void {
    const { low, high, numbers } = this;
    this.low = new Int32Array(low.length * 2);
    this.high = new Int32Array(low.length * 2);
    this.numbers = new Int32Array(low.length * 2).fill(-1);
    for (let at = 0; at < numbers.length; at++) {
      if (numbers[at] !== -1) this.put(low[at]!, high[at]!, numbers[at]!);
    }
  }
}
