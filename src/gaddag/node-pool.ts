// Nodes stored once each: equal nodes get the same index (hash-consing), which is what makes the
// graph minimal. Works on the node layout of `gaddag.ts`.
import { bitCount, NODE_HEADER, SEPARATOR_BIT } from './gaddag.js';

/** Integers of the largest node: as many are kept free after the last one, so that any can be written in place. */
export const LARGEST_NODE: number = NODE_HEADER + 32;

/** Of the default lexicon 4.5. */
const INTEGERS_PER_NODE = 4.7;

export class NodePool {
  nodes: Int32Array;
  /** Integers in use; index 0 is kept free, it means "no node". */
  used = 1;
  count = 0;
  private slots: Int32Array;

  /** @param expected nodes to make room for; more may come */
  constructor(expected = 0) {
    this.nodes = new Int32Array(Math.ceil((expected + 64) * INTEGERS_PER_NODE));
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(expected * 2 + 64)));
  }

  /**
   * Takes the node that was written at `used`, `length` integers long.
   *
   * @returns its index, or the index of the equal node that was there before
   */
  intern(length: number): number {
    const { nodes, slots, used } = this;
    const mask = slots.length - 1;
    let slot = hash(nodes, used, length) & mask;
    for (let found = slots[slot]!; found !== 0; found = slots[slot]!) {
      if (equalRuns(nodes, found, used, length)) return found;
      slot = (slot + 1) & mask;
    }
    slots[slot] = used;
    this.used += length;
    this.count++;
    if (this.count * 2 > slots.length) this.growSlots();
    if (this.used + LARGEST_NODE > nodes.length) this.growNodes();
    return used;
  }

  private growNodes(): void {
    const grown = new Int32Array(Math.ceil(this.nodes.length * 1.5));
    grown.set(this.nodes);
    this.nodes = grown;
  }

  private growSlots(): void {
    const old = this.slots;
    const grown = new Int32Array(old.length * 2);
    const mask = grown.length - 1;
    for (const node of old) {
      if (node === 0) continue;
      let slot = hash(this.nodes, node, nodeLength(this.nodes, node)) & mask;
      while (grown[slot] !== 0) slot = (slot + 1) & mask;
      grown[slot] = node;
    }
    this.slots = grown;
  }
}

/** Integers of a stored node. */
export function nodeLength(nodes: Int32Array, node: number): number {
  return NODE_HEADER + bitCount(nodes[node]!);
}

/** Letters of its masks, and the separator, as the file counts arcs. */
export function arcsOf(children: number, accepts: number): number {
  return bitCount((children & ~SEPARATOR_BIT) | accepts) + (children & SEPARATOR_BIT);
}

function equalRuns(nodes: Int32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (nodes[a + i] !== nodes[b + i]) return false;
  return true;
}

/** Multiply and fold, then a last mix: any good 32-bit hash will do. */
function hash(nodes: Int32Array, start: number, length: number): number {
  let h = length;
  for (let i = start; i < start + length; i++) {
    h = Math.imul(h ^ nodes[i]!, 0x5bd1e995);
    h ^= h >>> 15;
  }
  h = Math.imul(h, 0x27d4eb2d);
  return (h ^ (h >>> 13)) >>> 0;
}
