import { expect, test } from 'vitest';
import { ENGLISH_RULES, FIGS, FIGS_2008, TEVERE_2007 } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { cited, inEnglish } from '../testing/english.js';
import { type Overtime, overtimeCharge } from './overtime.js';

function charged(rules: Rules, overtime: Overtime): string | undefined {
  const charge = overtimeCharge(rules, overtime);
  return charge && cited(charge);
}

test.each([
  [FIGS, { seconds: 1 }, 'art. 37: overtime used, 0:01: −30'],
  [FIGS, { seconds: 60 }, 'art. 37: overtime used, 1:00: −30'],
  [FIGS, { seconds: 60, usedUp: true }, 'art. 37: overtime used up: 50 in place of 30 → −50'],
  [FIGS_2008, { seconds: 1 }, 'art. 39: overtime 0:01: 1 min or part × 20 = 20 → −20'],
  [FIGS_2008, { seconds: 60 }, 'art. 39: overtime 1:00: 1 min or part × 20 = 20 → −20'],
  [FIGS_2008, { seconds: 61 }, 'art. 39: overtime 1:01: 2 min or part × 20 = 40 → −40'],
  [
    FIGS_2008,
    { seconds: 0, usedUp: true },
    'art. 39: overtime 3:00: 3 min or part × 20 = 60 → −60',
  ],
  [TEVERE_2007, { seconds: 0, minutesBought: 1 }, 'point 10: 1 min bought × 10 = 10 → −10'],
  [TEVERE_2007, { seconds: 12, minutesBought: 5 }, 'point 10: 5 min bought × 10 = 50 → −50'],
  [
    ENGLISH_RULES,
    { seconds: 601 },
    'English tournament rules: overtime 10:01: 11 min or part × 10 = 110 → −110',
  ],
])('$id: %j', (rules, overtime, text) => {
  expect(charged(rules, overtime)).toBe(text);
});

test.each([FIGS, FIGS_2008, TEVERE_2007, ENGLISH_RULES])(
  '$id: no overtime costs nothing',
  rules => {
    expect(charged(rules, { seconds: 0 })).toBeUndefined();
  },
);

test.each([
  [FIGS, { seconds: 61 }, 'art. 37: 1:01 of overtime, there are 1 min'],
  [FIGS, { seconds: 10, minutesBought: 2 }, 'art. 37: no overtime is sold under "figs"'],
  [FIGS, { seconds: -1 }, '-1 seconds of overtime'],
  [FIGS_2008, { seconds: 181 }, 'art. 38: 3:01 of overtime, there are 3 min'],
  [TEVERE_2007, { seconds: 0, minutesBought: 6 }, 'point 10: 6 min bought, a player buys 1 to 5'],
  [TEVERE_2007, { seconds: 0, minutesBought: 1.5 }, '1.5 minutes bought'],
  [TEVERE_2007, { seconds: 61, minutesBought: 1 }, 'point 10: 1:01 of overtime, there are 1 min'],
  [
    ENGLISH_RULES,
    { seconds: 5, usedUp: true },
    '"english" does not say what follows when overtime is used up',
  ],
])('$id refuses %j', (rules, overtime, message) => {
  expect(inEnglish(() => overtimeCharge(rules, overtime))).toThrow(message);
});
