// The lines of a ledger, one type each. Plain data, no clock time. `shapes.ts` checks them.
import type { Notation } from '../../board/notation.js';
import type { RejectedRack } from '../draw.js';
import type { DuplicateOptions } from '../options.js';
import type { LedgerPlay, RoundTops } from '../tops.js';
import type { JudgedSlip, SlipAnswer } from '../verdict.js';

/** The version that new ledgers are written in. Format 1 had reasons as text (`format-1.ts`). */
export const LEDGER_FORMAT = 2;

/** What fields that hold one of a few texts may hold. */
export const CHOICES = {
  racks: ['seed', 'typed'],
  enrolment: ['listed', 'round 1'],
  drawnBy: ['seed', 'typed', 'chosen'],
  scoredBy: ['play', 'arbiter'],
  laidBy: ['order', 'arbiter'],
  endedBy: ['rounds', 'bag', 'no play', 'arbiter'],
  ruling: ['struck', 'accepted'],
} as const;

/** The first line: everything the game is played under. */
export interface GameEntry {
  readonly type: 'game';
  /** Version of the ledger: `LEDGER_FORMAT`, or an older one that is read. */
  readonly format: number;
  /** Id of the edition: `'figs'`. */
  readonly rules: string;
  /** The lexicon words are judged by: its name, and its SHA-256 as `Lexicon.checksum` has it. */
  readonly lexicon: { readonly name: string; readonly checksum: string };
  /** Id of the preset the options began with. */
  readonly preset: string;
  /** Every option, with its value in this game. */
  readonly options: DuplicateOptions;
  readonly notation: Notation;
  /** Where racks come from: the seed, or a real bag on the table. */
  readonly racks: (typeof CHOICES.racks)[number];
  /** Null when racks are typed. */
  readonly seed: string | null;
  /** Who may play: those listed at the beginning, or whoever hands in a slip in round 1. */
  readonly enrolment: (typeof CHOICES.enrolment)[number];
}

/** A player who may hand in slips from now on. */
export interface PlayerEntry {
  readonly type: 'player';
  /** The name, as it is printed. */
  readonly player: string;
}

/** A round begins. */
export interface DrawEntry {
  readonly type: 'draw';
  /** 1 is the first. */
  readonly round: number;
  /** `seed`, `typed` from a real bag, or `chosen` by the arbiter in a game from a seed. */
  readonly by: (typeof CHOICES.drawnBy)[number];
  /** The rack everybody plays from, written like a rack: `'?AEIRST'`. */
  readonly rack: string;
  /** Kept from the round before; all of it is in `rack` unless it went back. */
  readonly kept: string;
  /** Racks put back before, with the reason. */
  readonly rejected: readonly RejectedRack[];
  /** Tiles in the bag after the draw. */
  readonly bag: number;
  /** The board and the rack as a CGP. */
  readonly position: string;
}

/** A player's answer and its verdict; of two in a round the later counts. */
export interface SlipEntry extends SlipAnswer, JudgedSlip {
  readonly type: 'slip';
  /** 1 is the first. */
  readonly round: number;
  /** The player's name. */
  readonly player: string;
  /** How its square is written. */
  readonly notation: Notation;
}

/** What every ruling by hand holds. */
export interface RulingEntryFields {
  /** 1 is the first. */
  readonly round: number;
  /** The player's name. */
  readonly player: string;
  /** Points for the round, whatever the slip says. */
  readonly score: number;
  /** Why, in the arbiter's words. */
  readonly reason: string;
}

/** What the arbiter ruled by hand; it stands in place of slip, warnings and penalty. */
export interface RulingEntry extends RulingEntryFields {
  readonly type: 'ruling';
}

/**
 * A ruling that takes in a word, one of a late slip, say; it stands in place of slip, warnings and
 * penalty as every ruling does.
 */
export interface AnswerEntry extends RulingEntryFields {
  readonly type: 'answer';
  /** How its square is written. */
  readonly notation: Notation;
  /** As the arbiter wrote it, in `notation`. */
  readonly square: string;
  /** As the arbiter wrote it. */
  readonly word: string;
  /** Where it counts, as GCG has it, and with jollies in lower case; null where it counts nowhere. */
  readonly at: string | null;
  /** The word as it lies, jollies in lower case; null as `at`. */
  readonly played: string | null;
  /** `play`: the score is what the play scores; `arbiter`: it was given. */
  readonly by: (typeof CHOICES.scoredBy)[number];
}

/** A round ends: what it was worth and what is laid. */
export interface CloseEntry extends RoundTops {
  readonly type: 'close';
  /** 1 is the first. */
  readonly round: number;
  /** The rack of the round, written like a rack. */
  readonly rack: string;
  /** `order`: the first of the tops; `arbiter`: a play chosen by hand. */
  readonly by: (typeof CHOICES.laidBy)[number];
  /** The play that is laid on the board. */
  readonly play: LedgerPlay;
  /** Why the arbiter chose it, in the arbiter's words; absent when nothing was said. */
  readonly reason?: string;
  /** How many players there are, for the bonus of a sole finder. */
  readonly players: number;
  /** Sum of the tops so far. */
  readonly total: number;
}

/** The game is over. */
export interface EndEntry {
  readonly type: 'end';
  /** All rounds played; a bag that cannot serve; racks without a play; the arbiter's word. */
  readonly reason: (typeof CHOICES.endedBy)[number];
  /** Closed rounds. */
  readonly rounds: number;
  /** Sum of their tops. */
  readonly total: number;
  /** Racks without a play that ended it. */
  readonly rejected: readonly RejectedRack[];
}

/** What a slip is judged anew when a word is ruled on; it is the one that counts for player and round. */
export interface RejudgedSlip extends JudgedSlip {
  /** 1 is the first. */
  readonly round: number;
  /** The player's name. */
  readonly player: string;
}

/** The same for a ruling whose score is what its play scores. */
export type RejudgedAnswer = Pick<AnswerEntry, 'round' | 'player' | 'at' | 'played' | 'score'>;

/** A word is struck from the dictionary of the game, or joins it, from a round on. */
export interface WordEntry {
  readonly type: 'word';
  /** Upper case. */
  readonly word: string;
  /** `struck`: no longer a word; `accepted`: a word from now on. */
  readonly ruling: (typeof CHOICES.ruling)[number];
  /** The first round it holds for. */
  readonly round: number;
  /** Why, in the arbiter's words. */
  readonly reason: string;
  /** Closed rounds whose top, or what is listed with it, is another now. */
  readonly tops: readonly (RoundTops & { readonly round: number })[];
  /** Slips and rulings that are judged otherwise now. */
  readonly slips: readonly RejudgedSlip[];
  /** The rulings among them, those whose score is what their play scores. */
  readonly answers: readonly RejudgedAnswer[];
}

/** A player goes by another name; when there is a player of that name, the two are one. */
export interface RenameEntry {
  readonly type: 'rename';
  /** The old name. */
  readonly player: string;
  /** The new name, or that of the other player. */
  readonly to: string;
  /** Why, in the arbiter's words. */
  readonly reason: string;
}

/** A player leaves and keeps what he has. */
export interface WithdrawEntry {
  readonly type: 'withdraw';
  /** The player's name. */
  readonly player: string;
  /** The first round he is no longer in. */
  readonly round: number;
  /** Why, in the arbiter's words. */
  readonly reason: string;
}

/** The lines after this one were entered by one command, and one undo takes them back. */
export interface StepEntry {
  readonly type: 'step';
  /** How many, 2 or more. */
  readonly lines: number;
}

/** The last step that stands is taken back. */
export interface UndoEntry {
  readonly type: 'undo';
  /** The number of its first line; the game is as it was before it. */
  readonly from: number;
  /** Who took it back. */
  readonly by: string;
  /** Why, in their words. */
  readonly reason: string;
}

/** A line of a ledger; `type` tells which. */
export type LedgerEntry =
  | GameEntry
  | PlayerEntry
  | DrawEntry
  | SlipEntry
  | RulingEntry
  | AnswerEntry
  | CloseEntry
  | EndEntry
  | WordEntry
  | RenameEntry
  | WithdrawEntry
  | StepEntry
  | UndoEntry;
