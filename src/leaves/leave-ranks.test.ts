// Every leave has one number and every number one leave.
import { expect, test } from 'vitest';
import { createCounts, sumOf } from '../alphabet/tile-counts.js';
import { FIGS, UF_2007 } from '../rules/editions.js';
import { bagCounts } from '../rules/rules.js';
import { isThorough } from '../testing/thorough.js';
import { createLeaveRanks } from './leave-ranks.js';

test('the leaves of FIGS are as many as combinatorics has them', () => {
  const { bySize, count } = createLeaveRanks(bagCounts(FIGS), 6);
  expect(bySize).toEqual([1, 22, 252, 1998, 12_304, 62_638, 274_094]);
  expect(count).toBe(351_309);
  expect(createLeaveRanks(bagCounts(FIGS), 7).bySize[7]).toBe(1_058_722);
});

test.each(isThorough() ? [FIGS, UF_2007] : [FIGS])(
  '$id: numbers and leaves are one to one, without a gap',
  rules => {
    const tiles = bagCounts(rules);
    const ranks = createLeaveRanks(tiles, 6);
    const counts = createCounts();
    let wrong = 0;
    let before = -1;
    for (let rank = 0; rank < ranks.count; rank++) {
      ranks.unrank(rank, counts);
      const size = sumOf(counts);
      if (
        ranks.rank(counts) !== rank ||
        size < before ||
        counts.some((held, kind) => held > tiles[kind]!)
      ) {
        wrong++;
      }
      before = size;
    }
    expect(wrong).toBe(0);
  },
);

test('the order within a length: jollies first kept few, then letters in their order', () => {
  const ranks = createLeaveRanks([1, 2, 1], 2);
  const counts = new Int32Array(3);
  const leaves = Array.from({ length: ranks.count }, (_, rank) => {
    ranks.unrank(rank, counts);
    return counts.join('');
  });
  expect(leaves).toEqual(['000', '001', '010', '100', '011', '020', '101', '110']);
});
