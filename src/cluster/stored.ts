// What lies at the server beside the jobs: setups, each once under its hash; a lexicon that a worker asked for;
// and what each piece was answered with, by hash, so that two answers that differ are found.
import type { Redis } from 'ioredis';
import { PREFIX } from './connect.js';

/** Seconds that setups, answers and finished jobs are kept when nobody takes them away. */
export const KEEP: number = 24 * 3600;

const setupKey = (hash: string): string => `${PREFIX}:setup:${hash}`;
const answersKey = (queue: string): string => `${PREFIX}:answers:${queue}`;
const lexiconKey = (checksum: string): string => `${PREFIX}:lexicon:${checksum}`;
const wantedKey = (checksum: string): string => `${PREFIX}:wanted:${checksum}`;

/** Puts a setup where workers find it. */
export async function storeSetup(redis: Redis, hash: string, text: string): Promise<void> {
  await redis.set(setupKey(hash), text, 'EX', KEEP);
}

/** A setup; null when it is no longer there. */
export function storedSetup(redis: Redis, hash: string): Promise<string | null> {
  return redis.get(setupKey(hash));
}

/** Notes the answer of a piece. @returns true unless it was answered otherwise before */
export async function noteAnswer(
  redis: Redis,
  queue: string,
  id: string,
  hash: string,
): Promise<boolean> {
  const key = answersKey(queue);
  await redis.hsetnx(key, id, hash);
  await redis.expire(key, KEEP);
  return (await redis.hget(key, id)) === hash;
}

/** Forgets the answer of a piece that has been collected. */
export async function forgetAnswer(redis: Redis, queue: string, id: string): Promise<void> {
  await redis.hdel(answersKey(queue), id);
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
