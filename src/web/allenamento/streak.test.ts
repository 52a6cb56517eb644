import { expect, test } from 'vitest';
import { dayOf } from '../engine/training/daily.js';
import { streakOf } from './streak.js';

const played = (...days: string[]) => days.map(day => ({ day, isDone: true }));

test('days in a row count, over the end of a month and of a year', () => {
  expect(streakOf(played('2026-01-01', '2025-12-31', '2025-12-30'), '2026-01-01')).toBe(3);
  expect(streakOf(played('2026-03-01', '2026-02-28'), '2026-03-01')).toBe(2);
});

test('a day that is not over yet breaks nothing, a day that was missed does', () => {
  expect(streakOf(played('2026-11-24', '2026-11-23'), '2026-11-25')).toBe(2);
  expect(streakOf(played('2026-11-23'), '2026-11-25')).toBe(0);
  expect(streakOf([{ day: '2026-11-25', isDone: false }], '2026-11-25')).toBe(0);
});

test('the day is that of the machine’s calendar', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});
