// Exchanges against the wording of art. 34-35, the Tevere extract and UF art. 14.2, at their limits.
import { expect, test } from 'vitest';
import { ENGLISH_RULES, FIGS, FIGS_2008, TEVERE_2007 } from '../rules/editions.js';
import { withReadings } from '../rules/readings.js';
import type { Rules } from '../rules/rules.js';
import { cited, english } from '../testing/english.js';
import { ruleExchange, ruleFullChange } from './exchange.js';

const RACK = 'AEIORST';

function against(rules: Rules, bag: number, tiles: number, rack = 7): string[] {
  const { allowed, steps } = ruleExchange(rules, { bag, tiles, rack });
  return allowed ? [] : steps.map(each => cited(each));
}

test.each([
  [FIGS, 3, 'art. 34'],
  [FIGS_2008, 3, 'art. 34'],
  [TEVERE_2007, 1, 'point 8'],
  [ENGLISH_RULES, 7, 'standard English rules'],
])('$id: an exchange needs $exchangeMinimum in the bag', (rules, least, article) => {
  expect(against(rules, least, 1)).toEqual([]);
  const text = `${least - 1} in the bag, an exchange needs ${least}`;
  expect(against(rules, least - 1, 1)[0]).toBe(`${article}: ${text}`);
});

test('art. 34: a bag of 3 serves three tiles and not four; a bag of 2 serves none', () => {
  expect(against(FIGS, 3, 3)).toEqual([]);
  expect(against(FIGS, 3, 4)).toEqual(['art. 34: 4 tiles to change, only 3 left in the bag']);
  expect(against(FIGS, 2, 2)).toEqual(['art. 34: 2 in the bag, an exchange needs 3']);
});

test('every reason is given at once', () => {
  expect(against(FIGS, 2, 5, 4)).toEqual([
    'art. 34: 5 tiles to change, 4 on the rack',
    'art. 34: 2 in the bag, an exchange needs 3',
    'art. 34: 5 tiles to change, only 2 left in the bag',
  ]);
  expect(against(FIGS, 20, 0)).toEqual(['art. 34: an exchange changes at least one tile']);
});

test('an exchange loses the turn, a full change keeps it', () => {
  const exchange = ruleExchange(FIGS, { bag: 40, tiles: 2, rack: 7 });
  expect(exchange).toMatchObject({ allowed: true, losesTurn: true });
  expect(exchange.steps.map(each => cited(each))).toEqual([
    'art. 34: 2 of 40 in the bag (3 needed): allowed, the turn is lost',
  ]);
  const full = ruleFullChange(FIGS, { bag: 1, rack: RACK, used: 0 });
  expect(full).toMatchObject({ allowed: true, losesTurn: false });
  expect(full.steps.map(each => cited(each))).toEqual([
    'art. 35: cambio secco, 1 in the bag (1 needed): allowed, the turn is kept',
  ]);
});

test.each([
  [FIGS, 'art. 35: 0 in the bag, cambio secco needs 1'],
  [FIGS_2008, 'art. 35: 0 in the bag, cambio secco needs 1'],
  [TEVERE_2007, 'point 9: 0 in the bag, colpo secco needs 1'],
])('$id: a full change needs one tile in the bag, and comes once a game', (rules, text) => {
  expect(
    ruleFullChange(rules, { bag: 0, rack: RACK, used: 0 }).steps.map(each => cited(each)),
  ).toEqual([text]);
  const twice = ruleFullChange(rules, { bag: 0, rack: RACK, used: 1 });
  expect(twice.allowed).toBe(false);
  expect(english(twice.steps[1]!.fact)).toMatch(/used 1 of 1 times in this game/);
});

test('the order of exchange and cambio secco depends on the edition', () => {
  const fullAfter = (rules: Rules) =>
    ruleFullChange(rules, { bag: 20, rack: RACK, used: 0, afterExchange: true });
  const exchangeAfter = (rules: Rules) =>
    ruleExchange(rules, { bag: 20, tiles: 3, rack: 7, afterFullChange: true }).allowed;
  // figs art. 35: «immediatamente dopo … è possibile effettuare un cambio ordinario»
  expect([fullAfter(FIGS).allowed, exchangeAfter(FIGS)]).toEqual([false, true]);
  // figs-2008 art. 35: «anche nello stesso turno in cui è stato effettuato un cambio ordinario»
  expect([fullAfter(FIGS_2008).allowed, exchangeAfter(FIGS_2008)]).toEqual([true, true]);
  expect(fullAfter(FIGS_2008).losesTurn).toBe(true);
  const other = withReadings(FIGS_2008, { 'full-change-first': 'no' });
  expect(exchangeAfter(other)).toBe(false);
  // tevere point 9: «con cui rigioca immediatamente»
  expect([fullAfter(TEVERE_2007).allowed, exchangeAfter(TEVERE_2007)]).toEqual([false, false]);
});

test('english has no full change', () => {
  expect(ruleFullChange(ENGLISH_RULES, { bag: 50, rack: RACK, used: 0 }).allowed).toBe(false);
});

test.each([
  ['AEIOUAE', true],
  ['BCDFGHL', true],
  ['AEIOUAB', false],
  ['AEIOUA?', false],
  ['AEIOUA', false],
])('senyors: the rack %s may be changed: %s (UF art. 14.2)', (rack, allowed) => {
  const senyors = {
    ...FIGS.fullChange,
    name: 'senyors',
    rack: 'one-kind',
    timesPerGame: 'unlimited',
  };
  const rules = { ...FIGS, fullChange: senyors } as Rules;
  expect(ruleFullChange(rules, { bag: 1, rack, used: 5 }).allowed).toBe(allowed);
});
