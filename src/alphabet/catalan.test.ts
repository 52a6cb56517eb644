// Catalan words and tiles as text (UF 2007, art. 6): the first alphabet whose letters are longer than
// a character.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Alphabet,
  formatTile,
  formatTiles,
  formatWord,
  JOLLY_BIT,
  parseWord,
  readTokens,
  readWord,
  type Tile,
} from './alphabet.js';
import { alphabetById, alphabetIds, CATALAN } from './alphabets.js';
import { createCounts, formatRack } from './tile-counts.js';

/** The letters of a word with a point between them: `'A-QU-I'`. */
function spelt(text: string, inList = false): string {
  const read = readWord(CATALAN, text, inList);
  if (!('letters' in read)) return `${read.unknown}${read.untiled ? ' has no tile' : ' is none'}`;
  return read.letters.map(letter => CATALAN.upper[letter]).join('-');
}

/** The tiles of a row; anything else as it stands: `'N-[ny]'`. */
function laid(alphabet: Alphabet, text: string): string {
  return readTokens(alphabet, text)
    .map(token => (token.kind === 'tile' ? formatTile(alphabet, token.tile) : `<${token.text}>`))
    .join('-');
}

test('the order of the letters, by which racks, words and the starting draw go', () => {
  expect(CATALAN.letters.join(' ')).toBe('A B C Ç D E F G H I J L L·L M N NY O P QU R S T U V X Z');
  const codes = ['Z', 'NY', 'QU', 'L·L', 'Ç', 'A'].map(letter => CATALAN.codes.get(letter));
  expect(codes).toEqual([26, 16, 19, 13, 4, 1]);
});

test('five tiles are vowels; Q with its U is not', () => {
  expect(CATALAN.upper.filter((_, letter) => CATALAN.isVowel[letter])).toEqual([...'AEIOU']);
});

describe('a word', () => {
  test.each([
    ['que', 'QU-E'], // art. 6
    ['il·lús', 'I-L·L-U-S'], // art. 6
    ['any', 'A-NY'],
    ['plaça', 'P-L-A-Ç-A'],
    ['plac\u0327a', 'P-L-A-Ç-A'], // a combining cedilla
    ['qüestió', 'QU-E-S-T-I-O'],
    ['Àïllar', 'A-I-L-L-A-R'],
    ['COL·LEGI', 'C-O-L·L-E-G-I'],
  ])('%s is spelt %s', (text, tiles) => {
    expect(spelt(text)).toBe(tiles);
  });

  test.each([
    'co\u0140legi',
    'CO\u013fLEGI',
    'col·legi',
    'col\u2027legi',
    'col\u2219legi',
    'co[l·l]egi',
  ])('%s is COL·LEGI everywhere', text => {
    expect(formatWord(CATALAN, parseWord(CATALAN, text))).toBe('COL·LEGI');
  });

  test.each(['col-legi', 'col.legi', 'COL-LEGI'])('%s is COL·LEGI in a list only', text => {
    expect(spelt(text, true)).toBe('C-O-L·L-E-G-I');
    expect(spelt(text)).toMatch(/^[-.] is none$/);
  });

  test.each(['mal-llevat', 'pel.llarg', 'abat-jour', 'l.', 'co\u0140egi', 'l·a'])(
    '%s has no L·L, and is not one in a list either',
    text => {
      expect(spelt(text, true)).toMatch(/^[-.·] is none$/);
    },
  );

  test.each([
    ['kiwi', 'K has no tile'],
    ['web', 'W has no tile'],
    ['iot', 'I-O-T'],
    ['yen', 'Y has no tile'],
    ['iraq', 'Q has no tile'],
    ['qatar', 'Q has no tile'],
    ['k2', '2 is none'],
    ['2k', '2 is none'],
    ['ob\u{1f642}', '\u{1f642} is none'],
    ['[n]a', '[ is none'],
    ['[ny', '[ is none'],
    ['[nyx]', '[ is none'],
  ])('%s: %s', (text, answer) => {
    expect(spelt(text)).toBe(answer);
  });

  test('that needs a character without a tile is refused with that reason', () => {
    expect(() => parseWord(CATALAN, 'kiwi')).toThrow(
      'word "kiwi": "K" has no tile in the catalan alphabet',
    );
    expect(() => parseWord(CATALAN, 'a-b')).toThrow('"-" is not a letter of the catalan alphabet');
  });
});

describe('tiles', () => {
  test.each([
    ['[NY]A[QU]E', '[NY]-A-[QU]-E'],
    ['[ny]a[qu]e', '[ny]-a-[qu]-e'],
    ['NYAQUE', '[NY]-A-[QU]-E'], // Y and Q mean nothing else
    ['L·LAL', '[L·L]-A-L'],
    ['[\u013fL][\u0140l]\u0140l', '[L·L]-[l·l]-[l·l]'],
    ['[L\u2027L]l\u2219l', '[L·L]-[l·l]'],
    ['Çç', 'Ç-ç'],
    ['C\u0327', 'Ç'],
    ['[Ny]', '<[Ny]>'],
    ['Ny', 'N-<y>'],
    ['[N]', '<[N]>'],
    ['[NYA]', '<[NYA]>'],
    ['[L-L][L.L]', '<[L-L]>-<[L.L]>'],
    ['L.L', 'L-<.>-L'],
    ['KQ', '<K>-<Q>'],
  ])('%s is %s', (text, tiles) => {
    expect(laid(CATALAN, text)).toBe(tiles);
  });

  test('are written with brackets and read back, jollies in lower case', () => {
    const tile = fc
      .tuple(fc.integer({ min: 1, max: CATALAN.size }), fc.constantFrom(0, JOLLY_BIT))
      .map(([letter, jolly]): Tile => letter | jolly);
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 15 }), tiles => {
        const tokens = readTokens(CATALAN, formatTiles(CATALAN, tiles));
        expect(tokens.map(token => (token.kind === 'tile' ? token.tile : 0))).toEqual(tiles);
      }),
    );
  });

  test('of a rack come in the order of the alphabet', () => {
    const counts = createCounts();
    for (const text of ['Z', 'NY', 'N', 'QU', 'L·L', 'L']) counts[CATALAN.codes.get(text)!]!++;
    counts[0] = 1;
    expect(formatRack(CATALAN, counts)).toBe('?L[L·L]N[NY][QU]Z');
  });
});

test('a word written is read back, however its letters meet', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: CATALAN.size }), { minLength: 1 }), letters => {
      const text = formatWord(CATALAN, letters);
      expect(parseWord(CATALAN, text)).toEqual(letters);
      expect(parseWord(CATALAN, text.toLowerCase())).toEqual(letters);
    }),
  );
});

test.each(alphabetIds())('no letter of %s holds a sign of a board, and vowels are letters', id => {
  const { letters, vowels } = alphabetById(id);
  expect(letters.filter(letter => /[[\]?.\d\s/=,]/.test(letter))).toEqual([]);
  expect(letters.filter(letter => letter !== letter.toLowerCase().toUpperCase())).toEqual([]);
  expect(vowels.filter(vowel => !letters.includes(vowel))).toEqual([]);
});
