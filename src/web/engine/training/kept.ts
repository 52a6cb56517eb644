// A training as it is kept on this machine, and what the days of the daily game came to. Plain data: it goes into a
// database and into the file of a backup as it is.
import type { duplicate, Square } from 'leggio';
import type { HintKind } from './hints.js';

/** `sfida`: against the top; `oggi`: the daily game; `caccia`: topping; `replica`: an evening played again. */
export const TRAINING_KINDS = ['sfida', 'oggi', 'caccia', 'replica'] as const;

export type TrainingKind = (typeof TRAINING_KINDS)[number];

/** Tiles of the rack on squares, jollies in lower case. */
export type LaidPairs = readonly (readonly [Square, string])[];

export interface KeptTraining {
  /** In the address. */
  readonly id: string;
  readonly kind: TrainingKind;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  /** One more with every step: two windows do not take the same one. */
  readonly revision: number;
  /** Of an evening that is played again; else `''`. */
  readonly title: string;
  /** The game; of an evening that is played again, its own ledger. */
  readonly ledger: string;
  /** Of a round; 0 without a clock. */
  readonly seconds: number;
  /** Of a daily game, `'2026-11-25'`; else `''`. */
  readonly day: string;
  /** False for a daily game that is played once more. */
  readonly counts: boolean;
  /** The round that is shown. */
  readonly at: number;
  readonly isOver: boolean;
  /** Rounds that were begun, in order. */
  readonly rounds: readonly KeptRound[];
}

/** What the ledger does not have of a round. */
export interface KeptRound {
  /** The time of day when it began; milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds until the answer, penalties not among them; null while it is open. */
  readonly took: number | null;
  /** What lies on the board; of a round that is over, what was handed in. */
  readonly laid: LaidPairs;
  /** Plays worth more than the answer; null while it is open. */
  readonly better: number | null;
  /** In the order they were asked for. */
  readonly hints: readonly HintKind[];
  /** Of topping: what was no top. */
  readonly tries: readonly KeptTry[];
  /** True where the top was asked for. */
  readonly isShown: boolean;
  /** Of an evening that is played again: what was handed in, and what it is worth. */
  readonly slip: KeptSlip | null;
}

export interface KeptTry extends duplicate.SlipAnswer {
  readonly judged: duplicate.JudgedSlip;
}

export type KeptSlip = KeptTry;

/** The daily game of a day, the one that counts. */
export interface KeptDay {
  /** `'2026-11-25'` */
  readonly day: string;
  /** Of its training. */
  readonly id: string;
  /** Name and checksum of the lexicon that it is played by. */
  readonly lexicon: { readonly name: string; readonly checksum: string };
  readonly isDone: boolean;
  /** Points of each round, and its top. */
  readonly rounds: readonly { readonly score: number; readonly top: number }[];
}

/** A round as it begins. */
export function freshRound(startedAt: number): KeptRound {
  return {
    ...{ startedAt, took: null, laid: [], better: null },
    ...{ hints: [], tries: [], isShown: false, slip: null },
  };
}
