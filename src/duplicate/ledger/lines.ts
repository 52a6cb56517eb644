// A game grows by lines: one more at a time, and several that one command entered as one step.
import { InputError } from '../../errors.js';
import { applyEntry, type GameState, initialState } from '../state.js';
import type { GameEntry, LedgerEntry } from './entries.js';
import { formatLines, formatOf, type LineBefore } from './ledger.js';
import { shapeFault } from './shapes.js';

/** A game is never changed: each function gives a longer one. */
export interface DuplicateGame {
  /** Every line, those taken back later too. */
  readonly entries: readonly LedgerEntry[];
  /** What the lines that stand come to. */
  readonly state: GameState;
  /** The hash of the last line: who knows it knows all that went before. */
  readonly head: string;
}

/** A game of its first line. */
export function firstLine(facts: GameEntry): DuplicateGame {
  const { head } = formatLines([facts]);
  return { entries: [facts], state: initialState(facts), head };
}

/**
 * The game with one more line.
 *
 * @throws InputError `DUPLICATE_LEDGER` for a line that could not be read again
 */
export function withEntry(game: DuplicateGame, entry: LedgerEntry): DuplicateGame {
  const fault = shapeFault(entry);
  if (fault !== undefined) throw new InputError('DUPLICATE_LEDGER', fault, { input: entry.type });
  return {
    entries: [...game.entries, entry],
    state: applyEntry(game.state, entry),
    head: formatLines([entry], endOf(game)).head,
  };
}

/** Where a game goes on. */
export function endOf({ entries, head }: Pick<DuplicateGame, 'entries' | 'head'>): LineBefore {
  return { n: entries.length, head, format: formatOf(entries[0]) };
}

/** `after` with all that it has more than `before` as one step, which one undo takes back. */
export function asOneStep(before: DuplicateGame, after: DuplicateGame): DuplicateGame {
  const added = after.entries.slice(before.entries.length);
  if (added.length < 2) return after;
  const step: LedgerEntry = { type: 'step', lines: added.length };
  return [step, ...added].reduce(withEntry, before);
}
