// The few types of the platform that public names need, as little of each as is used. Those of Node and
// of browsers would ask everybody who imports leggio for `@types/node`, the DOM or a `lib` of TypeScript.

/** An `AbortSignal`, of Node or of a browser. */
export interface AbortSignalLike {
  /** True once it has been given. */
  readonly aborted: boolean;
  /** What work that ends by it is rejected with. */
  readonly reason?: unknown;
  /** Throws `reason` once it has been given. */
  throwIfAborted(): void;
  /** As the platform's own. */
  addEventListener(
    type: 'abort',
    listener: (event: { readonly target: unknown }) => void,
    options?: { readonly once?: boolean },
  ): void;
  /** As the platform's own. */
  removeEventListener(type: 'abort', listener: (event: { readonly target: unknown }) => void): void;
}

/** A `URL`, of Node or of a browser. */
export interface UrlLike {
  /** The whole address: `'file:///lists/mine.gaddag'`. */
  readonly href: string;
  /** `'file:'` */
  readonly protocol: string;
}

/** `AsyncDisposable` for programs whose `lib` has `Symbol.asyncDispose`, nothing for the others. */
export type AsyncDisposableLike = SymbolConstructor extends {
  readonly asyncDispose: infer Dispose extends symbol;
}
  ? { [method in Dispose]: () => Promise<void> }
  : object;
