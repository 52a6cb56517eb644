// A game and where its lines lie: read, made longer, kept, the same wherever it is. What keeps the bytes, a file
// in Node, the browser's own storage in a page, stands behind one small interface.
import { InputError } from '../../errors.js';
import { decodeText, firstLineNotUtf8 } from '../../files/decode.js';
import { addedLines, formatGame, parseGame } from '../game.js';
import { ledgerError } from './ledger.js';
import type { DuplicateGame } from './lines.js';

const LINE_FEED = 10;

/** Where the bytes of one ledger lie. Node has files (`updateGameFile`); a page brings its own. */
export interface LedgerStore {
  /** What messages call it. */
  readonly name: string;
  /** Bytes that lie there; 0 where nothing does. */
  size(): Promise<number>;
  /** All of them. */
  read(): Promise<Uint8Array>;
  /**
   * Cuts away what follows byte `at` and writes there. When the promise is kept, so are the bytes, even if
   * the power fails; when it is not, the bytes before `at` are as they were.
   */
  write(at: number, bytes: Uint8Array): Promise<void>;
  /** Does work while no other writer does any. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** A game as it was read, and how its bytes lie. */
export interface StoredGame {
  /** The game that its whole lines tell. */
  readonly game: DuplicateGame;
  /** Text of lines that were cut off; `''` when there are none. */
  readonly torn: string;
  /** Bytes there were. */
  readonly size: number;
  /** Bytes before the torn lines. */
  readonly whole: number;
  /** False when the last whole line lacks its line end. */
  readonly isEnded: boolean;
}

/**
 * Reads a game from its bytes.
 *
 * @param name what messages call it
 * @throws InputError `DUPLICATE_LEDGER`, naming the first line that breaks the chain or cannot stand there
 */
export function gameFromBytes(bytes: Uint8Array, name: string): StoredGame {
  const { torn, ...game } = parseGame(ledgerText(bytes, name), name);
  const whole = torn === '' ? bytes.length : endOfLine(bytes, game.entries.length);
  return { game, torn, size: bytes.length, whole, isEnded: bytes[whole - 1] === LINE_FEED };
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
 * Keeps a new game.
 *
 * @throws InputError `DUPLICATE_LEDGER` when there is one already
 */
export async function storeGame(store: LedgerStore, game: DuplicateGame): Promise<StoredGame> {
  return store.alone(async () => {
    if ((await store.size()) > 0) {
      throw refused(store, 'already exists; a new game needs a new file');
    }
    const bytes = new TextEncoder().encode(formatGame(game));
    await store.write(0, bytes);
    return { game, torn: '', size: bytes.length, whole: bytes.length, isEnded: true };
  });
}

/** Reads a game from where it lies. @throws InputError `DUPLICATE_LEDGER` */
export async function openStored(store: LedgerStore): Promise<StoredGame> {
  return gameFromBytes(await store.read(), store.name);
}

/**
 * Keeps the lines that `after` has more than what was read, and cuts torn lines away.
 *
 * @returns the longer game as it lies there now
 * @throws InputError `DUPLICATE_LEDGER` when there is more than was read, and what the store throws
 */
export async function extendStored(
  store: LedgerStore,
  before: StoredGame,
  after: DuplicateGame,
): Promise<StoredGame> {
  return store.alone(() => append(store, before, after));
}

/**
 * Reads a game, makes it longer and keeps what is new, while no other writer can.
 *
 * @param change gives the longer game; when it throws, nothing is entered
 * @returns the game as it was read, and the game there is now
 * @throws InputError `DUPLICATE_LEDGER`, and what `change` and the store throw
 */
export async function updateStored(
  store: LedgerStore,
  change: (before: StoredGame) => DuplicateGame | Promise<DuplicateGame>,
): Promise<{ readonly before: StoredGame; readonly after: DuplicateGame }> {
  return store.alone(async () => {
    const before = await openStored(store);
    const after = await change(before);
    await append(store, before, after);
    return { before, after };
  });
}

async function append(
  store: LedgerStore,
  { game, size, whole, isEnded }: StoredGame,
  after: DuplicateGame,
): Promise<StoredGame> {
  if ((await store.size()) !== size) {
    throw refused(store, 'changed since it was read; nothing was entered');
  }
  const lines = addedLines(game, after);
  const bytes = new TextEncoder().encode(isEnded ? lines : `\n${lines}`);
  await store.write(whole, bytes);
  const now = whole + bytes.length;
  return { game: after, torn: '', size: now, whole: now, isEnded: true };
}

function refused({ name }: LedgerStore, why: string): InputError {
  return new InputError('DUPLICATE_LEDGER', `${name}: ${why}`, { input: name });
}
