// Is the graph of a compiled file one that can be walked? The checksum tells of accidents, not of a file
// that somebody made: an arc that leads out of the file or back up would stop a search, or never end it.
// Children are stored before the nodes above them, so one pass over the nodes tells.
import * as alphabet from '../alphabet/alphabet.js';
import type { BuiltGaddag } from './build.js';
import * as gaddag from './gaddag.js';
import { bitCount } from './gaddag.js';

/**
 * What is known of the nodes behind the pass. It goes from node to node by leaps, so its time is that of the
 * cache: two small arrays take a tenth less than one of integers as long as the graph.
 */
export interface GraphTable {
  /**
   * By index of a node: `NODE` with its depth, the letters to the farthest end of a word, 1..15, and `TURNS`
   * where separators are there or below.
   */
  readonly marks: Uint8Array;
  /** Texts that end at a node or below, by half its index: a node has two integers at least. */
  readonly texts: Int32Array;
}

/** Where a node begins. */
const NODE = 128;
const TURNS = 16;
const DEPTH = 15;
const MOST_TEXTS = 0x7fff_ffff;

// own copies of imported constants, which V8 folds: −40 % of this pass, Node 20
const { LETTER_BITS, NODE_HEADER, SEPARATOR_BIT } = gaddag;
const { MAX_WORD_LENGTH } = alphabet;

/** True where a node begins. */
export function isNode(table: GraphTable, index: number): boolean {
  return (table.marks[index]! & NODE) !== 0;
}

/** Texts that end at a node or below. */
export function textsBelow(table: GraphTable, node: number): number {
  return table.texts[node >>> 1]!;
}

/**
 * Goes over every node once.
 *
 * @param letters how many the alphabet has
 * @returns what is wrong, or what is known of each node
 */
export function checkGraph(graph: BuiltGaddag, letters: number): string | GraphTable {
  const { nodes, root, forwardRoot, wordCount } = graph;
  const strange = letters >= 31 ? 0 : -(2 ** (letters + 1));
  const table: GraphTable = {
    marks: new Uint8Array(nodes.length),
    texts: new Int32Array((nodes.length >>> 1) + 1),
  };
  const { end, count, arcs } = fillTable(nodes, table, strange);
  if (end !== nodes.length) return `node ${end}: ${faultOf(nodes, table, end, strange)}`;
  for (const [name, index] of Object.entries({ root, 'forward root': forwardRoot })) {
    if (index >= nodes.length || !isNode(table, index)) return `no node at the ${name}, ${index}`;
    if (nodes[index + 1] !== 0) return `a word of one letter at the ${name}`;
  }
  if ((table.marks[forwardRoot]! & TURNS) !== 0) return 'a separator below the forward root';
  const counts = [
    ['words', wordCount, textsBelow(table, forwardRoot)],
    ['nodes', graph.nodeCount, count],
    ['arcs', graph.arcCount, arcs],
  ] as const;
  for (const [name, said, found] of counts) {
    if (said !== found) return `${found} ${name}, the header says ${said}`;
  }
  // every word is read from each of its letters, and no other is
  if (textsBelow(table, root) > wordCount * MAX_WORD_LENGTH)
    return 'more below the root than words';
  return table;
}

/** What a pass over the nodes came to. */
interface Pass {
  /** Where it ended: after the last node, or at one that is wrong. */
  readonly end: number;
  readonly count: number;
  readonly arcs: number;
}

/** Looks at each node and its children, which stand before it; ends at the first that is wrong. */
function fillTable(nodes: Int32Array, { marks, texts }: GraphTable, strange: number): Pass {
  let count = 0;
  let arcs = 0;
  let node = nodes[0] === 0 ? 1 : 0;
  while (node > 0 && node < nodes.length) {
    const children = nodes[node]!;
    const accepts = nodes[node + 1]!;
    const turn = children & SEPARATOR_BIT;
    const end = node + NODE_HEADER + bitCount(children);
    let sum = bitCount(accepts);
    let depth = sum > 0 ? 1 : 0;
    let mark = NODE | (turn * TURNS);
    let isWrong = end > nodes.length || ((children | accepts) & strange) !== 0;
    // the child of the separator comes first, and brings no letter nearer to an end
    for (let at = node + NODE_HEADER, step = 1 - turn; at < end; at++, step = 1) {
      const child = nodes[at]!;
      const below = child > 0 && child < node ? marks[child]! : 0;
      isWrong ||= below < NODE || (step === 0 && (below & TURNS) !== 0);
      mark |= below & TURNS;
      if ((below & DEPTH) + step > depth) depth = (below & DEPTH) + step;
      sum += texts[child >>> 1]!;
    }
    if (isWrong || (accepts & SEPARATOR_BIT) !== 0 || !isDepth(depth) || sum > MOST_TEXTS) break;
    marks[node] = mark | depth;
    texts[node >>> 1] = sum;
    count++;
    arcs += bitCount((children & LETTER_BITS) | accepts) + turn;
    node = end;
  }
  return { end: node, count, arcs };
}

function isDepth(depth: number): boolean {
  return depth > 0 && depth <= MAX_WORD_LENGTH;
}

/** Why a pass ended at a node. */
function faultOf(nodes: Int32Array, table: GraphTable, node: number, strange: number): string {
  if (node === 0) return 'is not empty';
  const children = nodes[node]!;
  const accepts = nodes[node + 1]!;
  if (node + NODE_HEADER + bitCount(children) > nodes.length)
    return 'goes on past the end of the graph';
  if (((children | accepts) & strange) !== 0) return 'a letter that the alphabet does not have';
  if ((accepts & SEPARATOR_BIT) !== 0) return 'a separator that ends a word';
  if ((children | accepts) === 0) return 'no word ends here or goes on';
  const first = node + NODE_HEADER;
  const below = [...nodes.subarray(first, first + bitCount(children))];
  const strayed = below.find(child => !(child > 0 && child < node && isNode(table, child)));
  if (strayed !== undefined) return `leads to ${strayed}, where no node before it begins`;
  const turned = (children & SEPARATOR_BIT) === 0 ? 0 : table.marks[below[0]!]!;
  if ((turned & TURNS) !== 0) return 'a separator after a separator';
  const texts = below.reduce((sum, child) => sum + textsBelow(table, child), bitCount(accepts));
  if (texts > MOST_TEXTS) return 'more words than can be counted';
  return `a word of more than ${MAX_WORD_LENGTH} letters`;
}
