// Which sets of letters make a word at all, as one bit each: tells quickly that a full rack and the
// tiles it would go through make none. A set bit may lie (about one in fifty), a cleared one never does,
// so answers do not change. Built here, asked in the kernel (`kernel/bingos.ts`).
import {
  acceptsOf,
  childOf,
  type Gaddag,
  LETTER_BITS,
  letterOf,
  lettersOf,
} from '../gaddag/gaddag.js';

/** Bits for each word, at least: what keeps false hits rare. */
const BITS_PER_WORD = 32;

/** A number for each letter; a set of letters has the sum of its numbers. */
export const letterHash: Int32Array = scatter(32);

/** Fixed, well mixed numbers (splitmix32). */
function scatter(count: number): Int32Array {
  let state = 0x1e6610;
  return new Int32Array(count).map(() => {
    state = (state + 0x9e3779b9) | 0;
    let x = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return x ^ (x >>> 15);
  });
}

export interface AnagramFilter {
  readonly bits: Int32Array;
  /** Low bits of a hash that count. */
  readonly mask: number;
  /** Fewest letters of the words in it: it tells nothing of shorter ones. */
  readonly shortest: number;
}

/** Bits of a filter, a power of two. */
export function filterSize(wordCount: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1024, wordCount * BITS_PER_WORD)));
}

/** Notes the words of the graph. */
export function addWords(filter: AnagramFilter, graph: Gaddag): void {
  addFrom(filter, graph, graph.forwardRoot, 0, 1);
}

/** Where in the bits the letters with this sum are noted; `mayMakeWord` of the kernel looks there. */
function slotOf(hash: number, mask: number): number {
  const mixed = Math.imul(hash, 0x2545f491);
  return (mixed ^ (mixed >>> 15)) & mask;
}

/** @param length of the words that end at the node */
function addFrom(
  filter: AnagramFilter,
  graph: Gaddag,
  node: number,
  hash: number,
  length: number,
): void {
  const children = lettersOf(graph.nodes, node);
  const accepts = acceptsOf(graph.nodes, node);
  for (let rest = (children | accepts) & LETTER_BITS; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const sum = (hash + letterHash[letterOf(bit)]!) | 0;
    if ((accepts & bit) !== 0 && length >= filter.shortest) {
      const slot = slotOf(sum, filter.mask);
      filter.bits[slot >>> 5]! |= 1 << (slot & 31);
    }
    if ((children & bit) !== 0) {
      const child = childOf(graph.nodes, node, children, bit);
      addFrom(filter, graph, child, sum, length + 1);
    }
  }
}
