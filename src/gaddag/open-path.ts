// The path of nodes that may still grow: while sorted words are added one after the other (Daciuk et al.,
// "Incremental Construction of Minimal Acyclic Finite-State Automata", 2000), and on the way to a backward node.
import { MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { SEPARATOR_BIT } from './gaddag.js';
import type { NodePool } from './node-pool.js';

const DEPTHS = MAX_WORD_LENGTH + 1;
const MOST_CHILDREN = 32;

export class OpenPath {
  private readonly pool: NodePool;
  private readonly childMasks = new Int32Array(DEPTHS);
  private readonly acceptMasks = new Int32Array(DEPTHS);
  private readonly children = new Int32Array(DEPTHS * MOST_CHILDREN);
  private readonly childCounts = new Int32Array(DEPTHS);
  private readonly separators = new Int32Array(DEPTHS);

  constructor(pool: NodePool) {
    this.pool = pool;
  }

  /** Lets `letter`, read at `depth`, end a word. */
  accept(depth: number, letter: number): void {
    this.acceptMasks[depth]! |= 1 << letter;
  }

  /** Lets the word turn round at `depth` and go on at `node`. */
  turn(depth: number, node: number): void {
    this.childMasks[depth]! |= SEPARATOR_BIT;
    this.separators[depth] = node;
  }

  /**
   * Closes the node at `depth` and hangs it under the one above.
   *
   * @param letter the letter that leads to it; letters come in ascending order
   */
  close(depth: number, letter: number): void {
    const node = this.freeze(depth);
    if (node !== 0) this.hang(depth - 1, letter, node);
  }

  /** Lets `letter`, read at `depth`, lead to a node; letters come in ascending order. */
  hang(depth: number, letter: number, node: number): void {
    this.childMasks[depth]! |= 1 << letter;
    this.children[depth * MOST_CHILDREN + this.childCounts[depth]!++] = node;
  }

  /** Stores the node at `depth` and empties the place. @returns its index, 0 when it is empty */
  freeze(depth: number): number {
    const childMask = this.childMasks[depth]!;
    const acceptMask = this.acceptMasks[depth]!;
    if ((childMask | acceptMask) === 0) return 0;
    const { nodes, used } = this.pool;
    let at = used;
    nodes[at++] = childMask;
    nodes[at++] = acceptMask;
    if ((childMask & SEPARATOR_BIT) !== 0) nodes[at++] = this.separators[depth]!;
    const first = depth * MOST_CHILDREN;
    const end = first + this.childCounts[depth]!;
    for (let i = first; i < end; i++) nodes[at++] = this.children[i]!;
    this.childMasks[depth] = 0;
    this.acceptMasks[depth] = 0;
    this.childCounts[depth] = 0;
    return this.pool.intern(at - used);
  }
}
