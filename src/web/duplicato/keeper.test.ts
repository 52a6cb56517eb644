// Notes written down: the latest alone, and who waits for one does not wait for those after it.
import { expect, test } from 'vitest';
import { createKeeper } from './keeper.js';
import { EMPTY_NOTE, type Note } from './note.js';

const noteOf = (arbiter: string): Note => ({ ...EMPTY_NOTE, arbiter });

/** A keeper whose writes end when they are told to. */
function slowKeeper() {
  const written: string[] = [];
  const kept: string[] = [];
  const ends: ((isKept: boolean) => void)[] = [];
  const keeper = createKeeper(
    EMPTY_NOTE,
    ({ arbiter }) => {
      written.push(arbiter);
      return new Promise(end => ends.push(end));
    },
    ({ arbiter }) => kept.push(arbiter),
  );
  const end = async (isKept = true): Promise<void> => {
    ends.shift()?.(isKept);
    await new Promise(resolve => setTimeout(resolve));
  };
  return { keeper, written, kept, end };
}

test('while one is written the latest waits, and those between are left out', async () => {
  const { keeper, written, kept, end } = slowKeeper();
  for (const name of ['a', 'b', 'c']) keeper.keep(noteOf(name));
  expect(keeper.latest().arbiter).toBe('c');
  await end();
  await end();
  expect([written, kept]).toEqual([
    ['a', 'c'],
    ['a', 'c'],
  ]);
});

test('who waits for a note is told when it is written, though more is typed meanwhile', async () => {
  const { keeper, end } = slowKeeper();
  let told = 0;
  keeper.keep(noteOf('a'));
  void keeper.settled().then(() => told++);
  keeper.keep(noteOf('b'));
  void keeper.settled().then(() => told++);
  keeper.keep(noteOf('c'));
  expect(told).toBe(0);
  await end();
  expect(told).toBe(1);
  keeper.keep(noteOf('d'));
  await end();
  expect(told).toBe(2);
});

test('where there is no room nobody waits for ever, and nothing is said to be kept', async () => {
  const { keeper, kept, end } = slowKeeper();
  keeper.keep(noteOf('a'));
  const waiting = keeper.settled();
  await end(false);
  await waiting;
  expect(kept).toEqual([]);
  await keeper.settled();
});
