// How a node of the graph is read. A node is a run of integers in one Int32Array:
// [child mask][accept mask][children in order of their bits]; see FORMAT.md.
// Letters are bits 1..31 of a mask, the separator is bit 0, so its child comes first.

/** Bit of the separator in a child mask. */
export const SEPARATOR_BIT = 1;
/** Every letter and not the separator. */
export const LETTER_BITS: number = ~SEPARATOR_BIT;
/** No node: where a walk ends that the graph does not know. Nothing is stored at index 0. */
export const NO_NODE = 0;
/** Integers before the children of a node. */
export const NODE_HEADER = 2;

/** The graph as it is searched. */
export interface Gaddag {
  /** All nodes, one after another, as `FORMAT.md` has them; not to be changed. */
  readonly nodes: Int32Array;
  /** Where words read backwards from any of their letters begin. */
  readonly root: number;
  /** Where words read forwards begin. */
  readonly forwardRoot: number;
}

/** Number of bits set, 0..32. */
export function bitCount(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
}

/** Bit of a letter code. */
export function bitOf(letter: number): number {
  return 1 << letter;
}

/** Letter code of a single bit. */
export function letterOf(bit: number): number {
  return 31 - Math.clz32(bit);
}

/** Letters (and the separator) that go on from the node. */
export function lettersOf(nodes: Int32Array, node: number): number {
  return nodes[node]!;
}

/** Letters that end a word when read at the node. */
export function acceptsOf(nodes: Int32Array, node: number): number {
  return nodes[node + 1]!;
}

/** The node that a bit of `mask` leads to, the node's own child mask, in which the bit must be set. */
export function childOf(nodes: Int32Array, node: number, mask: number, bit: number): number {
  return nodes[node + NODE_HEADER + bitCount(mask & (bit - 1))]!;
}

/** The node that a letter leads to, or `NO_NODE`. */
export function stepTo(nodes: Int32Array, node: number, letter: number): number {
  const mask = nodes[node]!;
  const bit = 1 << letter;
  return (mask & bit) === 0 ? NO_NODE : childOf(nodes, node, mask, bit);
}

/** Where the word turns round and goes on after its first letter read, or `NO_NODE`. */
export function separatorOf(nodes: Int32Array, node: number): number {
  return (nodes[node]! & SEPARATOR_BIT) === 0 ? NO_NODE : nodes[node + NODE_HEADER]!;
}
