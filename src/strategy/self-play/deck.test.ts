// The bag of games against itself: no tile is lost or made, every order is as likely, and the same deal is the
// same again.
import { describe, expect, test } from 'vitest';
import { createCounts, sumOf, type TileCounts } from '../../alphabet/tile-counts.js';
import { editionIds, FIGS, rulesEdition } from '../../rules/editions.js';
import { bagCounts, type Rules } from '../../rules/rules.js';
import { chiSquare, chiSquareLimit } from '../../testing/chi-square.js';
import { tinyBag } from '../../testing/games.js';
import { createRandom } from '../../testing/random.js';
import { createDeck, type Deck } from './deck.js';

/** Every tile in the order that one player draws them. */
function drawn(deck: Deck, player = 0): readonly number[] {
  const order: number[] = [];
  while (deck.size > 0) {
    const rack = createCounts();
    deck.fill(player, rack, 1);
    order.push(rack.indexOf(1));
  }
  return order;
}

function dealt(deck: Deck, deal: number, player = 0): readonly number[] {
  deck.shuffle(deal);
  return drawn(deck, player);
}

function countOf(order: readonly number[]): TileCounts {
  const counts = createCounts();
  for (const kind of order) counts[kind]!++;
  return counts;
}

test.each(editionIds())('%s: every tile is drawn once, and then none', id => {
  const rules = rulesEdition(id);
  const bag = bagCounts(rules);
  const deck = createDeck(rules, 'once');
  for (const deal of [0, 1, 2 ** 31, 999_999_999]) {
    deck.shuffle(deal);
    expect(deck.size).toBe(sumOf(bag));
    expect([...countOf(drawn(deck))]).toEqual(Array.from({ length: 32 }, (_, n) => bag[n] ?? 0));
    const rack = createCounts();
    deck.fill(1, rack, 7);
    expect([deck.size, sumOf(rack)]).toEqual([0, 0]);
  }
});

test('a deal is the same again, whatever was played before it, and another with another seed', () => {
  const deck = createDeck(FIGS, 'a');
  const first = dealt(deck, 5);
  deck.shuffle(6);
  const rack = createCounts();
  deck.fill(0, rack, 7);
  deck.putBack(0, rack);
  expect(dealt(deck, 5)).toEqual(first);
  expect(dealt(createDeck(FIGS, 'a'), 5)).toEqual(first);
  expect(dealt(createDeck(FIGS, 'b'), 5)).not.toEqual(first);
  expect(dealt(deck, 6)).not.toEqual(first);
});

test('the players draw from two ends', () => {
  const deck = createDeck(FIGS, 'ends');
  expect(dealt(deck, 3, 1)).toEqual(dealt(deck, 3, 0).toReversed());
  deck.shuffle(3);
  const [one, other] = [createCounts(), createCounts()];
  deck.fill(0, one, 7);
  deck.fill(1, other, 7);
  const whole = dealt(deck, 3);
  expect(one).toEqual(countOf(whole.slice(0, 7)));
  expect(other).toEqual(countOf(whole.slice(-7)));
});

test('a rack is filled up to its size, or with what there is', () => {
  const deck = createDeck(tinyBag('AAABBBC'), 'few');
  deck.shuffle(0);
  const [rack, other] = [createCounts(), createCounts()];
  rack[9] = 3;
  deck.fill(0, rack, 5);
  expect([sumOf(rack), deck.size]).toEqual([5, 5]);
  deck.fill(0, rack, 5);
  deck.fill(0, rack, 3);
  expect([sumOf(rack), deck.size]).toEqual([5, 5]);
  deck.fill(1, other, 7);
  expect([sumOf(other), deck.size]).toEqual([5, 0]);
});

test('no tile is lost or made, however tiles go back and forth', () => {
  const random = createRandom(7);
  const bag = [...bagCounts(FIGS)];
  for (let deal = 0; deal < 40; deal++) {
    const deck = createDeck(FIGS, `${deal}`);
    deck.shuffle(deal);
    const racks = [createCounts(), createCounts()];
    const laid = createCounts();
    for (const [player, rack] of racks.entries()) deck.fill(player, rack, 7);
    for (let turn = 0; turn < 60 && deck.size > 0; turn++) {
      takeTurn(
        deck,
        turn % 2,
        racks[turn % 2]!,
        laid,
        random.below(3),
        () => random.below(2) === 0,
      );
      const seen = countOf(drawnAndPutBack(deck));
      const all = bag.map(
        (_, kind) => seen[kind]! + racks[0]![kind]! + racks[1]![kind]! + laid[kind]!,
      );
      expect(all).toEqual(bag);
    }
  }
});

/** A play, an exchange or a full change of some tiles. */
function takeTurn(
  deck: Deck,
  player: number,
  rack: TileCounts,
  laid: TileCounts,
  manner: number,
  isTaken: () => boolean,
): void {
  const size = sumOf(rack);
  const given = createCounts();
  for (const [kind, count] of rack.entries()) {
    for (let n = 0; n < count && sumOf(given) < deck.size; n++) if (isTaken()) given[kind]!++;
  }
  if (manner === 2) given.set(rack);
  for (const [kind, count] of given.entries()) rack[kind]! -= count;
  if (manner === 0) for (const [kind, count] of given.entries()) laid[kind]! += count;
  if (manner === 2) deck.putBack(player, given); // the full change: back before new ones are drawn
  deck.fill(player, rack, size);
  if (manner === 1) deck.putBack(player, given);
}

/** What is in the deck; it is as good as new afterwards, but for its order. */
function drawnAndPutBack(deck: Deck): readonly number[] {
  const order = drawn(deck, 0);
  deck.putBack(0, countOf(order));
  return order;
}

describe('draws are fair', () => {
  const DEALS = 20_000;
  /** Six kinds, of which there are 1 to 5. */
  const rules: Rules = tinyBag('ABBCCCDDDDEEEEE??');
  const bag = bagCounts(rules);
  const kinds = [0, 1, 2, 3, 4, 5];
  const chances = kinds.map(kind => bag[kind]! / 17);

  /** How often each kind stands at a place, against its share of the bag. */
  function expectFair(places: readonly number[]): void {
    const counts = kinds.map(kind => places.filter(each => each === kind).length);
    const expected = chances.map(chance => chance * places.length);
    expect(chiSquare(counts, expected)).toBeLessThan(chiSquareLimit(5));
  }

  const deck = createDeck(rules, 'fair');
  const deals = Array.from({ length: DEALS }, (_, deal) => dealt(deck, deal));

  test.each([0, 1, 7, 8, 15, 16])('at place %i of the order', place => {
    expectFair(deals.map(order => order[place]!));
  });

  const withoutReturn = (one: number, other: number): number =>
    chances[one]! * ((bag[other]! - (one === other ? 1 : 0)) / 16);
  const apart = (one: number, other: number): number => chances[one]! * chances[other]!;

  /** How often each pair of kinds comes, against its chance. */
  function expectPairs(
    pairs: readonly (readonly [number, number])[],
    chanceOf: (one: number, other: number) => number,
  ): void {
    const all = kinds.flatMap(one => kinds.map(other => [one, other] as const));
    const possible = all.filter(([one, other]) => chanceOf(one, other) > 0);
    const counts = new Map<number, number>();
    for (const [one, other] of pairs) {
      counts.set(one * 6 + other, (counts.get(one * 6 + other) ?? 0) + 1);
    }
    const observed = possible.map(([one, other]) => counts.get(one * 6 + other) ?? 0);
    const expected = possible.map(([one, other]) => chanceOf(one, other) * pairs.length);
    expect(chiSquare(observed, expected)).toBeLessThan(chiSquareLimit(possible.length - 1));
  }

  test.each([
    [0, 1],
    [0, 16],
    [7, 8],
  ])('at places %i and %i together', (one, other) => {
    expectPairs(
      deals.map(order => [order[one]!, order[other]!]),
      withoutReturn,
    );
  });

  test.each([
    [1, 0],
    [1, 9],
    [1, 16],
    [2, 16],
    [64, 16],
  ])('in a deal and in the one %i after it, at place %i', (step, place) => {
    // each deal in one pair only
    const firsts = deals.flatMap((_, deal) => (deal % (2 * step) < step ? [deal] : []));
    const pairs = firsts.flatMap(deal => {
      const later = deals[deal + step];
      return later === undefined ? [] : [[deals[deal]![place]!, later[place]!] as const];
    });
    expectPairs(pairs, apart);
  });

  /** What a player gives back is drawn next, or last, as often as any other tile. */
  test.each([0, 1])('tiles that player %i gives back are mixed with the others', player => {
    const given = createCounts();
    given[5] = 5; // every E
    const nexts: number[] = [];
    const lasts: number[] = [];
    for (let deal = 0; nexts.length < DEALS / 10; deal++) {
      deck.shuffle(deal);
      const rack = createCounts();
      deck.fill(player, rack, 12);
      if (rack[5] !== 5) continue;
      deck.putBack(player, given); // five of ten are E
      const order = drawn(deck, player);
      nexts.push(order[0]!);
      lasts.push(order.at(-1)!);
    }
    for (const places of [nexts, lasts]) {
      const back = places.filter(kind => kind === 5).length;
      const half = places.length / 2;
      expect(chiSquare([back, places.length - back], [half, half])).toBeLessThan(chiSquareLimit(1));
    }
  });
});
