// Sorted words to minimal graph. First the forward graph (DAWG) of the words; then every distinct
// prefix, read backwards, is added, and its separator leads into the forward graph, which thus costs
// nothing extra. Gordon, "A Faster Scrabble Move Generation Algorithm", 1994; minimised by hash-consing.
import type { PackedWords } from '../alphabet/packed-words.js';
import { addBackward } from './backward.js';
import type { Gaddag } from './gaddag.js';
import { inOrderOfUse } from './node-order.js';
import { arcsOf, NodePool, nodeLength } from './node-pool.js';
import { OpenPath } from './open-path.js';

/** A little more than the default lexicon has; other lists may have more. */
const NODES_PER_WORD = 0.4;

/** A graph with its figures. */
export interface BuiltGaddag extends Gaddag {
  readonly wordCount: number;
  readonly nodeCount: number;
  /** Letters of child or accept masks, plus separators, over all nodes. */
  readonly arcCount: number;
}

/**
 * Builds the graph.
 *
 * @param words sorted by letter codes, each once, 1 to 15 letters long
 */
export function buildGaddag(words: PackedWords): BuiltGaddag {
  const pool = new NodePool(Math.ceil(words.count * NODES_PER_WORD));
  const forwardRoot = addForward(words, pool);
  const root = addBackward(pool);
  const nodes = pool.nodes.subarray(0, pool.used);
  return {
    ...inOrderOfUse({ nodes, root, forwardRoot }, pool.count),
    wordCount: words.count,
    nodeCount: pool.count,
    arcCount: countArcs(nodes),
  };
}

/** Adds the words as they are read. @returns the root */
function addForward(words: PackedWords, pool: NodePool): number {
  const { letters, offsets, count } = words;
  const path = new OpenPath(pool);
  let previous = 0;
  let previousLength = 0;
  for (let word = 0; word <= count; word++) {
    const start = word < count ? offsets[word]! : 0;
    const length = word < count ? offsets[word + 1]! - start : 0;
    const shared = sharedRuns(letters, start, length, previous, previousLength);
    for (let depth = previousLength; depth > shared; depth--) {
      path.close(depth, letters[previous + depth - 1]!);
    }
    if (word === count) break;
    path.accept(length - 1, letters[start + length - 1]!);
    previous = start;
    previousLength = length;
  }
  return path.freeze(0);
}

/** How many letters two words share from their beginnings on. */
function sharedRuns(
  letters: Uint8Array,
  a: number,
  aLength: number,
  b: number,
  bLength: number,
): number {
  const most = Math.min(aLength, bLength);
  let shared = 0;
  while (shared < most && letters[a + shared] === letters[b + shared]) shared++;
  return shared;
}

function countArcs(nodes: Int32Array): number {
  let arcs = 0;
  for (let node = 1; node < nodes.length; node += nodeLength(nodes, node)) {
    arcs += arcsOf(nodes[node]!, nodes[node + 1]!);
  }
  return arcs;
}
