// What threads are to whoever gives them work, the same in Node and in a page.
import type { UrlLike } from './types.js';

/** Most threads that can be asked for: each takes some 20 MB and 100 ms to start. */
export const MOST_THREADS = 256;

/** Tasks a thread of a pool holds, which are short: one at work, one to follow without a round trip. */
export const TASKS_PER_THREAD = 2;

/** A task that every worker answers at once, sent to know that all of them have started. */
export const READY = 'ready';

/** What a worker gets once, when it starts. */
export type Setup = Readonly<Record<string, unknown>>;

export interface Threads {
  readonly count: number;
  /**
   * Runs one task on the next free thread.
   *
   * @throws whatever the worker failed with; PoolError `POOL_CLOSED`
   */
  run<T, R>(task: T): Promise<R>;
  /** Ends the threads at once; what runs is lost. */
  close(): Promise<void>;
}

/** The threads when all of them have started; closed when one of them cannot. */
export async function whenReady(threads: Threads): Promise<Threads> {
  try {
    await Promise.all(Array.from({ length: threads.count }, () => threads.run(READY)));
  } catch (error) {
    await threads.close();
    throw error;
  }
  return threads;
}

/** A module that answers tasks: its default export is what `serve` gives, or a function from task to answer. */
export interface WorkerModule {
  /** Where Node finds it. */
  readonly url: UrlLike;
  /**
   * Starts it in a page; none for what only Node runs. Bundlers look for the very words
   * `new Worker(new URL('./x.js', import.meta.url), { type: 'module' })`, so they stand beside the module.
   */
  readonly start?: () => PageWorker;
}

/** A `Worker` of a page, as little of it as is used. */
export interface PageWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onmessageerror: (() => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault(): void }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}
