// How a ledger gets onto the disk: whole when it is new, then line by line after what is there.
import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { InputError } from '../../errors.js';
import { writeError } from '../../files/io-error.js';
import { type LockOptions, withLock } from '../../files/lock.js';
import { writeWhole } from '../../files/write-files.js';
import { addedLines } from '../game.js';
import type { GameFile } from './ledger-file.js';
import type { DuplicateGame } from './lines.js';

const LINE_FEED = 10;

/** @throws InputError `DUPLICATE_LEDGER` when the file is there already, `FILE_WRITE` */
export async function writeNew(path: string, text: string): Promise<void> {
  if (existsSync(path)) {
    const message = `${path}: already exists; a new game needs a new file`;
    throw new InputError('DUPLICATE_LEDGER', message, { input: path });
  }
  await writeWhole(path, text, { isNew: true });
}

/** Works while no other writer can. */
export async function locked<T>(
  path: string,
  work: () => Promise<T>,
  lock: LockOptions,
): Promise<T> {
  try {
    return await withLock(path, work, lock);
  } catch (error) {
    throw writeError(path, error);
  }
}

/** Appends what the game has more than the file, and cuts torn lines away. */
export async function append(
  { path, game, size, whole }: GameFile,
  after: DuplicateGame,
): Promise<void> {
  const lines = addedLines(game, after);
  const file = await open(path, 'r+');
  try {
    if ((await file.stat()).size !== size) {
      const message = `${path}: changed since it was read; nothing was entered`;
      throw new InputError('DUPLICATE_LEDGER', message, { input: path });
    }
    if (whole < size) await file.truncate(whole);
    await writeAll(file, (await endsInside(file, whole)) ? `\n${lines}` : lines, whole);
  } finally {
    await file.close();
  }
}

/** True when the last line lacks its line end. */
async function endsInside(file: FileHandle, size: number): Promise<boolean> {
  const last = new Uint8Array(1);
  await file.read(last, 0, 1, size - 1);
  return last[0] !== LINE_FEED;
}

/** Writes after what is there; when that fails, what was there is all there is. */
async function writeAll(file: FileHandle, text: string, position: number): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
      done += bytesWritten;
    }
    await file.sync();
  } catch (error) {
    await file.truncate(position).catch(() => undefined);
    throw error;
  }
}
