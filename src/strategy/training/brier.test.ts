// Brier scores, against the sum over turns one by one.
import { expect, test } from 'vitest';
import { createWinTable, ROW, valueCount } from '../../outlook/win-table.js';
import { FIGS } from '../../rules/editions.js';
import { createRandom } from '../../testing/random.js';
import { brierScores, createStandings, noteStanding } from './brier.js';

const ORIGIN = {
  lexicon: { name: '', checksum: '' },
  rules: 'figs',
  leaves: '',
  games: 0,
  seed: '',
  version: '',
};

/** Whoever is ahead before the move has 70 %. */
const VALUES = Uint16Array.from({ length: valueCount(FIGS) }, (_, at) =>
  at % ROW > 600 ? 7000 : 3000,
);
const TABLE = createWinTable(FIGS, VALUES, ORIGIN, '');

/** Turns that end as a logistic curve says: a = 0.4, b = 0.1. */
function madeTurns(): readonly (readonly [number, number, number])[] {
  const random = createRandom(5);
  return Array.from({ length: 40_000 }, () => {
    const unseen = 1 + random.below(113);
    const before = random.below(241) - 120;
    const share = 1 / (1 + Math.exp(-0.4 - (0.1 * before) / Math.sqrt(unseen)));
    const drawn = random.below(50) === 0;
    return [unseen, before, drawn ? 0 : random.below(10_000) < share * 10_000 ? 9 : -4] as const;
  });
}

test('the scores are the mean squares over turns', () => {
  const turns = madeTurns();
  const standings = createStandings(FIGS);
  for (const [unseen, before, after] of turns) noteStanding(standings, unseen, before, after);
  const plain = (foretold: (unseen: number, before: number) => number): number =>
    turns.reduce((sum, [unseen, before, after]) => {
      const came = after > 0 ? 1 : after < 0 ? 0 : 0.5;
      return sum + (foretold(unseen, before) - came) ** 2;
    }, 0) / turns.length;
  const { table, half, logistic } = brierScores(standings, TABLE);
  expect(table).toBeCloseTo(
    plain((_, before) => (before > 0 ? 0.7 : 0.3)),
    12,
  );
  expect(half).toBeCloseTo(
    plain(() => 0.5),
    12,
  );
  const truth = plain(
    (unseen, before) => 1 / (1 + Math.exp(-0.4 - (0.1 * before) / Math.sqrt(unseen))),
  );
  expect(Math.abs(logistic - truth)).toBeLessThan(0.0001);
});

test('games that the spread decides alone have a curve too', () => {
  const standings = createStandings(FIGS);
  for (const before of [-30, -20, 20, 30]) noteStanding(standings, 50, before, before);
  const { logistic, half } = brierScores(standings, TABLE);
  expect(half).toBe(0.25);
  expect(logistic).toBeGreaterThanOrEqual(0);
  expect(logistic).toBeLessThan(0.01);
});
