// What the judge makes of what is kept, term by term, against sums one can do by hand.
import { describe, expect, test } from 'vitest';
import { createCounts, type TileCounts } from '../alphabet/tile-counts.js';
import { parseRack } from '../board/rack.js';
import { wayOf } from '../movegen/kept-worth.js';
import { ENGLISH_RULES, FIGS, rulesEdition, TEVERE_2007, UF_2007 } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { createJudge, type Judge } from './judge.js';
import { createLeaveTable, type LeaveTable, leaveRanksOf } from './leave-table.js';
import { CHANGE_HELD_BACK, DEFAULT_TERMS, type TermName, type Terms } from './terms.js';

const MEAN = 40_000;

function leavesOf(rules: Rules, mean = MEAN): LeaveTable {
  const lexicon = { name: '', checksum: '' };
  const origin = { lexicon, rules: '', generations: 1, games: 1, seed: '', version: '', mean };
  const values = Int32Array.from({ length: leaveRanksOf(rules).count }, (_, rank) => rank * 3 - 50);
  return createLeaveTable(rules, values, origin, '');
}

function without(...names: readonly TermName[]): Terms {
  return { ...DEFAULT_TERMS, ...Object.fromEntries(names.map(name => [name, false])) };
}

/** What the judge says of laying some tiles of a rack. */
function judged(
  judge: Judge,
  rules: Rules,
  rack: string,
  laid: string,
  bag: number,
  others = '',
): number {
  const held = parseRack(rules, rack);
  const kept = judge.read(held, { bag, others: parseRack(rules, others) });
  return kept.values[wayOf(kept, countsOf(rules, laid))]!;
}

function countsOf(rules: Rules, tiles: string): TileCounts {
  return tiles === '' ? createCounts() : parseRack(rules, tiles);
}

describe('while there are tiles in the bag', () => {
  const leaves = leavesOf(FIGS);
  const judge = createJudge(FIGS, leaves);

  test.each([
    ['AEIRST?', 'AE', 'IRST?'],
    ['AEIRST?', '?', 'AEIRST'],
    ['AAEERST', 'AERST', 'AE'],
    ['AAEERST', 'AAEERST', ''],
    ['AE', 'A', 'E'],
  ])('of %s, %s laid, the leave is worth what the table has', (rack, laid, kept) => {
    for (const bag of [35, 60]) {
      expect(judged(judge, FIGS, rack, laid, bag)).toBe(leaves.value(kept));
    }
  });

  test('a whole rack kept is no leave and worth nothing', () => {
    expect(judged(judge, FIGS, 'AEIRST?', '', 60)).toBe(0);
  });

  test('what the others hold is not looked at', () => {
    expect(judged(judge, FIGS, 'AE', 'A', 40, 'QZZ?')).toBe(leaves.value('E'));
  });

  test.each([
    ['without a table', createJudge(FIGS, undefined)],
    ['without the term', createJudge(FIGS, leaves, without('leave'))],
  ])('%s every leave is worth nothing', (_, plain) => {
    judged(judge, FIGS, 'AEIRST?', 'AE', 20); // another judge's values are not its own
    for (const laid of ['', 'A', 'AEIRST?']) {
      expect(judged(plain, FIGS, 'AEIRST?', laid, 20)).toBe(0);
    }
  });
});

describe('when the bag is nearly empty', () => {
  const leaves = leavesOf(FIGS);
  const judge = createJudge(FIGS, leaves);

  test.each([
    [1, 0.32],
    [7, 0.44],
    [20, 0.7],
    [34, 0.98],
    [35, 1],
    [106, 1],
  ])('%i tiles: leaves are worth %d of what the table has', (bag, share) => {
    for (const [laid, kept] of [
      ['AE', 'IRST?'],
      ['?', 'AEIRST'],
      ['AEIRST?', ''],
    ] as const) {
      const value = leaves.value(kept);
      expect(judged(judge, FIGS, 'AEIRST?', laid, bag)).toBe(Math.round(value * share));
    }
  });

  test('of an exchange as of a play: by the bag before it, whatever is laid', () => {
    const even = createLeaveTable(
      FIGS,
      leaves.values.map(() => 10_000),
      leaves.origin,
      '',
    );
    const { values, ways } = createJudge(FIGS, even).read(parseRack(FIGS, 'AEIRST?'), {
      bag: 5,
      others: createCounts(),
    });
    expect(new Set(values.subarray(0, ways - 1).filter(value => value !== 0))).toEqual(
      new Set([4000]),
    );
  });

  test('without the term they are worth as much as ever', () => {
    const plain = createJudge(FIGS, leaves, without('near'));
    for (const bag of [1, 7, 34]) {
      expect(judged(plain, FIGS, 'AEIRST?', 'AE', bag)).toBe(leaves.value('IRST?'));
    }
  });

  test('where leaves are worth nothing, nothing is', () => {
    const plain = createJudge(FIGS, leaves, without('leave'));
    expect(judged(plain, FIGS, 'AEIRST?', 'AE', 3)).toBe(0);
  });
});

describe('once the bag is empty', () => {
  test.each([
    // FIGS art. 40: the other deducts, nobody gains; a jolly left is 7
    ['figs', 'AQ?', 'A', 'Z', -17_000],
    ['figs', 'AQ?', 'AQ?', 'Z?', 15_000],
    ['figs', 'A?', 'A', '', -7000],
    ['figs', 'AB', '', 'Z', -6000],
    // art. 27.3: the other deducts and the one who goes out gains; a jolly is 0
    ['uf-2007', 'A[QU]?', 'A', 'Z', -16_000],
    ['uf-2007', 'A[QU]?', 'A[QU]?', 'Z?', 16_000],
    // twice the other's rack, nobody deducts
    ['english', 'AQ?', 'A', 'Z', -20_000],
    ['english', 'AQ?', 'AQ?', 'Z?', 20_000],
  ] as const)('%s: of %s, %s laid against %s: %i', (id, rack, laid, others, value) => {
    const rules = rulesEdition(id);
    const judge = createJudge(rules, leavesOf(rules));
    expect(judged(judge, rules, rack, laid, 0, others)).toBe(value);
    expect(judged(createJudge(rules, undefined), rules, rack, laid, 0, others)).toBe(value);
  });

  test('without the term nothing left is worth anything, leaves neither', () => {
    const judge = createJudge(FIGS, leavesOf(FIGS), without('end'));
    judged(judge, FIGS, 'AEIRST?', 'AE', 20); // what was there before is gone
    for (const laid of ['', 'A', 'AQ?']) {
      expect(judged(judge, FIGS, 'AQ?', laid, 0, 'Z')).toBe(0);
    }
  });
});

describe('the full change', () => {
  const below = (
    rules: Rules,
    leaves: LeaveTable | undefined,
    terms?: Terms,
  ): number | undefined => {
    const judge = createJudge(rules, leaves, terms);
    return [-1_000_000, 14_999, 15_000, 39_999, 40_000].filter(judge.wantsChange).at(-1);
  };

  test('once a game: what is below the mean of a fresh rack by more than it is held back', () => {
    expect(CHANGE_HELD_BACK).toBe(25_000);
    expect(below(FIGS, leavesOf(FIGS))).toBe(14_999);
    expect(below(TEVERE_2007, leavesOf(TEVERE_2007))).toBe(14_999);
  });

  test('as often as one likes: whatever is below the mean', () => {
    expect(below(UF_2007, leavesOf(UF_2007))).toBe(39_999);
  });

  test.each([
    ['without a table', FIGS, undefined, DEFAULT_TERMS],
    ['without the term', FIGS, leavesOf(FIGS), without('change')],
    ['where there is none', ENGLISH_RULES, leavesOf(ENGLISH_RULES), DEFAULT_TERMS],
  ] as const)('never %s', (_, rules, leaves, terms) => {
    expect(below(rules, leaves, terms)).toBeUndefined();
  });
});
