// Web Workers behind one call, as `node-threads.ts` has worker threads: one queue, two tasks per worker, one
// that dies is replaced, and no task hangs. And the other end, which a worker hears its tasks by.
import { PoolError } from '../errors.js';
import {
  type PageWorker,
  READY,
  type Setup,
  TASKS_PER_THREAD,
  type Threads,
  type WorkerModule,
  whenReady,
} from './threads.js';

/** From the page: the setup first, then tasks by number. */
type ToWorker = { readonly setup: unknown } | { readonly number: number; readonly task: unknown };

/** From a worker: the number of a task, and what came of it. */
type FromWorker = { readonly number: number } & (
  | { readonly answer: unknown }
  | { readonly error: unknown }
);

interface Job {
  readonly task: unknown;
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
}

/** A worker and the tasks it holds, by number. */
interface Hand {
  readonly worker: PageWorker;
  readonly jobs: Map<number, Job>;
  hasAnswered: boolean;
}

export async function startThreads(
  module: WorkerModule,
  setup: Setup,
  count: number,
  held: number = TASKS_PER_THREAD,
): Promise<Threads> {
  return whenReady(threadsOf(module, setup, count, held));
}

function threadsOf(module: WorkerModule, setup: Setup, count: number, held: number): Threads {
  const hands = new Set<Hand>();
  const waiting: Job[] = [];
  let closed = false;
  let sent = 0;
  const send = (): void => {
    for (let hand = freest(hands, held); hand !== undefined; hand = freest(hands, held)) {
      const job = waiting.shift();
      if (job === undefined) return;
      give(hand, ++sent, job);
    }
  };
  const lose = (hand: Hand, reason: Error): void => {
    hands.delete(hand);
    hand.worker.terminate();
    for (const job of hand.jobs.values()) job.reject(reason);
    if (hand.hasAnswered) hire(); // one that dies while it starts would die again
    if (hands.size === 0) for (const job of waiting.splice(0)) job.reject(noneLeft());
    send();
  };
  const hire = (): void => {
    const hand = handOf(module, setup, lose, send);
    hands.add(hand);
  };
  for (let i = 0; i < count; i++) hire();
  return {
    count,
    run<T, R>(task: T): Promise<R> {
      if (closed) return Promise.reject(new PoolError('POOL_CLOSED', 'the pool is closed'));
      if (hands.size === 0) return Promise.reject(noneLeft());
      return new Promise<unknown>((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        send();
      }) as Promise<R>;
    },
    async close() {
      closed = true;
      const jobs = [...hands].flatMap(hand => [...hand.jobs.values()]).concat(waiting.splice(0));
      for (const { worker } of hands) worker.terminate();
      hands.clear();
      for (const job of jobs) job.reject(new Error('the worker was terminated'));
    },
  };
}

function noneLeft(): Error {
  return new Error('no worker thread is left');
}

/** The worker with the fewest tasks that may have another. */
function freest(hands: ReadonlySet<Hand>, held: number): Hand | undefined {
  let found: Hand | undefined;
  for (const hand of hands) if (hand.jobs.size < (found?.jobs.size ?? held)) found = hand;
  return found;
}

function give({ worker, jobs }: Hand, number: number, job: Job): void {
  try {
    worker.postMessage({ number, task: job.task } satisfies ToWorker);
    jobs.set(number, job);
  } catch (error) {
    job.reject(error); // a task that cannot be copied
  }
}

/** Starts a worker. */
function handOf(
  { start }: WorkerModule,
  setup: Setup,
  lose: (hand: Hand, reason: Error) => void,
  free: () => void,
): Hand {
  if (start === undefined) throw new Error('this runs only on threads of Node');
  const worker = start();
  const hand: Hand = { worker, jobs: new Map(), hasAnswered: false };
  worker.onmessage = ({ data }) => {
    hand.hasAnswered = true;
    finish(hand, data as FromWorker);
    free();
  };
  worker.onmessageerror = () => lose(hand, new Error('an answer could not be read'));
  worker.onerror = event => {
    event.preventDefault(); // it is told by the task
    lose(hand, new Error(event.message ?? 'a worker did not start'));
  };
  worker.postMessage({ setup } satisfies ToWorker);
  return hand;
}

function finish({ jobs }: Hand, message: FromWorker): void {
  const job = jobs.get(message.number);
  jobs.delete(message.number);
  if ('answer' in message) job?.resolve(message.answer);
  else job?.reject(message.error);
}

/** A worker's own end of the line. */
interface WorkerScope {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

export function serve<S, T, R>(create: (setup: S) => (task: T) => R): (task: T) => R | undefined {
  const scope = globalThis as unknown as WorkerScope;
  let answer: (task: T) => R | undefined = () => undefined;
  scope.onmessage = ({ data }) => {
    if ('setup' in data) answer = create(data.setup as S);
    else scope.postMessage({ number: data.number, ...outcome(answer, data.task as T) });
  };
  return task => answer(task);
}

function outcome<T, R>(
  answer: (task: T) => R,
  task: T,
): { readonly answer: R | undefined } | { readonly error: unknown } {
  try {
    return { answer: task === READY ? undefined : answer(task) };
  } catch (error) {
    return { error };
  }
}
