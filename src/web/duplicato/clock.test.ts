// The clock of a round: what it shows is what the time of day makes of it, however long nobody looked.
import { expect, test } from 'vitest';
import {
  addMinute,
  clockText,
  leftAt,
  pauseClock,
  phaseAt,
  resetClock,
  runClock,
  setClock,
  untilNextSecond,
} from './clock.js';

const START = 1_800_000_000_000;
const set = setClock(180, 30);
const running = runClock(set, START);

test.each([
  [0, '3:00', 'running'],
  [1, '3:00', 'running'],
  [1_001, '2:59', 'running'],
  [149_999, '0:31', 'running'],
  [150_000, '0:30', 'warning'],
  [179_999, '0:01', 'warning'],
  [180_000, '0:00', 'over'],
  [999_000, '0:00', 'over'],
] as const)('%d ms after the start it shows %s, %s', (after, text, phase) => {
  expect([clockText(leftAt(running, START + after)), phaseAt(running, START + after)]).toEqual([
    text,
    phase,
  ]);
});

test('a pause keeps what is left, however long it is, and running on takes up there', () => {
  const paused = pauseClock(running, START + 70_500);
  expect(phaseAt(paused, START + 3_600_000)).toBe('standing');
  expect(leftAt(paused, START + 3_600_000)).toBe(109_500);
  const again = runClock(paused, START + 3_600_000);
  expect(leftAt(again, START + 3_600_000 + 9_500)).toBe(100_000);
});

test('a minute more: running, paused, and when it was over', () => {
  expect(leftAt(addMinute(running, START + 60_000), START + 60_000)).toBe(180_000);
  expect(addMinute(pauseClock(running, START + 60_000), START).left).toBe(180_000);
  const over = START + 200_000;
  expect(leftAt(addMinute(running, over), over)).toBe(60_000);
  expect(phaseAt(addMinute(running, over), over)).toBe('running');
});

test('a clock that has run is set anew', () => {
  expect(resetClock(running)).toEqual(set);
  expect(phaseAt(set, START)).toBe('set');
  expect(runClock(running, START + 5)).toBe(running);
});

test.each([
  [180_000, 1000],
  [179_999, 999],
  [1, 1],
])('with %d ms left another second is shown in %d ms', (left, wait) => {
  expect(untilNextSecond(left)).toBe(wait);
});
