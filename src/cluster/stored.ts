// What lies at the server beside the jobs: setups, each once under its hash; a lexicon that a worker asked for;
// answers by piece, the first one each, with a hash that outlives it, so that two answers that differ are found.
import type { Redis } from 'ioredis';
import { PREFIX } from './connect.js';

/** Seconds that answers and finished jobs are kept when nobody takes them away. */
export const KEEP: number = 24 * 3600;
/** Seconds that a setup is kept when nobody says any more that it is wanted. */
const KEEP_SETUP = 3600;
/** Seconds after an answer was collected in which another answer to the same piece is compared with it. */
const REMEMBER = 600;

const setupKey = (hash: string): string => `${PREFIX}:setup:${hash}`;
const answerKey = (queue: string, id: string): string => `${PREFIX}:answer:${queue}:${id}`;
const differKey = (queue: string): string => `${PREFIX}:differ:${queue}`;
const lexiconKey = (checksum: string): string => `${PREFIX}:lexicon:${checksum}`;
const wantedKey = (checksum: string): string => `${PREFIX}:wanted:${checksum}`;

/** Tries again while the server has no room: it will have when answers have been taken. */
export async function untilRoom<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error as Error).message.includes('OOM')) throw error;
      await new Promise(resolve => setTimeout(resolve, 500));
    }
  }
}

/** Puts a setup where workers find it. */
export async function storeSetup(redis: Redis, hash: string, text: string): Promise<void> {
  await redis.set(setupKey(hash), text, 'EX', KEEP_SETUP);
}

/** Says that a setup is still wanted, and brings it again where the server has lost it. */
export async function keepSetup(redis: Redis, hash: string, text: string): Promise<void> {
  if ((await redis.expire(setupKey(hash), KEEP_SETUP)) === 0) await storeSetup(redis, hash, text);
}

/** A setup; null when it is no longer there. */
export function storedSetup(redis: Redis, hash: string): Promise<string | null> {
  return redis.get(setupKey(hash));
}

/**
 * Keeps the first answer of a piece; one that differs is noted for who collects.
 *
 * @param hash of the answer
 * @returns false where the piece was answered otherwise before
 */
export async function keepAnswer(
  redis: Redis,
  queue: string,
  id: string,
  hash: string,
  bytes: Buffer,
): Promise<boolean> {
  const key = answerKey(queue, id);
  const steps = [redis.hsetnx(key, 'hash', hash), redis.expire(key, KEEP), redis.hget(key, 'hash')];
  const [, , first] = await Promise.all(steps);
  if (first === hash) {
    await redis.hset(key, 'answer', bytes);
    return true;
  }
  await redis.sadd(differKey(queue), id);
  await redis.expire(differKey(queue), REMEMBER);
  return false;
}

/** The answer of a piece; null when it is not there, or was collected. */
export function keptAnswer(redis: Redis, queue: string, id: string): Promise<Buffer | null> {
  return redis.hgetBuffer(answerKey(queue, id), 'answer');
}

/** An answer has been collected: its hash is kept for some time. */
export async function dropAnswer(redis: Redis, queue: string, id: string): Promise<void> {
  const key = answerKey(queue, id);
  await Promise.all([redis.hdel(key, 'answer'), redis.expire(key, REMEMBER)]);
}

/** Pieces that were answered in two ways. */
export function differing(redis: Redis, queue: string): Promise<readonly string[]> {
  return redis.smembers(differKey(queue));
}

/** Forgets how a piece was answered: who collects has told of it. */
export async function forgetDiffering(redis: Redis, queue: string, id: string): Promise<void> {
  await Promise.all([redis.srem(differKey(queue), id), redis.del(answerKey(queue, id))]);
}

/** Asks for the bytes of a lexicon; the collector of the run brings them. */
export async function askLexicon(redis: Redis, checksum: string): Promise<Buffer | null> {
  const bytes = await redis.getBuffer(lexiconKey(checksum));
  if (bytes === null) await redis.set(wantedKey(checksum), '1', 'EX', 60);
  return bytes;
}

/** Brings a lexicon when somebody has asked for it. */
export async function bringLexicon(
  redis: Redis,
  checksum: string,
  bytes: () => Uint8Array,
): Promise<void> {
  if ((await redis.del(wantedKey(checksum))) === 0) return;
  await redis.set(lexiconKey(checksum), Buffer.from(bytes()), 'EX', 3600);
}
