// Worker threads that fail in every way they can, from modules written for it.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.js';
import { startThreads } from './node-threads.js';
import type { Threads } from './threads.js';

const WORKER = `
import { threadId, workerData } from 'node:worker_threads';
export default async function answer(task) {
  if (task === 'exit') process.exit(3);
  if (task === 'throw') throw new TypeError('no such task');
  if (task === 'crash') {
    setTimeout(() => { throw new Error('crashed'); });
    await new Promise(() => undefined);
  }
  if (task === 'spin') while (true);
  Atomics.add(workerData.counter, 0, 1);
  return { task, threadId, same: workerData.counter.buffer instanceof SharedArrayBuffer };
}`;

const folder = tempFolder();
let worker: URL;
let threads: Threads;
const counter = new Int32Array(new SharedArrayBuffer(4));

beforeAll(async () => {
  worker = pathToFileURL(join(folder, 'worker.mjs'));
  await writeFile(worker, WORKER);
  threads = await startThreads({ url: worker }, { counter }, 2);
});

afterAll(() => threads.close());

test('every thread has started when the first task is sent', () => {
  expect(counter[0]).toBe(2); // one READY each, counted in shared memory
});

test('a task comes back with its answer, and many use all threads', async () => {
  const run = (task: number) => threads.run<number, { task: number; threadId: number }>(task);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, task) => run(task)));
  expect(answers.map(({ task }) => task)).toEqual(Array.from({ length: 20 }, (_, task) => task));
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);
});

test.each([
  ['exit', 'worker exited with code: 3'],
  ['throw', 'no such task'],
  ['crash', 'crashed'],
])('a worker that does "%s" fails its task and no later one', async (task, message) => {
  await expect(threads.run(task)).rejects.toThrow(message);
  expect(await threads.run('next')).toMatchObject({ task: 'next' });
});

test('a thread that holds one task takes no other with it', async () => {
  const own = await startThreads({ url: worker }, { counter }, 1, 1);
  const tasks = ['first', 'exit', 'second', 'exit', 'third'];
  const ends = await Promise.allSettled(tasks.map(task => own.run(task)));
  await own.close();
  const failed = tasks.filter((_, at) => ends[at]!.status === 'rejected');
  expect(failed).toEqual(['exit', 'exit']);
});

test('threads that cannot start say so', async () => {
  const broken = pathToFileURL(join(folder, 'broken.mjs'));
  await writeFile(broken, 'throw new Error("broken from the start");');
  await expect(startThreads({ url: broken }, {}, 2)).rejects.toThrow('broken from the start');
});

test('threads that are closed lose what runs, and refuse what comes', async () => {
  const own = await startThreads({ url: worker }, { counter }, 1);
  const lost = expect(own.run('spin')).rejects.toThrow();
  await own.close();
  await lost;
  await expect(own.run('next')).rejects.toMatchObject({ code: 'POOL_CLOSED' });
});
