// The collector of a run: what threads are to long work, done by any number of machines through a queue.
import type { QueueEvents } from 'bullmq';
import { PoolError } from '../errors.js';
import { type Lexicon, lexiconFile } from '../gaddag/lexicon.js';
import type { Crew } from '../platform/crew.js';
import type { Setup, Threads, WorkerModule } from '../platform/threads.js';
import { encodeSetup, setupId } from './codec.js';
import { loadPackages, PREFIX, queueServer, reached } from './connect.js';
import { kindOf } from './kinds.js';
import { fail, newRun, type Run, send, sweep, take, takeBack } from './pieces.js';
import { announceRun, queueName, type RunFacts, workersOf } from './runs.js';
import { bringLexicon, keepSetup, storeSetup, untilRoom } from './stored.js';

/** Pieces under way are those of so many threads, or of all that are known to work if these are more. */
const LEAST_THREADS = 16;
/** Ten times what threads get: one to five seconds, see README. */
const PIECES = 10;
/** Milliseconds between two looks at pieces whose end was not heard of. */
const SWEEP = 2000;

/** Those who work for a queue, and what ends the run. */
export interface QueueCrew extends Crew {
  /** Machines that work now, and their threads. */
  workers(): Promise<{ readonly machines: number; readonly threads: number }>;
  /** Ends the run: pieces that nobody has begun are taken back. */
  close(): Promise<void>;
}

/**
 * Opens a run at a server.
 *
 * @param address of the server, without password
 * @param facts of the program that collects
 * @throws InputError `QUEUE_PACKAGE` | `QUEUE_URL`
 */
export async function openQueue(
  address: string,
  lexicon: Lexicon,
  facts: Pick<RunFacts, 'program' | 'version'>,
): Promise<QueueCrew> {
  const packages = await loadPackages();
  const server = queueServer(address, packages);
  const redis = server.connect();
  await reached(redis, server);
  const { name, checksum } = lexicon;
  const queueOf = queueName(facts.program, checksum);
  const whole: RunFacts = { ...facts, lexicon: { name, checksum }, queue: queueOf };
  const { Queue, QueueEvents } = packages.bullmq;
  const queue = new Queue(queueOf, { connection: redis, prefix: PREFIX });
  const heard = server.connect();
  const events = new QueueEvents(queueOf, { connection: heard, prefix: PREFIX });
  queue.on('error', () => undefined); // both connect again
  events.on('error', () => undefined);
  const run = newRun(queue, redis, whole);
  await events.waitUntilReady();
  listen(run, events);
  const silence = announceRun(redis, crypto.randomUUID(), whole, () => {
    bringLexicon(redis, checksum, () => lexiconFile(lexicon)).catch(() => undefined);
    for (const [hash, text] of run.setups) keepSetup(redis, hash, text).catch(() => undefined);
  });
  const sweeper = setInterval(() => sweep(run).catch(() => undefined), SWEEP);
  return {
    pieces: PIECES,
    start: (module, setup) => start(run, module, setup),
    async workers() {
      const found = await workersOf(redis, queueOf);
      run.threads = found.threads;
      return found;
    },
    async close() {
      clearInterval(sweeper);
      run.over ??= new PoolError('POOL_CLOSED', 'the queue is closed');
      await silence();
      await takeBack(run);
      heard.disconnect(); // it waits for the next event
      await Promise.allSettled([queue.close(), events.close()]);
      redis.disconnect();
    },
  };
}

/** Threads that are a queue. */
async function start(run: Run, module: WorkerModule, setup: Setup): Promise<Threads> {
  const kind = kindOf(module);
  const [hash, text] = [setupId(setup), encodeSetup(setup)];
  run.setups.set(hash, text);
  await untilRoom(() => storeSetup(run.redis, hash, text));
  return {
    get count() {
      return Math.max(LEAST_THREADS, run.threads);
    },
    run: <T, R>(task: T) => send(run, kind, hash, task) as Promise<R>,
    async close() {
      run.setups.delete(hash);
    },
  };
}

function listen(run: Run, events: QueueEvents): void {
  events.on('completed', ({ jobId }) => {
    take(run, jobId).catch(() => undefined); // the next look finds it
  });
  events.on('failed', ({ jobId, failedReason }) => fail(run, jobId, failedReason));
}
