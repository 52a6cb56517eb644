// What the page and its desk (the worker where the words lie) say to each other.
import type { Explanation, InputCode, LexiconCode, Measure, Move } from 'leggio';
import type { DataFile } from './data-file.js';

/** A position that is asked about, as text. */
export interface Asked {
  /** Rows of a CGP. */
  readonly board: string;
  readonly rack: string;
  readonly edition: string;
  readonly by: Measure;
  /** Letters that a word must hold one after the other; `''` for every play. */
  readonly letters: string;
  /** Moves of the answer at most. */
  readonly count: number;
}

/** The best of a position. */
export interface Found {
  readonly kind: 'found';
  /** Best first. */
  readonly moves: readonly Move[];
  /** Plays that are as good as the best, all of them: the first ones of the unfiltered list. */
  readonly tied: number;
  /** The best score in points, or equity in thousandths. */
  readonly best: number;
  /** Plays of the position; exchanges and the pass are not counted. */
  readonly plays: number;
  /** Moves that the filter lets pass. */
  readonly passed: number;
  /** False where the edition has no values of leaves: then equity is the score. */
  readonly hasLeaves: boolean;
  readonly milliseconds: number;
}

/** Why there is no answer. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: InputCode | LexiconCode | 'NETWORK' | 'BROKEN' | 'FAULT';
  /** What went wrong, in the language of the page where it is made of facts, else in English. */
  readonly message: string;
  /** The same in the language of the page; `''` where it is not made of facts. */
  readonly said: string;
}

/** Whether words are valid, and why. */
export interface Explained {
  readonly kind: 'explained';
  /** As they were asked. */
  readonly words: readonly ExplainedWord[];
}

export interface ExplainedWord {
  /** As it was asked. */
  readonly asked: string;
  /** Without derivations for a valid word whose reasons could not be had, and with the nearest words alone for others. */
  readonly explanation: Explanation;
  /** A sentence a derivation, or why the word is not valid, with article and row. */
  readonly sentences: readonly string[];
  /** Why the reasons could not be had; asking again tries again. */
  readonly missing: 'network' | 'broken' | undefined;
}

/** How much of the reasons for words is here to stay. */
export interface ReasonsKept {
  readonly kind: 'reasons';
  /** Bytes to fetch for all of them. */
  readonly size: number;
  /** Bytes of those that are kept. */
  readonly kept: number;
}

/** How far the words have come. */
export type Stage =
  | { readonly kind: 'fetching'; readonly share: number }
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready'; readonly words: number; readonly kept: boolean }
  | { readonly kind: 'failed'; readonly why: 'network' | 'broken' | 'engine' };

/** What the desk works with, and where the site has it. */
export interface Supplies {
  readonly lexicon: DataFile;
  readonly leaves: DataFile;
  readonly reasons: DataFile;
  /** Address of the site's folder. */
  readonly site: string;
}
