// Streams of work whose pieces end in any order.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRandom } from '../testing/random.js';
import { inOrder } from './in-order.js';

/** Numbers from 0 up that count how many of them have been taken. */
function counted(length: number): { taken: number; closed: boolean } & Iterable<number> {
  const source = {
    taken: 0,
    closed: false,
    *[Symbol.iterator]() {
      try {
        for (let i = 0; i < length; i++) {
          source.taken++;
          yield i;
        }
      } finally {
        source.closed = true;
      }
    },
  };
  return source;
}

test('answers come in the order of the items, however long each takes', async () => {
  const random = createRandom(1);
  const work = async (item: number): Promise<number> => {
    await sleep(random.below(5));
    return item * item;
  };
  const answers: number[] = [];
  for await (const answer of inOrder(counted(200), work, () => 7)) answers.push(answer);
  expect(answers).toEqual(Array.from({ length: 200 }, (_, i) => i * i));
});

test('a slow reader holds the source back', async () => {
  const source = counted(1000);
  let read = 0;
  let ahead = 0;
  for await (const _ of inOrder(
    source,
    async item => item,
    () => 8,
  )) {
    ahead = Math.max(ahead, source.taken - read);
    read++;
    if (read % 100 === 0) await sleep(1);
  }
  expect(read).toBe(1000);
  expect(ahead).toBeGreaterThan(4);
  expect(ahead).toBeLessThanOrEqual(8);
});

test('an answer does not wait for the next item of a slow source', async () => {
  let question = (_: string): void => undefined;
  async function* source(): AsyncGenerator<string> {
    yield 'first';
    yield await new Promise<string>(resolve => {
      question = resolve;
    });
  }
  const answers = inOrder(
    source(),
    async item => `${item}!`,
    () => 4,
  );
  expect((await answers.next()).value).toBe('first!');
  question('second'); // asked only after the first answer
  expect((await answers.next()).value).toBe('second!');
  expect((await answers.next()).done).toBe(true);
});

test('a failure comes in its turn, and ends the source', async () => {
  const source = counted(100);
  const seen: number[] = [];
  const read = async (): Promise<void> => {
    const work = async (item: number): Promise<number> => {
      if (item === 3) throw new Error('three');
      await sleep(2);
      return item;
    };
    for await (const answer of inOrder(source, work, () => 10)) seen.push(answer);
  };
  await expect(read()).rejects.toThrow('three');
  expect(seen).toEqual([0, 1, 2]);
  expect(source.closed).toBe(true);
  expect(source.taken).toBeLessThan(20);
});

test('a reader that leaves ends the source', async () => {
  const source = counted(100);
  for await (const answer of inOrder(
    source,
    async item => item,
    () => 10,
  ))
    if (answer === 5) break;
  expect(source.closed).toBe(true);
});
