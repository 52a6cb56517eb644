// The few names of WebAssembly that are used here: the types of Node do not have them, and those of the
// DOM would bring a browser along.

/** Memory of whole pages that grows. */
export interface WasmMemory {
  /** What it holds now; another object after it has grown, and the former one is empty when it was not shared. */
  readonly buffer: ArrayBufferLike;
}

interface WebAssemblyNames {
  readonly Memory: new (descriptor: {
    readonly initial: number;
    readonly maximum?: number;
    readonly shared?: true;
  }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => WasmModule;
  readonly Instance: new (
    module: WasmModule,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: unknown };
  /** What compiled code throws when it cannot go on. */
  readonly RuntimeError: new (
    message?: string,
  ) => Error;
}

/** Compiled code. */
export type WasmModule = Readonly<Record<never, never>>;

export const wasm: WebAssemblyNames = (
  globalThis as unknown as { readonly WebAssembly: WebAssemblyNames }
).WebAssembly;
