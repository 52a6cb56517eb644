// Pieces of work to a queue, answers back: what threads are to long work, done by any number of machines.
import type { JobsOptions, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { PoolError } from '../errors.js';
import { type Lexicon, lexiconFile } from '../gaddag/lexicon.js';
import type { Crew } from '../platform/crew.js';
import type { Threads, WorkerModule } from '../platform/threads.js';
import { decode, encode, encodeSetup, hashText } from './codec.js';
import { loadPackages, PREFIX, queueServer, reached } from './connect.js';
import { kindOf } from './kinds.js';
import { announceRun, queueName, type RunFacts, workersOf } from './runs.js';
import { bringLexicon, forgetAnswer, KEEP, storeSetup } from './stored.js';

/** Pieces under way are those of so many threads, or of all that are known to work if these are more. */
const LEAST_THREADS = 16;
/** Ten times what threads get: one to five seconds. */
const PIECES = 10;
/** Times that a piece is tried before it counts as poisoned. */
const TRIES = 3;
/** Milliseconds between two looks at pieces whose end was not heard of. */
const SWEEP = 2000;
/** Pieces that one look asks for. */
const SWEPT = 100;

/** What a job brings. */
export interface PieceData {
  /** SHA-256 of the setup, which lies at the server. */
  readonly setup: string;
  readonly task: string;
}

/** Those who work for a queue, and what ends the run. */
export interface QueueCrew extends Crew {
  /** Machines that work now, and their threads. */
  workers(): Promise<{ readonly machines: number; readonly threads: number }>;
  /** Ends the run: pieces that nobody has begun are taken back. */
  close(): Promise<void>;
}

interface Waiting {
  readonly promise: Promise<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Everything a run works with. */
interface Run {
  readonly queue: Queue;
  readonly redis: Redis;
  readonly facts: RunFacts;
  /** Pieces whose answers are waited for, by job, the oldest first. */
  readonly waiting: Map<string, Waiting>;
  /** Threads that are known to work. */
  threads: number;
  closed: boolean;
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
  const run: Run = { queue, redis, facts: whole, waiting: new Map(), threads: 0, closed: false };
  await events.waitUntilReady();
  listen(run, events);
  const bring = (): void => {
    bringLexicon(redis, checksum, () => lexiconFile(lexicon)).catch(() => undefined);
  };
  const silence = announceRun(redis, crypto.randomUUID(), whole, bring);
  const sweeper = setInterval(() => sweep(run).catch(() => undefined), SWEEP);
  return {
    pieces: PIECES,
    start: (module, setup) => start(run, module, encodeSetup(setup)),
    async workers() {
      const found = await workersOf(redis, queueOf);
      run.threads = found.threads;
      return found;
    },
    async close() {
      clearInterval(sweeper);
      run.closed = true;
      await silence();
      await takeBack(run);
      heard.disconnect(); // it waits for the next event
      await Promise.allSettled([queue.close(), events.close()]);
      redis.disconnect();
    },
  };
}

/** Threads that are a queue. */
async function start(run: Run, module: WorkerModule, setup: string): Promise<Threads> {
  const kind = kindOf(module);
  const setupHash = hashText(setup);
  await untilRoom(() => storeSetup(run.redis, setupHash, setup));
  return {
    get count() {
      return Math.max(LEAST_THREADS, run.threads);
    },
    run: <T, R>(task: T) => send(run, kind, setupHash, encode(task)) as Promise<R>,
    close: async () => undefined,
  };
}

/** Sends a piece; a piece that is under way already is the same piece. */
function send(run: Run, kind: string, setup: string, task: string): Promise<unknown> {
  if (run.closed) return Promise.reject(new PoolError('POOL_CLOSED', 'the queue is closed'));
  const id = hashText(`${run.facts.program} ${kind} ${setup} ${task}`);
  const known = run.waiting.get(id);
  if (known !== undefined) return known.promise;
  const { promise, resolve, reject } = promised();
  run.waiting.set(id, { promise, resolve, reject });
  const data: PieceData = { setup, task };
  untilRoom(() => run.queue.add(kind, data, jobOptions(id))).catch(reject);
  return promise;
}

function promised(): Waiting {
  let resolve: Waiting['resolve'] = () => undefined;
  let reject: Waiting['reject'] = () => undefined;
  const promise = new Promise((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

function jobOptions(jobId: string): JobsOptions {
  const age = { age: KEEP };
  return { jobId, attempts: TRIES, removeOnComplete: age, removeOnFail: age };
}

/** Tries again while the server has no room: it will have when answers have been taken. */
async function untilRoom<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error as Error).message.includes('OOM')) throw error;
      await new Promise(resolve => setTimeout(resolve, 500));
    }
  }
}

function listen(run: Run, events: QueueEvents): void {
  events.on('completed', ({ jobId, returnvalue }) => take(run, jobId, returnvalue));
  events.on('failed', ({ jobId, failedReason }) => fail(run, jobId, failedReason));
}

/** Takes an answer and its job away. */
function take(run: Run, id: string, answer: string): void {
  const { waiting } = run;
  const piece = waiting.get(id);
  if (piece === undefined) return;
  waiting.delete(id);
  piece.resolve(decode(answer));
  remove(run, id);
}

/** What a worker says of a piece that was answered otherwise before. */
export const DIFFERS = 'two answers differ';

function fail(run: Run, id: string, reason: string): void {
  const piece = run.waiting.get(id);
  if (piece === undefined) return;
  run.waiting.delete(id);
  piece.reject(failure(reason));
  remove(run, id);
}

/** A piece that failed; where machines contradict each other, nothing can be believed any more. */
export function failure(reason: string): Error {
  return reason.startsWith(DIFFERS) ? new PoolError('POOL_ANSWERS', reason) : new Error(reason);
}

function remove({ queue, redis, facts }: Run, id: string): void {
  queue.remove(id).catch(() => undefined); // kept for a day, then
  forgetAnswer(redis, facts.queue, id).catch(() => undefined);
}

/** Asks for pieces whose end may have been told while nobody listened, or that the server has lost. */
async function sweep(run: Run): Promise<void> {
  for (const id of [...run.waiting.keys()].slice(0, SWEPT)) {
    const job = await run.queue.getJob(id);
    const state = job === undefined ? 'unknown' : await job.getState();
    if (state === 'completed') take(run, id, job?.returnvalue as string);
    if (state === 'failed') fail(run, id, job?.failedReason ?? '');
  }
}

/** Takes back what nobody has begun. */
async function takeBack(run: Run): Promise<void> {
  const ids = [...run.waiting.keys()];
  for (const { promise } of run.waiting.values()) promise.catch(() => undefined);
  run.waiting.clear();
  await Promise.allSettled(ids.map(id => run.queue.remove(id)));
}
