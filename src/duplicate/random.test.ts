// The numbers of a seed are those anybody reckons with a SHA-256 of their own.
import { expect, test } from 'vitest';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.js';
import { drawRandom } from './random.js';

test('the numbers are the words of SHA-256 over the seed, the round, the attempt and a counter', () => {
  // python: int.from_bytes(sha256(b'leggio-duplicate-1:2026:1:0:0').digest()[i:i+4]) % 120
  const random = drawRandom('2026', 1, 0);
  expect(Array.from({ length: 9 }, () => random.below(120))).toEqual([
    59, 53, 37, 15, 33, 49, 53, 72, 112,
  ]);
});

test('seed, round and attempt each give other numbers', () => {
  const first = (seed: string, round: number, attempt: number): number =>
    drawRandom(seed, round, attempt).below(2 ** 32);
  const numbers = [first('a', 1, 0), first('b', 1, 0), first('a', 2, 0), first('a', 1, 1)];
  expect(new Set(numbers).size).toBe(4);
});

test('a number past the last whole multiple is passed over', () => {
  const size = 3 * 2 ** 30; // one in four of the words is too large
  const words = drawRandom('2026', 1, 0);
  const raw = Array.from({ length: 40 }, () => words.below(2 ** 32));
  const random = drawRandom('2026', 1, 0);
  const kept = raw.filter(word => word < size);
  expect(kept.length).toBeLessThan(raw.length);
  expect(kept.map(() => random.below(size))).toEqual(kept);
});

test('every number comes equally often', () => {
  const counts = new Array<number>(7).fill(0);
  const random = drawRandom('even', 1, 0);
  for (let draw = 0; draw < 70_000; draw++) counts[random.below(7)]!++;
  expect(chiSquare(counts, new Array<number>(7).fill(10_000))).toBeLessThan(chiSquareLimit(6));
});
