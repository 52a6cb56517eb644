// Sorted words to minimal graph. First the forward graph (DAWG) of the words; then every distinct
// prefix, read backwards, is added, and its separator leads into the forward graph, which thus costs
// nothing extra. Gordon, "A Faster Scrabble Move Generation Algorithm", 1994; minimised by hash-consing.
import { MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import type { PackedWords } from '../alphabet/packed-words.js';
import type { Gaddag } from './gaddag.js';
import { inOrderOfUse } from './node-order.js';
import { arcsOf, NodePool, nodeLength } from './node-pool.js';
import { OpenPath } from './open-path.js';
import { type PrefixBlock, Prefixes, TAIL } from './prefixes.js';

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
    const shared = sharedRuns(letters, start, length, previous, previousLength);
    for (let depth = previousLength; depth > shared; depth--) {
      prefixes.setNode(open[depth]!, path.close(depth, letters[previous + depth - 1]!));
    }
    if (word === count) break;
    for (let depth = shared + 1; depth <= length; depth++) {
      open[depth] = prefixes.add(start + depth, depth);
    }
    path.accept(length - 1, letters[start + length - 1]!);
    prefixes.setWord(open[length]!);
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

/** Adds the prefixes, each read from its end to its beginning. */
function addBackward(letters: Uint8Array, pool: NodePool, prefixes: Prefixes): number {
  const path = new OpenPath(pool);
  const open = new Uint8Array(TAIL); // letters of the prefix before
  let openLength = 0;
  for (const block of prefixes.reversed(letters)) {
    openLength = addBlock(block, path, open, openLength);
  }
  closeTo(0, path, open, openLength);
  return path.freeze(0);
}

/** Adds the prefixes of a block. @returns length of the last one, whose letters are then in `open` */
function addBlock(
  { count, lengths, shared: sharedLetters, words, nodes, tails }: PrefixBlock,
  path: OpenPath,
  open: Uint8Array,
  openLength: number,
): number {
  let previous = openLength;
  for (let i = 0; i < count; i++) {
    const length = lengths[i]!;
    const tail = i * TAIL;
    const shared = sharedLetters[i]!;
    closeTo(shared, path, open, previous);
    for (let depth = shared; depth < length; depth++) open[depth] = tails[tail + depth]!;
    if (words[i] === 1) path.accept(length - 1, tails[tail + length - 1]!);
    if (nodes[i] !== 0) path.turn(length, nodes[i]!);
    previous = length;
  }
  return previous;
}

/** Closes the nodes of the open path that are deeper. */
function closeTo(depth: number, path: OpenPath, open: Uint8Array, length: number): void {
  for (let at = length; at > depth; at--) path.close(at, open[at - 1]!);
}

function countArcs(nodes: Int32Array): number {
  let arcs = 0;
  for (let node = 1; node < nodes.length; node += nodeLength(nodes, node)) {
    arcs += arcsOf(nodes[node]!, nodes[node + 1]!);
  }
  return arcs;
}
