// What there is to say of a judged turn, as codes with values; the sentences are in the room `wording`.
import type { Millipoints } from '../board/move.js';
import type { FactOf, NoValues } from '../facts.js';
import type { StepFact } from '../referee/facts.js';
import type { Citation } from '../rules/game-rules.js';
import type { PlaceKind } from './place-seen.js';

/** A charge with its article, as it enters a remark. */
export interface CitedCharge {
  /** Where it stands. */
  readonly article: Citation;
  /** What it comes to. */
  readonly fact: StepFact;
}

/** What can be said of a turn, with the values of each code. */
export interface TurnValues {
  /** A full change: the turn goes on. */
  readonly 'rack-changed': NoValues;
  /** The board is not the players' any more after a line of the file. */
  readonly 'board-unknown': { readonly line: number };
  /** The play cannot lie on the board. */
  readonly 'cannot-be-laid': NoValues;
  /** The file does not tell the rack. */
  readonly 'rack-unknown': NoValues;
  /** The bag never held the rack. */
  readonly 'rack-not-possible': { readonly rack: string };
  /** Tiles of the rack that the file tells, and those held. */
  readonly 'rack-in-part': { readonly known: number; readonly held: number };
  /** Tiles were played that are not on the rack. */
  readonly 'not-from-rack': NoValues;
  /** What a challenge takes off, or would have taken. */
  readonly 'challenge-worth': {
    readonly made: boolean;
    readonly score: number;
    readonly charge: CitedCharge | null;
    readonly points: number;
  };
  /** Words that are not in the lexicon, and whether the play was withdrawn. */
  readonly phoneys: { readonly words: readonly string[]; readonly withdrawn: boolean };
  /** A play withdrawn whose contested words, or all where none were named, are in the lexicon. */
  readonly 'withdrawn-valid': { readonly words: readonly string[] };
  /** What a challenge that was lost cost. */
  readonly 'challenge-lost': { readonly charge: CitedCharge | null; readonly declared: number };
  /** Words that the challenge was right about. */
  readonly 'lost-though-invalid': { readonly words: readonly string[] };
  /** An exchange was better than the play made; its worth in thousandths of a point. */
  readonly 'exchange-due': {
    readonly tiles: string;
    readonly leave: string;
    readonly worth: Millipoints;
  };
  /** Tiles were changed, or nothing done, though a play was better. */
  readonly 'play-due': { readonly at: string; readonly word: string; readonly score: number };
  /**
   * The better play is a word that is seldom laid: so often in so many games of leggio against itself; 0 for fewer
   * times than `least`.
   */
  readonly 'word-rare': {
    readonly word: string;
    readonly times: number;
    readonly least: number;
    readonly games: number;
  };
  /** The better play lies where it is hard to see. */
  readonly 'place-not-seen': {
    readonly at: string;
    readonly word: string;
    readonly kind: PlaceKind;
    readonly crossed: readonly string[];
  };
  /** About the points were there; what was kept was worth less, in thousandths of a point. */
  readonly 'leave-misjudged': {
    readonly kept: string;
    readonly keptWorth: Millipoints;
    readonly better: string;
    readonly betterWorth: Millipoints;
  };
  /** Points given away in an ending, and the moves of both that keep them. */
  readonly 'ending-lost': {
    readonly points: number;
    readonly line: readonly {
      readonly at: string;
      readonly word: string;
      readonly score: number;
    }[];
  };
  /** The full change was not used though a fresh rack is worth more; thousandths of a point. */
  readonly 'change-due': FullChangeValues;
  /** It was used though the rack was worth enough. */
  readonly 'change-early': FullChangeValues;
}

/** What stands behind a judgement of the full change, in thousandths of a point. */
export interface FullChangeValues {
  /** What the edition's players call it. */
  readonly name: string;
  /** The best move with the rack as it was. */
  readonly best: Millipoints;
  /** The mean of a fresh rack. */
  readonly mean: Millipoints;
  /** What it is worth to have the change still before one. */
  readonly held: Millipoints;
}

/** Something to say of a turn, for programs and for sentences in any language. */
export type TurnFact = FactOf<TurnValues>;
