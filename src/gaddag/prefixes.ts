// The distinct prefixes of a word list, met while its forward graph is built. Reversed and sorted
// they are what the backward half of the graph is built from.

import { MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { radixSort } from '../alphabet/packed-words.js';

export class Prefixes {
  /** Where the prefix ends in the letters of the list (after its last letter). */
  ends: Int32Array = new Int32Array(1 << 16);
  lengths: Uint8Array = new Uint8Array(1 << 16);
  /** 1 where the prefix is a word of the list. */
  words: Uint8Array = new Uint8Array(1 << 16);
  /** The forward node that the prefix leads to, 0 when nothing follows. */
  nodes: Int32Array = new Int32Array(1 << 16);
  count = 0;

  /** @returns the number of the prefix */
  add(end: number, length: number): number {
    if (this.count === this.ends.length) this.grow();
    this.ends[this.count] = end;
    this.lengths[this.count] = length;
    return this.count++;
  }

  /** Prefixes in the order of their letters read backwards. */
  reversedOrder(letters: Uint8Array): Int32Array {
    const { ends, lengths } = this;
    return radixSort(this.count, MAX_WORD_LENGTH / 3, (prefix, pass) => {
      const from = pass * 3;
      const left = lengths[prefix]! - from;
      if (left <= 0) return 0;
      const at = ends[prefix]! - 1 - from;
      const second = left > 1 ? letters[at - 1]! : 0;
      const third = left > 2 ? letters[at - 2]! : 0;
      return (letters[at]! << 10) | (second << 5) | third;
    });
  }

  private grow(): void {
    const size = Math.ceil(this.ends.length * 1.6);
    const longer = <T extends Int32Array | Uint8Array>(grown: T, old: T): T => {
      grown.set(old);
      return grown;
    };
    this.ends = longer(new Int32Array(size), this.ends);
    this.lengths = longer(new Uint8Array(size), this.lengths);
    this.words = longer(new Uint8Array(size), this.words);
    this.nodes = longer(new Int32Array(size), this.nodes);
  }
}
