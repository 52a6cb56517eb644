// Worker threads behind one call: starts them, replaces one that dies, and never lets a task hang.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { PoolError } from '../errors.js';
import type { UrlLike } from '../platform.js';

/** Most threads that can be asked for: each takes some 20 MB and 100 ms to start. */
export const MOST_THREADS = 256;

/** Threads where nobody says how many: the machine's cores. */
export const DEFAULT_THREADS: number = Math.min(availableParallelism(), MOST_THREADS);

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

/** Tasks a thread holds: one at work, one to follow without a way home and back (−5 % on a batch). */
export const TASKS_PER_THREAD = 2;

/** A task that every worker answers at once, sent to know that all of them have started. */
export const READY = 'ready';

/**
 * Starts threads and waits until all of them are ready.
 *
 * @param worker module whose default export answers a task
 */
export async function startThreads(worker: UrlLike, setup: Setup, count: number): Promise<Threads> {
  const { Piscina } = await import('piscina'); // not before it is needed: 20 ms
  const piscina = new Piscina({
    filename: fileURLToPath(worker.href),
    workerData: setup,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: TASKS_PER_THREAD,
    recordTiming: false,
  });
  const threads = threadsOf(piscina, count);
  try {
    await Promise.all(Array.from({ length: count }, () => threads.run(READY)));
  } catch (error) {
    await threads.close();
    throw error;
  }
  return threads;
}

function threadsOf(piscina: Piscina, count: number): Threads {
  const losers = new Set<(reason: Error) => void>();
  let closed = false;
  // Piscina gives up replacing workers once one dies while it starts; its queue would wait for ever.
  piscina.on('workerDestroy', () =>
    setImmediate(() => {
      if (piscina.threads.length > 0) return;
      for (const lose of losers) lose(new Error('no worker thread is left'));
    }),
  );
  piscina.on('error', () => undefined); // a worker that dies between two tasks
  return {
    count,
    async run(task) {
      if (closed) throw new PoolError('POOL_CLOSED', 'the pool is closed');
      const keepAlive = setInterval(() => undefined, 1 << 30); // a worker that starts does not
      let lose: (reason: Error) => void = () => undefined;
      const lost = new Promise<never>((_, reject) => {
        lose = reject;
      });
      losers.add(lose);
      try {
        return await Promise.race([piscina.run(task), lost]);
      } finally {
        losers.delete(lose);
        clearInterval(keepAlive);
      }
    },
    async close() {
      closed = true;
      await piscina.destroy();
    },
  };
}
