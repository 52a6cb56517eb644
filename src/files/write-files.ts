// The one way of writing files: under a temporary name beside the target, forced to the disk, renamed.
// A name always stands for a whole file; what an ended process left under temporary names is swept.
import {
  chmod,
  mkdir,
  open,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { InputError, quoted } from '../errors.js';
import type { AbortSignalLike } from '../platform/types.js';
import { writeError } from './io-error.js';
import { withLock } from './lock.js';
import { linkNew, sweepTemporaries, temporaryOf } from './temporary.js';

export interface WriteOptions {
  readonly signal?: AbortSignalLike | undefined;
  /** True to refuse a file that is there already. */
  readonly isNew?: boolean;
}

/**
 * Writes a file whole or not at all. What is not a regular file (`/dev/stdout`, a pipe) is written to as it is.
 *
 * @throws InputError `FILE_WRITE`; the signal's reason
 */
export async function writeWhole(
  path: string,
  content: Uint8Array | string,
  { signal, isNew = false }: WriteOptions = {},
): Promise<void> {
  try {
    const { target, isPlain } = await targetOf(path);
    if (!isPlain && !isNew) return await writeFile(target, content);
    await viaTemporary([[target, content]], signal, isNew ? placeNew : rename);
  } catch (error) {
    throw writeError(path, error);
  }
}

/**
 * Writes files into a folder, which is made when it is not there. Old files of the same names stay
 * whole until every new one is on the disk; of two writers of one folder the second waits.
 *
 * @param files name and content
 * @throws InputError `FILE_WRITE` | `FILE_LOCKED`; the signal's reason
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array | string>,
  signal?: AbortSignalLike,
): Promise<void> {
  try {
    await makeFolder(folder);
    const contents = inFolder(folder, files);
    await withLock(join(folder, 'leggio'), () => viaTemporary(contents, signal, rename), {
      signal,
      name: folder,
    });
  } catch (error) {
    throw writeError(folder, error);
  }
}

/** What a name stands for, links followed. */
export interface Target {
  readonly target: string;
  /** False for devices and pipes, which are written to as they are. */
  readonly isPlain: boolean;
}

/** Follows links, one that leads nowhere too. @throws errors of the system */
export async function targetOf(path: string): Promise<Target> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found !== undefined) {
    const isPlain = found.isFile() || found.isDirectory();
    return { target: isPlain ? await realpath(path) : path, isPlain };
  }
  const link = await readlink(path).catch(() => undefined);
  return link === undefined
    ? { target: path, isPlain: true }
    : targetOf(resolve(dirname(path), link));
}

type Content = readonly [target: string, content: Uint8Array | string];

async function* inFolder(
  folder: string,
  files: ReadonlyMap<string, Uint8Array | string>,
): AsyncGenerator<Content> {
  for (const [name, content] of files) {
    const path = join(folder, name);
    const { target, isPlain } = await targetOf(path);
    if (!isPlain) throw notPlain(path);
    yield [target, content];
  }
}

/** Writes all under temporary names, then gives each its own. */
async function viaTemporary(
  contents: Iterable<Content> | AsyncIterable<Content>,
  signal: AbortSignalLike | undefined,
  place: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const written: [temporary: string, target: string][] = [];
  try {
    for await (const [target, content] of contents) {
      signal?.throwIfAborted();
      await sweepTemporaries(target);
      const temporary = temporaryOf(target);
      written.push([temporary, target]);
      await writeSynced(temporary, content);
      await keepRights(target, temporary);
    }
    signal?.throwIfAborted();
    for (const [temporary, target] of written) await place(temporary, target);
  } catch (error) {
    for (const [temporary] of written) await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  for (const folder of new Set(written.map(([, target]) => dirname(target))))
    await syncFolder(folder);
}

/** Gives a file its name unless there is one of that name. */
async function placeNew(temporary: string, target: string): Promise<void> {
  await linkNew(temporary, target);
  await rm(temporary, { force: true });
}

async function writeSynced(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives a new file the rights of the one it takes the place of. */
export async function keepRights(target: string, temporary: string): Promise<void> {
  const old = await stat(target).catch(() => undefined);
  if (old?.isFile() === true) await chmod(temporary, old.mode & 0o7777);
}

/** Forces the names of a folder to the disk, where the system can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function notPlain(path: string): InputError {
  return new InputError(
    'FILE_WRITE',
    `${quoted(path)} cannot be written: it is not a regular file`,
    {
      input: path,
    },
  );
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new InputError('FILE_WRITE', `${quoted(folder)} cannot be written: it is not a folder`, {
      input: folder,
    });
  });
}
