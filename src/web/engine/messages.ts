// What the page and its desk (the worker where the words lie) say to each other.
import type {
  Depth,
  Explanation,
  InputCode,
  LexiconCode,
  Measure,
  Move,
  RecordedEntry,
  ReportParts,
  Square,
} from 'leggio';
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

/** A game that is to be analysed. */
export interface GameAsked {
  /** As it was pasted, or the bytes of its file. */
  readonly content: string | Uint8Array;
  /** Of the file, for messages. */
  readonly name: string;
  readonly edition: string;
  readonly depth: Depth;
  /** Name and version of this program. */
  readonly program: string;
}

/** The report of a game, as far as it has come. */
export interface ReportSoFar {
  readonly kind: 'report';
  readonly parts: ReportParts;
  /** How it looks. */
  readonly style: string;
  readonly judged: number;
  readonly turns: number;
  /** False while there are turns to judge, and when it was stopped before the last. */
  readonly isWhole: boolean;
}

/** What an analysis can be taken away as. */
export type ReportFile = 'html' | 'csv' | 'json';

/** A game that is typed in. */
export interface TypedGame {
  readonly players: readonly string[];
  readonly entries: readonly RecordedEntry[];
}

/** A play that is being typed. */
export interface PlayAsked {
  /** `''` where it is not known. */
  readonly rack: string;
  /** Tiles on squares that were empty. */
  readonly laid: readonly (readonly [Square, string])[];
}

/** A game that is typed in, with all that follows from it. */
export interface TypedShown {
  readonly kind: 'typed';
  /** Rows of a CGP. */
  readonly board: string;
  readonly players: readonly { readonly name: string; readonly total: number }[];
  /** Whose turn it is. */
  readonly next: number;
  readonly bag: number;
  /** Tiles that the player to move is known to have kept. */
  readonly kept: string;
  readonly turns: readonly TypedTurn[];
  /** What is wrong that belongs to no turn. */
  readonly problems: readonly string[];
  /** The play that was asked about. */
  readonly play: PlayShown | undefined;
  /** How the game stands or came out, line by line; what the moves do not tell. */
  readonly result: readonly string[];
  /** True once it is over by the rules, or has the lines of its end. */
  readonly isOver: boolean;
  /** Players whose tiles left must be told before the end can be reckoned. */
  readonly wantsRacks: readonly number[];
  /** The file. */
  readonly gcg: string;
}

/** An entry as a score sheet has it. */
export interface TypedTurn {
  /** Index of the entry. */
  readonly entry: number;
  readonly kind: RecordedEntry['kind'];
  readonly player: number;
  readonly rack: string;
  /** Place and word, or the tiles changed; empty for others. */
  readonly move: string;
  /** Tiles that a play laid. */
  readonly laid: readonly (readonly [Square, string])[];
  readonly points: number;
  /** The player's, after it. */
  readonly total: number;
  readonly problems: readonly string[];
}

/** A play that is being typed, judged. */
export interface PlayShown {
  /** As a GCG has them; undefined while the tiles cannot lie so. */
  readonly at: string | undefined;
  readonly tiles: string;
  /** As one types it, `'F8 orizz. MICIO'`. */
  readonly text: string;
  readonly score: number;
  readonly words: readonly { readonly word: string; readonly isValid: boolean }[];
  /** False while there are no words to judge by. */
  readonly isJudged: boolean;
  /** What stands against it, its words left out. */
  readonly problems: readonly string[];
  /** A rack that is none. */
  readonly fault: Refused | undefined;
}

/** What is known of a game that was read. */
export interface GameRead {
  readonly kind: 'game';
  /** Of the game, else its players. */
  readonly title: string;
}

/** Why there is no answer. */
export interface Refused {
  readonly kind: 'refused';
  /** `STOPPED`: the page said so. */
  readonly code: InputCode | LexiconCode | 'NETWORK' | 'BROKEN' | 'FAULT' | 'STOPPED';
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
  /** True where something was fetched that there was no room for. */
  readonly isFull: boolean;
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
  readonly played: DataFile;
  readonly reasons: DataFile;
  readonly shortDoubts: DataFile;
  /** Address of the site's folder. */
  readonly site: string;
}
