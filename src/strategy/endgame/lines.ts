// What stands in a row or column, and what that means for words that cross it: which letters its empty squares
// take and what they add. The same lines come again and again in a search, so each is worked out once.
import { isJolly, LETTER_MASK } from '../../alphabet/alphabet.js';
import { SIZE } from '../../board/squares.js';
import {
  acceptsOf,
  childOf,
  type Gaddag,
  LETTER_BITS,
  lettersOf,
  NO_NODE,
  separatorOf,
  stepTo,
} from '../../gaddag/gaddag.js';
import { HashIndex, mixed } from './hashing.js';
import { StoreFull } from './play-store.js';

/** Numbers of a line: room for 15 places. */
export const LINE = 16;

/** Lines by number; what crosses place `p` of line `n` is at `n * LINE + p`. */
export class Lines {
  /** Letters that an empty square takes; only where something crosses. */
  allowed: Int32Array = new Int32Array(LINE << 10);
  /** Points of the tiles that stand beside it. */
  points: Int32Array = new Int32Array(LINE << 10);
  /** Hash of both, 0 where nothing crosses. */
  low: Int32Array = new Int32Array(LINE << 10);
  high: Int32Array = new Int32Array(LINE << 10);
  count = 0;
  private readonly index = new HashIndex();
  private readonly graph: Gaddag;
  private readonly values: Int32Array;
  private readonly letters: number;
  private readonly most: number;

  /**
   * @param values of tiles by letter
   * @param letters that can still be laid, as a mask
   * @param most lines that are kept
   */
  constructor(graph: Gaddag, values: Int32Array, letters: number, most: number) {
    this.graph = graph;
    this.values = values;
    this.letters = letters;
    this.most = most;
  }

  /**
   * The number of a line.
   *
   * @param low, high hash of its tiles
   * @param tiles of the board
   * @param first square of the line
   * @param step from one square to the next
   */
  numberOf(low: number, high: number, tiles: Uint8Array, first: number, step: number): number {
    const known = this.index.find(low, high);
    if (known >= 0) return known;
    if (this.count === this.most) throw new StoreFull();
    const number = this.count++;
    if (this.allowed.length < this.count * LINE) this.grow();
    this.index.add(low, high, number);
    this.read(number * LINE, tiles, first, step);
    return number;
  }

  /** Forgets all lines. */
  forget(): void {
    this.index.clear();
    for (const name of ['allowed', 'points', 'low', 'high'] as const) this[name].fill(0);
    this.count = 0;
  }

  private grow(): void {
    for (const name of ['allowed', 'points', 'low', 'high'] as const) {
      const longer = new Int32Array(this[name].length * 2);
      longer.set(this[name]);
      this[name] = longer;
    }
  }

  /** Tells the squares at both ends of each block of tiles. */
  private read(line: number, tiles: Uint8Array, first: number, step: number): void {
    for (let place = 0; place < SIZE; place++) {
      if (tiles[first + place * step] === 0) continue;
      let end = place;
      while (end + 1 < SIZE && tiles[first + (end + 1) * step] !== 0) end++;
      const node = this.blockNode(tiles, first + place * step, first + end * step, step);
      const points = this.pointsFrom(tiles, first + place * step, end - place + 1, step);
      const { nodes } = this.graph;
      if (place > 0 && (place === 1 || tiles[first + (place - 2) * step] === 0)) {
        this.cross(line + place - 1, node === NO_NODE ? 0 : acceptsOf(nodes, node), points);
      }
      if (end + 1 < SIZE) this.crossBehind(line, tiles, first, step, end, node, points);
      place = end;
    }
  }

  /** The node of a block read backwards. */
  private blockNode(tiles: Uint8Array, from: number, to: number, step: number): number {
    const { nodes, root } = this.graph;
    let node = root;
    for (let at = to; at >= from && node !== NO_NODE; at -= step) {
      node = stepTo(nodes, node, tiles[at]! & LETTER_MASK);
    }
    return node;
  }

  private pointsFrom(tiles: Uint8Array, from: number, count: number, step: number): number {
    let sum = 0;
    for (let at = from, left = count; left > 0; left--, at += step) {
      if (!isJolly(tiles[at]!)) sum += this.values[tiles[at]!]!;
    }
    return sum;
  }

  /** The square behind a block: a word ends there, or two blocks meet. */
  private crossBehind(
    line: number,
    tiles: Uint8Array,
    first: number,
    step: number,
    end: number,
    node: number,
    points: number,
  ): void {
    const { nodes } = this.graph;
    const turned = node === NO_NODE ? NO_NODE : separatorOf(nodes, node);
    let last = end + 2;
    while (last < SIZE && tiles[first + last * step] !== 0) last++;
    const count = last - end - 2;
    const from = first + (end + 2) * step;
    if (count <= 0) {
      this.cross(line + end + 1, turned === NO_NODE ? 0 : acceptsOf(nodes, turned), points);
      return;
    }
    const allowed = turned === NO_NODE ? 0 : this.bridging(turned, tiles, from, count, step);
    this.cross(line + end + 1, allowed, points + this.pointsFrom(tiles, from, count, step));
  }

  /** Letters after which the tiles from `from` on end a word. */
  private bridging(
    turned: number,
    tiles: Uint8Array,
    from: number,
    count: number,
    step: number,
  ): number {
    const { nodes } = this.graph;
    const children = lettersOf(nodes, turned);
    let allowed = 0;
    for (let rest = children & LETTER_BITS; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      let node = childOf(nodes, turned, children, bit);
      const last = from + (count - 1) * step;
      for (let at = from; at < last && node !== NO_NODE; at += step) {
        node = stepTo(nodes, node, tiles[at]! & LETTER_MASK);
      }
      if (node !== NO_NODE && (acceptsOf(nodes, node) & (1 << (tiles[last]! & LETTER_MASK))) !== 0)
        allowed |= bit;
    }
    return allowed;
  }

  /** Notes what crosses a square; where nothing can be laid, points do not matter. */
  private cross(at: number, accepts: number, points: number): void {
    const allowed = accepts & this.letters;
    const counted = allowed === 0 ? 0 : points;
    this.allowed[at] = allowed;
    this.points[at] = counted;
    this.low[at] = mixed(allowed ^ Math.imul(counted + 1, 0x9e3779b1)) | 1;
    this.high[at] = mixed(Math.imul(allowed, 0x2c1b3c6d) + mixed(counted + 77));
  }
}
