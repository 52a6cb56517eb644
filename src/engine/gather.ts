// Gathers single requests into tasks: a lone one goes out when its turn of the event loop ends, many
// are shared out among the threads that are free, the others wait for the next thread.
import { afterTurn } from '#platform';
import type { AbortSignalLike } from '../platform/types.js';
import { oneByOne } from './one-by-one.js';

export interface Gatherer<I, O> {
  /** @param signal drops the request, or its answer */
  ask(item: I, signal?: AbortSignalLike): Promise<O>;
  /** Resolves when every request so far has been answered. */
  idle(): Promise<void>;
}

export interface GatherOptions<I, O> {
  /** Tasks that may be under way. */
  readonly tasks: number;
  /** Items of a task at most. */
  readonly most: number;
  run(items: readonly I[]): Promise<readonly O[]>;
  /** The error of an item that failed twice. */
  failure(item: I, cause: unknown): Error;
}

interface Request<I, O> {
  readonly item: I;
  resolve(answer: O): void;
  reject(reason: unknown): void;
}

export function createGatherer<I, O>(options: GatherOptions<I, O>): Gatherer<I, O> {
  const { tasks, most, run, failure } = options;
  const waiting = new Set<Request<I, O>>(); // in order of asking; an aborted one leaves it
  const running = new Set<Promise<void>>();
  let called = false;

  const work = async (requests: readonly Request<I, O>[]): Promise<void> => {
    const answers = await oneByOne(
      requests.map(({ item }) => item),
      run,
    );
    for (const [index, answer] of answers.entries()) {
      const { item, resolve, reject } = requests[index] as Request<I, O>;
      if (answer.status === 'fulfilled') resolve(answer.value);
      else reject(failure(item, answer.reason));
    }
  };
  const send = (): void => {
    called = false;
    while (waiting.size > 0 && running.size < tasks) {
      const share = Math.ceil(waiting.size / (tasks - running.size));
      const requests = takeFrom(waiting, Math.min(share, most));
      const task: Promise<void> = work(requests).then(() => {
        running.delete(task);
        send();
      });
      running.add(task);
    }
  };
  return {
    ask(item, signal) {
      if (signal?.aborted === true) return Promise.reject(signal.reason);
      let drop = (): void => undefined;
      const answer = new Promise<O>((resolve, reject) => {
        const request = { item, resolve, reject };
        drop = () => {
          waiting.delete(request);
          reject(signal?.reason);
        };
        waiting.add(request);
      });
      if (!called) afterTurn(send);
      called = true;
      return signal === undefined ? answer : answer.finally(whenAborted(signal, drop));
    },
    async idle() {
      if (called) await new Promise<void>(resolve => afterTurn(resolve));
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** What is to be done when a signal aborts: thousands of requests share one, and it walks its listeners. */
const drops = new WeakMap<AbortSignalLike, Set<() => void>>();

/** @returns takes it back; with the last one the signal is free of us, and can be forgotten */
function whenAborted(signal: AbortSignalLike, drop: () => void): () => void {
  const all = drops.get(signal) ?? new Set();
  if (all.size === 0) {
    drops.set(signal, all);
    signal.addEventListener('abort', dropAll);
  }
  all.add(drop);
  return () => {
    all.delete(drop);
    if (all.size === 0) signal.removeEventListener('abort', dropAll);
  };
}

function dropAll({ target }: { readonly target: unknown }): void {
  for (const drop of drops.get(target as AbortSignalLike) ?? []) drop();
}

/** Takes the first `count` out of a set. */
function takeFrom<T>(set: Set<T>, count: number): readonly T[] {
  const taken: T[] = [];
  for (const item of set) {
    if (taken.length === count) break;
    taken.push(item);
    set.delete(item);
  }
  return taken;
}
