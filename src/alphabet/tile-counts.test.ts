import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTokens } from './alphabet.js';
import { CATALAN, ITALIAN } from './alphabets.js';
import {
  countTiles,
  createCounts,
  difference,
  formatRack,
  isOverdrawn,
  sumOf,
  tileIndex,
  tileName,
  without,
} from './tile-counts.js';

const tilesOf = (text: string): number[] =>
  readTokens(ITALIAN, text).map(token => (token.kind === 'tile' ? token.tile : 0));

test('tiles are counted by letter, jollies at 0 whatever their letters, empty squares not', () => {
  const counts = countTiles(tilesOf('ZA.eAz.'));
  expect([...counts.entries()].filter(([, count]) => count !== 0)).toEqual([
    [0, 2],
    [1, 2],
    [26, 1],
  ]);
  expect(counts).toHaveLength(32);
  expect(sumOf(counts)).toBe(5);
  expect(formatRack(ITALIAN, counts)).toBe('??AAZ');
});

test('what is taken from a heap is missing there, and no more', () => {
  const heap = countTiles(tilesOf('AAEe'));
  const before = [...heap];
  expect(formatRack(ITALIAN, without(heap, tilesOf('Ar')))).toBe('AE');
  expect([...heap]).toEqual(before);
});

test('a heap is overdrawn as soon as one tile is taken that it does not have', () => {
  const heap = countTiles(tilesOf('AAEe'));
  expect(isOverdrawn(without(heap, tilesOf('AAEe')))).toBe(false);
  expect(isOverdrawn(without(heap, tilesOf('AEe')))).toBe(false);
  expect(isOverdrawn(without(heap, tilesOf('AAA')))).toBe(true);
  expect(isOverdrawn(without(heap, tilesOf('ae')))).toBe(true);
});

const tiles = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 31 }), fc.constantFrom(0, 32)).map(([a, b]) => a | b),
);

test('taking tiles one by one is taking their counts', () => {
  fc.assert(
    fc.property(tiles, tiles, (heap, taken) => {
      const counts = countTiles(heap);
      expect(without(counts, taken)).toEqual(difference(counts, countTiles(taken)));
      expect(sumOf(countTiles(heap))).toBe(heap.length);
    }),
  );
});

test('every index has the name of its tile', () => {
  expect(tileName(ITALIAN, tileIndex(tilesOf('q')[0]!))).toBe('?');
  expect(tileName(ITALIAN, tileIndex(tilesOf('Q')[0]!))).toBe('Q');
  expect(tileName(CATALAN, CATALAN.codes.get('NY')!)).toBe('NY');
});

test('no tile at all is an empty rack', () => {
  expect(formatRack(ITALIAN, createCounts())).toBe('');
});
