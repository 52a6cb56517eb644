// The distinct prefixes of a word list, met while its forward graph is built. Reversed and sorted
// they are what the backward half of the graph is built from.

/** Prefixes of a block: few enough for its arrays to stay in the caches of a core. */
const BLOCK = 1 << 12;
/** Bytes of a prefix in a block. */
export const TAIL = 16;

/** Last letters by which prefixes are put into buckets, 5 bits each, and how many buckets that makes. */
const BUCKET_LETTERS = 3;
const BUCKETS = 1 << (5 * BUCKET_LETTERS);
/** Letters that a number of a record holds. */
const LETTERS = 6;
/** Integers of a record: the fourth to the ninth letter from the end, those before, node and word. */
const RECORD = 3;
/** Prefixes of a bucket at most: a key has 30 bits of letters above the number of its record. */
const MOST_IN_BUCKET = 2 ** 23;

/** Some prefixes, one after the other, to be read without leaping through memory. */
export interface PrefixBlock {
  readonly count: number;
  readonly lengths: Uint8Array;
  /** How many letters each shares, from its end on, with the one before. */
  readonly shared: Uint8Array;
  /** 1 where the prefix is a word of the list. */
  readonly words: Uint8Array;
  /** The forward node that the prefix leads to, 0 when nothing follows. */
  readonly nodes: Int32Array;
  /** Letters of each from its end to its beginning, `TAIL` bytes apart; those it shares are left out. */
  readonly tails: Uint8Array;
}

/** Letters of a list at most: a place has 27 bits for the end of a prefix. */
const MOST_LETTERS = 2 ** 27 - 1;

export class Prefixes {
  /**
   * For each prefix where it ends in the letters of the list (after its last letter), 27 bits; its length, 4; and
   * whether it is a word of the list, 1.
   */
  private places: Int32Array = new Int32Array(1 << 16);
  /** The forward node that the prefix leads to, 0 when nothing follows. */
  private nodes: Int32Array = new Int32Array(1 << 16);
  count = 0;

  /** @returns the number of the prefix */
  add(end: number, length: number): number {
    if (end > MOST_LETTERS) throw new RangeError(`a list of more than ${MOST_LETTERS} letters`);
    if (this.count === this.places.length) this.grow();
    this.places[this.count] = (end << 5) | (length << 1);
    return this.count++;
  }

  /** Notes that a prefix is a word. */
  setWord(prefix: number): void {
    this.places[prefix]! |= 1;
  }

  /** Notes the node that a prefix leads to. */
  setNode(prefix: number, node: number): void {
    this.nodes[prefix] = node;
  }

  /**
   * All prefixes in the order of their letters read backwards, a block at a time; the arrays of a block are used again
   * for the next. This can be done once. Prefixes with the same last letters are put side by side first, all that belongs to one in a
   * record, so that the rest happens within the caches.
   */
  *reversed(letters: Uint8Array): Generator<PrefixBlock, void, undefined> {
    const starts = this.bucketStarts(letters);
    const records = this.records(letters, starts.slice());
    this.places = new Int32Array(0);
    this.nodes = new Int32Array(0);
    const block = new BlockWriter();
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const [start, end] = [starts[bucket]!, starts[bucket + 1]!];
      if (start === end) continue;
      const order = sorted(records.subarray(start * RECORD, end * RECORD));
      for (const record of order) {
        block.add(bucket, records, (start + record) * RECORD);
        if (block.isFull) yield block.take();
      }
    }
    yield block.take();
  }

  /** Where each bucket begins. */
  private bucketStarts(letters: Uint8Array): Int32Array {
    const starts = new Int32Array(BUCKETS + 1);
    for (let prefix = 0; prefix < this.count; prefix++) {
      starts[bucketOf(letters, this.places[prefix]!) + 1]!++;
    }
    for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!;
    return starts;
  }

  /** @param next where the next record of each bucket goes; is changed */
  private records(letters: Uint8Array, next: Int32Array): Int32Array {
    const records = new Int32Array(this.count * RECORD);
    for (let prefix = 0; prefix < this.count; prefix++) {
      const place = this.places[prefix]!;
      const at = next[bucketOf(letters, place)]!++ * RECORD;
      records[at] = packed(letters, place, BUCKET_LETTERS);
      records[at + 1] = packed(letters, place, BUCKET_LETTERS + LETTERS);
      records[at + 2] = (this.nodes[prefix]! << 1) | (place & 1);
    }
    return records;
  }

  private grow(): void {
    const size = Math.ceil(this.places.length * 1.6);
    const longer = (old: Int32Array): Int32Array => {
      const grown = new Int32Array(size);
      grown.set(old);
      return grown;
    };
    this.places = longer(this.places);
    this.nodes = longer(this.nodes);
  }
}

/** The last letters of a prefix, 5 bits each, the last one highest, 0 where there is none. */
function bucketOf(letters: Uint8Array, place: number): number {
  const length = (place >> 1) & 15;
  const last = (place >>> 5) - 1;
  const second = length > 1 ? letters[last - 1]! : 0;
  const third = length > 2 ? letters[last - 2]! : 0;
  return (letters[last]! << 10) | (second << 5) | third;
}

/** Six letters of a prefix in the same way, after `from` letters from its end. */
function packed(letters: Uint8Array, place: number, from: number): number {
  const length = (place >> 1) & 15;
  const last = (place >>> 5) - 1;
  let value = 0;
  for (let i = from; i < from + LETTERS; i++) {
    value = (value << 5) | (i < length ? letters[last - i]! : 0);
  }
  return value;
}

/** Numbers of the records of a bucket in the order of their letters. */
function sorted(records: Int32Array): Float64Array {
  const count = records.length / RECORD;
  if (count > MOST_IN_BUCKET)
    throw new RangeError(`more than ${MOST_IN_BUCKET} prefixes that end alike`);
  const order = new Float64Array(count).map((_, record) => record);
  sortBy(order, records, 0);
  for (let from = 0; from < count; ) {
    const letters = records[order[from]! * RECORD];
    let end = from + 1;
    while (end < count && records[order[end]! * RECORD] === letters) end++;
    if (end - from > 1) sortBy(order.subarray(from, end), records, 1);
    from = end;
  }
  return order;
}

/** Sorts numbers of records by one of their integers, by way of keys that the engine sorts without calling us. */
function sortBy(order: Float64Array, records: Int32Array, column: number): void {
  for (let i = 0; i < order.length; i++) {
    order[i] = records[order[i]! * RECORD + column]! * MOST_IN_BUCKET + order[i]!;
  }
  order.sort();
  for (let i = 0; i < order.length; i++) {
    const key = order[i]!;
    order[i] = key - Math.floor(key / MOST_IN_BUCKET) * MOST_IN_BUCKET; // what % gives, at a tenth of its time
  }
}

/** Takes records until a block is full. */
class BlockWriter {
  private readonly lengths = new Uint8Array(BLOCK);
  private readonly shared = new Uint8Array(BLOCK);
  private readonly words = new Uint8Array(BLOCK);
  private readonly nodes = new Int32Array(BLOCK);
  private readonly tails = new Uint8Array(BLOCK * TAIL);
  private count = 0;
  /** Letters of the prefix before: its bucket, and both numbers of its record. */
  private bucket = 0;
  private near = 0;
  private far = 0;

  get isFull(): boolean {
    return this.count === BLOCK;
  }

  add(bucket: number, records: Int32Array, at: number): void {
    const { count, tails } = this;
    const [near, far] = [records[at]!, records[at + 1]!];
    const shared = this.sharedWith(bucket, near, far);
    const length = lengthOf(bucket, near, far);
    for (let i = shared; i < length; i++) tails[count * TAIL + i] = letterAt(i, bucket, near, far);
    this.lengths[count] = length;
    this.shared[count] = shared;
    this.words[count] = records[at + 2]! & 1;
    this.nodes[count] = records[at + 2]! >>> 1;
    this.count++;
    this.bucket = bucket;
    this.near = near;
    this.far = far;
  }

  /** How many letters a prefix shares with the one before; no two are the same. */
  private sharedWith(bucket: number, near: number, far: number): number {
    if (bucket !== this.bucket) return sameLetters(bucket, this.bucket, BUCKET_LETTERS);
    if (near !== this.near) return BUCKET_LETTERS + sameLetters(near, this.near, LETTERS);
    return BUCKET_LETTERS + LETTERS + sameLetters(far, this.far, LETTERS);
  }

  /** The block, which is empty for the next records. */
  take(): PrefixBlock {
    const { count, lengths, shared, words, nodes, tails } = this;
    this.count = 0;
    return { count, lengths, shared, words, nodes, tails };
  }
}

/** Letters that two different numbers of some letters begin with alike. */
function sameLetters(one: number, other: number, letters: number): number {
  return ((Math.clz32(one ^ other) - (32 - letters * 5)) / 5) | 0;
}

/** Letters of a prefix: 0 stands after the last one. */
function lengthOf(bucket: number, near: number, far: number): number {
  if (far !== 0) return BUCKET_LETTERS + LETTERS + lettersIn(far, LETTERS);
  if (near !== 0) return BUCKET_LETTERS + lettersIn(near, LETTERS);
  return lettersIn(bucket, BUCKET_LETTERS);
}

function lettersIn(value: number, letters: number): number {
  const zeros = 31 - Math.clz32(value & -value);
  return letters - ((zeros / 5) | 0);
}

/** The letter of a prefix that stands `i` letters before its last one. */
function letterAt(i: number, bucket: number, near: number, far: number): number {
  if (i < BUCKET_LETTERS) return (bucket >> ((BUCKET_LETTERS - 1 - i) * 5)) & 31;
  const place = i - BUCKET_LETTERS;
  if (place < LETTERS) return (near >> ((LETTERS - 1 - place) * 5)) & 31;
  return (far >> ((LETTERS * 2 - 1 - place) * 5)) & 31;
}
