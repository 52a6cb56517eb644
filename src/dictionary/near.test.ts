import { expect, test } from 'vitest';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { nearestWords } from './near.js';

const LEXICON = lexiconFromWords([
  'casa',
  'cassa',
  'cosa',
  'case',
  'rosa',
  'tavolo',
  'caso',
  'cane',
]);

test('a letter more, less or other is near, the longest common beginning first', () => {
  expect(nearestWords(LEXICON, parseWord(ITALIAN, 'casa'))).toEqual([
    'CASE',
    'CASO',
    'CASSA',
    'COSA',
    'CANE',
  ]);
});

test('two letters are the farthest', () => {
  expect(nearestWords(LEXICON, parseWord(ITALIAN, 'tavoloxx'))).toEqual(['TAVOLO']);
  expect(nearestWords(LEXICON, parseWord(ITALIAN, 'tavoloxxx'))).toEqual([]);
});

test('a long text has no near word, and that is said at once', () => {
  expect(
    nearestWords(
      LEXICON,
      Array.from({ length: 1_000_000 }, () => 1),
    ),
  ).toEqual([]);
});

test('no more words than asked for', () => {
  expect(nearestWords(LEXICON, parseWord(ITALIAN, 'casa'), 2)).toEqual(['CASE', 'CASO']);
});
