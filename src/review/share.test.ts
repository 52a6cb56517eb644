// Wilson's interval against the table of Newcombe, «Two-sided confidence intervals for the single
// proportion», Statistics in Medicine 17 (1998), method 3.
import { expect, test } from 'vitest';
import { shareOf } from './share.js';

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i', (some, all, low, high) => {
  const share = shareOf(some, all);
  expect(share?.value).toBe(some / all);
  expect(share?.low).toBeCloseTo(low, 4);
  expect(share?.high).toBeCloseTo(high, 4);
});

test('all of them is no certainty, and the bounds stay within 0 and 1', () => {
  expect(shareOf(300, 300)).toMatchObject({ value: 1, high: 1 });
  expect(shareOf(300, 300)?.low).toBeCloseTo(1 - (shareOf(0, 300)?.high ?? 0), 9);
  expect(shareOf(0, 300)?.low).toBe(0);
});

test('nothing has no share', () => {
  expect(shareOf(0, 0)).toBeUndefined();
});
