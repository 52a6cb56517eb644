// The platform as Node has it, behind the name `#platform`; `browser.ts` has the same names for pages.
import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile as readFromDisk } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MOST_THREADS, READY } from './threads.js';
import type { UrlLike } from './types.js';

export { startThreads } from './node-threads.js';

/** The compiled lexicon that comes with the package, or is compiled into a clone; '' in a page. */
export const DEFAULT_LEXICON: string = fileURLToPath(
  new URL('../../dist-lexicon/italiano.gaddag', import.meta.url),
);

/** The values of leaves that come with the package; '' in a page. */
export const DEFAULT_LEAVES: string = fileURLToPath(
  new URL('../../dist-lexicon/italiano.leaves', import.meta.url),
);

/** The counts of words played that come with the package; '' in a page. */
export const DEFAULT_PLAYED: string = fileURLToPath(
  new URL('../../dist-lexicon/italiano.played.csv', import.meta.url),
);

/** The win table that comes with the package; '' in a page. */
export const DEFAULT_WINS: string = fileURLToPath(
  new URL('../../dist-lexicon/italiano.wins', import.meta.url),
);

/** The default number of threads: the machine's cores. */
export const DEFAULT_THREADS: number = Math.min(availableParallelism(), MOST_THREADS);

/** SHA-256 over all bytes in their order, 32 bytes. */
export function sha256(...chunks: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest();
}

/** What a file is called in messages, and read by: a path here, a URL in a page. */
export function placeOf(file: string | UrlLike): string {
  return typeof file === 'string' ? file : fileURLToPath(file.href);
}

/**
 * @param room makes room for that many bytes; not asked where a file does not tell its length, nor in a page
 * @returns the file, in the room if it was asked for
 * @throws the error of the system; in a page, one that names the status
 */
export async function readFile(
  place: string,
  room?: (length: number) => Uint8Array,
): Promise<Uint8Array> {
  if (room === undefined) return readFromDisk(place);
  const file = await open(place);
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size === 0) return await file.readFile();
    return await readInto(file, room(stats.size));
  } finally {
    await file.close();
  }
}

/** @returns the bytes that were there, should the file have become shorter */
async function readInto(file: FileHandle, bytes: Uint8Array): Promise<Uint8Array> {
  let length = 0;
  while (length < bytes.length) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

/** True for the error of a file that is not there. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Name of a folder without those above it. */
export function folderName(path: string): string {
  return basename(resolve(path));
}

/** Calls when this turn of the event loop, with all its promises, has ended. */
export function afterTurn(call: () => void): void {
  setImmediate(call);
}

/**
 * What a worker module exports: here, and in a page without its doing, tasks are answered by what `create`
 * makes of the setup.
 */
export function serve<S, T, R>(create: (setup: S) => (task: T) => R): (task: T) => R | undefined {
  // asked for here, since only a worker needs this module
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const answer = create(workerData as S);
  return task => (task === READY ? undefined : answer(task));
}
