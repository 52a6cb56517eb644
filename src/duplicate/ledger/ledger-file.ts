// The ledger on disk: one writer at a time; lines are appended and forced to the disk before a command
// says it is done. What an interruption cut off, a line or the lines of a step, is cut away by the next
// command; all before it is whole.
import { readFile } from '#platform';
import { InputError } from '../../errors.js';
import { decodeText, firstLineNotUtf8 } from '../../files/decode.js';
import { ioReason } from '../../files/io-error.js';
import type { LockOptions } from '../../files/lock.js';
import { formatGame, parseGame } from '../game.js';
import { ledgerError } from './ledger.js';
import type { DuplicateGame } from './lines.js';

const LINE_FEED = 10;

/** Files are written in Node alone. */
const writing = () => import('#node/duplicate/ledger/ledger-writer');

/** A game as read from its file. */
export interface GameFile {
  /** The file it was read from. */
  readonly path: string;
  /** The game that its whole lines tell. */
  readonly game: DuplicateGame;
  /** Text of lines that were cut off; `''` when there are none. */
  readonly torn: string;
  /** Bytes of the file when it was read. */
  readonly size: number;
  /** Bytes before the torn lines. */
  readonly whole: number;
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
  const { torn, ...game } = parseGame(ledgerText(bytes, path), path);
  const whole = torn === '' ? bytes.length : endOfLine(bytes, game.entries.length);
  return { path, game, torn, size: bytes.length, whole };
}

/**
 * The bytes of a ledger as text; what follows the last line end may be cut off inside a character.
 *
 * @throws InputError `DUPLICATE_LEDGER`, naming the first line that is not UTF-8
 */
export function ledgerText(bytes: Uint8Array, name: string): string {
  const whole = bytes.subarray(0, bytes.lastIndexOf(LINE_FEED) + 1);
  const text = decodeText(whole);
  if (text !== undefined) return text + new TextDecoder().decode(bytes.subarray(whole.length));
  throw ledgerError({ line: firstLineNotUtf8(whole) ?? 1, reason: 'not UTF-8' }, name);
}

/** The place after the end of a line, 1 the first. */
function endOfLine(bytes: Uint8Array, line: number): number {
  let end = 0;
  for (let seen = 0; seen < line; seen++) end = bytes.indexOf(LINE_FEED, end) + 1;
  return end;
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
  const { append, locked } = await writing();
  return locked(
    path,
    async () => {
      const before = await openGameFile(path);
      const after = await change(before);
      await append(before, after);
      return { before, after };
    },
    lock,
  );
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
  const { append, locked } = await writing();
  await locked(file.path, () => append(file, after), lock);
}
