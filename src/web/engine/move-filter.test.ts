// Which moves pass a filter.
import type { Exchange, Play } from 'leggio';
import { expect, test } from 'vitest';
import { EVERY_MOVE, type MoveFilter } from './messages.js';
import { createPasser, scorePasses, wantsEvery } from './move-filter.js';

const PLAY: Play = {
  ...{ kind: 'play', at: 'H8', word: 'CaRE', placed: '.aRE', score: 20, equity: 20_000 },
  ...{ bingo: false, leave: 'IS?' },
};
const EXCHANGE: Exchange = { kind: 'exchange', tiles: 'AE', leave: 'IRST?', equity: 1000 };

test.each<[Partial<MoveFilter>, boolean, boolean]>([
  [{}, true, true],
  [{ word: 'are' }, true, false],
  [{ word: 'àre' }, true, false],
  [{ word: 'ERA' }, false, false],
  [{ word: 'C?RE' }, true, false],
  [{ word: '?RE' }, false, false],
  [{ word: 'C*' }, true, false],
  [{ word: '*A' }, false, false],
  [{ word: '(.*' }, false, false],
  [{ keeps: 'S?' }, true, true],
  [{ keeps: 'ss' }, false, false],
  [{ keeps: 'RT' }, false, true],
  [{ covers: [112, 157] }, true, false],
  [{ covers: [113] }, false, false],
  [{ avoids: [113] }, true, false],
  [{ avoids: [112] }, false, false],
])('%o: a play %s, an exchange %s', (filter, play, exchange) => {
  const passes = createPasser({ ...EVERY_MOVE, ...filter });
  expect([passes(PLAY), passes(EXCHANGE)]).toEqual([play, exchange]);
});

test('the pass keeps nothing one could ask for', () => {
  expect(createPasser(EVERY_MOVE)({ kind: 'pass' })).toBe(true);
  expect(createPasser({ ...EVERY_MOVE, keeps: 'S' })({ kind: 'pass' })).toBe(false);
});

test('a score lies between two others, or above or below one', () => {
  const between = { ...EVERY_MOVE, least: 20, most: 21 };
  expect([19, 20, 21, 22].map(score => scorePasses(between, score))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(scorePasses(EVERY_MOVE, 0)).toBe(true);
  expect([wantsEvery(EVERY_MOVE), wantsEvery(between)]).toEqual([true, false]);
});
