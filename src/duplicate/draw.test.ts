// Draws against exact odds: rejection gives the hypergeometric distribution given the minima, and the
// tests are sharp enough to tell a rack that was built to be legal.
import { describe, expect, test } from 'vitest';
import { createCounts, formatRack, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { parseRack } from '../board/rack.js';
import type { RandomSource } from '../board/random.js';
import { FIGS } from '../rules/editions.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.js';
import { english } from '../testing/english.js';
import { isThorough } from '../testing/thorough.js';
import { canServe, drawOnce, drawRack, lackOf, type Minima } from './draw.js';
import { drawRandom } from './random.js';

const NOTHING = createCounts();
const TWO: Minima = { vowels: 2, consonants: 2 };
const ONE: Minima = { vowels: 1, consonants: 1 };

/** Racks of three, so that every rack can be listed. */
const SMALL: Rules = { ...FIGS, rackSize: 3 };
const SMALL_BAG = countsOf('AAAEBBBBCD?');

type Drawer = (rules: Rules, bag: TileCounts, minima: Minima, draw: number) => TileCounts;

/** The draw of the program, from a seed of its own each time. */
const byRejection: Drawer = (rules, pool, minima, draw) => {
  const random = (attempt: number): RandomSource => drawRandom('fair', draw, attempt);
  const request = { rules, pool, kept: NOTHING, minima, random, unplayableDraws: 1 };
  return parseRack(rules, drawRack({ ...request, isPlayable: () => true }).rack!);
};

/** The shortcut: the vowels and consonants first, then any tiles. */
const byBuilding: Drawer = (rules, pool, minima, draw) => {
  const random = drawRandom('built', draw, 0);
  const { isVowel } = rules.alphabet;
  const only = (wanted: boolean): TileCounts =>
    pool.map((count, code) => (code > 0 && isVowel[code] === wanted ? count : 0));
  const few = (size: number): Rules => ({ ...rules, rackSize: size });
  const vowels = drawOnce(few(minima.vowels), only(true), NOTHING, random);
  const consonants = drawOnce(few(minima.consonants), only(false), NOTHING, random);
  const kept = vowels.map((count, code) => count + consonants[code]!);
  return drawOnce(rules, pool, kept, random);
};

/** The other shortcut: of a rejected rack only a tile goes back, until it will do. */
const byExchanging: Drawer = (rules, pool, minima, draw) => {
  let rack = drawOnce(rules, pool, NOTHING, drawRandom('mended', draw, 0));
  for (let attempt = 1; lackOf(rules, rack, minima) !== undefined; attempt++) {
    const kept = Int32Array.from(rack);
    kept[kept.findIndex(count => count > 0)]!--;
    rack = drawOnce(rules, pool, kept, drawRandom('mended', draw, attempt));
  }
  return rack;
};

/** Draws often and compares; what is to be expected less than five times counts as one kind. */
function compare(
  rules: Rules,
  pool: TileCounts,
  minima: Minima,
  drawer: Drawer,
  kindOf: (rack: TileCounts) => string,
  odds: ReadonlyMap<string, number>,
): { distance: number; limit: number } {
  const draws = 12_000;
  const kinds = [...odds].filter(([, chance]) => chance * draws >= 5).map(([kind]) => kind);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const kind = kindOf(drawer(rules, pool, minima, draw));
    const listed = kinds.includes(kind) ? kind : 'rare';
    counts.set(listed, (counts.get(listed) ?? 0) + 1);
  }
  const expected = kinds.map(kind => odds.get(kind)! * draws);
  const rare = draws - expected.reduce((sum, count) => sum + count, 0);
  if (rare >= 5) {
    kinds.push('rare');
    expected.push(rare);
  }
  const observed = kinds.map(kind => counts.get(kind) ?? 0);
  return {
    distance: chiSquare(observed, expected),
    limit: chiSquareLimit(kinds.length - 1),
  };
}

/** The exact chance of every rack of three from the small bag, given the minima. */
function rackOdds(minima: Minima): Map<string, number> {
  const odds = new Map<string, number>();
  const tiles = [...SMALL_BAG.entries()].flatMap(([code, count]) =>
    Array<number>(count).fill(code),
  );
  for (let a = 0; a < tiles.length; a++) {
    for (let b = a + 1; b < tiles.length; b++) {
      for (let c = b + 1; c < tiles.length; c++) {
        const rack = createCounts();
        for (const place of [a, b, c]) rack[tiles[place]!]!++;
        if (lackOf(SMALL, rack, minima) !== undefined) continue;
        const text = formatRack(SMALL.alphabet, rack);
        odds.set(text, (odds.get(text) ?? 0) + 1);
      }
    }
  }
  return normal(odds);
}

/** The exact chance of vowels, consonants and jollies on a rack of the full bag, given the minima. */
function kindOdds(minima: Minima): Map<string, number> {
  const bag = bagCounts(FIGS);
  const [vowels, consonants, jollies] = kindCounts(bag) as [number, number, number];
  const odds = new Map<string, number>();
  for (let v = 0; v <= 7; v++) {
    for (let j = 0; j <= Math.min(2, 7 - v); j++) {
      const c = 7 - v - j;
      if (Math.max(0, minima.vowels - v) + Math.max(0, minima.consonants - c) > j) continue;
      odds.set([v, c, j].join(), choose(vowels, v) * choose(consonants, c) * choose(jollies, j));
    }
  }
  return normal(odds);
}

function kindCounts(counts: TileCounts): number[] {
  const { isVowel } = FIGS.alphabet;
  const vowels = counts.reduce((sum, count, code) => sum + (isVowel[code] ? count : 0), 0);
  return [vowels, sumOf(counts) - vowels - counts[0]!, counts[0]!];
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= (n - i) / (i + 1);
  return ways;
}

function normal(odds: Map<string, number>): Map<string, number> {
  const sum = [...odds.values()].reduce((all, each) => all + each, 0);
  return new Map([...odds].map(([kind, ways]) => [kind, ways / sum]));
}

function countsOf(text: string): TileCounts {
  const counts = createCounts();
  for (const char of text) counts[char === '?' ? 0 : FIGS.alphabet.codes.get(char)!]!++;
  return counts;
}

const rackText = (rack: TileCounts): string => formatRack(FIGS.alphabet, rack);
const kindText = (rack: TileCounts): string => kindCounts(rack).join();

describe.runIf(isThorough())('every single rack of a small bag', () => {
  test('comes as often as the exact odds given the minima say', () => {
    const { distance, limit } = compare(
      SMALL,
      SMALL_BAG,
      ONE,
      byRejection,
      rackText,
      rackOdds(ONE),
    );
    expect(distance).toBeLessThan(limit);
  });

  test.each([
    ['built to be legal', byBuilding],
    ['mended tile by tile', byExchanging],
  ])('does not when racks are %s', (_, drawer) => {
    const { distance, limit } = compare(SMALL, SMALL_BAG, ONE, drawer, rackText, rackOdds(ONE));
    expect(distance).toBeGreaterThan(2 * limit);
  });
});

describe.runIf(isThorough())(
  'vowels, consonants and jollies on racks of the full bag, 2 + 2 at least',
  () => {
    const bag = bagCounts(FIGS);

    test('come as often as the hypergeometric distribution given the minima says', () => {
      const { distance, limit } = compare(FIGS, bag, TWO, byRejection, kindText, kindOdds(TWO));
      expect(distance).toBeLessThan(limit);
    });

    test.each([
      ['built to be legal', byBuilding],
      ['mended tile by tile', byExchanging],
    ])('do not when racks are %s', (_, drawer) => {
      const { distance, limit } = compare(FIGS, bag, TWO, drawer, kindText, kindOdds(TWO));
      expect(distance).toBeGreaterThan(2 * limit);
    });
  },
);

test.runIf(isThorough())(
  'a rejected rack goes back whole: after it the kept tiles are drawn like any others',
  () => {
    const kept = countsOf('AA');
    const odds = rackOdds(ONE);
    let back = 0;
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 20_000; draw++) {
      const random = (attempt: number): RandomSource => drawRandom('kept', draw, attempt);
      const request = { rules: SMALL, pool: SMALL_BAG, kept, minima: ONE, random };
      const drawn = drawRack({ ...request, unplayableDraws: 1, isPlayable: () => true });
      if (drawn.rejected.length === 0) {
        expect(drawn.rack).toContain('AA');
        continue;
      }
      back++;
      counts.set(drawn.rack!, (counts.get(drawn.rack!) ?? 0) + 1);
    }
    const kinds = [...odds.keys()].filter(kind => odds.get(kind)! * back >= 5);
    const distance = chiSquare(
      kinds.map(kind => counts.get(kind) ?? 0),
      kinds.map(kind => odds.get(kind)! * back),
    );
    expect(back).toBeGreaterThan(3000);
    expect(distance).toBeLessThan(chiSquareLimit(kinds.length - 1));
  },
);

test.each([
  ['AEIOUAA', 1, 1, 'consonants 0 of 1'],
  ['AEIOUA?', 1, 1, undefined],
  ['BCDFGHL', 1, 1, 'vowels 0 of 1'],
  ['?BCDFGH', 2, 2, 'vowels 0 of 2, jollies 1'],
  ['??BCDFG', 2, 2, undefined],
  ['?ABCDFG', 2, 2, undefined],
])('rack %s with %i vowels and %i consonants at least: %s', (rack, vowels, consonants, lack) => {
  const found = lackOf(FIGS, countsOf(rack), { vowels, consonants });
  expect(found && english(found)).toBe(lack);
});

test.each([
  ['AEIO', 1, 1, false],
  ['AEIO?', 1, 1, true],
  ['?', 1, 1, false],
  ['??', 1, 1, true],
  ['AB', 1, 1, true],
  ['AB', 2, 2, false],
  ['', 0, 0, false],
  ['AAAAAAAAAAAAB', 1, 2, false],
])('a bag with %s can serve %i + %i: %s', (pool, vowels, consonants, can) => {
  expect(canServe(FIGS, countsOf(pool), { vowels, consonants })).toBe(can);
});

test('the last tiles make a rack of fewer than seven', () => {
  const random = (attempt: number): RandomSource => drawRandom('last', 1, attempt);
  const request = {
    rules: FIGS,
    pool: countsOf('AEBC'),
    kept: countsOf('AB'),
    minima: ONE,
    random,
  };
  const drawn = drawRack({ ...request, unplayableDraws: 3, isPlayable: () => true });
  expect(drawn).toEqual({ rack: 'ABCE', rejected: [] });
});

test('racks without a play go back, too, and the draws are given up in the end', () => {
  const random = (attempt: number): RandomSource => drawRandom('stuck', 1, attempt);
  const request = { rules: FIGS, pool: bagCounts(FIGS), kept: NOTHING, minima: ONE, random };
  const drawn = drawRack({ ...request, unplayableDraws: 4, isPlayable: () => false });
  expect(drawn.rack).toBeUndefined();
  expect(drawn.rejected.filter(({ reason }) => reason.code === 'no-play')).toHaveLength(4);
});
