// How a ledger gets onto the disk: whole when it is new, then line by line after what is there.
import { existsSync } from 'node:fs';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { InputError } from '../../errors.js';
import { ioReason, writeError } from '../../files/io-error.js';
import { type LockOptions, withLock } from '../../files/lock.js';
import { writeWhole } from '../../files/write-files.js';
import type { LedgerStore } from './stored-game.js';

/** @throws InputError `DUPLICATE_LEDGER` when the file is there already, `FILE_WRITE` */
export async function writeNew(path: string, text: string): Promise<void> {
  if (existsSync(path)) {
    const message = `${path}: already exists; a new game needs a new file`;
    throw new InputError('DUPLICATE_LEDGER', message, { input: path });
  }
  await writeWhole(path, text, { isNew: true });
}

/** A ledger in a file that is there already. */
export function fileStore(path: string, lock: LockOptions): LedgerStore {
  return {
    name: path,
    size: async () => (await stat(path)).size,
    read: () =>
      readFile(path).catch(error => {
        throw new InputError('DUPLICATE_LEDGER', `${path}: ${ioReason(error)}`, { input: path });
      }),
    async write(at, bytes) {
      const file = await open(path, 'r+');
      try {
        await file.truncate(at);
        await writeAll(file, bytes, at);
      } finally {
        await file.close();
      }
    },
    async alone(work) {
      try {
        return await withLock(path, work, lock);
      } catch (error) {
        throw writeError(path, error);
      }
    },
  };
}

/** Writes after what is there; when that fails, what was there is all there is. */
async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
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
