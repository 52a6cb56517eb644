// What is going on at a server: who collects a run and by what program, lexicon and rules, and which machines
// work. Each says so every few seconds, and is forgotten when it no longer does.
import type { Redis } from 'ioredis';
import { PREFIX } from './connect.js';

/** A run, as its collector tells of it. */
export interface RunFacts {
  /** Name of the queue of its pieces: program and lexicon are in it. */
  readonly queue: string;
  /** SHA-256 over the program. */
  readonly program: string;
  readonly version: string;
  readonly lexicon: { readonly name: string; readonly checksum: string };
}

/** Seconds between two signs of life. */
const BEAT = 3;
/** Seconds after which somebody silent is forgotten. */
const FORGET = 15;

const RUNS = `${PREFIX}:run`;
const WORKERS = `${PREFIX}:worker`;

/** The name of the queue for pieces of a program with a lexicon. */
export function queueName(program: string, lexicon: string): string {
  return `pieces-${program.slice(0, 12)}-${lexicon.slice(0, 12)}`;
}

/** Signs of life under a key of one's own; `stop` takes them back. */
function beat(
  redis: Redis,
  key: string,
  value: string,
  also: () => void = () => undefined,
): () => Promise<void> {
  const say = (): void => {
    redis.set(key, value, 'EX', FORGET).catch(() => undefined); // a full server, or one that is gone: again soon
    also();
  };
  say();
  const timer = setInterval(say, BEAT * 1000);
  return async () => {
    clearInterval(timer);
    await redis.del(key).catch(() => undefined);
  };
}

/** Tells of a run. @returns what ends it */
export function announceRun(
  redis: Redis,
  id: string,
  facts: RunFacts,
  also?: () => void,
): () => Promise<void> {
  return beat(redis, `${RUNS}:${id}`, JSON.stringify(facts), also);
}

/** Tells that a machine works for a queue. @returns what ends it */
export function announceWorker(
  redis: Redis,
  id: string,
  queue: string,
  threads: number,
): () => Promise<void> {
  return beat(redis, `${WORKERS}:${queue}:${id}`, String(threads));
}

/** Every run that somebody collects now. */
export async function currentRuns(redis: Redis): Promise<ReadonlyMap<string, RunFacts>> {
  const runs = new Map<string, RunFacts>();
  for (const [key, text] of await valuesUnder(redis, `${RUNS}:*`)) {
    runs.set(key.slice(RUNS.length + 1), JSON.parse(text) as RunFacts);
  }
  return runs;
}

/** Machines that work for a queue, and their threads in all. */
export async function workersOf(
  redis: Redis,
  queue: string,
): Promise<{ readonly machines: number; readonly threads: number }> {
  const found = await valuesUnder(redis, `${WORKERS}:${queue}:*`);
  const threads = found.reduce((sum, [, text]) => sum + Number(text), 0);
  return { machines: found.length, threads };
}

async function valuesUnder(redis: Redis, pattern: string): Promise<readonly [string, string][]> {
  const keys: string[] = [];
  for await (const some of redis.scanStream({ match: pattern, count: 1000 })) {
    keys.push(...(some as string[]));
  }
  if (keys.length === 0) return [];
  const texts = await redis.mget(keys);
  return keys.flatMap((key, index): [string, string][] => {
    const text = texts[index];
    return typeof text === 'string' ? [[key, text]] : [];
  });
}
