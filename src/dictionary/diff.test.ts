import { expect, test } from 'vitest';
import type { Alphabet } from '../alphabet/alphabet.js';
import { CATALAN, ITALIAN } from '../alphabet/alphabets.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { type TinyRow, tinyDictionary } from '../testing/tiny-dictionary.js';
import { type DiffSide, diffLexica } from './diff.js';

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
      { lemma: 'gazebo', pos: 's.m.', articles: ['16'], row: 'nouns-a.csv:5', words: ['GAZEBI'] },
    ],
    lost: [
      {
        lemma: 'torre',
        pos: 'v.',
        articles: ['15c'],
        row: 'verbs-a.csv:2',
        words: ['TORRAI', 'TORREI'],
      },
    ],
    gainedCount: 1,
    lostCount: 2,
  });
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
