import { expect, test } from 'vitest';
import { formatPlace, formatSquare, NOTATIONS, parsePlace, parseSquare } from './notation.js';
import { formatPlayText, parsePlayText } from './play-text.js';
import { parseAt, SQUARE_COUNT } from './squares.js';

test.each([
  ['figs', 'F8 orizz.', '8F'],
  ['figs', 'I3 vert.', 'I3'],
  ['figs', 'f8 orizzontale', '8F'],
  ['figs', 'F8 o.', '8F'],
  ['figs', 'F8 ORIZZ', '8F'],
  ['figs', 'F8  v.', 'F8'],
  ['figs', 'F15 verticale', 'F15'],
  ['gcg', '8F', '8F'],
  ['gcg', 'F8', 'F8'],
  ['gcg', 'o15', 'O15'],
  ['french', 'H6', '8F'],
  ['french', '6H', 'F8'],
  ['french', 'F8', '6H'],
  ['french', '8F', 'H6'],
  ['french', 'O15', '15O'],
] as const)('%s: %s is %s in GCG', (notation, text, gcg) => {
  expect(parsePlace(text, notation)).toEqual(parseAt(gcg));
});

test.each([
  ['figs', 'F8'],
  ['figs', '8F'],
  ['figs', '8F orizz.'],
  ['figs', 'F8 diag.'],
  ['figs', 'F16 orizz.'],
  ['figs', 'F0 vert.'],
  ['figs', 'P8 vert.'],
  ['gcg', 'F8 orizz.'],
  ['gcg', '16A'],
  ['gcg', 'A0'],
  ['french', 'P1'],
  ['french', 'A16'],
  ['french', 'H6 vert.'],
  ['french', ''],
] as const)('%s: "%s" is not a place', (notation, text) => {
  expect(parsePlace(text, notation)).toBeUndefined();
});

test.each(NOTATIONS)('%s: every place written is read back', notation => {
  for (let square = 0; square < SQUARE_COUNT; square++) {
    for (const direction of ['across', 'down'] as const) {
      const place = { square, direction };
      expect(parsePlace(formatPlace(place, notation), notation)).toEqual(place);
    }
    expect(parseSquare(formatSquare(square, notation), notation)).toBe(square);
  }
});

test('the examples of art. 3 are read, as typed and as the captions have them', () => {
  expect(parsePlayText('F8 orizz. MICIO', 'figs')).toEqual({ at: '8F', word: 'MICIO' });
  expect(parsePlayText('MICIO in F8 orizz.', 'figs')).toEqual({ at: '8F', word: 'MICIO' });
  expect(parsePlayText('ARMONIA in I3 vert.', 'figs')).toEqual({ at: 'I3', word: 'ARMONIA' });
  expect(parsePlayText('H6 MICIO', 'french')).toEqual({ at: '8F', word: 'MICIO' });
  expect(parsePlayText('8F .ICiO', 'gcg')).toEqual({ at: '8F', word: '.ICiO' });
  const place = parseAt('I3');
  expect(place && formatPlayText(place, 'ARMONIA', 'figs')).toBe('I3 vert. ARMONIA');
});

test('tiles may be given one by one', () => {
  const tiles = [
    { square: 110, tile: 'M' },
    { square: 111, tile: 'i' },
  ];
  expect(parsePlayText('F8=M, G8=i', 'figs')).toEqual({ tiles });
  expect(parsePlayText('H6=M H7=i', 'french')).toEqual({ tiles });
});

test.each([
  ['MICIO', 'figs'],
  ['8F MICIO', 'figs'],
  ['F8 orizz. MICIO', 'gcg'],
  ['F8=', 'gcg'],
  ['F16=M', 'gcg'],
  ['', 'french'],
] as const)('"%s" is not a play in the notation %s', (text, notation) => {
  expect(() => parsePlayText(text, notation)).toThrow(
    `play "${text}" in the notation ${notation}: wanted`,
  );
});
