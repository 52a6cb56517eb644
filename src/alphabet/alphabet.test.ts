import { expect, test } from 'vitest';
import { InputError } from '../errors.js';
import { compareLetters, formatTiles, formatWord, parseWord, readTokens } from './alphabet.js';
import { alphabetById, ENGLISH, ITALIAN } from './alphabets.js';
import { createCounts, formatRack } from './tile-counts.js';

test('Italian letters have the codes 1 to 26 in order', () => {
  expect(ITALIAN.codes.get('A')).toBe(1);
  expect(ITALIAN.codes.get('Z')).toBe(26);
  expect(ITALIAN.size).toBe(26);
});

test.each([
  ['casa', 'CASA'],
  ['Perché', 'PERCHE'],
  ['CITTÀ', 'CITTA'],
  ['po\u0300', 'PO'], // a combining accent
])('the word %s is read as %s', (text, folded) => {
  expect(formatWord(ITALIAN, parseWord(ITALIAN, text))).toBe(folded);
});

test('a word with another character is refused by name', () => {
  expect(() => parseWord(ITALIAN, "po'")).toThrow(
    new InputError('WORD_LETTERS', `word "po'": "'" is no letter of the italian alphabet`, {
      input: "po'",
    }),
  );
});

test('lower case on a board is a jolly, and comes back as it was', () => {
  const tokens = readTokens(ITALIAN, 'CaSA');
  const tiles = tokens.map(token => (token.kind === 'tile' ? token.tile : 0));
  expect(tiles).toEqual([3, 1 | 32, 19, 1]);
  expect(formatTiles(ITALIAN, tiles)).toBe('CaSA');
});

test('other characters come back as they are, with their place', () => {
  expect(readTokens(ITALIAN, 'A?#')).toEqual([
    { kind: 'tile', tile: 1, text: 'A', index: 0 },
    { kind: 'jolly', text: '?', index: 1 },
    { kind: 'other', text: '#', index: 2 },
  ]);
});

test('a rack is written with its jollies first', () => {
  const counts = createCounts();
  counts[0] = 1;
  counts[26] = 1;
  counts[1] = 2;
  expect(formatRack(ITALIAN, counts)).toBe('?AAZ');
});

test('an unknown alphabet is refused with the ones there are', () => {
  expect(() => alphabetById('klingon')).toThrow(
    'no alphabet "klingon": there are italian, english, catalan',
  );
});

test('English has the letters of Italian under a name of its own', () => {
  expect(ENGLISH.letters).toEqual(ITALIAN.letters);
  expect(alphabetById('english')).toBe(ENGLISH);
  expect(ENGLISH.id).not.toBe(ITALIAN.id);
});

test('words are ordered by their letters, a prefix first', () => {
  const words = ['ZIO', 'CASA', 'CA', '', 'CASE', 'AZZURRO'];
  const sorted = words.map(word => parseWord(ITALIAN, word)).sort(compareLetters);
  expect(sorted.map(letters => formatWord(ITALIAN, letters))).toEqual([
    '',
    'AZZURRO',
    'CA',
    'CASA',
    'CASE',
    'ZIO',
  ]);
  expect(compareLetters(Uint8Array.of(3, 1), [3, 1])).toBe(0);
});
