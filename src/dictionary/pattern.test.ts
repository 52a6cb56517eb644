import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { matchPattern } from './pattern.js';

const LEXICON = lexiconFromWords([
  'ai',
  'qua',
  'qui',
  'quota',
  'acqua',
  'soqquadro',
  'quoto',
  'ra',
]);

test.each([
  ['QU?', ['QUA', 'QUI']],
  ['qu?*', ['QUA', 'QUI', 'QUOTA', 'QUOTO']],
  ['*QU*', ['ACQUA', 'QUA', 'QUI', 'QUOTA', 'QUOTO', 'SOQQUADRO']],
  ['*A', ['ACQUA', 'QUA', 'QUOTA', 'RA']],
  ['??', ['AI', 'RA']],
  ['?*?U**A', ['ACQUA']],
  ['Z*', []],
  ['????????????????', []],
])('the pattern %s finds its words in order', (pattern, words) => {
  expect([...matchPattern(LEXICON, pattern)]).toEqual(words);
});

test('a length picks among the words of a pattern', () => {
  expect([...matchPattern(LEXICON, '*A', 5)]).toEqual(['ACQUA', 'QUOTA']);
  expect([...matchPattern(LEXICON, 'QU*', 2)]).toEqual([]);
});

test('a pattern finds what the same regular expression finds', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABC'), minLength: 2, maxLength: 7 });
  const sign = fc.string({ unit: fc.constantFrom(...'ABC?*'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), sign, (words, pattern) => {
      const expression = new RegExp(`^${pattern.replaceAll('?', '.').replaceAll('*', '.*')}$`);
      const expected = [...new Set(words)].filter(each => expression.test(each)).sort();
      expect([...matchPattern(lexiconFromWords(words), pattern)]).toEqual(expected);
    }),
  );
});

test('words come one by one, before the walk is over', () => {
  const words = matchPattern(LEXICON, 'Q*')[Symbol.iterator]();
  expect(words.next().value).toBe('QUA');
});

test.each([
  ['', 'the pattern is empty'],
  ['  ', 'the pattern is empty'],
  ['A1*', '"A1*": "1" is not one of letters, ? and *'],
  ['A B', '"A B": " " is not one of letters, ? and *'],
  ['*A'.repeat(16), 'at most 31 letters and signs'],
])('the pattern "%s" is refused', (pattern, message) => {
  expect(() => matchPattern(LEXICON, pattern)).toThrow(message);
});
