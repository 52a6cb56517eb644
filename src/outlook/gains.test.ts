// Shares of games won, against plain counting.
import { describe, expect, test } from 'vitest';
import { FIGS } from '../rules/editions.js';
import { createRandom } from '../testing/random.js';
import { createGainTally, type GainTally, noteGain, REACH, sharesOf } from './gains.js';
import { MOST_SPREAD, ROW } from './win-table.js';

/** A turn: tiles unseen, and what the rest of the game brought. */
type Turn = readonly [unseen: number, gain: number];

const MOST = 113;

function tallyOf(turns: readonly Turn[]): GainTally {
  const tally = createGainTally(FIGS);
  for (const [unseen, gain] of turns) noteGain(tally, unseen, gain);
  return tally;
}

function share(shares: Uint16Array, unseen: number, spread: number): number {
  return shares[unseen * ROW + spread + MOST_SPREAD]!;
}

/** Won, drawn by half, of so many; each turn as often as `weight` says. */
function counted(
  turns: readonly Turn[],
  spread: number,
  weight: (unseen: number) => number,
): number {
  let [won, all] = [0, 0];
  for (const [unseen, gain] of turns) {
    all += weight(unseen);
    if (spread + gain > 0) won += weight(unseen);
    if (spread + gain === 0) won += weight(unseen) / 2;
  }
  return Math.round((10_000 * won) / all);
}

/** Turns of made-up games, more spread out the more is unseen; 60 of each number at least. */
function randomTurns(seed: number): readonly Turn[] {
  const random = createRandom(seed);
  return Array.from({ length: MOST * 60 }, (_, index): Turn => {
    const unseen = 1 + (index % MOST);
    const width = 20 + 8 * unseen;
    return [unseen, random.below(width) - random.below(width) + 10];
  });
}

const TURNS = randomTurns(1);
const SHARES = sharesOf(tallyOf(TURNS));
const SPREADS = [-MOST_SPREAD, -599, -100, -31, -1, 0, 1, 17, 80, 599, MOST_SPREAD];

describe('a share is what was won from there', () => {
  test.each([1, 3, 7, 8, 98, 99, 106, 113])('with %i tiles unseen, counted alone', unseen => {
    const alone = (other: number): number => (other === unseen ? 1 : 0);
    for (const spread of SPREADS) {
      expect(share(SHARES, unseen, spread)).toBe(counted(TURNS, spread, alone));
    }
  });

  test.each([9, 10, 50, 96, 97])('with %i, its neighbours counted less', unseen => {
    const reach = Math.min(REACH, unseen - 8, 98 - unseen);
    const near = (other: number): number => Math.max(0, reach + 1 - Math.abs(other - unseen));
    for (const spread of SPREADS) {
      expect(share(SHARES, unseen, spread)).toBe(counted(TURNS, spread, near));
    }
  });
});

test('more points never win less', () => {
  // at once: an expectation for each takes seconds
  const falls = [...SHARES.keys()].filter(at => at % ROW > 0 && SHARES[at]! < SHARES[at - 1]!);
  expect(falls).toEqual([]);
});

test('gains turned round give shares turned round', () => {
  const turned = sharesOf(tallyOf(TURNS.map(([unseen, gain]) => [unseen, -gain])));
  for (let unseen = 0; unseen <= MOST; unseen++) {
    for (const spread of SPREADS) {
      const sum = share(SHARES, unseen, spread) + share(turned, unseen, -spread);
      expect(Math.abs(sum - 10_000)).toBeLessThanOrEqual(1); // both may be rounded up
    }
  }
});

test('gains beyond every spread count as won and lost, at the ends too', () => {
  const shares = sharesOf(
    tallyOf(
      Array<Turn>(50)
        .fill([5, 5000])
        .concat([[5, -5000]], [[5, 600]]),
    ),
  );
  expect(share(shares, 5, -MOST_SPREAD)).toBe(Math.round((10_000 * 50.5) / 52));
  expect(share(shares, 5, MOST_SPREAD)).toBe(Math.round((10_000 * 51) / 52));
});

test('numbers that hardly occur look at those around until there are some', () => {
  const few = TURNS.filter(([unseen]) => unseen !== 112).concat([[112, 3]]);
  const around = (other: number): number => Math.max(0, 2 - Math.abs(other - 112));
  const shares = sharesOf(tallyOf(few));
  for (const spread of SPREADS) {
    expect(share(shares, 112, spread)).toBe(counted(few, spread, around));
  }
});

test('with nothing unseen the game is over', () => {
  expect([-600, -1, 0, 1, 600].map(spread => share(SHARES, 0, spread))).toEqual([
    0, 0, 5000, 10_000, 10_000,
  ]);
});
