// A spreadsheet shows what we wrote and runs none of it; what was written can be read back.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, readCell } from './csv.js';

test.each([
  ['=1+2', "'=1+2"],
  ['+A1', "'+A1"],
  ['-A1', "'-A1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ["'=1", "''=1"],
])('%s begins a formula and is made harmless', (text, line) => {
  expect(csvLine([text])).toBe(line);
});

test.each([
  ['Anna', 'Anna'],
  ["l'oca", "l'oca"],
  ["'ndrangheta", "'ndrangheta"],
  [-12, '-12'],
  ['-12', '-12'],
  ['+3,5', '"+3,5"'],
  ['98.5', '98.5'],
  ['−3', '−3'],
  ['a, b', '"a, b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
])('%s stays as it is', (cell, line) => {
  expect(csvLine([cell])).toBe(line);
});

test('a cell that was made harmless is read as it was', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '-', '+', '@', '1', 'a', ' ', '\t') });
  fc.assert(
    fc.property(text, cell => {
      const line = csvLine([cell]);
      fc.pre(!line.startsWith('"'));
      expect(readCell(line)).toBe(cell);
    }),
  );
});
