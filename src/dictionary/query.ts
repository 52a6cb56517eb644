// Texts that people type as questions: words, patterns, racks. Wrong characters are refused by name.
import {
  type Alphabet,
  compareLetters,
  formatWord,
  type Letter,
  MAX_WORD_TEXT,
  readWord,
} from '../alphabet/alphabet.js';
import { InputError, quoted } from '../errors.js';

/**
 * Letters of a query without its signs.
 *
 * @param wanted what the query is made of, for the message: `'letters, ? and *'`
 * @throws InputError `QUERY_SIGNS`
 */
export function queryLetters(
  alphabet: Alphabet,
  piece: string,
  query: string,
  wanted: string,
): readonly Letter[] {
  const read = readWord(alphabet, piece);
  if ('letters' in read) return read.letters;
  throw new InputError(
    'QUERY_SIGNS',
    `${quoted(query)}: ${quoted(read.unknown)} is none of ${wanted}`,
    {
      input: query,
    },
  );
}

/** @throws InputError `QUERY_LENGTH` when a query is longer than any that has an answer */
export function checkQuery(query: string): void {
  if (query.length <= MAX_WORD_TEXT) return;
  throw new InputError(
    'QUERY_LENGTH',
    `${quoted(query)}: ${query.length} characters, at most ${MAX_WORD_TEXT}`,
    { input: query },
  );
}

/** Words as text, by the alphabet. */
export function sortedTexts(alphabet: Alphabet, words: (readonly Letter[])[]): string[] {
  return words.sort(compareLetters).map(letters => formatWord(alphabet, letters));
}
