// What one lexicon has and another lacks: editions, builds, years. Grouped by the lemma and the
// articles that make the words valid where they are, as far as derivations are at hand.

import {
  type Alphabet,
  compareLetters,
  formatWord,
  type Letter,
  parseWord,
} from '../alphabet/alphabet.js';
import { checkOneAlphabet } from '../alphabet/one-alphabet.js';
import type { Derivation, Derivations } from '../compile/derivations.js';
import type { LexiconFacts } from '../gaddag/format.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { rulesEdition } from '../rules/editions.js';
import { type ReasonedLexicon, tablesOf } from './dictionary.js';
import { articlesOf, POS_TEXT, topicsOf } from './why/derivation-text.js';

/** Words that can be compared: a lexicon has them, and a list that was read (`readListedWords`). */
export interface DiffWords extends Pick<Lexicon, 'name' | 'alphabet' | 'wordCount'> {
  /** The edition that decided; empty for none. */
  readonly facts: Pick<LexiconFacts, 'edition'>;
  /** Upper case, in the order of the alphabet. */
  words(): IterableIterator<string>;
}

/** A lexicon to compare, with its derivations where they are. */
export interface DiffSide {
  /** Its words. */
  readonly lexicon: DiffWords;
  /** Why they are valid; undefined where that is not known. */
  readonly derivations: Pick<Derivations, 'find'> | undefined;
  /** Rows of the tables that are loanwords. */
  readonly loanRows: ReadonlySet<string>;
}

/** Words of one lemma that came or went for one reason. */
export interface DiffGroup {
  /** Empty when there are no derivations. */
  readonly lemma: string;
  /** Part of speech as dictionaries abbreviate it: `'s.m.'`; empty as `lemma`. */
  readonly pos: string;
  /** Articles that make the words valid in the lexicon that has them. */
  readonly articles: readonly string[];
  /** Id of the source of the lemma there: `'own'`. */
  readonly source: string;
  /** Table row or package entry of the lemma there. */
  readonly row: string;
  /** Upper case, in the order of the alphabet. */
  readonly words: readonly string[];
}

/** How many words came and went for one reason. */
export interface DiffCount {
  /** In the new lexicon only. */
  readonly gained: number;
  /** In the old lexicon only. */
  readonly lost: number;
}

/** Words that came and went, counted by why they are valid where they are; nothing without derivations. */
export interface DiffSummary {
  /** By article, in the order of the articles: a word that rests on two counts under both. */
  readonly articles: readonly (DiffCount & { readonly article: string })[];
  /** By source and by the table or the package within it, most words first. */
  readonly sources: readonly (DiffCount & {
    /** Id of the source: `'own'`. */
    readonly source: string;
    /** `'nouns-a.csv'`, or a package: `'dictionary-it'`. */
    readonly from: string;
  })[];
}

/** Words that came and went, in groups, in the order of their first words. */
export interface LexiconDiff {
  /** In the new lexicon only. */
  readonly gained: readonly DiffGroup[];
  /** In the old lexicon only. */
  readonly lost: readonly DiffGroup[];
  /** Words in the new lexicon only. */
  readonly gainedCount: number;
  /** Words in the old lexicon only. */
  readonly lostCount: number;
  /** The same words by article and by source. */
  readonly summary: DiffSummary;
}

/**
 * Compares two lexica.
 *
 * @throws InputError `ALPHABETS_DIFFER` when they are in different alphabets
 */
export function diffLexica(old: DiffSide, now: DiffSide): LexiconDiff {
  return groupDiff(old, now, differingWords(old.lexicon, now.lexicon));
}

/** Words that came and went, each in order, upper case. */
export interface DifferingWords {
  /** In the new lexicon only. */
  readonly gained: readonly string[];
  /** In the old lexicon only. */
  readonly lost: readonly string[];
}

/**
 * The words that one of two has and the other lacks, without reasons.
 *
 * @throws InputError `ALPHABETS_DIFFER` when they are in different alphabets
 */
export function differingWords(old: DiffWords, now: DiffWords): DifferingWords {
  checkOneAlphabet(old, now);
  const gained: string[] = [];
  const lost: string[] = [];
  const compare = orderOf(old.alphabet);
  const oldWords = old.words();
  const newWords = now.words();
  let a = oldWords.next();
  let b = newWords.next();
  while (a.done !== true || b.done !== true) {
    const order = a.done === true ? 1 : b.done === true ? -1 : compare(a.value, b.value);
    if (order < 0) lost.push(a.value as string);
    if (order > 0) gained.push(b.value as string);
    if (order <= 0) a = oldWords.next();
    if (order >= 0) b = newWords.next();
  }
  return { gained, lost };
}

/** Groups words that came and went by why they are valid where they are. */
export function groupDiff(old: DiffSide, now: DiffSide, words: DifferingWords): LexiconDiff {
  const groups = { gained: grouped(now, words.gained), lost: grouped(old, words.lost) };
  return {
    ...groups,
    gainedCount: words.gained.length,
    lostCount: words.lost.length,
    summary: summaryOf(groups),
  };
}

/**
 * A side of a comparison from a dictionary: the reasons of some words, fetched where they come in parts.
 *
 * @throws as the dictionary's `load` does
 */
export async function diffSideOf(
  dictionary: ReasonedLexicon,
  words: Iterable<string>,
): Promise<DiffSide> {
  const { lexicon } = dictionary;
  const tables = tablesOf(dictionary);
  const found = new Map<string, readonly Derivation[]>();
  for (const word of words) {
    found.set(word, await tables.find(parseWord(lexicon.alphabet, word)));
  }
  const find: Derivations['find'] = letters =>
    found.get(formatWord(lexicon.alphabet, letters)) ?? [];
  return { lexicon, derivations: { find }, loanRows: await tables.loanRows() };
}

function summaryOf(groups: Pick<LexiconDiff, 'gained' | 'lost'>): DiffSummary {
  const articles = counted(groups, group =>
    group.articles.map(article => ({ key: article, named: { article } })),
  );
  const sources = counted(groups, ({ source, row }) => {
    const from = originOf(row);
    return source === '' ? [] : [{ key: `${source} ${from}`, named: { source, from } }];
  });
  const size = ({ gained, lost }: DiffCount): number => gained + lost;
  return {
    articles: articles.sort((a, b) => byNumber.compare(a.article, b.article)),
    sources: sources.sort((a, b) => size(b) - size(a) || byNumber.compare(a.from, b.from)),
  };
}

/** `'9'` before `'15c'` before `'22'`. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Table or package of a row: `'nouns-a.csv:12'` → `'nouns-a.csv'`. */
function originOf(row: string): string {
  return row.slice(0, row.indexOf(':'));
}

/** Counts the words of groups under every key that a group has, in the order of their coming. */
function counted<Named extends object>(
  groups: Pick<LexiconDiff, 'gained' | 'lost'>,
  keysOf: (group: DiffGroup) => readonly { readonly key: string; readonly named: Named }[],
): (Named & DiffCount)[] {
  const counts = new Map<string, Named & { gained: number; lost: number }>();
  for (const side of ['gained', 'lost'] as const) {
    for (const group of groups[side]) {
      for (const { key, named } of keysOf(group)) {
        const count = counts.get(key) ?? { ...named, gained: 0, lost: 0 };
        count[side] += group.words.length;
        counts.set(key, count);
      }
    }
  }
  return [...counts.values()];
}

/** The order of words as texts: where letters are characters in their order, texts need not be read. */
function orderOf(alphabet: Alphabet): (a: string, b: string) => number {
  const letters = alphabet.upper.slice(1);
  const isPlain =
    alphabet.longest === 1 && letters.every((each, at) => each > (letters[at - 1] ?? ''));
  if (isPlain) return (a, b) => (a < b ? -1 : Number(a > b));
  return (a, b) => compareLetters(parseWord(alphabet, a), parseWord(alphabet, b));
}

/** One group a lemma and reason, in the order of their first words. */
function grouped(side: DiffSide, words: readonly string[]): readonly DiffGroup[] {
  const groups = new Map<string, DiffGroup & { readonly words: string[] }>();
  for (const text of words) {
    const facts = factsOf(side, parseWord(side.lexicon.alphabet, text), text);
    const key = JSON.stringify(facts);
    const group = groups.get(key) ?? { ...facts, words: [] };
    group.words.push(text);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What a word is grouped by: its first derivation. */
function factsOf(
  { lexicon, derivations, loanRows }: DiffSide,
  letters: readonly Letter[],
  text: string,
): Omit<DiffGroup, 'words'> {
  const derivation = derivations?.find(letters)[0];
  if (derivation === undefined) return { lemma: '', pos: '', articles: [], source: '', row: '' };
  const { lemma } = derivation;
  const { edition } = lexicon.facts;
  const isLemma = lemma.text.toUpperCase() === text;
  const isLoan = loanRows.has(lemma.origin.at);
  const rules = edition === '' ? undefined : rulesEdition(edition);
  return {
    lemma: lemma.text,
    pos: POS_TEXT[lemma.pos],
    articles: articlesOf(topicsOf(derivation, { isLemma, isLoan }), rules),
    source: lemma.origin.source,
    row: lemma.origin.at,
  };
}
