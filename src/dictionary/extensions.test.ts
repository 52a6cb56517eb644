import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { extensions } from './extensions.js';

test('words are sorted by where their letters go on', () => {
  const lexicon = lexiconFromWords(['mare', 'amare', 'marea', 'tremarella', 'mari', 'calamareti']);
  expect(extensions(lexicon, 'mare')).toEqual({
    front: ['AMARE'],
    back: ['MAREA'],
    both: ['CALAMARETI', 'TREMARELLA'],
  });
});

test('letters that no word holds have none', () => {
  expect(extensions(lexiconFromWords(['mare']), 'qx')).toEqual({ front: [], back: [], both: [] });
});

test('extensions are what a search through all words finds', () => {
  const word = fc.string({ unit: fc.constantFrom(...'AB'), minLength: 2, maxLength: 8 });
  const run = fc.string({ unit: fc.constantFrom(...'AB'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), run, (words, letters) => {
      const unique = [...new Set(words)].sort();
      expect(extensions(lexiconFromWords(words), letters)).toEqual({
        front: unique.filter(each => new RegExp(`.${letters}$`).test(each)),
        back: unique.filter(each => new RegExp(`^${letters}.`).test(each)),
        both: unique.filter(each => new RegExp(`.${letters}.`).test(each)),
      });
    }),
  );
});

test.each([
  ['', 'wanted 1 to 15 letters'],
  ['ma-re', '"-" is not one of the letters of the alphabet'],
])('the letters "%s" are refused', (letters, message) => {
  expect(() => extensions(lexiconFromWords(['mare']), letters)).toThrow(message);
});
