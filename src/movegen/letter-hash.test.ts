import { expect, test } from 'vitest';
import { letterHash } from './letter-hash.js';

test('no two pairs of letters have the same sum: what two jollies stand for is told by it', () => {
  const sums = new Set<number>();
  let pairs = 0;
  for (let one = 1; one < 32; one++) {
    for (let other = one; other < 32; other++, pairs++) {
      sums.add((letterHash[one]! + letterHash[other]!) | 0);
    }
  }
  expect(sums.size).toBe(pairs);
});
