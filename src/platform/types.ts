// The few types of the platform that public names need, as little of each as is used. Those of Node and
// of browsers would ask everybody who imports leggio for `@types/node`, the DOM or a `lib` of TypeScript.

/** An `AbortSignal`, of Node or of a browser. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
  throwIfAborted(): void;
  addEventListener(
    type: 'abort',
    listener: (event: { readonly target: unknown }) => void,
    options?: { readonly once?: boolean },
  ): void;
  removeEventListener(type: 'abort', listener: (event: { readonly target: unknown }) => void): void;
}

/** A `URL`, of Node or of a browser. */
export interface UrlLike {
  readonly href: string;
  readonly protocol: string;
}

/** `AsyncDisposable` for programs whose `lib` has `Symbol.asyncDispose`, nothing for the others. */
export type AsyncDisposableLike = SymbolConstructor extends {
  readonly asyncDispose: infer Dispose extends symbol;
}
  ? { [method in Dispose]: () => Promise<void> }
  : object;
