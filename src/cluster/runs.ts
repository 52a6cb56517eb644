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

const RUNS = `${PREFIX}:runs`;
const workersAt = (queue: string): string => `${PREFIX}:workers:${queue}`;

/** The name of the queue for pieces of a program with a lexicon. */
export function queueName(program: string, lexicon: string): string {
  return `pieces-${program.slice(0, 12)}-${lexicon.slice(0, 12)}`;
}

/**
 * Signs of life; the ids of those who live stand in a set, since to look through all keys would take the longer the
 * more others the server has.
 *
 * @param set its key, before the ids in theirs
 * @returns what takes them back
 */
function beat(
  redis: Redis,
  set: string,
  id: string,
  value: string,
  also: () => void = () => undefined,
): () => Promise<void> {
  const key = `${set}:${id}`;
  const say = (): void => {
    // a full server, or one that is gone: again soon
    redis.set(key, value, 'EX', FORGET).catch(() => undefined);
    redis.sadd(set, id).catch(() => undefined);
    also();
  };
  say();
  const timer = setInterval(say, BEAT * 1000);
  return async () => {
    clearInterval(timer);
    await Promise.allSettled([redis.del(key), redis.srem(set, id)]);
  };
}

/** Tells of a run. @returns what ends it */
export function announceRun(
  redis: Redis,
  id: string,
  facts: RunFacts,
  also?: () => void,
): () => Promise<void> {
  return beat(redis, RUNS, id, JSON.stringify(facts), also);
}

/** Tells that a machine works for a queue. @returns what ends it */
export function announceWorker(
  redis: Redis,
  id: string,
  queue: string,
  threads: number,
): () => Promise<void> {
  return beat(redis, workersAt(queue), id, String(threads));
}

/** Every run that somebody collects now. */
export async function currentRuns(redis: Redis): Promise<ReadonlyMap<string, RunFacts>> {
  const runs = await living(redis, RUNS);
  return new Map(runs.map(([id, text]) => [id, JSON.parse(text) as RunFacts]));
}

/** Machines that work for a queue, and their threads in all. */
export async function workersOf(
  redis: Redis,
  queue: string,
): Promise<{ readonly machines: number; readonly threads: number }> {
  const found = await living(redis, workersAt(queue));
  const threads = found.reduce((sum, [, text]) => sum + Number(text), 0);
  return { machines: found.length, threads };
}

/** Those of a set who live, and what they say; the others are taken out of it. */
async function living(redis: Redis, set: string): Promise<readonly [string, string][]> {
  const ids = await redis.smembers(set);
  if (ids.length === 0) return [];
  const texts = await redis.mget(ids.map(id => `${set}:${id}`));
  const dead = ids.filter((_, index) => texts[index] === null);
  if (dead.length > 0) await redis.srem(set, dead);
  return ids.flatMap((id, index): [string, string][] => {
    const text = texts[index];
    return typeof text === 'string' ? [[id, text]] : [];
  });
}
