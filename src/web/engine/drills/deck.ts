// What a deck of cards is to the rest of the drills: its cards in the order in which they are new, and what is right.
import type { Given, JudgedWord } from './messages.js';

export interface Deck {
  /** In the order in which they are asked for the first time. */
  readonly cards: readonly string[];
  /** Letters of words that it has. */
  readonly lengths: readonly number[];
  /** What is right of a card, as a text to compare; undefined for what is no card of this lexicon. */
  truth(card: string): string | undefined;
  /** Words that there are to find, for the pace of an answer and to be told beforehand. */
  count(card: string): number;
  /** The words of an answer, those that are right first. */
  judge(card: string, given: Given): readonly JudgedWord[];
}

/** Words with how often they are played. */
export interface Frequencies {
  times(word: string): number;
  words(): Iterable<string>;
}

/** The most played first, then by the alphabet. */
export function byFrequency(words: readonly string[], { times }: Frequencies): readonly string[] {
  const counted = words.map(word => ({ word, times: times(word) }));
  counted.sort((one, other) => other.times - one.times || (one.word < other.word ? -1 : 1));
  return counted.map(({ word }) => word);
}

/** True for a text of these letters alone. */
export function isOf(letters: ReadonlySet<string>, word: string): boolean {
  return [...word].every(letter => letters.has(letter));
}
