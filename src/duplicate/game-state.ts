// The state of a duplicate game, as a type.
import type { Rules } from '../rules/rules.js';
import type {
  AnswerEntry,
  CloseEntry,
  DrawEntry,
  EndEntry,
  GameEntry,
  RulingEntry,
  SlipEntry,
  WithdrawEntry,
  WordEntry,
} from './ledger/entries.js';

/** What the lines of a duplicate game that stand come to. */
export interface GameState {
  /** The first line: what the game is played under. */
  readonly facts: GameEntry;
  readonly rules: Rules;
  /** In the order they were entered. */
  readonly players: readonly string[];
  /** 225 tiles as they lie now. */
  readonly tiles: Uint8Array;
  /** Kept from the last play, written like a rack. */
  readonly kept: string;
  /** The round being played. */
  readonly open: DrawEntry | undefined;
  /** Every round drawn, the open one too, in order. */
  readonly draws: readonly DrawEntry[];
  /** Closed rounds, in order. */
  readonly closed: readonly CloseEntry[];
  /** Every slip, in the order they were entered. */
  readonly slips: readonly SlipEntry[];
  /** By hand, with a word or without. */
  readonly rulings: readonly (RulingEntry | AnswerEntry)[];
  /** The last line of a game that is over; undefined while it goes on. */
  readonly end: EndEntry | undefined;
  /** Sum of the tops so far. */
  readonly total: number;
  /** Rulings on words, in the order they were entered. */
  readonly words: readonly WordEntry[];
  /** Players who have left, in the order they did. */
  readonly withdrawn: readonly WithdrawEntry[];
  /** Lines folded in, those taken back among them. */
  readonly lines: number;
  /** Lines that the step being entered still awaits. */
  readonly awaited: number;
  /** The game before the last step that stands; undefined when its first line alone does. */
  readonly past: GameState | undefined;
}
