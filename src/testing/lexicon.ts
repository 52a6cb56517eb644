// The frozen list `words.txt` (3,516 words) as a lexicon, made once. Counts and signatures are held on
// it, so that a new word in a table breaks none of them. It was made from the project's own tables
// (CC0): the forms of 49 verbs, some 190 nouns and adjectives, the short words, the function words.
import { readFileSync } from 'node:fs';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { type Lexicon, lexiconFromWords } from '../gaddag/lexicon.js';
import { type OracleWords, oracleWords } from './oracle.js';

/** Upper case, sorted, each once. */
export const WORDS: readonly string[] = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

export const LEXICON: Lexicon = lexiconFromWords(WORDS, 'frozen');

/** The same words, or some of them, for the oracle. */
export function forOracle(words: readonly string[] = WORDS): OracleWords {
  return oracleWords(words.map(word => parseWord(ITALIAN, word)));
}

const VOWELS = [...'AEIOU'];
const PAIRS = VOWELS.flatMap(a => VOWELS.map(b => a + b));

/** Every word of two vowels, then of three and of four: few words, and tens of thousands of plays. */
export const VOWEL_WORDS: readonly string[] = [
  ...PAIRS,
  ...PAIRS.flatMap(pair => VOWELS.map(vowel => pair + vowel)),
  ...PAIRS.flatMap(pair => PAIRS.map(other => pair + other)),
];
