// The arcs of a forward graph by the node they lead to: the way back from any node. Nodes have numbers here, in the
// order in which they are stored, so that the root, which is stored last, has the highest.
import { letterOf, NODE_HEADER, SEPARATOR_BIT } from './gaddag.js';
import { nodeLength } from './node-pool.js';

/** Nodes of a forward graph at most: a number and a letter are one integer. */
const MOST_NODES = 2 ** 26;

/** Letters are numbers from 1 on, below this. */
export const LETTER_END = 32;

/** Bits of a letter below the number of a node; `LETTER_MASK` has them. */
export const LETTER_WIDTH = 5;

export interface ReverseArcs {
  /** Number of the root. */
  readonly root: number;
  /** By number of a node: where the arcs to it begin, and after them the end of the last. */
  readonly starts: Int32Array;
  /** Number of the node an arc comes from, and below it its letter. */
  readonly arcs: Int32Array;
}

/** An arc: from the node of this number by a letter to a place, which is a node (0 when nothing follows) and whether a word ends. */
export type SeeArc = (from: number, letter: number, node: number, accepts: 0 | 1) => void;

/**
 * Goes through all arcs, in the order of the nodes they come from, then of their letters.
 *
 * @param nodes of a forward graph alone
 */
export function eachArc(nodes: Int32Array, see: SeeArc): void {
  let number = 0;
  for (let node = 1; node < nodes.length; node += nodeLength(nodes, node), number++) {
    const children = nodes[node]! & ~SEPARATOR_BIT;
    const accepts = nodes[node + 1]!;
    let at = node + NODE_HEADER;
    for (let rest = children | accepts; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const child = (children & bit) === 0 ? 0 : nodes[at++]!;
      see(number, letterOf(bit), child, (accepts & bit) === 0 ? 0 : 1);
    }
  }
}

export function reverseArcs(nodes: Int32Array): ReverseArcs {
  const numbers = new Int32Array(nodes.length);
  let count = 0;
  for (let node = 1; node < nodes.length; node += nodeLength(nodes, node)) numbers[node] = count++;
  if (count > MOST_NODES) throw new RangeError(`a forward graph of more than ${MOST_NODES} nodes`);
  const starts = new Int32Array(count + 1);
  eachArc(nodes, (_, __, child) => {
    if (child !== 0) starts[numbers[child]! + 1]!++;
  });
  for (let number = 0; number < count; number++) starts[number + 1]! += starts[number]!;
  const next = starts.slice();
  const arcs = new Int32Array(starts[count]!);
  eachArc(nodes, (from, letter, child) => {
    if (child !== 0) arcs[next[numbers[child]!]!++] = (from << LETTER_WIDTH) | letter;
  });
  return { root: count - 1, starts, arcs };
}
