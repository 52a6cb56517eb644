// Columns stand under each other, whatever lies on the board.
import { expect, test } from 'vitest';
import { readBoard } from '../board/board.js';
import { FIGS, UF_2007 } from '../rules/editions.js';
import { positionOf, rowsOf } from '../testing/boards.js';
import { drawBoard } from './board.js';

test('a board of letters of one character has one character a square', () => {
  const lines = drawBoard(FIGS, positionOf({ 8: '.....MIcIO.....' }).tiles).split('\n');
  expect(lines[0]).toBe('   A B C D E F G H I J K L M N O');
  expect(lines[8]).toBe(" 8 = . . ' . M I c I O . ' . . = 8");
});

test('a board of long letters is as wide in every row, fits 80 columns, and its columns agree', () => {
  const rows = { 8: '....CO[L·L]EG[ny]..[QU].[NY]', 9: '......A........', 15: 'Ç.............A' };
  const { tiles } = readBoard(UF_2007.alphabet, rowsOf(rows));
  const lines = drawBoard(UF_2007, tiles).split('\n');
  const column = (name: string): number => (lines[0] as string).indexOf(name);
  expect(lines[8]?.indexOf('[L·L]')).toBe(column('G'));
  expect(lines[8]?.indexOf('[ny]')).toBe(column('J'));
  expect(lines[8]?.indexOf('[QU]')).toBe(column('M'));
  expect(lines[9]?.indexOf('A')).toBe(column('G'));
  expect(lines[15]?.indexOf('A')).toBe(column('O'));
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
  const ends = lines.slice(1, 16).map((line, row) => line.length - String(row + 1).length);
  expect(new Set(ends).size).toBe(1);
});
