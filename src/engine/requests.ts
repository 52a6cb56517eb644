// One request to a pool and its way: gathered with others, packed, sent to a thread, unpacked, or
// reported with its position when two workers failed over it.
import type { Measure } from '../board/move.js';
import { formatPosition, type Position } from '../board/position.js';
import { PoolError, quoted } from '../errors.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import { TASKS_PER_THREAD, type Threads } from '../platform/threads.js';
import type { AbortSignalLike } from '../platform/types.js';
import type { Rules } from '../rules/rules.js';
import { checkRules } from './checks.js';
import type { Digest } from './digest.js';
import { createGatherer } from './gather.js';
import {
  type Ask,
  DIGEST,
  type PlaysAnswer,
  type PlaysTask,
  packPositions,
  unpackPlays,
} from './messages.js';

/** Positions of a task at most: its way there and back costs as much as one or two of them. */
export const TASK_SIZE = 64;

/** What every request to a pool can be given. */
export interface RequestOptions {
  /** Rejects the request with the signal's reason; work that has not begun is dropped. */
  readonly signal?: AbortSignalLike;
}

export interface Requests {
  found(position: Position, ask: Ask, by: Measure, options?: RequestOptions): Promise<PlayBuffer>;
  digest(position: Position, options?: RequestOptions): Promise<Digest>;
  /** Answers what has been asked, then ends the threads. */
  close(): Promise<void>;
}

interface Request {
  readonly position: Position;
  readonly ask: Ask;
  readonly by: Measure;
}

type Answer = PlayBuffer | Digest;

export function createRequests(threads: Threads, rules: Rules): Requests {
  const gatherer = createGatherer<Request, Answer>({
    tasks: threads.count * TASKS_PER_THREAD,
    most: TASK_SIZE,
    run: requests => runTask(threads, requests),
    failure,
  });
  let closed: Promise<void> | undefined;
  const answer = async (request: Request, options?: RequestOptions) => {
    if (closed !== undefined) throw new PoolError('POOL_CLOSED', 'the pool is closed');
    checkRules(request.position, rules);
    return gatherer.ask(request, options?.signal);
  };
  return {
    async found(position, ask, by, options) {
      return (await answer({ position, ask, by }, options)) as PlayBuffer;
    },
    async digest(position, options) {
      return (await answer({ position, ask: DIGEST, by: 'score' }, options)) as Digest;
    },
    close() {
      closed ??= gatherer.idle().then(() => threads.close());
      return closed;
    },
  };
}

async function runTask(threads: Threads, requests: readonly Request[]): Promise<Answer[]> {
  const asks = Float64Array.from(requests, ({ ask }) => ask);
  const byEquity = Uint8Array.from(requests, ({ by }) => Number(by === 'equity'));
  const positions = packPositions(requests.map(({ position }) => position));
  const task: PlaysTask = { asks, byEquity, positions };
  const answer = await threads.run<PlaysTask, PlaysAnswer>(task);
  const plays = unpackPlays(answer.plays, requests.length);
  const digests = answer.digests.values();
  return requests.map(({ ask }, index) =>
    ask === DIGEST ? (digests.next().value as Digest) : (plays[index] as PlayBuffer),
  );
}

function failure({ position }: Request, cause: unknown): PoolError {
  if (cause instanceof PoolError) return cause;
  const input = formatPosition(position);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new PoolError('POOL_WORKER', `a worker failed twice on ${quoted(input)}: ${reason}`, {
    input,
    cause,
  });
}
