import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { findAnagrams } from './anagrams.js';

const LEXICON = lexiconFromWords(['mare', 'arme', 'rame', 'amar', 'ma', 're', 'era', 'mamma']);

test('anagrams use every tile and come by the alphabet', () => {
  expect(findAnagrams(LEXICON, 'aemr')).toEqual(['ARME', 'MARE', 'RAME']);
});

test('the letter that a jolly stands for is in lower case', () => {
  expect(findAnagrams(LEXICON, 'AMR?')).toEqual(['AMaR', 'ARMe', 'MARe', 'RAMe']);
  expect(findAnagrams(LEXICON, '??')).toEqual(['ma', 're']);
});

test('subsets leave tiles over, the longest words first', () => {
  expect(findAnagrams(LEXICON, 'AEMR', { subsets: true })).toEqual([
    'ARME',
    'MARE',
    'RAME',
    'ERA',
    'MA',
    'RE',
  ]);
});

test('subsets are the words whose letters the tiles cover', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABC'), minLength: 2, maxLength: 6 });
  const rack = fc.string({ unit: fc.constantFrom(...'ABC?'), minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), rack, (words, tiles) => {
      const count = (text: string, letter: string): number => text.split(letter).length - 1;
      const expected = [...new Set(words)].filter(
        each =>
          each.length <= tiles.length &&
          [...'ABC'].reduce(
            (sum, letter) => sum + Math.max(0, count(each, letter) - count(tiles, letter)),
            0,
          ) <= count(tiles, '?'),
      );
      const found = findAnagrams(lexiconFromWords(words), tiles, { subsets: true });
      expect(found.map(each => each.toUpperCase()).sort()).toEqual(expected.sort());
    }),
  );
});

test.each([
  ['A', '"A": 1 tiles, wanted 2 to 15'],
  ['A'.repeat(16), '16 tiles, wanted 2 to 15'],
  ['A&', '"&" is not one of letters and ?'],
])('the tiles "%s" are refused', (tiles, message) => {
  expect(() => findAnagrams(LEXICON, tiles)).toThrow(message);
});
