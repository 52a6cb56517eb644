// Characters as tiles.
import { expect, test } from 'vitest';
import { rackTiles, tileJoined, tileTyped } from './letters.js';

test.each([
  ['figs', 'à', false, 'A'],
  ['figs', 'B', true, 'b'],
  ['figs', '1', false, undefined],
  ['uf-2007', 'q', false, '[QU]'],
  ['uf-2007', 'ç', true, 'ç'],
  ['uf-2007', 'y', false, undefined],
] as const)('in %s the key %s (jolly: %s) is %s', (edition, char, isJolly, tile) => {
  expect(tileTyped(edition, char, isJolly)).toBe(tile);
});

test.each([
  ['uf-2007', 'N', 'y', '[NY]'],
  ['uf-2007', 'n', 'Y', '[ny]'],
  ['uf-2007', 'L', '.', '[L·L]'],
  ['uf-2007', '[QU]', 'u', '[QU]'],
  ['uf-2007', 'A', 'y', undefined],
  ['uf-2007', '', 'y', undefined],
  ['figs', 'N', 'y', undefined],
  ['figs', 'L', 'L', undefined],
] as const)('in %s after %s the key %s makes %s', (edition, before, char, tile) => {
  expect(tileJoined(edition, before, char)).toBe(tile);
});

test('a rack is cut into its tiles', () => {
  expect(rackTiles('figs', 'aE i?')).toEqual(['A', 'E', 'I', '?']);
  expect(rackTiles('uf-2007', 'L·LNYN')).toEqual(['[L·L]', '[NY]', 'N']);
});
