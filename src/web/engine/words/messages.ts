// What the page asks of the words, and what it is told: questions with lists as answers, pages of lists, and the
// comparison with another lexicon.
import type { DiffSummary } from 'leggio';
import type { ListColumn } from '../../../wording/web/dizionario.js';

/** What is looked for. */
export type Search =
  | { readonly kind: 'hooks'; readonly run: string }
  | { readonly kind: 'anagrams'; readonly tiles: string; readonly subsets: boolean }
  | { readonly kind: 'pattern'; readonly pattern: string; readonly length: number | undefined }
  | { readonly kind: 'short' };

/** Whether words are valid, in the order in which they were asked. */
export interface Checked {
  readonly kind: 'checked';
  readonly valid: readonly boolean[];
}

/** A list that lies on the desk; the page has its beginning. */
export interface WordList {
  readonly id: number;
  /** How many words there are. */
  readonly count: number;
  /** How many of them are listed; fewer only where they are very many. */
  readonly listed: number;
  /** The first words; in anagrams, a letter that a jolly stands for is in lower case. */
  readonly first: readonly string[];
}

/** What lists are told apart by. */
export type ListName = 'front' | 'back' | 'both' | 'all' | 'gained' | 'lost' | number;

export interface NamedList extends WordList {
  /** A number for words of so many letters. */
  readonly name: ListName;
}

export interface Searched {
  readonly kind: 'searched';
  readonly lists: readonly NamedList[];
  /** Of a search for hooks. */
  readonly hooks?: HooksFound;
}

export interface HooksFound {
  /** As it was read, upper case. */
  readonly run: string;
  readonly isValid: boolean;
  /** Letters before it that make a word. */
  readonly front: readonly string[];
  /** Letters after it. */
  readonly back: readonly string[];
  /** False where there are too many words with the run for them to be listed. */
  readonly hasExtensions: boolean;
}

export interface ListPage {
  readonly kind: 'page';
  readonly words: readonly string[];
}

export interface ListText {
  readonly kind: 'text';
  readonly text: string;
}

export type TextFormat = 'txt' | 'csv';

/** Lists as text. */
export interface TextAsked {
  readonly ids: readonly number[];
  readonly format: TextFormat;
  /** Above the columns of CSV. */
  readonly headings: Readonly<Record<ListColumn, string>>;
}

/** A file from the machine of the reader. */
export interface OwnFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A comparison asked for. */
export interface Comparison {
  /** A compiled lexicon, which may come with its derivations, or a list of words. */
  readonly files: readonly OwnFile[];
  /** True where the lexicon of the file is the newer one. */
  readonly isNewer: boolean;
}

export interface Compared {
  readonly kind: 'compared';
  /** The other lexicon. */
  readonly name: string;
  readonly words: number;
  /** Of the other; empty for none. */
  readonly edition: string;
  /** Words of this lexicon. */
  readonly ownWords: number;
  /** True where its derivations came with it. */
  readonly hasReasons: boolean;
  /** True where the words that differ are few enough to be counted by their reasons. */
  readonly canSum: boolean;
  /** Lines of a list that were no words, and the first of them. */
  readonly unreadCount: number;
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  readonly lists: readonly NamedList[];
}

/** The words of a comparison by article and by source. */
export interface Summed {
  readonly kind: 'summed';
  readonly summary: DiffSummary;
}

/** Every question with what it takes and gives. */
export interface WordsQuestions {
  readonly check: { readonly asked: readonly string[]; readonly answer: Checked };
  readonly search: { readonly asked: Search; readonly answer: Searched };
  readonly page: {
    readonly asked: { readonly id: number; readonly from: number; readonly count: number };
    readonly answer: ListPage;
  };
  readonly text: { readonly asked: TextAsked; readonly answer: ListText };
  readonly compare: { readonly asked: Comparison; readonly answer: Compared };
  readonly sum: { readonly asked: undefined; readonly answer: Summed };
}

export type WordsQuestion = keyof WordsQuestions;
export type WordsAsked<Question extends WordsQuestion> = WordsQuestions[Question]['asked'];
export type WordsAnswer<Question extends WordsQuestion> = WordsQuestions[Question]['answer'];
