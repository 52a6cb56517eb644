// What the page and its desk (the worker where the words lie) say to each other.
import type { InputCode, LexiconCode, Measure, Move, SimulatedMove, Square, Stopped } from 'leggio';
import type { DataFile } from './data-file.js';

/** A position that is asked about, as text. */
export interface AskedPosition {
  /** Rows of a CGP. */
  readonly board: string;
  readonly rack: string;
  readonly edition: string;
}

/** Which moves are wanted; `EVERY_MOVE` is every one. */
export interface MoveFilter {
  readonly kind: 'all' | 'plays' | 'exchanges';
  /** Letters that the main word has one after the other, or with `?` and `*` the whole word; `''` for any. */
  readonly word: string;
  /** Points at least and at most. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** Tiles that are kept, and maybe others: `'S?'`. */
  readonly keeps: string;
  /** Squares that the main word lies on, and others that it does not. */
  readonly covers: readonly Square[];
  readonly avoids: readonly Square[];
}

export const EVERY_MOVE: MoveFilter = {
  kind: 'all',
  word: '',
  least: undefined,
  most: undefined,
  keeps: '',
  covers: [],
  avoids: [],
};

/** The moves of a position that are wanted. */
export interface Asked extends AskedPosition {
  readonly by: Measure;
  readonly filter: MoveFilter;
  /** Moves of the answer at most, but for those that are as good as the best. */
  readonly count: number;
}

/** The best of a position. */
export interface Found {
  readonly kind: 'found';
  /** Best first. */
  readonly moves: readonly Move[];
  /** The best score in points, or equity in thousandths. */
  readonly best: number;
  /** False where the edition has no values of leaves: then equity is the score. */
  readonly hasLeaves: boolean;
  /** What only the list of all moves tells; undefined in a first answer, which has the best alone. */
  readonly counts: Counts | undefined;
  readonly milliseconds: number;
}

export interface Counts {
  /** Plays of the position. */
  readonly plays: number;
  /** Plays that are as good as the best, all of them: the first ones of the unfiltered list. */
  readonly tied: number;
  /** Exchanges that are allowed. */
  readonly exchanges: number;
  /** Moves that the filter lets pass. */
  readonly passed: number;
}

/** What the plays through each square are worth at best. */
export interface Heat {
  readonly kind: 'heat';
  /** 225: points, or equity in thousandths, of the best play that lays a tile there; undefined where none does. */
  readonly squares: readonly (number | undefined)[];
  readonly best: number;
}

/** Tiles of the rack that lie on the board to be looked at. */
export type LaidTiles = readonly { readonly square: Square; readonly tile: string }[];

/** What is to be said of tiles laid. */
export interface LaidVerdict {
  readonly kind: 'verdict';
  readonly isLegal: boolean;
  /** Undefined where the tiles cannot lie so. */
  readonly score: number | undefined;
  /** Of the score, what the whole rack brings. */
  readonly bonus: number;
  /** The main word, then those across it; none where the tiles cannot lie so. */
  readonly words: readonly LaidWord[];
  /** What stands against it, in the language of the page, but for words that are none. */
  readonly reasons: readonly string[];
}

export interface LaidWord {
  /** As on the board, jollies in lower case. */
  readonly word: string;
  /** As GCG has it. */
  readonly at: string;
  readonly score: number;
  /** Undefined where the site has no words for the edition. */
  readonly isValid: boolean | undefined;
}

/** A long question: how it is got, and within what limits. */
export interface LongAsked extends AskedPosition {
  readonly how: 'simulation' | 'ending' | 'preending';
  /** Points that the player to move is ahead. */
  readonly spread: number;
  /** Moves that are compared. */
  readonly count: number;
  readonly seconds: number;
}

/** How far a long question is; `share` is from 0 to 1. */
export interface LongProgress {
  readonly share: number;
  /** What is known so far, when it is more than before. */
  readonly soFar: LongFound | undefined;
}

/** What came of a long question. */
export type LongFound = SimulationFound | EndingFound | PreendingFound;

export interface SimulationFound {
  readonly kind: 'simulation';
  /** Best first. */
  readonly moves: readonly Omit<SimulatedMove, 'squares' | 'turns'>[];
  readonly rollouts: number;
  /** Undefined while it goes on. */
  readonly stopped: Stopped | undefined;
}

export interface EndingFound {
  readonly kind: 'ending';
  readonly isExact: boolean;
  /** Points gained on the other player, to the end of the game. */
  readonly value: number;
  /** Proven bounds of it; infinite where nothing is proven. */
  readonly low: number;
  readonly high: number;
  readonly best: readonly Move[];
  /** Best moves of both in turn. */
  readonly line: readonly Move[];
  readonly positions: number;
}

export interface PreendingFound {
  readonly kind: 'preending';
  readonly isExact: boolean;
  readonly moves: readonly {
    readonly move: Move;
    readonly winPercent: number;
    readonly spread: number;
    readonly isExact: boolean;
  }[];
  /** Tiles in the bag. */
  readonly bag: number;
}

/** Why there is no answer. */
export interface Refused {
  readonly kind: 'refused';
  /** `STOPPED`: the page said so. */
  readonly code: InputCode | LexiconCode | 'FAULT' | 'STOPPED';
  /** What went wrong, in the language of the page where it is made of facts, else in English. */
  readonly message: string;
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
  readonly wins: DataFile;
  /** Address of the site's folder. */
  readonly site: string;
}
