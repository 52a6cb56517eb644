// Web Workers that fail in every way they can, played by objects; real ones run in `browser.test.ts`.
import { expect, test } from 'vitest';
import { serve, startThreads } from './page-threads.js';
import { type PageWorker, READY, type Threads } from './threads.js';

type Message = { readonly setup?: unknown; readonly number: number; readonly task: string };

/** A worker that answers what it is told with its own number; `hold` waits, `die` fails, `throw` throws. */
class Played implements PageWorker {
  static all: Played[] = [];
  static startsWell = true;
  onmessage: PageWorker['onmessage'] = null;
  onmessageerror: PageWorker['onmessageerror'] = null;
  onerror: PageWorker['onerror'] = null;
  readonly got: string[] = [];
  ended = false;
  private readonly startsWell = Played.startsWell;

  constructor() {
    Played.all.push(this);
  }

  postMessage(message: unknown): void {
    const { setup, number, task } = message as Message;
    if (setup !== undefined) return;
    if (task === 'uncopied') throw new DOMException('cannot be copied', 'DataCloneError');
    this.got.push(task);
    queueMicrotask(() => this.work(number, task));
  }

  terminate(): void {
    this.ended = true;
  }

  private work(number: number, task: string): void {
    if (this.ended || task === 'hold') return;
    if (task === 'die' || !this.startsWell) {
      this.onerror?.({ message: 'crashed', preventDefault: () => undefined });
    } else if (task === 'throw') {
      this.onmessage?.({ data: { number, error: new TypeError('no such task') } });
    } else {
      this.onmessage?.({ data: { number, answer: `${task} by ${Played.all.indexOf(this)}` } });
    }
  }
}

function started(count: number): Promise<Threads> {
  Played.all = [];
  Played.startsWell = true;
  const url = new URL('file:///worker.js');
  return startThreads({ url, start: () => new Played() }, {}, count);
}

test('each worker has started when the first task is sent, and each has its share', async () => {
  const threads = await started(2);
  expect(Played.all.map(({ got }) => got)).toEqual([[READY], [READY]]);
  const answers = await Promise.all(['a', 'b', 'c'].map(task => threads.run(task)));
  expect(answers).toEqual(['a by 0', 'b by 1', 'c by 0']);
});

test('a worker holds two tasks, the others wait for the first that is free', async () => {
  const threads = await started(2);
  for (let i = 0; i < 3; i++) void threads.run('hold').catch(() => undefined);
  const answers = ['a', 'b', 'c'].map(task => threads.run(task));
  expect(Played.all.map(({ got }) => got.length - 1)).toEqual([2, 2]);
  expect(await Promise.all(answers)).toEqual(['a by 1', 'b by 1', 'c by 1']);
});

test('a worker that dies fails what it held, is replaced, and what waits is answered', async () => {
  const threads = await started(1);
  const [died, held, waited] = ['die', 'hold', 'next'].map(task => threads.run(task));
  await expect(died).rejects.toThrow('crashed');
  await expect(held).rejects.toThrow('crashed');
  expect(await waited).toBe('next by 1');
  expect(Played.all.map(({ ended }) => ended)).toEqual([true, false]);
});

test.each([
  ['throw', 'no such task'],
  ['uncopied', 'cannot be copied'],
])('a task that does "%s" fails alone', async (task, message) => {
  const threads = await started(1);
  await expect(threads.run(task)).rejects.toThrow(message);
  expect(await threads.run('next')).toBe('next by 0');
});

test('when no worker can be started any more, no task hangs', async () => {
  const threads = await started(1);
  Played.startsWell = false;
  await expect(threads.run('die')).rejects.toThrow('crashed');
  await expect(threads.run('first')).rejects.toThrow('crashed');
  await expect(threads.run('second')).rejects.toThrow('no worker thread is left');
});

test('workers that do not start say so, and a module for Node alone does', async () => {
  Played.startsWell = false;
  const url = new URL('file:///worker.js');
  await expect(startThreads({ url, start: () => new Played() }, {}, 2)).rejects.toThrow('crashed');
  await expect(startThreads({ url }, {}, 1)).rejects.toThrow('only on threads of Node');
});

test('threads that are closed lose what runs, and refuse what comes', async () => {
  const threads = await started(1);
  const lost = expect(threads.run('hold')).rejects.toThrow('the worker was terminated');
  await threads.close();
  await lost;
  await expect(threads.run('next')).rejects.toMatchObject({ code: 'POOL_CLOSED' });
});

test('a worker is set up once and answers by number, an error too', () => {
  const scope = globalThis as unknown as Played;
  const sent: unknown[] = [];
  const before = scope.postMessage;
  scope.postMessage = message => sent.push(message);
  try {
    serve((setup: string) => (task: string) => {
      if (task === 'throw') throw new TypeError('no such task');
      return setup + task;
    });
    for (const data of [{ setup: 'a' }, { number: 1, task: READY }, { number: 2, task: 'b' }]) {
      scope.onmessage?.({ data });
    }
    scope.onmessage?.({ data: { number: 3, task: 'throw' } });
    expect(sent).toEqual([
      { number: 1, answer: undefined },
      { number: 2, answer: 'ab' },
      { number: 3, error: new TypeError('no such task') },
    ]);
  } finally {
    scope.postMessage = before;
    scope.onmessage = null;
  }
});
