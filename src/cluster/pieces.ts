// The pieces of a run: sent, their answers taken, sent again where the server has lost them.
import type { JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { PoolError } from '../errors.js';
import { encode, pieceId, unpack } from './codec.js';
import type { RunFacts } from './runs.js';
import {
  differing,
  dropAnswer,
  forgetDiffering,
  KEEP,
  keptAnswer,
  storeSetup,
  untilRoom,
} from './stored.js';

/** Times that a piece is tried before it counts as poisoned. */
const TRIES = 3;
/** Pieces that one look asks for. */
const SWEPT = 100;

/** What a job brings. */
export interface PieceData {
  /** SHA-256 of the setup, which lies at the server. */
  readonly setup: string;
  readonly task: string;
}

/** A piece whose answer is waited for. */
interface Waiting {
  readonly kind: string;
  readonly data: PieceData;
  readonly promise: Promise<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  /** On its way to the server, there, or with its answer on its way here. */
  place: 'leaving' | 'there' | 'coming';
}

/** Everything a run works with. */
export interface Run {
  readonly queue: Queue;
  readonly redis: Redis;
  readonly facts: RunFacts;
  /** Pieces whose answers are waited for, by job, the oldest first. */
  readonly waiting: Map<string, Waiting>;
  /** Every piece that was sent. */
  readonly sent: Set<string>;
  /** Setups that pieces may still be sent with, as text. */
  readonly setups: Map<string, string>;
  /** Threads that are known to work. */
  threads: number;
  /** Why no piece is taken any more. */
  over: Error | undefined;
}

/** A run without pieces. */
export function newRun(queue: Queue, redis: Redis, facts: RunFacts): Run {
  const own = { waiting: new Map(), sent: new Set<string>(), setups: new Map() };
  return { queue, redis, facts, ...own, threads: 0, over: undefined };
}

/** Sends a piece; a piece that is under way already is the same piece. */
export function send(run: Run, kind: string, setup: string, task: unknown): Promise<unknown> {
  if (run.over !== undefined) return Promise.reject(run.over);
  const id = pieceId(run.facts.program, kind, setup, task);
  const known = run.waiting.get(id);
  if (known !== undefined) return known.promise;
  const piece = waitingFor(kind, { setup, task: encode(task) });
  run.waiting.set(id, piece);
  run.sent.add(id);
  add(run, id, piece).catch(piece.reject);
  return piece.promise;
}

async function add({ queue }: Run, id: string, piece: Waiting): Promise<void> {
  piece.place = 'leaving';
  await untilRoom(() => queue.add(piece.kind, piece.data, jobOptions(id)));
  if (piece.place === 'leaving') piece.place = 'there'; // or it has been answered already
}

function waitingFor(kind: string, data: PieceData): Waiting {
  let resolve: Waiting['resolve'] = () => undefined;
  let reject: Waiting['reject'] = () => undefined;
  const promise = new Promise((...both) => {
    [resolve, reject] = both;
  });
  return { kind, data, promise, resolve, reject, place: 'leaving' };
}

/** A piece that failed leaves no job: whoever sends it again has it tried again. */
function jobOptions(jobId: string): JobsOptions {
  return { jobId, attempts: TRIES, removeOnComplete: { age: KEEP }, removeOnFail: true };
}

/** Takes the answer of a piece, and its job away. */
export async function take(run: Run, id: string): Promise<void> {
  const { waiting, redis, facts, queue } = run;
  const piece = waiting.get(id);
  if (piece === undefined || piece.place === 'coming') return;
  piece.place = 'coming';
  try {
    const answer = await keptAnswer(redis, facts.queue, id);
    await queue.remove(id);
    if (answer === null) return; // another run has taken it, or the server lost it: it is sent again
    unpack(answer).then(piece.resolve, piece.reject);
    waiting.delete(id);
    await dropAnswer(redis, facts.queue, id);
  } finally {
    piece.place = 'there';
  }
}

/** What a worker says of a piece that was answered otherwise before. */
export const DIFFERS = 'two answers differ';

/** What is said of a piece that has two answers. */
export function differs(id: string): string {
  return `${DIFFERS}: piece ${id.slice(0, 12)}… was answered otherwise by another machine`;
}

/** A piece has failed for good. */
export function fail(run: Run, id: string, reason: string): void {
  const piece = run.waiting.get(id);
  if (piece === undefined) return;
  const error = failure(reason);
  run.waiting.delete(id);
  piece.reject(error);
  if (error instanceof PoolError) end(run, id, error);
}

/** A piece that failed; where machines contradict each other, nothing can be believed any more. */
export function failure(reason: string): Error {
  return reason.startsWith(DIFFERS) ? new PoolError('POOL_ANSWERS', reason) : new Error(reason);
}

/** Ends a run in which a piece has two answers. */
function end(run: Run, id: string, error: PoolError): void {
  run.over ??= error;
  for (const { reject } of run.waiting.values()) reject(run.over);
  forgetDiffering(run.redis, run.facts.queue, id).catch(() => undefined);
}

/** Asks for pieces whose end may have been told while nobody listened, or that the server has lost. */
export async function sweep(run: Run): Promise<void> {
  for (const id of await differing(run.redis, run.facts.queue)) {
    if (run.sent.has(id)) end(run, id, new PoolError('POOL_ANSWERS', differs(id)));
  }
  const ids = [...run.waiting.keys()];
  for (let at = 0; at < ids.length; at += SWEPT) {
    const lost = await Promise.all(ids.slice(at, at + SWEPT).map(id => lookAt(run, id)));
    if (!lost.includes(true)) return; // what is younger will be looked at when it is old
  }
}

/** @returns whether the server had lost the piece */
async function lookAt(run: Run, id: string): Promise<boolean> {
  const isThere = (): boolean => run.waiting.get(id)?.place === 'there';
  const state = isThere() ? await run.queue.getJobState(id) : undefined;
  if (state === 'completed') await take(run, id);
  if (state !== 'unknown' || !isThere()) return false;
  const piece = run.waiting.get(id) as Waiting;
  const setup = run.setups.get(piece.data.setup);
  if (setup !== undefined) await storeSetup(run.redis, piece.data.setup, setup);
  await add(run, id, piece);
  return true;
}

/** Takes back what nobody has begun. */
export async function takeBack(run: Run): Promise<void> {
  const ids = [...run.waiting.keys()];
  for (const { promise } of run.waiting.values()) promise.catch(() => undefined);
  run.waiting.clear();
  await Promise.allSettled(ids.map(id => run.queue.remove(id)));
}
