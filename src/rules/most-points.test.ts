// The bound of what a play can score, on rules small enough to work it out by hand.
import { expect, test } from 'vitest';
import { FIGS } from './editions.js';
import { mostPoints } from './most-points.js';
import type { Rules } from './rules.js';

const PLAIN = '.'.repeat(15);

/** Two tiles A of 10 points, three tiles E of 1, racks of two. */
const SMALL: Rules = {
  ...FIGS,
  tiles: [
    { letter: 'A', count: 2, points: 10 },
    { letter: 'E', count: 3, points: 1 },
    { letter: '?', count: 2, points: 0 },
  ],
  layout: Array.from({ length: 15 }, () => PLAIN),
  rackSize: 2,
  bingoBonus: 5,
};

test.each([
  // the word 10 10 1 1 1, the laid tiles in their crossing words 10 10, what they cross 23, the bonus
  ['no premiums', PLAIN, 23 + 20 + 23 + 5],
  // two letters threefold: 2 × 10 more in the word twice, and 3 × 10 in the crossing words
  ['triple letters', `"""${'.'.repeat(12)}`, 23 + 40 + 60 + 23 + 5],
  // two words threefold: the word ninefold, what is crossed and the laid tiles threefold
  ['triple words', `${'.'.repeat(12)}===`, 9 * 23 + 60 + 3 * 23 + 5],
])('%s in one row', (_, row, most) => {
  expect(mostPoints({ ...SMALL, layout: SMALL.layout.with(3, row) })).toBe(most);
});
