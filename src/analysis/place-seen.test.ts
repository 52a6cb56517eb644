// Where plays lie, on a small board.
import { expect, test } from 'vitest';
import type { Play } from '../board/move.js';
import { positionOf } from '../testing/boards.js';
import { placeOf } from './place-seen.js';

const position = positionOf({ 8: '.....MICIO.....', 9: '.........S.....' }, '');

test.each([
  ['8D', 'GOMICIO', 'extension', []],
  ['8F', 'MICIONE', 'extension', []],
  ['K4', 'CASES', 'hook', ['MICIOS']],
  ['7F', 'AM', 'parallel', ['AM', 'MI']],
  ['7F', 'AMI', 'parallel', ['AM', 'MI', 'IC']],
  ['J8', 'OSSO', 'extension', []],
  ['F7', 'AMO', 'through', []],
  ['H6', 'ACCA', 'through', []],
  ['2B', 'CASA', 'open', []],
] as const)('%s %s: %s', (at, word, kind, crossed) => {
  expect(placeOf(position, { at, word } as Play)).toEqual({ kind, crossed });
});
