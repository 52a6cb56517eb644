// Where the answers of a batch go. A file grows as `<file>.partial` and gets its name at the end, so
// that a name always stands for a whole file and an interrupted batch can go on.
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { InputError } from '../errors.js';
import { writeError } from '../files/io-error.js';
import { keepRights, type Target, targetOf } from '../files/write-files.js';

export interface BatchOut {
  /** Lines of a batch that was interrupted, in order; none when there was none. */
  written(): AsyncIterable<string>;
  /** Resolves when the bytes are needed no more. */
  write(bytes: Uint8Array): Promise<void>;
  /** Everything is written. */
  finish(): Promise<void>;
  /** Leaves what is written as it is. */
  leave(): Promise<void>;
}

/** Standard output, waiting while its reader is slow. */
export function standardOut(): BatchOut {
  const nothing = async (): Promise<void> => undefined;
  return {
    async *written() {},
    async write(bytes) {
      await new Promise(resolve => process.stdout.write(bytes, resolve));
    },
    finish: nothing,
    leave: nothing,
  };
}

/** Nowhere: what is answered goes another way. */
export function noOut(): BatchOut {
  const nothing = async (): Promise<void> => undefined;
  return { async *written() {}, write: nothing, finish: nothing, leave: nothing };
}

export function partialOf(file: string): string {
  return `${file}.partial`;
}

/** The file that answers go to: links followed. @throws InputError `FILE_WRITE` */
export function outTarget(file: string): Promise<Target> {
  return telling(file, () => targetOf(file));
}

/** A device or a pipe, written to as it is; nothing of it can be gone on with. */
export async function deviceOut(file: string): Promise<BatchOut> {
  const handle = await telling(file, () => open(file, 'w'));
  return {
    async *written() {},
    write: bytes => telling(file, () => handle.writeFile(bytes)),
    finish: async () => undefined,
    leave: () => handle.close(),
  };
}

/**
 * A file of answers. Nothing on the disk is touched before the first `write`.
 *
 * @param resume go on after the whole lines that are there
 * @throws InputError `BATCH_OUTPUT` when an interrupted batch is there and resuming it was not asked for
 */
export async function fileOut(file: string, resume: boolean): Promise<BatchOut> {
  const partial = partialOf(file);
  if (!resume && existsSync(partial)) {
    throw new InputError(
      'BATCH_OUTPUT',
      `${partial} is left from an interrupted batch: continue it with --resume, or remove it`,
      { input: partial },
    );
  }
  const old = resume ? [partial, file].find(path => existsSync(path)) : undefined;
  const length = old === undefined ? 0 : await wholeLength(old);
  let handle: FileHandle | undefined;
  const opened = async (): Promise<FileHandle> => {
    if (handle !== undefined) return handle;
    if (old === file) await rename(file, partial);
    handle = await open(partial, 'a');
    await handle.truncate(length); // a torn last line
    return handle;
  };
  return {
    async *written() {
      if (old !== undefined && length > 0) yield* readLines(old, length);
    },
    write: bytes => telling(file, async () => (await opened()).appendFile(bytes)),
    finish: () =>
      telling(file, async () => {
        const written = await opened();
        await written.sync();
        await written.close();
        await keepRights(file, partial);
        await rename(partial, file);
      }),
    leave: async () => handle?.close(),
  };
}

function readLines(path: string, length: number): AsyncIterable<string> {
  const input = createReadStream(path, { end: length - 1, encoding: 'utf8' });
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

const CHUNK = 1 << 16;

/** Bytes up to the last line feed. */
async function wholeLength(path: string): Promise<number> {
  const handle = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(CHUNK);
    for (let end = (await handle.stat()).size; end > 0; ) {
      const start = Math.max(0, end - CHUNK);
      await handle.read(buffer, 0, end - start, start);
      const last = buffer.subarray(0, end - start).lastIndexOf('\n');
      if (last !== -1) return start + last + 1;
      end = start;
    }
    return 0;
  } finally {
    await handle.close();
  }
}

/** Says which file it was that could not be written. */
async function telling<T>(file: string, work: () => Promise<T>): Promise<T> {
  return work().catch(error => {
    throw writeError(file, error);
  });
}
