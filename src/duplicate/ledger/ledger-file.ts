// The ledger on disk: one writer at a time; lines are appended and forced to the disk before a command
// says it is done. What an interruption cut off, a line or the lines of a step, is cut away by the next
// command; all before it is whole.
import { readFile } from '#platform';
import { InputError } from '../../errors.js';
import { ioReason } from '../../files/io-error.js';
import type { LockOptions } from '../../files/lock.js';
import { formatGame } from '../game.js';
import type { DuplicateGame } from './lines.js';
import { extendStored, gameFromBytes, type StoredGame, updateStored } from './stored-game.js';

/** Files are written in Node alone. */
const writing = () => import('#node/duplicate/ledger/ledger-writer');

/** A game as read from its file. */
export interface GameFile extends StoredGame {
  /** The file it was read from. */
  readonly path: string;
}

/**
 * Writes a new game.
 *
 * @throws InputError `DUPLICATE_LEDGER` when the file is there already, `FILE_WRITE`
 */
export async function createGameFile(path: string, game: DuplicateGame): Promise<void> {
  const { writeNew } = await writing();
  await writeNew(path, formatGame(game));
}

/**
 * Reads a game; its file is left as it is.
 *
 * @throws InputError `DUPLICATE_LEDGER`, naming the first line that breaks the chain or cannot stand there
 */
export async function openGameFile(path: string): Promise<GameFile> {
  const bytes = await readFile(path).catch(error => {
    throw new InputError('DUPLICATE_LEDGER', `${path}: ${ioReason(error)}`, { input: path });
  });
  return { ...gameFromBytes(bytes, path), path };
}

/**
 * Reads a game, makes it longer and appends what is new, while no other writer can: a second one waits
 * and then reads what the first has entered.
 *
 * @param change gives the longer game
 * @param lock how long to wait; default ten seconds
 * @returns the file as it was read, and the game it holds now
 * @throws InputError `FILE_LOCKED` | `FILE_WRITE` | `DUPLICATE_LEDGER`, and what `change` throws; nothing
 *   is entered then
 */
export async function updateGameFile(
  path: string,
  change: (file: GameFile) => DuplicateGame | Promise<DuplicateGame>,
  lock: LockOptions = {},
): Promise<{ readonly before: GameFile; readonly after: DuplicateGame }> {
  const { fileStore } = await writing();
  const store = fileStore(path, lock);
  const { before, after } = await updateStored(store, stored => change({ ...stored, path }));
  return { before: { ...before, path }, after };
}

/**
 * Appends the lines that `after` has more than the file, and cuts torn lines away.
 *
 * @throws InputError `DUPLICATE_LEDGER` when the file has changed since it was read, `FILE_LOCKED`,
 *   `FILE_WRITE`
 */
export async function appendToFile(
  file: GameFile,
  after: DuplicateGame,
  lock: LockOptions = {},
): Promise<void> {
  const { fileStore } = await writing();
  await extendStored(fileStore(file.path, lock), file, after);
}
