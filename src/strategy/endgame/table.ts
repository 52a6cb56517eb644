// What is known of positions that were searched before: a table of fixed size, two entries a bucket, of which the
// first goes to the deepest search and the second to the latest.

/** What a value says: the value itself, at least, at most. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;
export type Bound = typeof EXACT | typeof AT_LEAST | typeof AT_MOST;

/** Depth of a search that reached the end of the game everywhere. */
export const TO_THE_END = 255;
/** Moves beside the numbers of plays. */
export const PASSED = -1;
export const NO_MOVE = -2;

/** Integers of an entry: hash twice, value, depth and bound, move. */
const ENTRY = 5;
const BUCKET = 2 * ENTRY;
const DEPTH = 255;
const BOUND_SHIFT = 8;
/** Set in an entry in use, so that an empty one matches nothing. */
const IN_USE = 1 << 10;

/** Values of positions by hash. */
export class Table {
  private readonly data: Int32Array;
  private readonly mask: number;
  // the entry found last
  value = 0;
  depth = 0;
  bound: Bound = EXACT;
  move: number = NO_MOVE;

  /** @param bytes at most */
  constructor(bytes: number) {
    const buckets = 2 ** Math.floor(Math.log2(Math.max(1, bytes / (BUCKET * 4))));
    this.data = new Int32Array(buckets * BUCKET);
    this.mask = buckets - 1;
  }

  /** Reads an entry into the fields. @returns false when there is none */
  find(low: number, high: number): boolean {
    const bucket = (low & this.mask) * BUCKET;
    return this.read(bucket, low, high) || this.read(bucket + ENTRY, low, high);
  }

  private read(at: number, low: number, high: number): boolean {
    const { data } = this;
    if (data[at] !== low || data[at + 1] !== high || data[at + 3] === 0) return false;
    const facts = data[at + 3]!;
    this.value = data[at + 2]!;
    this.depth = facts & DEPTH;
    this.bound = ((facts >> BOUND_SHIFT) & 3) as Bound;
    this.move = data[at + 4]!;
    return true;
  }

  /** Forgets which moves were best, since plays have other numbers now. */
  forgetMoves(): void {
    for (let at = 4; at < this.data.length; at += ENTRY) this.data[at] = NO_MOVE;
  }

  /** Keeps a value. */
  keep(low: number, high: number, value: number, depth: number, bound: Bound, move: number): void {
    const { data } = this;
    const bucket = (low & this.mask) * BUCKET;
    const facts = data[bucket + 3]!;
    const isSame = data[bucket] === low && data[bucket + 1] === high;
    const at = facts === 0 || isSame || (facts & DEPTH) <= depth ? bucket : bucket + ENTRY;
    data[at] = low;
    data[at + 1] = high;
    data[at + 2] = value;
    data[at + 3] = depth | (bound << BOUND_SHIFT) | IN_USE;
    data[at + 4] = move;
  }
}
