// Memory that a WebAssembly kernel can search. Where threads can share it, a compiled file is put into one
// and read there by everybody. Elsewhere, in most pages, JavaScript reads the graph from ordinary bytes and
// the kernel gets a copy of its own: ordinary memory loses its buffer when it grows, and kernels grow.
import type { Gaddag } from './gaddag.js';
import { type WasmMemory, wasm } from './webassembly.js';

const PAGE = 65_536;
/** Most pages of a memory, 4 GB, as `asconfig.json` has it; only addresses are set aside for them. */
const MOST_PAGES = 65_536;

/** Memory behind a buffer, as `bytesIn` made it known. */
const memories = new WeakMap<ArrayBufferLike, WasmMemory>();
/** Bytes behind a graph in which threads tell each other where tables are that one of them has made. */
const NOTICE = 32;
const copies = new WeakMap<Int32Array, GraphMemory>();

/** A graph in a memory. */
export interface GraphMemory {
  readonly memory: WasmMemory;
  /** Address of the nodes, in bytes. */
  readonly nodesAt: number;
  /** Address of 32 bytes, 0 at first, for all threads that search the graph. */
  readonly noticeAt: number;
  readonly isShared: boolean;
}

/** True in Node, and in a page that its server isolates from others (COOP and COEP). */
export function canShare(): boolean {
  return typeof SharedArrayBuffer !== 'undefined';
}

/** Room for a file, shared where that can be: then it lies in a memory, which `memoryOf` finds again. */
export function keptRoom(length: number): Uint8Array {
  if (!canShare()) return new Uint8Array(length);
  return new Uint8Array(bytesIn(newMemory(length, true)), 0, length);
}

/** A copy of a file, in such room. */
export function keptCopy(file: Uint8Array): ArrayBufferLike {
  const room = keptRoom(file.length);
  room.set(file);
  return room.buffer;
}

/** New memory with room for that many bytes at its start, and for the notice behind them. */
function newMemory(byteLength: number, isShared: boolean): WasmMemory {
  const initial = Math.max(1, Math.ceil((byteLength + NOTICE) / PAGE));
  return new wasm.Memory(isShared ? { initial, maximum: MOST_PAGES, shared: true } : { initial });
}

/** What the memory holds now, to be read as bytes and found again by `memoryOf`. */
export function bytesIn(memory: WasmMemory): ArrayBufferLike {
  const buffer = memory.buffer;
  memories.set(buffer, memory);
  return buffer;
}

/** The memory that a graph lies in; its nodes are copied to a new one when they lie in none. */
export function memoryOf({ nodes }: Gaddag): GraphMemory {
  const memory = memories.get(nodes.buffer);
  if (memory !== undefined) {
    const nodesAt = nodes.byteOffset;
    return { memory, nodesAt, noticeAt: nodesAt + nodes.byteLength, isShared: true };
  }
  const known = copies.get(nodes);
  if (known !== undefined) return known;
  const isShared = canShare();
  const memoryOfCopy = newMemory(nodes.byteLength, isShared);
  const copy = { memory: memoryOfCopy, nodesAt: 0, noticeAt: nodes.byteLength, isShared };
  new Int32Array(copy.memory.buffer).set(nodes);
  copies.set(nodes, copy);
  return copy;
}

/** The memory behind a lexicon's bytes, to be handed to another thread; none when they lie in none. */
export function memoryBehind(bytes: ArrayBufferLike): WasmMemory | undefined {
  return memories.get(bytes);
}
