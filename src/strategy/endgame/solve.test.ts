// Endings against brute force, and against themselves: transposed, from the other seat, replayed by the referee.
import { expect, test } from 'vitest';
import { faultsOf, triedEnding } from '../../testing/ending-trials.js';
import { times } from '../../testing/thorough.js';

/** `bench/endgame-truth.js` asks for others. */
const COUNT = Number(process.env.LEGGIO_ENDINGS ?? times(1000, 60));
const FIRST = Number(process.env.LEGGIO_FIRST ?? 0);

test('values, best moves and lines are those of brute force', async () => {
  const faults: string[] = [];
  for (let number = FIRST, tried = 0; tried < COUNT; number++) {
    const ending = triedEnding(number);
    if (ending === undefined) continue;
    tried++;
    faults.push(...(await faultsOf(ending)));
  }
  expect(faults).toEqual([]);
});
