// The ledger on disk: lines are appended and forced to the disk before a command says it is done. A
// last line that an interruption cut off is cut away by the next command; all before it is whole.
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { InputError } from '../errors.js';
import { addedLines, type DuplicateGame, formatGame, parseGame } from './game.js';

/** A game as read from its file. */
export interface GameFile {
  readonly path: string;
  readonly game: DuplicateGame;
  /** Text of a last line that was cut off; `''` when there is none. */
  readonly torn: string;
  /** Bytes of the file when it was read. */
  readonly size: number;
  /** Bytes before the torn line. */
  readonly whole: number;
}

/**
 * Writes a new game.
 *
 * @throws InputError `DUPLICATE_LEDGER` when the file is there already or cannot be written
 */
export async function createGameFile(path: string, game: DuplicateGame): Promise<void> {
  await withFile(path, 'wx', file => writeAll(file, formatGame(game), 0));
}

/** @throws InputError `DUPLICATE_LEDGER`, naming the first line that breaks the chain */
export async function openGameFile(path: string): Promise<GameFile> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw fileError(path, error);
  });
  const { torn, ...game } = parseGame(bytes.toString('utf8'), path);
  const whole = torn === '' ? bytes.length : bytes.lastIndexOf('\n') + 1;
  return { path, game, torn, size: bytes.length, whole };
}

/**
 * Appends the lines that `after` has more than the file, and cuts a torn line away.
 *
 * @throws InputError `DUPLICATE_LEDGER` when the file has changed since it was read
 */
export async function appendToFile(
  { path, game, size, whole }: GameFile,
  after: DuplicateGame,
): Promise<void> {
  const lines = addedLines(game, after);
  await withFile(path, 'r+', async file => {
    if ((await file.stat()).size !== size) {
      const message = `${path}: changed while the command ran; nothing was entered`;
      throw new InputError('DUPLICATE_LEDGER', message, { input: path });
    }
    if (whole < size) await file.truncate(whole);
    await writeAll(file, (await endsInside(file, whole)) ? `\n${lines}` : lines, whole);
  });
}

/** True when the last line lacks its line end. */
async function endsInside(file: FileHandle, size: number): Promise<boolean> {
  const last = Buffer.alloc(1);
  await file.read(last, 0, 1, size - 1);
  return last.toString() !== '\n';
}

async function writeAll(file: FileHandle, text: string, position: number): Promise<void> {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
  await file.sync();
}

async function withFile(
  path: string,
  flags: string,
  work: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    throw fileError(path, error);
  });
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

function fileError(path: string, { code, message }: NodeJS.ErrnoException): InputError {
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'no such file',
    EEXIST: 'is there already; a new game wants a new file',
  };
  const reason = known[code ?? ''] ?? code ?? message;
  return new InputError('DUPLICATE_LEDGER', `${path}: ${reason}`, { input: path });
}
