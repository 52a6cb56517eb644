import { expect, test } from 'vitest';
import { createStopwatch } from './stopwatch.js';

test('the time out of sight does not count, and a new card begins at nothing', () => {
  let now = 1000;
  const watch = createStopwatch(() => now);
  now += 2000;
  watch.see(false);
  now += 60_000;
  watch.see(false);
  expect(watch.seconds()).toBe(2);
  watch.see(true);
  now += 500;
  expect(watch.seconds()).toBe(2.5);
  watch.start();
  now += 1000;
  expect(watch.seconds()).toBe(1);
});
