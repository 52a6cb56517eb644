// What one lexicon has and another lacks: editions, builds, years. Grouped by the lemma and the
// articles that make the words valid where they are, as far as derivations are at hand.

import { compareLetters, formatWord, type Letter, parseWord } from '../alphabet/alphabet.js';
import { checkOneAlphabet } from '../alphabet/one-alphabet.js';
import type { Derivations } from '../compile/derivations.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { rulesEdition } from '../rules/editions.js';
import { articlesOf, POS_TEXT, topicsOf } from './why/derivation-text.js';

/** A lexicon to compare, with its derivations where they are. */
export interface DiffSide {
  readonly lexicon: Lexicon;
  readonly derivations: Derivations | undefined;
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
  checkOneAlphabet(old.lexicon, now.lexicon);
  const gained: (readonly Letter[])[] = [];
  const lost: (readonly Letter[])[] = [];
  const oldWords = lettersOfWords(old.lexicon);
  const newWords = lettersOfWords(now.lexicon);
  let a = oldWords.next();
  let b = newWords.next();
  while (a.done !== true || b.done !== true) {
    const order = a.done === true ? 1 : b.done === true ? -1 : compareLetters(a.value, b.value);
    if (order < 0) lost.push(a.value as readonly Letter[]);
    if (order > 0) gained.push(b.value as readonly Letter[]);
    if (order <= 0) a = oldWords.next();
    if (order >= 0) b = newWords.next();
  }
  const groups = { gained: grouped(now, gained), lost: grouped(old, lost) };
  return {
    ...groups,
    gainedCount: gained.length,
    lostCount: lost.length,
    summary: summaryOf(groups),
  };
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

function* lettersOfWords({ alphabet, words }: Lexicon): Generator<readonly Letter[]> {
  for (const word of words()) yield parseWord(alphabet, word);
}

/** One group a lemma and reason, in the order of their first words. */
function grouped(side: DiffSide, words: readonly (readonly Letter[])[]): readonly DiffGroup[] {
  const groups = new Map<string, DiffGroup & { readonly words: string[] }>();
  for (const letters of words) {
    const text = formatWord(side.lexicon.alphabet, letters);
    const facts = factsOf(side, letters, text);
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
