// The order in which nodes are stored. A search comes most often to nodes that few letters lead to; where
// these lie side by side, more of them share a line of the processor's cache. Which ones a search needs
// follows from the graph alone, so the same words give the same bytes. What it brings: `bench/README.md`.
import { radixSort } from '../alphabet/packed-words.js';
import { bitCount, type Gaddag, NODE_HEADER, SEPARATOR_BIT } from './gaddag.js';
import { nodeLength } from './node-pool.js';

/** More than steps on any way down: 15 letters and a separator. */
const LEVELS = 32;

/**
 * The same graph, its nodes in another order: first those with the longest way down to them, so that children
 * stay before the nodes that lead to them; of equals, first those with the most letters on the shortest way.
 *
 * @param count nodes of the graph
 */
export function inOrderOfUse({ nodes, root, forwardRoot }: Gaddag, count: number): Gaddag {
  const starts = startsOf(nodes, count);
  const { longest, shortest } = waysDown(nodes, starts, root);
  const order = radixSort(count, 1, i => {
    const node = starts[i]!;
    return (LEVELS - 1 - longest[node]!) * LEVELS + LEVELS - 1 - shortest[node]!;
  }).map(i => starts[i]!);
  const places = placesOf(nodes, order);
  return {
    nodes: moved(nodes, order, places),
    root: places[root]!,
    forwardRoot: places[forwardRoot]!,
  };
}

function startsOf(nodes: Int32Array, count: number): Int32Array {
  const starts = new Int32Array(count);
  let node = 1;
  for (let i = 0; i < count; node += nodeLength(nodes, node)) starts[i++] = node;
  return starts;
}

/** By index of a node: steps on the longest way to it from any node, and letters on the shortest from the root. */
function waysDown(
  nodes: Int32Array,
  starts: Int32Array,
  root: number,
): { readonly longest: Uint8Array; readonly shortest: Uint8Array } {
  const longest = new Uint8Array(nodes.length);
  const shortest = new Uint8Array(nodes.length).fill(LEVELS - 1);
  shortest[root] = 0;
  for (let i = starts.length - 1; i >= 0; i--) {
    const node = starts[i]!;
    const steps = longest[node]! + 1;
    let letters = shortest[node]! + 1 - (nodes[node]! & SEPARATOR_BIT);
    const first = node + NODE_HEADER;
    const end = first + bitCount(nodes[node]!);
    for (let at = first; at < end; at++) {
      const child = nodes[at]!;
      if (steps > longest[child]!) longest[child] = steps;
      if (letters < shortest[child]!) shortest[child] = letters;
      letters = shortest[node]! + 1;
    }
  }
  return { longest, shortest };
}

/** By former index of a node: its new one. */
function placesOf(nodes: Int32Array, order: Int32Array): Int32Array {
  const places = new Int32Array(nodes.length);
  let used = 1;
  for (const node of order) {
    places[node] = used;
    used += nodeLength(nodes, node);
  }
  return places;
}

function moved(nodes: Int32Array, order: Int32Array, places: Int32Array): Int32Array {
  const result = new Int32Array(nodes.length);
  for (const node of order) {
    const to = places[node]!;
    const length = nodeLength(nodes, node);
    for (let i = 0; i < NODE_HEADER; i++) result[to + i] = nodes[node + i]!;
    for (let i = NODE_HEADER; i < length; i++) result[to + i] = places[nodes[node + i]!]!;
  }
  return result;
}
