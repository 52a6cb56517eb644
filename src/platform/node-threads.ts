// Worker threads behind one call: starts them, replaces one that dies, and never lets a task hang.
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { PoolError } from '../errors.js';
import {
  type Setup,
  TASKS_PER_THREAD,
  type Threads,
  type WorkerModule,
  whenReady,
} from './threads.js';

/**
 * Starts threads and waits until all of them are ready.
 *
 * @param held tasks that a thread holds, which are lost together when it dies
 */
export async function startThreads(
  { url }: WorkerModule,
  setup: Setup,
  count: number,
  held: number = TASKS_PER_THREAD,
): Promise<Threads> {
  const { Piscina } = await import('piscina'); // not before it is needed: 20 ms
  const piscina = new Piscina({
    filename: fileURLToPath(url.href),
    workerData: setup,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: held,
    recordTiming: false,
  });
  return whenReady(threadsOf(piscina, count));
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
