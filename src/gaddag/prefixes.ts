// The distinct prefixes of a word list, met while its forward graph is built. Reversed and sorted
// they are what the backward half of the graph is built from.

import { MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { radixSort } from '../alphabet/packed-words.js';

/** Prefixes of a block: few enough for its arrays to stay in the caches of a core. */
const BLOCK = 1 << 12;
/** Bytes of a prefix in a block. */
export const TAIL = 16;

/** Some prefixes, one after the other, to be read without leaping through memory. */
export interface PrefixBlock {
  readonly count: number;
  readonly lengths: Uint8Array;
  /** 1 where the prefix is a word of the list. */
  readonly words: Uint8Array;
  /** The forward node that the prefix leads to, 0 when nothing follows. */
  readonly nodes: Int32Array;
  /** Letters of each from its end to its beginning, `TAIL` bytes apart. */
  readonly tails: Uint8Array;
}

export class Prefixes {
  /**
   * For each prefix where it ends in the letters of the list (after its last letter), 27 bits; its length, 4; and
   * whether it is a word of the list, 1. Together, since they are asked for in an order that no cache foresees.
   */
  private places: Int32Array = new Int32Array(1 << 16);
  /** The forward node that the prefix leads to, 0 when nothing follows. */
  private nodes: Int32Array = new Int32Array(1 << 16);
  count = 0;

  /** @returns the number of the prefix */
  add(end: number, length: number): number {
    if (this.count === this.places.length) this.grow();
    this.places[this.count] = (end << 5) | (length << 1);
    return this.count++;
  }

  /** Notes that a prefix is a word. */
  setWord(prefix: number): void {
    this.places[prefix]! |= 1;
  }

  /** Notes the node that a prefix leads to. */
  setNode(prefix: number, node: number): void {
    this.nodes[prefix] = node;
  }

  /** All prefixes in the order of their letters read backwards, a block at a time; the arrays are used again. */
  *reversed(letters: Uint8Array): Generator<PrefixBlock, void, undefined> {
    const order = this.reversedOrder(letters);
    const lengths = new Uint8Array(BLOCK);
    const words = new Uint8Array(BLOCK);
    const nodes = new Int32Array(BLOCK);
    const tails = new Uint8Array(BLOCK * TAIL);
    for (let from = 0; from < order.length; from += BLOCK) {
      const count = Math.min(BLOCK, order.length - from);
      for (let i = 0; i < count; i++) {
        const prefix = order[from + i]!;
        const place = this.places[prefix]!;
        const length = (place >> 1) & 15;
        lengths[i] = length;
        words[i] = place & 1;
        nodes[i] = this.nodes[prefix]!;
        const last = (place >>> 5) - 1;
        for (let depth = 0; depth < length; depth++)
          tails[i * TAIL + depth] = letters[last - depth]!;
      }
      yield { count, lengths, words, nodes, tails };
    }
  }

  private reversedOrder(letters: Uint8Array): Int32Array {
    const { places } = this;
    return radixSort(this.count, MAX_WORD_LENGTH / 3, (prefix, pass) => {
      const place = places[prefix]!;
      const left = ((place >> 1) & 15) - pass * 3;
      if (left <= 0) return 0;
      const at = (place >>> 5) - 1 - pass * 3;
      const second = left > 1 ? letters[at - 1]! : 0;
      const third = left > 2 ? letters[at - 2]! : 0;
      return (letters[at]! << 10) | (second << 5) | third;
    });
  }

  private grow(): void {
    const size = Math.ceil(this.places.length * 1.6);
    const longer = (old: Int32Array): Int32Array => {
      const grown = new Int32Array(size);
      grown.set(old);
      return grown;
    };
    this.places = longer(this.places);
    this.nodes = longer(this.nodes);
  }
}
