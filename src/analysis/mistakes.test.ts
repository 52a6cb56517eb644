// Sizes of mistakes: which measure decides, and what noise may explain.
import { expect, test } from 'vitest';
import { estimated, exactly, type Figure } from './figure.js';
import { MISTAKE_STEPS, type Mistake, mistakeOf } from './mistakes.js';

const [SMALL, MEDIUM, LARGE] = MISTAKE_STEPS.win;
const NONE = { points: 90_000, equity: undefined, win: undefined, spread: undefined };

function simulated(value: number, error: number): Figure {
  return { value, error, how: 'simulated', n: 400 };
}

test.each<[string, Parameters<typeof mistakeOf>[0], Mistake | undefined]>([
  ['points alone are no mistake', NONE, undefined],
  [
    'a small one by equity',
    { ...NONE, equity: MISTAKE_STEPS.equity[0] * 1000 },
    { by: 'equity', size: 'small' },
  ],
  ['just below it', { ...NONE, equity: MISTAKE_STEPS.equity[0] * 1000 - 1 }, undefined],
  [
    'a medium one',
    { ...NONE, equity: MISTAKE_STEPS.equity[1] * 1000 },
    { by: 'equity', size: 'medium' },
  ],
  [
    'a large one',
    { ...NONE, equity: MISTAKE_STEPS.equity[2] * 1000 },
    { by: 'equity', size: 'large' },
  ],
  ['an estimated win does not decide', { ...NONE, equity: 0, win: estimated(50) }, undefined],
  [
    'win decides before equity',
    { ...NONE, equity: 90_000, win: simulated(MEDIUM, 0.1) },
    { by: 'win', size: 'medium' },
  ],
  [
    'a loss of twice its error is noise',
    { ...NONE, equity: 90_000, win: simulated(LARGE, LARGE / 2) },
    undefined,
  ],
  [
    'just above it',
    { ...NONE, win: simulated(LARGE, LARGE / 2 - 0.01) },
    { by: 'win', size: 'large' },
  ],
  ['too small', { ...NONE, win: simulated(SMALL - 0.01, 0.01) }, undefined],
  [
    'the ending decides before win',
    { ...NONE, win: exactly(100, 'solved'), spread: exactly(1, 'solved') },
    { by: 'spread', size: 'small' },
  ],
  [
    'nothing lost in an ending',
    { ...NONE, equity: 90_000, spread: exactly(0, 'solved') },
    undefined,
  ],
])('%s', (_, losses, mistake) => {
  expect(mistakeOf(losses)).toEqual(mistake);
});

test('steps rise', () => {
  for (const [small, medium, large] of Object.values(MISTAKE_STEPS)) {
    expect(small).toBeGreaterThan(0);
    expect(medium).toBeGreaterThan(small);
    expect(large).toBeGreaterThan(medium);
  }
});
