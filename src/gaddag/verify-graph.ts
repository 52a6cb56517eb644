// The long look at a graph that can be walked (`check-graph.ts`): does every node serve, and do both
// halves hold the same words? A second for a million words; `leggio inspect --verify` asks for it.
import { MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { type GraphTable, isNode, textsBelow } from './check-graph.js';
import {
  acceptsOf,
  bitCount,
  childOf,
  type Gaddag,
  LETTER_BITS,
  letterOf,
  lettersOf,
  NO_NODE,
  NODE_HEADER,
  separatorOf,
  stepTo,
} from './gaddag.js';

/** @returns what is wrong, or undefined */
export function verifyGraph(graph: Gaddag, table: GraphTable): string | undefined {
  return strayNode(graph, table) ?? wordFault(graph, table);
}

/** Nodes stand after their children, so one pass from the last to the first tells which are reached. */
function strayNode({ nodes, root, forwardRoot }: Gaddag, table: GraphTable): string | undefined {
  const isReached = new Uint8Array(nodes.length);
  isReached[root] = 1;
  isReached[forwardRoot] = 1;
  for (let node = nodes.length - 1; node > 0; node--) {
    if (!isNode(table, node)) continue;
    if (isReached[node] === 0) return `node ${node}: cannot be reached from a root`;
    const first = node + NODE_HEADER;
    const end = first + bitCount(nodes[node]!);
    for (let at = first; at < end; at++) isReached[nodes[at]!] = 1;
  }
  return undefined;
}

/**
 * Every beginning of a word, read backwards from the root, must turn into the node that goes on with it,
 * and every word must end there too; then as many texts are below the root as that makes.
 */
function wordFault(graph: Gaddag, table: GraphTable): string | undefined {
  const { nodes, root, forwardRoot } = graph;
  const letters = new Uint8Array(MAX_WORD_LENGTH);
  let texts = 0;
  const below = (node: number, length: number): string | undefined => {
    const children = lettersOf(nodes, node);
    const accepts = acceptsOf(nodes, node);
    for (let rest = (children | accepts) & LETTER_BITS; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      letters[length] = letterOf(bit);
      const before = readBack(graph, letters, length);
      if ((accepts & bit) !== 0) {
        texts++;
        const first = 1 << letters[0]!;
        if (before === NO_NODE || (acceptsOf(nodes, before) & first) === 0)
          return 'a word of one half';
      }
      if ((children & bit) === 0) continue;
      const child = childOf(nodes, node, children, bit);
      texts += textsBelow(table, child);
      const turned = before === NO_NODE ? NO_NODE : stepTo(nodes, before, letters[0]!);
      if (turned === NO_NODE || separatorOf(nodes, turned) !== child) return 'a word of one half';
      const fault = below(child, length + 1);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  const fault = below(forwardRoot, 0);
  if (fault !== undefined) return `${fault}: it is not read from all its letters`;
  const found = textsBelow(table, root);
  return found === texts ? undefined : `${found} texts below the root, its words make ${texts}`;
}

/** The node reached by the letters from the last, `length`, down to the second, read from the root. */
function readBack({ nodes, root }: Gaddag, letters: Uint8Array, length: number): number {
  let node = root;
  for (let at = length; at > 0 && node !== NO_NODE; at--) node = stepTo(nodes, node, letters[at]!);
  return node;
}
