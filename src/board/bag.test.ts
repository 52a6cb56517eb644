// Draws are fair, and nothing gets lost between bag and rack.
import { describe, expect, test } from 'vitest';
import { createCounts, sumOf } from '../alphabet/tile-counts.js';
import { FIGS } from '../rules/editions.js';
import { bagCounts, bagSize } from '../rules/rules.js';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.js';
import { createBag } from './bag.js';
import { createRandom, xoshiro } from './random.js';

describe('numbers from a seed', () => {
  test('are those of the published generator', () => {
    const next = xoshiro(1, 2, 3, 4);
    expect(Array.from({ length: 5 }, next)).toEqual([11520, 0, 5927040, 70819200, 2031721883]);
  });

  test('are the same for the same seed, and others for another', () => {
    const first = (seed: number | string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 8 }, () => random.below(1000));
    };
    expect(first(7)).toEqual(first(7));
    expect(first('sera')).toEqual(first('sera'));
    expect(first(7)).not.toEqual(first(8));
    expect(first('sera')).not.toEqual(first('Sera'));
  });

  test.each([2, 3, 21, 120])('below %i are equally likely', size => {
    const random = createRandom('equal');
    const counts = Array.from({ length: size }, () => 0);
    for (let i = 0; i < 1000 * size; i++) counts[random.below(size)]!++;
    const expected = counts.map(() => 1000);
    expect(chiSquare(counts, expected)).toBeLessThan(chiSquareLimit(size - 1));
  });
});

describe('a bag', () => {
  test('holds every tile of the rules, and gives what it has', () => {
    const bag = createBag(FIGS, createRandom(1));
    expect(bag.size).toBe(bagSize(FIGS));
    const rack = createCounts();
    bag.fill(rack, 200);
    expect(rack).toEqual(bagCounts(FIGS));
    expect(bag.size).toBe(0);
    bag.putBack(rack);
    expect(bag.counts).toEqual(bagCounts(FIGS));
  });

  test('fills a rack up, no further', () => {
    const bag = createBag(FIGS, createRandom(2));
    const rack = Int32Array.from({ length: 32 }, (_, code) => (code === 1 ? 5 : 0));
    bag.fill(rack, 7);
    expect(sumOf(rack)).toBe(7);
    expect(bag.size).toBe(118);
  });

  test('gives every tile as often as there are copies of it', () => {
    const drawn = Array.from({ length: 32 }, () => 0);
    const random = createRandom('fair');
    const games = 12_000;
    for (let game = 0; game < games; game++) {
      const rack = createCounts();
      createBag(FIGS, random).fill(rack, 1);
      drawn[rack.indexOf(1)]!++;
    }
    const kinds = [...bagCounts(FIGS).entries()].filter(([, count]) => count > 0);
    const observed = kinds.map(([code]) => drawn[code]!);
    const expected = kinds.map(([, count]) => (count * games) / bagSize(FIGS));
    expect(chiSquare(observed, expected)).toBeLessThan(chiSquareLimit(kinds.length - 1));
  });
});
