// Ways of laying tiles of a rack against plain reckoning: every subset, counted out tile by tile.
import { describe, expect, test } from 'vitest';
import { createCounts, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { wayOf } from '../movegen/kept-worth.js';
import { editionIds, rulesEdition } from '../rules/editions.js';
import { bagCounts, type Rules, tilePoints } from '../rules/rules.js';
import { createRandom, type Random } from '../testing/random.js';
import { leaveRanksOf } from './leave-table.js';
import { createRackWays } from './rack-ways.js';

/** Tiles drawn from a full bag, now and then many of one kind. */
function anyRack(random: Random, rules: Rules, size: number): TileCounts {
  const few = random.below(3) === 0;
  const bag = [...bagCounts(rules)].flatMap((count, kind) =>
    few && kind % 5 > 1 ? [] : Array<number>(count).fill(kind),
  );
  const rack = createCounts();
  for (let n = 0; n < size && bag.length > 0; n++) {
    const [kind] = bag.splice(random.below(bag.length), 1);
    rack[kind!]!++;
  }
  return rack;
}

/** Every multiset of tiles of a rack. */
function subsets(rack: TileCounts): readonly TileCounts[] {
  let all = [createCounts()];
  for (const [kind, count] of rack.entries()) {
    if (count === 0) continue;
    all = all.flatMap(counts =>
      Array.from({ length: count + 1 }, (_, taken) => {
        const more = Int32Array.from(counts);
        more[kind] = taken;
        return more;
      }),
    );
  }
  return all;
}

describe.each(editionIds())('%s', id => {
  const rules = rulesEdition(id);
  const ranks = leaveRanksOf(rules);
  const points = tilePoints(rules);
  const ways = createRackWays(ranks, points);

  test('every way has the number, the tiles and the points of what it keeps', () => {
    const random = createRandom(20261123);
    for (let n = 0; n < 60; n++) {
      const rack = anyRack(random, rules, n % 8);
      ways.read(rack);
      const all = subsets(rack);
      const seen = new Set<number>();
      expect([...ways.kept.strides].map(stride => stride > 0)).toEqual(
        [...rack].map(count => count > 0),
      );
      for (const laid of all) {
        const way = wayOf(ways.kept, laid);
        const kept = rack.map((count, kind) => count - laid[kind]!);
        seen.add(way);
        expect(ways.kept.laid[way]).toBe(sumOf(laid));
        expect(ways.sizes[way]).toBe(sumOf(kept));
        expect(ways.points[way]).toBe(
          kept.reduce((sum, count, kind) => sum + count * points[kind]!, 0),
        );
        if (sumOf(kept) < rules.rackSize) expect(ways.ranks[way]).toBe(ranks.rank(kept));
      }
      expect([...seen].sort((a, b) => a - b)).toEqual(all.map((_, way) => way));
      expect(ways.kept.ways).toBe(all.length);
    }
  });
});

test('none laid is the first way, the whole rack laid the last', () => {
  const rules = rulesEdition('figs');
  const { kept, sizes, read } = createRackWays(leaveRanksOf(rules), tilePoints(rules));
  read(bagCounts(rules).map((_, kind) => (kind < 7 ? 1 : 0)));
  expect([kept.ways, kept.laid[0], kept.laid[127], sizes[0], sizes[127]]).toEqual([
    128, 0, 7, 7, 0,
  ]);
  read(createCounts());
  expect([kept.ways, kept.laid[0], sizes[0]]).toEqual([1, 0, 0]);
});
