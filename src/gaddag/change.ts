// A few words added to a graph that stands, or struck from it: the nodes on their paths are written anew behind the
// others, and all that the words do not touch stays where it is. Nodes that nothing leads to any more stay,
// too, so the graph is no longer the smallest; it answers as one that was built from the words.
import type { Letter } from '../alphabet/alphabet.js';
import type { BuiltGaddag } from './build.js';
import {
  acceptsOf,
  bitCount,
  bitOf,
  lettersOf,
  NO_NODE,
  NODE_HEADER,
  SEPARATOR_BIT,
  stepTo,
} from './gaddag.js';
import { arcsOf, LARGEST_NODE, nodeLength } from './node-pool.js';

/** Words by their letter codes, 2 to 15 letters each. */
export interface WordChanges {
  /** Words that are to be in; what is there already makes no difference. */
  readonly added: Iterable<readonly Letter[]>;
  /** Words that are to be out. */
  readonly struck: Iterable<readonly Letter[]>;
}

/** The graph with these words in and out; its nodes are a copy. A graph without words has the root `NO_NODE`. */
export function changeGraph(graph: BuiltGaddag, { added, struck }: WordChanges): BuiltGaddag {
  const change = new GraphChange(graph);
  for (const word of struck) change.setWord(word, false);
  for (const word of added) change.setWord(word, true);
  return change.result();
}

class GraphChange {
  private nodes: Int32Array;
  private used: number;
  private root: number;
  private forwardRoot: number;
  private wordCount: number;
  private nodeCount: number;
  private arcCount: number;

  constructor(graph: BuiltGaddag) {
    this.nodes = graph.nodes.slice();
    this.used = graph.nodes.length;
    this.root = graph.root;
    this.forwardRoot = graph.forwardRoot;
    this.wordCount = graph.wordCount;
    this.nodeCount = graph.nodeCount;
    this.arcCount = graph.arcCount;
  }

  result(): BuiltGaddag {
    const { root, forwardRoot, wordCount, nodeCount, arcCount } = this;
    return {
      nodes: this.nodes.slice(0, this.used),
      root,
      forwardRoot,
      wordCount,
      nodeCount,
      arcCount,
    };
  }

  /** Forwards first: each beginning, read backwards, then turns into the forward node that goes on with it. */
  setWord(word: readonly Letter[], isIn: boolean): void {
    const last = word.length - 1;
    const before = this.forwardRoot;
    this.forwardRoot = this.along(before, word.slice(0, last), node =>
      this.withAccept(node, bitOf(word[last]!), isIn),
    );
    if (this.forwardRoot === before) return;
    this.wordCount += isIn ? 1 : -1;
    let forward = this.forwardRoot;
    for (let length = 1; length <= last; length++) {
      forward = forward === NO_NODE ? NO_NODE : stepTo(this.nodes, forward, word[length - 1]!);
      const turned = forward;
      const back = word.slice(0, length).reverse();
      this.root = this.along(this.root, back, node => this.withChild(node, SEPARATOR_BIT, turned));
    }
    this.root = this.along(this.root, word.slice(1).reverse(), node =>
      this.withAccept(node, bitOf(word[0]!), isIn),
    );
  }

  /** Changes the node at the end of a path, and with it those on the way; the same node where nothing changes. */
  private along(
    node: number,
    path: readonly Letter[],
    change: (node: number) => number,
    depth = 0,
  ): number {
    if (depth === path.length) return change(node);
    const letter = path[depth]!;
    const child = node === NO_NODE ? NO_NODE : stepTo(this.nodes, node, letter);
    return this.withChild(node, bitOf(letter), this.along(child, path, change, depth + 1));
  }

  private withAccept(node: number, bit: number, isIn: boolean): number {
    const accepts = node === NO_NODE ? 0 : acceptsOf(this.nodes, node);
    const wanted = isIn ? accepts | bit : accepts & ~bit;
    if (wanted === accepts) return node;
    const children = node === NO_NODE ? 0 : lettersOf(this.nodes, node);
    return this.store(children, wanted, this.childrenOf(node));
  }

  private withChild(node: number, bit: number, child: number): number {
    const mask = node === NO_NODE ? 0 : lettersOf(this.nodes, node);
    const accepts = node === NO_NODE ? 0 : acceptsOf(this.nodes, node);
    const children = this.childrenOf(node);
    const at = bitCount(mask & (bit - 1));
    const had = (mask & bit) !== 0;
    if (child === (had ? children[at] : NO_NODE)) return node;
    children.splice(at, had ? 1 : 0, ...(child === NO_NODE ? [] : [child]));
    return this.store(child === NO_NODE ? mask & ~bit : mask | bit, accepts, children);
  }

  private childrenOf(node: number): number[] {
    if (node === NO_NODE) return [];
    const end = node + nodeLength(this.nodes, node);
    return [...this.nodes.subarray(node + NODE_HEADER, end)];
  }

  /** @returns where the node stands, `NO_NODE` when it leads to no word */
  private store(mask: number, accepts: number, children: readonly number[]): number {
    if ((mask | accepts) === 0) return NO_NODE;
    if (this.used + LARGEST_NODE > this.nodes.length) this.grow();
    const node = this.used;
    this.nodes[node] = mask;
    this.nodes[node + 1] = accepts;
    this.nodes.set(children, node + NODE_HEADER);
    this.used += NODE_HEADER + children.length;
    this.nodeCount++;
    this.arcCount += arcsOf(mask, accepts);
    return node;
  }

  private grow(): void {
    const grown = new Int32Array(Math.ceil(this.nodes.length * 1.1) + LARGEST_NODE);
    grown.set(this.nodes);
    this.nodes = grown;
  }
}
