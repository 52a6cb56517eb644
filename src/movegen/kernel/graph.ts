// How a node of the graph is read. It begins at an index into the integers of the graph: child mask (the
// separator is bit 0, letters bits 1 to 31), accepting letters, then the nodes behind the bits of the mask,
// lowest bit first (`../../gaddag/FORMAT.md`).
import { nodes } from './memory';

export const NO_NODE: i32 = 0;
export const LETTER_BITS: i32 = ~1;

/** Letters (and the separator) that go on from the node. */
export function lettersOf(node: i32): i32 {
  return load<i32>(nodes + ((node as usize) << 2));
}

/** Letters that end a word when read at the node. */
export function acceptsOf(node: i32): i32 {
  return load<i32>(nodes + ((node as usize) << 2), 4);
}

/** The node behind a bit of `mask`, the node's own child mask, in which the bit must be set. */
export function childOf(node: i32, mask: i32, bit: i32): i32 {
  const before = popcnt(mask & (bit - 1));
  return load<i32>(nodes + (((node + before) as usize) << 2), 8);
}

/** The node behind a letter, or `NO_NODE`. */
export function stepTo(node: i32, letter: i32): i32 {
  const mask = lettersOf(node);
  const bit = 1 << letter;
  return (mask & bit) === 0 ? NO_NODE : childOf(node, mask, bit);
}

/** Where the word turns round, or `NO_NODE`. */
export function separatorOf(node: i32): i32 {
  return (lettersOf(node) & 1) === 0 ? NO_NODE : load<i32>(nodes + ((node as usize) << 2), 8);
}
