import { expect, test } from 'vitest';
import { EMPTY_TILES, NOTHING_LAID, type Sheet } from '../tavoliere/sheet.js';
import { layAll, layTyped } from './from-rack.js';

const sheet = (rack: string): Sheet => {
  return { tiles: EMPTY_TILES.with(112, 'R'), rack, edition: 'figs', laid: NOTHING_LAID };
};
const laidOf = (found: ReturnType<typeof layAll>): unknown =>
  found.kind === 'laid' ? [...found.sheet.laid] : found.letter;

test('a letter of the rack is laid, twice only where it is there twice', () => {
  expect(laidOf(layAll(sheet('ABC'), [[5, 'A']]))).toEqual([[5, 'A']]);
  expect(
    laidOf(
      layAll(sheet('ABC'), [
        [5, 'A'],
        [6, 'A'],
      ]),
    ),
  ).toBe('A');
});

test('a jolly stands in for what the rack lacks, and for a small letter', () => {
  expect(laidOf(layAll(sheet('AB?'), [[5, 'Z']]))).toEqual([[5, 'z']]);
  expect(laidOf(layAll(sheet('AB?'), [[5, 'a']]))).toEqual([[5, 'a']]);
  expect(laidOf(layAll(sheet('AB'), [[5, 'a']]))).toEqual([[5, 'A']]);
});

test('a tile typed over its own square goes back to the rack first, and nothing is laid on the board’s', () => {
  const first = layTyped(sheet('A'), 5, 'A');
  expect(first.kind === 'laid' && laidOf(layTyped(first.sheet, 5, 'A'))).toEqual([[5, 'A']]);
  expect(first.kind === 'laid' && laidOf(layTyped(first.sheet, 5, ''))).toEqual([]);
  expect(laidOf(layTyped(sheet('A'), 112, 'A'))).toEqual([]);
});
