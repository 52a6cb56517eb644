// The backward half of a graph: every prefix of the words read from its end to its beginning, then a separator that
// leads to where it goes on in the forward graph.
//
// After some letters read backwards, s, a state knows for every forward node from which s can be read the place that
// it leads to: a node, and whether a word ends there. Equal lists of nodes with their places are one state and are
// built once. With a letter c more, the list is that of the nodes from which c leads to a node of the list before,
// with the place of this one. Where the root is in the list, s is a whole prefix, and its place is the separator's.
import { LETTER_MASK, MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { letterOf } from './gaddag.js';
import type { NodePool } from './node-pool.js';
import { OpenPath } from './open-path.js';
import { longer, PlaceTable } from './place-table.js';
import {
  eachArc,
  LETTER_END,
  LETTER_WIDTH,
  type ReverseArcs,
  reverseArcs,
} from './reverse-arcs.js';

/** One for each letter of the longest prefix, and that before them all. */
const DEPTHS = MAX_WORD_LENGTH + 1;
/** Lists for each node of the forward graph, and their integers; of the default lexicon 11 and 264. */
const LISTS_PER_NODE = 12;
const INTEGERS_PER_NODE = 270;
/** Lists and integers that room is made for at most before there are any: those of other lists of words may be few. */
const MOST_LISTS = 2 ** 20;
const MOST_INTEGERS = 2 ** 24;

const NOWHERE = -1;

/**
 * Adds every prefix to the forward graph.
 *
 * @param pool has the nodes of the forward graph and no others
 * @returns the root, 0 when there is no word
 */
export function addBackward(pool: NodePool): number {
  return pool.count === 0 ? 0 : new Backward(pool).root();
}

class Backward {
  private readonly path: OpenPath;
  /** Nodes of the forward graph. */
  private readonly forward: Int32Array;
  private readonly arcs: ReverseArcs;
  private readonly table: PlaceTable;
  /** Lists on the way to the one that is built: pairs of the number of a node and a place, twice its node and one if a word ends. */
  private stack: Int32Array = new Int32Array(1 << 20);
  private top = 0;
  /** By depth and letter: the length of a list of the stack, then where it ends; 0 where there is none. */
  private readonly ends: Int32Array = new Int32Array(DEPTHS * LETTER_END);
  /** The same: where the root stands in it, or -1. */
  private readonly roots: Int32Array = new Int32Array(DEPTHS * LETTER_END).fill(NOWHERE);

  constructor(pool: NodePool) {
    this.path = new OpenPath(pool);
    this.forward = pool.nodes.subarray(0, pool.used);
    this.arcs = reverseArcs(this.forward);
    const nodes = this.arcs.root + 1;
    this.table = new PlaceTable(
      nodes,
      Math.min(nodes * LISTS_PER_NODE, MOST_LISTS),
      Math.min(nodes * INTEGERS_PER_NODE, MOST_INTEGERS),
    );
  }

  /** Before anything is read, an arc leads to its own place. */
  root(): number {
    const { forward } = this;
    let letters = 0;
    eachArc(forward, (_, letter) => {
      letters |= 1 << letter;
      this.ends[letter]! += 2;
    });
    this.openLists(0, letters);
    eachArc(forward, (number, letter, node, accepts) => {
      this.push(letter, number, (node << 1) | accepts);
    });
    this.hangNodes(0, letters, 0);
    return this.path.freeze(0);
  }

  /**
   * The node of a list.
   *
   * @param rooted whether the last of it is the place of the root
   */
  private nodeOf(from: number, to: number, rooted: boolean, depth: number): number {
    const list = this.table.find(this.stack, from, to);
    if (list > 0) return this.table.node(list);
    const start = this.top;
    const letters = this.readOn(from, rooted ? to - 2 : to, depth * LETTER_END);
    this.hangNodes(start, letters, depth);
    if (rooted) this.path.turn(depth, this.stack[to - 1]! >> 1);
    this.top = start;
    const node = this.path.freeze(depth);
    this.table.setNode(-list, node);
    return node;
  }

  /** Puts the lists of all letters that can be read after a list on the stack. @returns the letters, a bit each */
  private readOn(from: number, to: number, first: number): number {
    const letters = this.countLists(from, to, first);
    this.openLists(first, letters);
    const { starts, arcs } = this.arcs;
    for (let at = from; at < to; at += 2) {
      const node = this.stack[at]!;
      const place = this.stack[at + 1]!;
      const end = starts[node + 1]!;
      for (let i = starts[node]!; i < end; i++) {
        this.push(first + (arcs[i]! & LETTER_MASK), arcs[i]! >> LETTER_WIDTH, place);
      }
    }
    return letters;
  }

  /** Puts a node with its place on a list. */
  private push(list: number, node: number, place: number): void {
    const top = this.ends[list]!;
    this.stack[top] = node;
    this.stack[top + 1] = place;
    if (node === this.arcs.root) this.roots[list] = top;
    this.ends[list] = top + 2;
  }

  /** Puts the lengths of these lists into `ends`. @returns the letters that have one */
  private countLists(from: number, to: number, first: number): number {
    const { stack, ends } = this;
    const { starts, arcs } = this.arcs;
    let letters = 0;
    for (let at = from; at < to; at += 2) {
      const end = starts[stack[at]! + 1]!;
      for (let i = starts[stack[at]!]!; i < end; i++) {
        const letter = arcs[i]! & LETTER_MASK;
        letters |= 1 << letter;
        ends[first + letter]! += 2;
      }
    }
    return letters;
  }

  /** Makes room for lists whose lengths are in `ends`, which then says where each begins. */
  private openLists(first: number, letters: number): void {
    const { ends } = this;
    let { top } = this;
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const letter = first + letterOf(rest & -rest);
      const length = ends[letter]!;
      ends[letter] = top;
      top += length;
    }
    if (top > this.stack.length) this.stack = longer(this.stack, top);
    this.top = top;
  }

  /** Builds the nodes of the lists from `start` on, and hangs them under the node of their depth. */
  private hangNodes(start: number, letters: number, depth: number): void {
    let from = start;
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const letter = letterOf(rest & -rest);
      const list = depth * LETTER_END + letter;
      const to = this.ends[list]!;
      const root = this.roots[list]!;
      this.ends[list] = 0;
      this.roots[list] = NOWHERE;
      const node =
        root === NOWHERE
          ? this.nodeOf(from, to, false, depth + 1)
          : this.nodeAtRoot(from, to, root, letter, depth);
      if (node !== 0) this.path.hang(depth, letter, node);
      from = to;
    }
  }

  /** The node of a list with the root in it, 0 when nothing goes on. */
  private nodeAtRoot(
    from: number,
    to: number,
    root: number,
    letter: number,
    depth: number,
  ): number {
    const { stack } = this;
    const place = stack[root + 1]!;
    if ((place & 1) === 1) this.path.accept(depth, letter); // which is not said in the list, too
    stack[root] = stack[to - 2]!;
    stack[root + 1] = stack[to - 1]!;
    stack[to - 2] = this.arcs.root;
    stack[to - 1] = place & ~1;
    if (place > 1) return this.nodeOf(from, to, true, depth + 1);
    return from === to - 2 ? 0 : this.nodeOf(from, to - 2, false, depth + 1);
  }
}
