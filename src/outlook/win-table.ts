// How often a game is won from where it stands: one share for each number of tiles unseen and each spread.
import { InputError } from '../errors.js';
import { canShare } from '../gaddag/shared-memory.js';
import { bagSize, type Rules } from '../rules/rules.js';

/** Where the shares come from, as their file states it. */
export interface WinOrigin {
  /** Name and checksum of the lexicon that was played with. */
  readonly lexicon: { readonly name: string; readonly checksum: string };
  /** Id of the edition that was played under. */
  readonly rules: string;
  /** Checksum of the leave values that both players judged with; `''` when they had none. */
  readonly leaves: string;
  /** Games that were played. */
  readonly games: number;
  /** The seed of these games. */
  readonly seed: string;
  /** Version of leggio that played them. */
  readonly version: string;
}

/** The share of games won from every spread, by how many tiles are unseen. */
export interface WinTable {
  readonly rules: Rules;
  /** What was played to come to the shares. */
  readonly origin: WinOrigin;
  /** SHA-256 of the shares and what they are for, lower-case hex. */
  readonly checksum: string;
  /** The most tiles that a player to move cannot see: all but a rackful; 113 under `figs`. */
  readonly mostUnseen: number;
  /** The widest spread that has a share of its own, in points; the share of a wider one is that of this one. */
  readonly mostSpread: number;
  /** Shares in ten-thousandths, by tiles unseen and, within, by spread from `-mostSpread`; not to be changed. */
  readonly values: Uint16Array;
  /**
   * The same share as `winPercent`, for simulations: whole numbers alone, and nothing is refused.
   *
   * @param unseen tiles, a whole number; beyond either end it is that end
   * @param spread points, a whole number; beyond either end it is that end
   * @returns ten-thousandths, 0 to 10,000
   */
  share(unseen: number, spread: number): number;
  /**
   * The share of games that the player to move wins, a draw counted half, when both go on by equity. When the
   * opponent is to move, ask with what the opponent does not see and the spread turned round, and take the answer
   * from 100; it depends on nothing else, not even on the rack.
   *
   * @param unseen tiles that are neither on the board nor on the player's rack, 0 to `mostUnseen`; with 0 the
   *   opponent has gone out and the game is over, at the final spread
   * @param spread points that the player is ahead before the move, below 0 when behind; between two whole
   *   numbers the share lies between theirs
   * @returns 0 to 100
   * @throws InputError `OPTION_NUMBER` for tiles that cannot be unseen, or a spread that is no number
   */
  winPercent(unseen: number, spread: number): number;
}

/** Spreads beyond it have the share of this one: under `figs` 4.4 standard deviations of a whole game. */
export const MOST_SPREAD = 600;

/** Spreads of a row. */
export const ROW: number = 2 * MOST_SPREAD + 1;

/** A share of 1. */
export const WHOLE = 10_000;

/** The most tiles that a player to move cannot see. */
export function mostUnseenOf(rules: Rules): number {
  return bagSize(rules) - rules.rackSize;
}

/** Shares of a table. */
export function valueCount(rules: Rules): number {
  return (mostUnseenOf(rules) + 1) * ROW;
}

/** Shares not filled yet, in memory that threads share where they can. */
export function sharedShares(count: number): Uint16Array {
  return new Uint16Array(
    canShare() ? new SharedArrayBuffer(count * 2) : new ArrayBuffer(count * 2),
  );
}

/** A table of shares that have been checked. */
export function createWinTable(
  rules: Rules,
  values: Uint16Array,
  origin: WinOrigin,
  checksum: string,
): WinTable {
  const mostUnseen = mostUnseenOf(rules);
  return {
    rules,
    origin,
    checksum,
    mostUnseen,
    mostSpread: MOST_SPREAD,
    values,
    share(unseen, spread) {
      const row = within(unseen, 0, mostUnseen) * ROW;
      return values[row + within(spread, -MOST_SPREAD, MOST_SPREAD) + MOST_SPREAD]!;
    },
    winPercent(unseen, spread) {
      if (!(Number.isInteger(unseen) && unseen >= 0 && unseen <= mostUnseen)) {
        throw outOfRange(`${unseen} tiles unseen: a whole number from 0 to ${mostUnseen}`, unseen);
      }
      if (Number.isNaN(spread)) throw outOfRange('a spread is a number of points', spread);
      return shareIn(values, unseen * ROW, spread) / (WHOLE / 100);
    },
  };
}

/** @returns the number, or the end that it is beyond */
function within(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, number));
}

/** The share of a spread in the row that begins at `row`, in ten-thousandths. */
function shareIn(values: Uint16Array, row: number, spread: number): number {
  const at = within(spread, -MOST_SPREAD, MOST_SPREAD) + MOST_SPREAD;
  const below = Math.floor(at);
  const share = values[row + below]!;
  return at === below ? share : share + (at - below) * (values[row + below + 1]! - share);
}

function outOfRange(message: string, input: number): InputError {
  return new InputError('OPTION_NUMBER', message, { input: String(input) });
}

/** A table on its way to another thread, which reads the shares where they lie, or a copy where nothing is shared. */
export type SharedWins = Pick<WinTable, 'rules' | 'origin' | 'checksum' | 'values'>;

/** A table for another thread: of data alone. */
export function shareWins({ rules, origin, checksum, values }: WinTable): SharedWins {
  return { rules, origin, checksum, values };
}

/** The table of another thread, which checked it. */
export function winsFromShared({ rules, values, origin, checksum }: SharedWins): WinTable {
  return createWinTable(rules, values, origin, checksum);
}
