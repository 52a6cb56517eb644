// The search itself runs in WebAssembly: `kernel/` holds the sources (AssemblyScript), this is how they
// are started and asked.
import { JOLLY_INDEX } from '../alphabet/tile-counts.js';
import type { PackedPosition } from '../board/position.js';
import { LexiconError } from '../errors.js';
import type { Gaddag } from '../gaddag/gaddag.js';
import { type GraphMemory, memoryOf } from '../gaddag/shared-memory.js';
import { type WasmMemory, type WasmModule, wasm } from '../gaddag/webassembly.js';
import { MOST_SCORE } from '../rules/most-points.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import { isTransposed, layOut } from './empty-lanes.js';
import type { KeptWorth } from './kept-worth.js';
import { PLAIN_KERNEL, SHARED_KERNEL } from './kernel-bytes.js';
import { letterHash } from './letter-hash.js';
import { MOST_PLAYS, PLAY, type PlayBuffer } from './play-buffer.js';

/** What is asked for: a number of best plays, or all plays within some distance of the best. */
export type BestWish =
  | {
      /** How many best plays, 1 or more. */
      readonly count: number;
    }
  | {
      /** How far a play may lie below the best, 0 or more: points, by equity thousandths of them. */
      readonly within: number;
    };

/** What `kernel/index.ts` exports. Addresses are in bytes; COUNTS and what follows count from the region's start. */
interface KernelExports extends Readonly<Record<TableName, Offset>> {
  begin(nodesAt: number, root: number): number;
  takeRules(rackSize: number, bonus: number): void;
  takeLetters(count: number): void;
  makeAnagrams(root: number): void;
  takeAnagrams(
    masks: number,
    masksLow: number,
    buckets: number,
    bucketsLow: number,
    words: number,
  ): void;
  reserve(bytes: number): number;
  generate(symmetric: number, ranked: number): void;
  search(count: number, points: number, symmetric: number): void;
  playsAt(): number;
  playsEnd(): number;
  judgeBy(equity: number): void;
  keysAt(): number;
  keysEnd(): number;
  readonly masksMade: Offset;
  readonly masksLow: Offset;
  readonly bucketsMade: Offset;
  readonly bucketsLow: Offset;
  readonly wordsMade: Offset;
}

type TableName = 'COUNTS' | 'POINTS' | 'HASHES' | 'EMPTY' | 'STRIDES' | 'KEPT' | 'BEST_KEPT';

/** A constant of the kernel. */
interface Offset {
  readonly value: number;
}

/** Tiles of the largest rack. */
const MOST_TILES = 7;
/** Rows of the best that is kept: none, one, two jollies laid at least. */
const BEST_LENGTH = 3 * (MOST_TILES + 1);
const MILLIPOINTS = 1000;

/** Words of which tables would take too long to make, and a gigabyte: no list that people made has so many. */
const MOST_WORDS = 1 << 26;

// The first integer of the notice; the others are what `takeAnagrams` takes.
const NOT_MADE = 0;
const IN_THE_MAKING = 1;
const MADE = 2;

/** Compiled code, by the text it comes in. */
const compiled = new Map<string, WasmModule>();
const kernels = new WeakMap<Gaddag, Kernel>();

/** The same kernel comes for memory that threads share and for ordinary memory, which `npm run build` makes. */
function startKernel({ memory, isShared }: GraphMemory): KernelExports {
  const text = isShared ? SHARED_KERNEL : PLAIN_KERNEL;
  const module = compiled.get(text) ?? new wasm.Module(bytesOf(text));
  compiled.set(text, module);
  return new wasm.Instance(module, { env: { memory } }).exports as KernelExports;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), char => char.charCodeAt(0));
}

/** A search that the kernel gave up; what is not a matter of the lexicon is thrown on. */
function searchError(error: unknown): unknown {
  if (!(error instanceof wasm.RuntimeError)) return error;
  return new LexiconError(
    'LEXICON_GRAPH',
    `the search stopped (${error.message}): more plays than memory has room for, or a damaged graph`,
  );
}

/** The kernel of this thread on a graph. */
export function kernelOn(graph: Gaddag): Kernel {
  let kernel = kernels.get(graph);
  if (kernel === undefined) {
    kernel = new Kernel(graph);
    kernels.set(graph, kernel);
  }
  return kernel;
}

/** One search runs at a time; what it needs lies in a region of its own after the graph. */
export class Kernel {
  private readonly graph: Gaddag;
  private readonly memory: WasmMemory;
  private readonly calls: KernelExports;
  private readonly base: number;
  private bytes: Uint8Array;
  private integers: Int32Array;
  private rules: Rules | undefined;
  private isSymmetric = false;
  /** Where threads tell each other what they have made. */
  private readonly noticeAt: number;
  private hasAnagrams = false;
  /** As the kernel was told last. */
  private byEquity = false;

  constructor(graph: Gaddag) {
    const found = memoryOf(graph);
    const { memory, noticeAt } = found;
    this.graph = graph;
    this.memory = memory;
    this.noticeAt = noticeAt;
    this.calls = startKernel(found);
    this.base = this.calls.begin(found.nodesAt, graph.root);
    this.bytes = new Uint8Array(memory.buffer);
    this.integers = new Int32Array(memory.buffer);
    this.integers.set(letterHash, this.table('HASHES'));
  }

  /**
   * Writes every legal play into the buffer, best first when `ranked`, else in no particular order.
   *
   * @param kept by equity: the worth of what the rack keeps
   */
  generate(
    position: PackedPosition,
    rules: Rules,
    into: PlayBuffer,
    ranked: boolean,
    kept?: KeptWorth,
  ): void {
    this.take(position, rules, kept);
    try {
      this.calls.generate(Number(this.isSymmetric), Number(ranked));
    } catch (error) {
      throw searchError(error);
    }
    if (kept !== undefined && ranked) this.collectByKeys(into);
    else this.collect(into);
  }

  /**
   * Writes the best plays into the buffer, best first: those asked for with every tie of the last.
   *
   * @param kept by equity: the worth of what the rack keeps
   */
  search(
    position: PackedPosition,
    rules: Rules,
    wish: BestWish,
    into: PlayBuffer,
    kept?: KeptWorth,
  ): void {
    this.take(position, rules, kept);
    // the kernel counts in 32 bits
    const most = kept === undefined ? MOST_SCORE : MOST_SCORE * MILLIPOINTS;
    const count = 'count' in wish ? Math.min(wish.count, MOST_PLAYS) : 0;
    const points = 'within' in wish ? Math.min(wish.within, most) : -1;
    try {
      this.calls.search(count, points, Number(this.isSymmetric));
    } catch (error) {
      throw searchError(error);
    }
    if (kept === undefined) this.collect(into);
    else this.collectByKeys(into);
  }

  /**
   * Makes the tables of words by their letters (`kernel/anagrams.ts`), or takes those that another thread has
   * made; while one is making them, nothing happens. They serve all threads and rules.
   */
  useAnagrams(wordCount: number): void {
    if (this.hasAnagrams || wordCount > MOST_WORDS) return;
    const notice = new Int32Array(this.memory.buffer, this.noticeAt, 6);
    if (Atomics.compareExchange(notice, 0, NOT_MADE, IN_THE_MAKING) === NOT_MADE) {
      this.makeAnagrams();
    } else if (Atomics.load(notice, 0) === MADE) {
      this.hasAnagrams = true;
      const [, masks, masksLow, buckets, bucketsLow, words] = notice;
      this.calls.takeAnagrams(masks!, masksLow!, buckets!, bucketsLow!, words!);
    }
  }

  private makeAnagrams(): void {
    const { calls } = this;
    this.hasAnagrams = true;
    try {
      calls.makeAnagrams(this.graph.forwardRoot);
    } catch (error) {
      if (error instanceof wasm.RuntimeError) return; // no room for them: answers are the same without
      throw error;
    }
    this.look(); // the memory has grown
    const { masksMade, masksLow, bucketsMade, bucketsLow, wordsMade } = calls;
    const places = [masksMade, masksLow, bucketsMade, bucketsLow, wordsMade] as const;
    const [masks, maskBits, buckets, bucketBits, words] = places.map(({ value }) => value);
    calls.takeAnagrams(masks!, maskBits!, buckets!, bucketBits!, words!);
    const notice = new Int32Array(this.memory.buffer, this.noticeAt, 6);
    notice.set([masks!, maskBits!, buckets!, bucketBits!, words!], 1);
    Atomics.store(notice, 0, MADE);
  }

  private take({ tiles, rackCounts }: PackedPosition, rules: Rules, kept?: KeptWorth): void {
    if (this.bytes.length === 0) this.look(); // ordinary memory that has grown, by another kernel or a failed search
    if (rules !== this.rules) this.takeRules(rules);
    this.bytes.set(tiles, this.base);
    this.integers.set(rackCounts, this.table('COUNTS'));
    if (this.byEquity !== (kept !== undefined)) {
      this.byEquity = kept !== undefined;
      this.calls.judgeBy(Number(this.byEquity));
    }
    if (kept !== undefined) this.takeKept(kept);
  }

  /** The kernel counts from the lowest of the values on. */
  private takeKept({ strides, ways, laid, values }: KeptWorth): void {
    const { integers } = this;
    const table = this.table('KEPT');
    const best = this.table('BEST_KEPT');
    integers.set(strides, this.table('STRIDES'));
    integers.fill(0, best, best + BEST_LENGTH);
    let lowest = 0x7fffffff;
    for (let way = 0; way < ways; way++) lowest = Math.min(lowest, values[way]!);
    // ways go up by the jollies they lay, as the jolly is the first kind of tiles
    const ofJolly = strides[JOLLY_INDEX] === 0 ? ways : strides[JOLLY_INDEX]!;
    for (let way = 0; way < ways; way++) {
      const value = values[way]! - lowest;
      integers[table + way] = value;
      for (let row = Math.floor(way / ofJolly); row >= 0; row--) {
        const most = best + row * (MOST_TILES + 1) + laid[way]!;
        if (value > integers[most]!) integers[most] = value;
      }
    }
  }

  private takeRules(rules: Rules): void {
    this.rules = rules;
    this.calls.takeRules(rules.rackSize, rules.bingoBonus);
    this.calls.takeLetters(rules.alphabet.size);
    this.integers.set(tilePoints(rules), this.table('POINTS'));
    const empty = layOut(rules);
    this.isSymmetric = isTransposed(empty);
    this.integers.set(empty, this.table('EMPTY'));
  }

  private collect(into: PlayBuffer): void {
    const from = this.calls.playsAt() >> 2;
    const to = this.calls.playsEnd() >> 2;
    if (to > this.integers.length) this.look();
    into.clear();
    while (into.data.length < to - from) into.grow();
    const { data } = into;
    const { integers } = this;
    // no subarray: simulators ask for searches that allocate nothing
    for (let i = from; i < to; i++) data[i - from] = integers[i]!;
    into.used = to - from;
  }

  /** The same in the order of keys, eight bytes each, of which the first four are the number of a play. */
  private collectByKeys(into: PlayBuffer): void {
    const from = this.calls.playsAt() >> 2;
    const keys = this.calls.keysAt() >> 2;
    const count = ((this.calls.keysEnd() >> 2) - keys) / 2;
    if (keys + count * 2 > this.integers.length) this.look();
    into.clear();
    while (into.data.length < count * PLAY) into.grow();
    const { data } = into;
    const { integers } = this;
    for (let rank = 0; rank < count; rank++) {
      const play = from + integers[keys + rank * 2]! * PLAY;
      for (let part = 0; part < PLAY; part++) data[rank * PLAY + part] = integers[play + part]!;
    }
    into.used = count * PLAY;
  }

  /** Looks at the memory again, which has grown. */
  private look(): void {
    this.bytes = new Uint8Array(this.memory.buffer);
    this.integers = new Int32Array(this.memory.buffer);
  }

  /** Index of a table's first integer. */
  private table(name: TableName): number {
    return (this.base + this.calls[name].value) >> 2;
  }
}
