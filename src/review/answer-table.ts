// The table that goes out to a reviewer and comes back: one row a word, three boxes, one of which gets
// an x. Whether it was filled in on the page or in a spreadsheet, it is the same table.
import { formatWord, readWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { csvLine } from '../files/csv.js';
import type { ReviewItem } from './items.js';

/** What a reviewer can say of a word. */
export const ANSWERS = ['right', 'wrong', 'doubt'] as const;

/** `right`: a word; `wrong`: none; `doubt`: somebody else has to say. */
export type Answer = (typeof ANSWERS)[number];

/** What of a word is wrong. */
export const SCOPES = ['form', 'lemma'] as const;

/** `form`: this word alone; `lemma`: the whole entry that it comes from. */
export type Scope = (typeof SCOPES)[number];

/** Columns that say what is asked. */
export const ASKED = ['kind', 'word', 'lemma', 'pos', 'reason', 'source', 'row'] as const;

/** Columns that the reviewer fills in. */
export const ANSWERED = ['right', 'wrong', 'doubt', 'scope', 'note', 'reviewer'] as const;

/** All columns, in order. */
export const COLUMNS: readonly string[] = [...ASKED, ...ANSWERED];

/** What is asked of a word, as a line of CSV without its boxes. */
export function askedLine(item: ReviewItem): string {
  return csvLine(ASKED.map(column => item[column]));
}

/** The table with its boxes empty. */
export function answerTable(items: readonly ReviewItem[]): string {
  const empty = ','.repeat(ANSWERED.length);
  return `${[csvLine(COLUMNS), ...items.map(item => askedLine(item) + empty)].join('\n')}\n`;
}

/** Letters of a word that has rows of its own, whatever its entry: `short-words.csv`. */
export const SHORT = 3;

/**
 * What is meant by who says no more: of the head word of an entry the entry, of another form, and of a
 * word of two or three letters, that form.
 */
export function usualScope(word: string, lemma: string): Scope {
  const read = readWord(ITALIAN, lemma);
  const isHead = 'letters' in read && formatWord(ITALIAN, read.letters) === word;
  return isHead && word.length > SHORT ? 'lemma' : 'form';
}
