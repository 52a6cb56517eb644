// Output files are written whole or not at all: all of them go to temporary names first.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../errors.js';

/**
 * Writes files into a folder, which is made when it is not there. Old files of the same names stay
 * whole until every new one is on the disk.
 *
 * @param files name and content
 * @throws InputError `COMPILE_OUTPUT` when the folder cannot be written
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array | string>,
  signal?: AbortSignal,
): Promise<void> {
  const temporary = (name: string): string => join(folder, `.${name}.${process.pid}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, content] of files) {
      signal?.throwIfAborted();
      await writeFile(temporary(name), content);
    }
    signal?.throwIfAborted();
    for (const name of files.keys()) await rename(temporary(name), join(folder, name));
  } catch (error) {
    await removeAll([...files.keys()].map(temporary));
    if (signal?.aborted === true) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError('COMPILE_OUTPUT', `cannot write to ${folder}: ${code ?? message}`, {
      input: folder,
    });
  }
}

async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true }).catch(() => undefined);
}
