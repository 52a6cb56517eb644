// Why a word is valid, by every derivation, or why it is not, by what the tables say of it.

import {
  type Alphabet,
  checkWordText,
  formatWord,
  MAX_WORD_LENGTH,
  parseWord,
  readWord,
} from '../../alphabet/alphabet.js';
import type { Derivation } from '../../compile/derivations.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { type ReasonedLexicon, tablesOf } from '../dictionary.js';
import { nearestWords } from '../near.js';
import { articlesOf, POS_TEXT, splitParticles, topicsOf } from './derivation-text.js';
import type { WordFact } from './facts.js';
import { documentedRefusal, type Question, type Refusal } from './question.js';
import { refusalOf } from './refusal.js';

/** The reason when nothing that was asked knows the word. */
const NOTHING: Refusal = {
  topic: undefined,
  fact: { code: 'unknown' },
};

/** One reason why a word is valid. */
export interface ExplainedDerivation {
  /** As a dictionary prints it, accents and all. */
  readonly lemma: string;
  /** As dictionaries abbreviate it: `'s.m.'`. */
  readonly pos: string;
  /** A few words on the sense; empty when the source gives none. */
  readonly gloss: string;
  /** The cell of the paradigm: `'ind.pres.1s'`; `'listed'` for a form that a row lists as it is. */
  readonly form: string;
  /** Particles joined to the form, in order; empty for none. */
  readonly particles: readonly string[];
  /** Id of the source: `'own'`. */
  readonly source: string;
  /** Table row or package entry: `'lexicon-src/listed.csv:12'`. */
  readonly row: string;
  /** Articles that make the word valid so. */
  readonly articles: readonly string[];
}

/** The answer on a word. */
export interface Explanation {
  /** As it is played, or as it was asked when it is not a word of letters. */
  readonly word: string;
  /** True when the lexicon has the word. */
  readonly valid: boolean;
  /** Empty when it is not valid. */
  readonly derivations: readonly ExplainedDerivation[];
  /** Why it is not valid, with its values; null when it is. `wording` makes sentences of it. */
  readonly fact: WordFact | null;
  /** Articles behind the first derivation or the reason; null when none is. */
  readonly article: string | null;
  /** The row that gives the reason; null when none does. */
  readonly row: string | null;
  /** Nearest valid words of a word that is not valid. */
  readonly near: readonly string[];
}

/**
 * Explains a word.
 *
 * @param text any case, with or without accents: `'Perché'`, `"po'"`
 * @throws InputError `WORD_LETTERS` when it has more than 1,000 characters; `TABLE_MISSING` |
 *   `TABLE_HEADER` | `TABLE_ROWS` when the tables cannot be read
 */
export async function explainWord(dictionary: ReasonedLexicon, text: string): Promise<Explanation> {
  checkWordText(text);
  const { lexicon } = dictionary;
  const read = readWord(lexicon.alphabet, withoutApostrophe(text));
  if (!('letters' in read)) return strange(dictionary, text, read.unknown);
  const word = formatWord(lexicon.alphabet, read.letters);
  if (lexicon.hasLetters(read.letters)) {
    return valid(dictionary, word, await tablesOf(dictionary).find(read.letters));
  }
  const wrongLength = lengthRefusal(read.letters.length);
  if (wrongLength !== undefined) return invalid(dictionary, word, wrongLength);
  const evidence = await tablesOf(dictionary).evidence();
  if (evidence === undefined) return explainUnlisted(lexicon, word);
  const question: Question = { key: word, dictionary, evidence };
  const refusal = (await refusalOf(question)) ?? NOTHING;
  return invalid(dictionary, word, refusal, nearestWords(lexicon, read.letters));
}

/**
 * What a plain list of words can say of a word it does not have: the nearest it has.
 *
 * @throws InputError `WORD_LETTERS`
 */
export function explainUnlisted(lexicon: Lexicon, text: string): Explanation {
  const letters = parseWord(lexicon.alphabet, text);
  return {
    word: formatWord(lexicon.alphabet, letters),
    valid: false,
    derivations: [],
    fact: { code: 'not-listed', lexicon: lexicon.name },
    article: null,
    row: null,
    near: nearestWords(lexicon, letters),
  };
}

function lengthRefusal(length: number): Refusal | undefined {
  if (length >= 2 && length <= MAX_WORD_LENGTH) return undefined;
  if (length < 2) {
    return { topic: undefined, fact: { code: 'too-short' } };
  }
  const fact = { code: 'over-long', letters: length, most: MAX_WORD_LENGTH } as const;
  return { topic: undefined, fact };
}

async function valid(
  dictionary: ReasonedLexicon,
  word: string,
  found: readonly Derivation[],
): Promise<Explanation> {
  const loans = found.some(mayBeLoan) ? await tablesOf(dictionary).loanRows() : new Set<string>();
  const derivations = found.map(each => explained(dictionary, word, each, loans));
  const articles = derivations[0]?.articles ?? [];
  const article = articles.length === 0 ? null : articles.join(', ');
  return { word, valid: true, derivations, fact: null, article, row: null, near: [] };
}

/** Only our own tables of nouns say that a noun is a loanword. */
function mayBeLoan({ lemma: { origin } }: Derivation): boolean {
  return origin.at.startsWith('nouns-');
}

function explained(
  dictionary: ReasonedLexicon,
  word: string,
  derivation: Derivation,
  loanRows: ReadonlySet<string>,
): ExplainedDerivation {
  const { lemma, cell, particles } = derivation;
  const { source, at } = lemma.origin;
  const { alphabet } = dictionary.lexicon;
  const facts = { isLemma: wordText(alphabet, lemma.text) === word, isLoan: loanRows.has(at) };
  return {
    lemma: lemma.text,
    pos: POS_TEXT[lemma.pos],
    gloss: lemma.gloss,
    form: cell,
    particles: splitParticles(particles),
    source,
    row: rowText(dictionary, at),
    articles: articlesOf(topicsOf(derivation, facts), dictionary.rules),
  };
}

/** A text as it is played, or undefined when it is not a word of letters. */
function wordText(alphabet: Alphabet, text: string): string | undefined {
  const read = readWord(alphabet, withoutApostrophe(text));
  return 'letters' in read ? formatWord(alphabet, read.letters) : undefined;
}

/** The apostrophe of a truncated form falls; one inside stands between two words. */
function withoutApostrophe(text: string): string {
  return text.trim().replace(/['’]$/, '');
}

/** Rows of tables are named with their folder, entries of packages as they are. */
function rowText({ tablesName }: ReasonedLexicon, at: string): string {
  return /^[\w-]+\.csv:\d+$/.test(at) ? `${tablesName}/${at}` : at;
}

function invalid(
  dictionary: ReasonedLexicon,
  word: string,
  { topic, fact, at }: Refusal,
  near: readonly string[] = [],
): Explanation {
  const article = articlesOf(topic === undefined ? [] : [topic], dictionary.rules)[0] ?? null;
  const row = at === undefined ? null : rowText(dictionary, at);
  return { word, valid: false, derivations: [], fact, article, row, near };
}

/** Text with other characters than letters: a row may name it, spaces and hyphens part words. */
async function strange(
  dictionary: ReasonedLexicon,
  text: string,
  character: string,
): Promise<Explanation> {
  const word = text.trim().toUpperCase();
  const documented = (await tablesOf(dictionary).evidence())?.notWords.get(word);
  if (documented !== undefined) {
    return invalid(dictionary, word, documentedRefusal(documented));
  }
  if (/^[\s'’-]$/.test(character)) {
    return invalid(dictionary, word, { topic: 'oneWord', fact: { code: 'several-words' } });
  }
  const fact = { code: 'not-a-letter', character } as const;
  return invalid(dictionary, word, { topic: undefined, fact });
}
