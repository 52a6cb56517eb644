import { expect, test } from 'vitest';
import type { Alphabet } from '../alphabet/alphabet.js';
import { CATALAN, ITALIAN } from '../alphabet/alphabets.js';
import { lexiconFromBytes, lexiconFromWords } from '../gaddag/lexicon.js';
import { type TinyRow, tinyDictionary, tinyFiles } from '../testing/tiny-dictionary.js';
import { dictionaryFromBytes } from './dictionary.js';
import { type DiffSide, differingWords, diffLexica, diffSideOf, groupDiff } from './diff.js';

function side(rows: readonly TinyRow[], edition?: string): DiffSide {
  const { lexicon, derivations } = tinyDictionary(rows, edition);
  return { lexicon, derivations, loanRows: new Set(['nouns-a.csv:5']) };
}

const COMMON: TinyRow = ['casa', 'casa', 'sf', 's'];

test('words gained and lost stand under their lemma and articles', () => {
  const old = side(
    [COMMON, ['torrei', 'torre', 'v', 'cond.pres.1s'], ['torrai', 'torre', 'v', 'ind.fut.2s']],
    'figs-2008',
  );
  const now = side([COMMON, ['gazebi', 'gazebo', 'sm', 'p', '', 'nouns-a.csv:5']]);
  expect(diffLexica(old, now)).toEqual({
    gained: [
      {
        lemma: 'gazebo',
        pos: 's.m.',
        articles: ['16'],
        source: 'own',
        row: 'nouns-a.csv:5',
        words: ['GAZEBI'],
      },
    ],
    lost: [
      {
        lemma: 'torre',
        pos: 'v.',
        articles: ['15c'],
        source: 'own',
        row: 'verbs-a.csv:2',
        words: ['TORRAI', 'TORREI'],
      },
    ],
    gainedCount: 1,
    lostCount: 2,
    summary: {
      articles: [
        { article: '15c', gained: 0, lost: 2 },
        { article: '16', gained: 1, lost: 0 },
      ],
      sources: [
        { source: 'own', from: 'verbs-a.csv', gained: 0, lost: 2 },
        { source: 'own', from: 'nouns-a.csv', gained: 1, lost: 0 },
      ],
    },
  });
});

test('what one particle moves is one number by article and one by table or package', () => {
  const enclitics = ['camminarla', 'camminarlo', 'camminarne'].map(
    form => [form, 'camminare', 'v', 'inf', form.slice(-2), 'dictionary-it: camminare/A'] as const,
  );
  const two: TinyRow = ['dartelo', 'dare', 'v', 'inf', 'telo', 'valency.csv:7'];
  const old = side([COMMON, ['abachi', 'abaco', 'sm', 'p', '', 'nouns-a.csv:12']]);
  const { summary } = diffLexica(old, side([COMMON, ...enclitics, two]));
  expect(summary.articles).toEqual([
    { article: '15a', gained: 0, lost: 1 },
    { article: '22', gained: 4, lost: 0 },
    { article: '23', gained: 1, lost: 0 },
  ]);
  expect(summary.sources).toEqual([
    { source: 'own', from: 'dictionary-it', gained: 3, lost: 0 },
    { source: 'own', from: 'nouns-a.csv', gained: 0, lost: 1 },
    { source: 'own', from: 'valency.csv', gained: 1, lost: 0 },
  ]);
});

test('without derivations the words stand in one group', () => {
  const plain = (...words: string[]): DiffSide => ({
    lexicon: lexiconFromWords(words),
    derivations: undefined,
    loanRows: new Set(),
  });
  const diff = diffLexica(plain('casa', 'cane'), plain('casa', 'gatto', 'zio'));
  expect(diff.gained.map(({ lemma, words }) => [lemma, words])).toEqual([['', ['GATTO', 'ZIO']]]);
  expect(diff.lost.map(({ lemma, words }) => [lemma, words])).toEqual([['', ['CANE']]]);
  expect(diff.summary).toEqual({ articles: [], sources: [] });
});

test('a lexicon and itself differ in nothing', () => {
  expect(diffLexica(side([COMMON]), side([COMMON]))).toMatchObject({ gained: [], lost: [] });
});

test('lexica of two alphabets are refused', () => {
  const plain = (name: string, alphabet: Alphabet): DiffSide => ({
    lexicon: lexiconFromWords(['casa'], name, alphabet),
    derivations: undefined,
    loanRows: new Set(),
  });
  expect(() => diffLexica(plain('parole', ITALIAN), plain('mots', CATALAN))).toThrow(
    'lexicon "parole" is italian, lexicon "mots" is catalan',
  );
});

test('reasons that come later group the same words as those that were there', async () => {
  const loanRows = new Set(['nouns-articles.csv:2']);
  const opened = (rows: readonly TinyRow[], edition: string) => {
    const { gaddag, derivations } = tinyFiles(rows, edition);
    return dictionaryFromBytes(lexiconFromBytes(gaddag), { derivations, loanRows });
  };
  const old = opened([COMMON, ['torrei', 'torre', 'v', 'cond.pres.1s']], 'figs-2008');
  const now = opened([COMMON, ['gazebi', 'gazebo', 'sm', 'p', '', 'nouns-articles.csv:2']], 'figs');
  const words = differingWords(old.lexicon, now.lexicon);
  expect(words).toEqual({ gained: ['GAZEBI'], lost: ['TORREI'] });
  const sides = [await diffSideOf(old, words.lost), await diffSideOf(now, words.gained)] as const;
  const later = groupDiff(...sides, words);
  expect(later).toEqual(diffLexica({ ...old, loanRows }, { ...now, loanRows }));
  expect(later.summary.articles.map(({ article }) => article)).toEqual(['15c', '16']);
});
