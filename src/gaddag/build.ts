// Sorted words to minimal graph. First the forward graph (DAWG) of the words; then every distinct
// prefix, read backwards, is added, and its separator leads into the forward graph, which thus costs
// nothing extra. Gordon, "A Faster Scrabble Move Generation Algorithm", 1994; minimised by hash-consing.
import { MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import type { PackedWords } from '../alphabet/packed-words.js';
import { bitCount, type Gaddag, SEPARATOR_BIT } from './gaddag.js';
import { inOrderOfUse } from './node-order.js';
import { NodePool, nodeLength } from './node-pool.js';
import { OpenPath } from './open-path.js';
import { Prefixes } from './prefixes.js';

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
  const pool = new NodePool();
  const prefixes = new Prefixes();
  const forwardRoot = addForward(words, pool, prefixes);
  const root = addBackward(words.letters, pool, prefixes);
  const nodes = pool.nodes.subarray(0, pool.used);
  return {
    ...inOrderOfUse({ nodes, root, forwardRoot }, pool.count),
    wordCount: words.count,
    nodeCount: pool.count,
    arcCount: countArcs(nodes),
  };
}

/** Adds the words as they are read, noting every distinct prefix and the node it leads to. */
function addForward(words: PackedWords, pool: NodePool, prefixes: Prefixes): number {
  const { letters, offsets, count } = words;
  const path = new OpenPath(pool);
  const open = new Int32Array(MAX_WORD_LENGTH + 1); // number of the prefix open at each depth
  let previous = 0;
  let previousLength = 0;
  for (let word = 0; word <= count; word++) {
    const start = word < count ? offsets[word]! : 0;
    const length = word < count ? offsets[word + 1]! - start : 0;
    const shared = sharedForward(letters, start, length, previous, previousLength);
    for (let depth = previousLength; depth > shared; depth--) {
      prefixes.nodes[open[depth]!] = path.close(depth, letters[previous + depth - 1]!);
    }
    if (word === count) break;
    for (let depth = shared + 1; depth <= length; depth++) {
      open[depth] = prefixes.add(start + depth, depth);
    }
    path.accept(length - 1, letters[start + length - 1]!);
    prefixes.words[open[length]!] = 1;
    previous = start;
    previousLength = length;
  }
  return path.freeze(0);
}

function sharedForward(
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

/** Adds the prefixes, each read from its end to its beginning. */
function addBackward(letters: Uint8Array, pool: NodePool, prefixes: Prefixes): number {
  const path = new OpenPath(pool);
  const order = prefixes.reversedOrder(letters);
  let previousEnd = 0;
  let previousLength = 0;
  for (let i = 0; i <= order.length; i++) {
    const prefix = i < order.length ? order[i]! : -1;
    const end = prefix < 0 ? 0 : prefixes.ends[prefix]!;
    const length = prefix < 0 ? 0 : prefixes.lengths[prefix]!;
    const shared = sharedBackward(letters, end, length, previousEnd, previousLength);
    for (let depth = previousLength; depth > shared; depth--) {
      path.close(depth, letters[previousEnd - depth]!);
    }
    if (prefix < 0) break;
    if (prefixes.words[prefix] === 1) path.accept(length - 1, letters[end - length]!);
    if (prefixes.nodes[prefix] !== 0) path.turn(length, prefixes.nodes[prefix]!);
    previousEnd = end;
    previousLength = length;
  }
  return path.freeze(0);
}

function sharedBackward(
  letters: Uint8Array,
  aEnd: number,
  aLength: number,
  bEnd: number,
  bLength: number,
): number {
  const most = Math.min(aLength, bLength);
  let shared = 0;
  while (shared < most && letters[aEnd - 1 - shared] === letters[bEnd - 1 - shared]) shared++;
  return shared;
}

function countArcs(nodes: Int32Array): number {
  let arcs = 0;
  for (let node = 1; node < nodes.length; node += nodeLength(nodes, node)) {
    const children = nodes[node]!;
    arcs += bitCount((children & ~SEPARATOR_BIT) | nodes[node + 1]!) + (children & SEPARATOR_BIT);
  }
  return arcs;
}
