// Evenings as they are kept: names, who holds them, what a list says of them, a ledger that comes from a file.
import {
  createEngine,
  duplicate,
  type Engine,
  InputError,
  type Lexicon,
  rulesEdition,
} from 'leggio';
import type { EveningInfo } from './messages.js';
import { opfsStore, readNote, writeNote } from './opfs.js';

/**
 * Held until it is released or the window is gone.
 *
 * @returns what releases it
 * @throws InputError `FILE_LOCKED`
 */
export async function lockSeat(name: string): Promise<() => Promise<void>> {
  return new Promise((sat, refused) => {
    const held = navigator.locks.request(`leggio seat ${name}`, { ifAvailable: true }, lock => {
      if (lock === null) {
        throw new InputError('FILE_LOCKED', `${name} is open in another window`, { input: name });
      }
      return new Promise<void>(release => {
        sat(async () => {
          release();
          await held;
        });
      });
    });
    held.catch(refused);
  });
}

const engines = new Map<string, Engine>();

/** One for each edition: it keeps what it found last. */
export function engineFor(lexicon: Lexicon, edition: string): Engine {
  const made = engines.get(edition);
  if (made?.lexicon === lexicon) return made;
  const engine = createEngine({ lexicon, rules: rulesEdition(edition) });
  engines.set(edition, engine);
  return engine;
}

/**
 * A name that any system takes for a file.
 *
 * @throws InputError `DUPLICATE_TEXT` when nothing is left
 */
export function tidyName(name: string): string {
  const tidy = name
    .normalize('NFC')
    .replace(/\.jsonl$/i, '')
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|\s]+/gu, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 80);
  if (tidy !== '') return tidy;
  throw new InputError('DUPLICATE_TEXT', 'an evening needs a name', { input: name });
}

/** A note that an evening of the same name left behind is none of the new one. */
export async function freshNote(name: string): Promise<void> {
  const { count } = await readNote(name);
  if (count > 0) await writeNote(name, { count: count + 1, note: '' });
}

export async function infoOf(name: string): Promise<EveningInfo> {
  try {
    const { game } = await duplicate.openStored(opfsStore(name));
    const { closed, players, end } = game.state;
    return { name, rounds: closed.length, players: players.length, isOver: end !== undefined };
  } catch {
    return { name, rounds: -1, players: 0, isOver: false };
  }
}

/**
 * The game of a ledger from outside, every line of it checked.
 *
 * @throws InputError `DUPLICATE_LEDGER` naming the first line that does not follow, `DUPLICATE_LEXICON`
 */
export function ledgerGame(
  lexicon: Lexicon,
  name: string,
  bytes: Uint8Array,
): duplicate.DuplicateGame {
  const { game } = duplicate.gameFromBytes(bytes, name);
  const engine = engineFor(lexicon, game.state.facts.rules);
  const { fault } = duplicate.verify(duplicate.format(game), engine);
  if (fault === undefined) return game;
  const at = `${name}:${fault.line}`;
  throw new InputError('DUPLICATE_LEDGER', `${at}: ${fault.reason}`, { input: name, at });
}
