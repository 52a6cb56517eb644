// Everything that a duplicate game finds of a slip or of a rack that goes back, as codes with values.
// Ledgers hold them (`README.md`, the format), the room `wording` makes sentences of them.
import type { Notation } from '../board/notation.js';
import type { FactOf, NoValues } from '../facts.js';
import type { ObjectionFact } from '../referee/facts.js';

/** What is wrong with a slip, or was put right, with the values of each code. */
export interface SlipValues {
  /** An empty slip. */
  readonly 'no-word': NoValues;
  /** A character of the word that is no letter. */
  readonly 'slip-letter': { readonly character: string };
  /** A square that is none in the notation of the slip. */
  readonly 'slip-square': { readonly text: string; readonly notation: Notation };
  /** The word cannot lie there; `notation` is that of the slip. */
  readonly misplaced: {
    readonly reasons: readonly ObjectionFact[];
    readonly notation: Notation;
  };
  /** Words of the play that are none, upper case. */
  readonly 'not-valid': { readonly words: readonly string[] };
  /** Readings of the slip that come to different scores: jollies in brackets. */
  readonly 'which-jolly': { readonly readings: readonly string[] };
  /** Tiles that the rack lacks, beside its jollies. */
  readonly 'tiles-short': {
    readonly missing: readonly { readonly tile: string; readonly count: number }[];
    readonly jollies: number;
    readonly rack: string;
  };
  /** Jollies marked that the rack does not have. */
  readonly 'jollies-absent': { readonly jollies: number; readonly rack: string };
  /** No score on the slip. */
  readonly 'no-score': NoValues;
  /** Another score than that of the play. */
  readonly 'wrong-score': { readonly claimed: number; readonly score: number };
  /** The word lies one square off, which is forgiven; `at` as GCG has it. */
  readonly 'one-off': {
    readonly at: string;
    readonly penalty: number;
    readonly notation: Notation;
  };
  /** As a ledger of format 1 has it, in English. */
  readonly recorded: { readonly text: string };
}

/** What is wrong with a slip, or was put right. */
export type SlipFact = FactOf<SlipValues>;

/** Why a rack goes back, with the values of each code. */
export interface RackValues {
  /** No play anywhere. */
  readonly 'no-play': NoValues;
  /** Too few vowels or consonants, even with the jollies; null for a kind that there is enough of. */
  readonly lacks: {
    readonly vowels: Lack | null;
    readonly consonants: Lack | null;
    readonly jollies: number;
  };
  /** As a ledger of format 1 has it, in English. */
  readonly recorded: { readonly text: string };
}

/** Tiles of a kind on a rack, and the fewest there must be. */
export interface Lack {
  /** Tiles. */
  readonly held: number;
  /** Tiles. */
  readonly least: number;
}

/** Why a rack goes back. */
export type RackFact = FactOf<RackValues>;

/** Why a word of a slip is none, with the values of each code. */
export interface WhyValues {
  /** As whoever was asked said it. */
  readonly told: { readonly text: string };
  /** The arbiter struck it, in the arbiter's words. */
  readonly 'struck-by-arbiter': { readonly note: string };
}

/** Why a word of a slip is none. */
export type WhyFact = FactOf<WhyValues>;
