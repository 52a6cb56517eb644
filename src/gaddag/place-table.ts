// What is known of lists of places (`backward.ts`): equal ones are found again, each with the node it gave. A list is
// some pairs of integers, the number of a node and a place, no node twice and in any order.

const PAIR = 2;

export class PlaceTable {
  /** Numbers of lists, by their hashes. */
  private slots: Int32Array;
  /** By number of a list, from 1 on: its hash, where its integers begin, and its node. */
  private hashes: Int32Array;
  private starts: Int32Array;
  private nodes: Int32Array;
  private integers: Int32Array;
  private count = 0;
  /** By number of a node: its place in the list that is compared, and which comparison that was. */
  private readonly places: Int32Array;
  private readonly comparisons: Int32Array;
  private comparison = 0;

  /**
   * @param nodes numbers of nodes are below this
   * @param lists expected, to make room for; more may come
   * @param integers of them all
   */
  constructor(nodes: number, lists: number, integers: number) {
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(lists * 2 + 64)));
    this.hashes = new Int32Array(lists + 2);
    this.starts = new Int32Array(lists + 2);
    this.nodes = new Int32Array(lists + 2);
    this.integers = new Int32Array(integers);
    this.places = new Int32Array(nodes);
    this.comparisons = new Int32Array(nodes);
  }

  /**
   * Looks a list up, and adds it when it is new.
   *
   * @returns its number, negative when it is new: its node is to be set
   */
  find(list: Int32Array, from: number, to: number): number {
    const hash = hashOf(list, from, to);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let known = this.slots[slot]!; known !== 0; known = this.slots[slot]!) {
      if (this.hashes[known] === hash && this.equals(known, list, from, to)) return known;
      slot = (slot + 1) & mask;
    }
    const added = ++this.count;
    this.slots[slot] = added;
    this.add(added, hash, list, from, to);
    return -added;
  }

  node(list: number): number {
    return this.nodes[list]!;
  }

  setNode(list: number, node: number): void {
    this.nodes[list] = node;
  }

  private equals(known: number, list: Int32Array, from: number, to: number): boolean {
    const start = this.starts[known]!;
    const end = this.starts[known + 1]!;
    if (end - start !== to - from) return false;
    const { places, comparisons, integers } = this;
    const comparison = ++this.comparison;
    for (let at = from; at < to; at += PAIR) {
      places[list[at]!] = list[at + 1]!;
      comparisons[list[at]!] = comparison;
    }
    for (let at = start; at < end; at += PAIR) {
      const node = integers[at]!;
      if (comparisons[node] !== comparison || places[node] !== integers[at + 1]) return false;
    }
    return true;
  }

  private add(number: number, hash: number, list: Int32Array, from: number, to: number): void {
    if (number + 2 > this.hashes.length) this.growLists();
    const start = this.starts[number]!;
    const end = start + to - from;
    if (end > this.integers.length) this.integers = longer(this.integers, end);
    for (let i = from, j = start; i < to; i++, j++) this.integers[j] = list[i]!;
    this.hashes[number] = hash;
    this.starts[number + 1] = end;
    if (this.count * 2 > this.slots.length) this.growSlots();
  }

  private growLists(): void {
    this.hashes = longer(this.hashes);
    this.starts = longer(this.starts);
    this.nodes = longer(this.nodes);
  }

  private growSlots(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let list = 1; list <= this.count; list++) {
      let slot = this.hashes[list]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = list;
    }
    this.slots = slots;
  }
}

/** The same integers with room for more. */
export function longer(integers: Int32Array, least = 0): Int32Array {
  const grown = new Int32Array(Math.max(Math.ceil(integers.length * 1.6), least));
  grown.set(integers);
  return grown;
}

/** A sum of what each pair gives, whatever their order: any good 32-bit hash of a pair will do. */
export function hashOf(list: Int32Array, from: number, to: number): number {
  let sum = to - from;
  for (let at = from; at < to; at += PAIR) {
    let h = Math.imul(list[at]!, 0x5bd1e995);
    h = Math.imul((h ^ (h >>> 15)) + list[at + 1]!, 0x27d4eb2d);
    sum = (sum + (h ^ (h >>> 13))) | 0;
  }
  return Math.imul(sum ^ (sum >>> 16), 0x45d9f3b);
}
