// The last step taken back, by a line of its own: nothing is ever rubbed out.
import { InputError } from '../errors.js';
import type { LedgerEntry, UndoEntry } from './ledger/entries.js';
import { type DuplicateGame, withEntry } from './ledger/lines.js';
import { tidyLine } from './names.js';
import type { GameState } from './state.js';

/** Who takes the last step back, and why. */
export interface UndoRequest {
  /** Who takes it back. */
  readonly by: string;
  /** Why: one line. */
  readonly reason: string;
}

/**
 * Takes back the last step that stands: what one command entered. Called again it takes back the one
 * before, down to the first line.
 *
 * @throws InputError `DUPLICATE_UNDO` when the first line alone stands, `DUPLICATE_TEXT`
 */
export function undoStep(state: GameState, { by, reason }: UndoRequest): UndoEntry {
  if (state.past === undefined || state.awaited > 0) {
    const message =
      'nothing is left to take back: the first line says what the game is played under';
    throw new InputError('DUPLICATE_UNDO', message, { input: by });
  }
  return { type: 'undo', from: state.past.lines + 1, by, reason };
}

/** Takes a step back, as `undoStep`. @throws InputError `DUPLICATE_TEXT` for a name or reason not fit to print */
export function undo(game: DuplicateGame, { by, reason }: UndoRequest): DuplicateGame {
  const request = { by: tidyLine(by, 'the name'), reason: tidyLine(reason, 'the reason') };
  return withEntry(game, undoStep(game.state, request));
}

/** The lines of the step that begins with line `from`. */
export function stepFrom(entries: readonly LedgerEntry[], from: number): readonly LedgerEntry[] {
  const first = entries[from - 1];
  if (first === undefined) return [];
  return first.type === 'step' ? entries.slice(from, from + first.lines) : [first];
}
