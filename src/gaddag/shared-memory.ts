// Memory that threads share and that a WebAssembly kernel can search where it lies. A compiled file or a
// graph is put into one; what was not is copied once.
import type { Gaddag } from './gaddag.js';
import { type WasmMemory, wasm } from './webassembly.js';

const PAGE = 65_536;
/** Most pages of a memory, 4 GB, as `asconfig.json` has it; only addresses are set aside for them. */
const MOST_PAGES = 65_536;

/** Memory behind a buffer, as `bytesIn` made it known. */
const memories = new WeakMap<ArrayBufferLike, WasmMemory>();
const copies = new WeakMap<Int32Array, GraphMemory>();

/** A graph in a memory. */
export interface GraphMemory {
  readonly memory: WasmMemory;
  /** Address of the nodes, in bytes. */
  readonly nodesAt: number;
}

/** New shared memory with room for so many bytes at its start. */
export function sharedMemory(byteLength: number): WasmMemory {
  const initial = Math.max(1, Math.ceil(byteLength / PAGE));
  return new wasm.Memory({ initial, maximum: MOST_PAGES, shared: true });
}

/** What the memory holds now, to be read as bytes and found again by `memoryOf`. */
export function bytesIn(memory: WasmMemory): SharedArrayBuffer {
  const buffer = memory.buffer;
  memories.set(buffer, memory);
  return buffer;
}

/** The memory that a graph lies in; its nodes are copied to a new one when they lie in none. */
export function memoryOf({ nodes }: Gaddag): GraphMemory {
  const memory = memories.get(nodes.buffer);
  if (memory !== undefined) return { memory, nodesAt: nodes.byteOffset };
  const known = copies.get(nodes);
  if (known !== undefined) return known;
  const copy = { memory: sharedMemory(nodes.byteLength), nodesAt: 0 };
  new Int32Array(copy.memory.buffer).set(nodes);
  copies.set(nodes, copy);
  return copy;
}

/** The memory behind a lexicon's bytes, to be handed to another thread; none when they lie in none. */
export function memoryBehind(bytes: SharedArrayBuffer): WasmMemory | undefined {
  return memories.get(bytes);
}
