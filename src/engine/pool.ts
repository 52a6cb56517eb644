// An engine on many threads that share one lexicon. Requests are gathered into tasks, answers come
// back packed and become objects here.

import { DEFAULT_THREADS, startThreads } from '#platform';
import { checkOneAlphabet } from '../alphabet/one-alphabet.js';
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { type Lexicon, shareLexicon } from '../gaddag/lexicon.js';
import {
  MOST_THREADS,
  type PageWorker,
  type Threads,
  type WorkerModule,
} from '../platform/threads.js';
import type { AsyncDisposableLike } from '../platform/types.js';
import { createRules } from '../rules/create-rules.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { checkNumber } from './checks.js';
import type { Digest } from './digest.js';
import {
  DEFAULT_COUNT,
  type EngineOptions,
  type TopOptions,
  type TopScore,
  toPlays,
  topScoreOf,
} from './engine.js';
import { inOrder } from './in-order.js';
import { ALL, BEST } from './messages.js';
import { createPlayList, type PlayList } from './play-list.js';
import { createRequests, type RequestOptions, TASK_SIZE } from './requests.js';

/** As a page has it. */
declare const Worker: new (url: URL, options: { readonly type: 'module' }) => PageWorker;

const FILE = './worker.js';
/** A bundler must not take the first URL for a file to copy, and must find the second as it stands. */
const WORKER: WorkerModule = {
  get url() {
    return new URL(FILE, import.meta.url);
  },
  start: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
};

/** Tasks for each thread that a stream keeps under way, or answered and not taken yet. */
const STREAM_TASKS = 4;

/** What a pool finds plays with, and on how many threads. */
export interface PoolOptions extends EngineOptions {
  /** Worker threads, 1 to 256; default the machine's cores. */
  readonly threads?: number;
}

/**
 * Every request answers as the engine of one thread does, or rejects: PoolError `POOL_WORKER` when a
 * worker failed over it twice, `POOL_CLOSED` when the pool has been closed.
 */
export interface EnginePool extends AsyncDisposableLike {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** Worker threads that were started. */
  readonly threads: number;
  /** Every legal play, best first. */
  plays(position: Position, options?: RequestOptions): Promise<PlayList>;
  /** The best plays, best first. */
  top(position: Position, options?: TopOptions & RequestOptions): Promise<Play[]>;
  /** The best score, with every play that reaches it. */
  topScore(position: Position, options?: RequestOptions): Promise<TopScore>;
  /** All plays as `digestPosition` gives them, reckoned in the thread. */
  digest(position: Position, options?: RequestOptions): Promise<Digest>;
  /**
   * The best plays of each position of a stream, in its order. However long the stream, only so much of
   * it is in memory as keeps the threads busy; a reader that rests lets the source rest.
   */
  topMany(
    positions: AsyncIterable<Position> | Iterable<Position>,
    options?: TopOptions & RequestOptions,
  ): AsyncGenerator<Play[], void, undefined>;
  /** Answers what has been asked, then ends the threads. */
  close(): Promise<void>;
}

/**
 * Starts the threads and resolves when all are ready. The lexicon's bytes are shared, not copied.
 *
 * @throws InputError `OPTION_NUMBER` | `ALPHABETS_DIFFER`; `RULES_VALUES` as `createRules`
 */
export async function createEnginePool(options: PoolOptions): Promise<EnginePool> {
  const { lexicon, rules = FIGS, threads: count = DEFAULT_THREADS } = options;
  checkNumber('threads', count, 1, MOST_THREADS);
  createRules(rules);
  checkOneAlphabet(lexicon, rules);
  const setup = { shared: shareLexicon(lexicon), rules };
  return poolOn(await startThreads(WORKER, setup, count), lexicon, rules);
}

function poolOn(threads: Threads, lexicon: Lexicon, rules: Rules): EnginePool {
  const { found, digest, close } = createRequests(threads, rules);
  const pool: EnginePool = {
    lexicon,
    rules,
    threads: threads.count,
    digest,
    async plays(position, options) {
      return createPlayList(await found(position, ALL, options), position);
    },
    async top(position, options) {
      const { count = DEFAULT_COUNT } = options ?? {};
      checkNumber('count', count);
      return toPlays(await found(position, count, options), position);
    },
    async topScore(position, options) {
      return topScoreOf(toPlays(await found(position, BEST, options), position));
    },
    topMany: (positions, options) => topMany(pool, positions, options),
    close,
    [Symbol.asyncDispose]: close,
  };
  return pool;
}

async function* topMany(
  pool: EnginePool,
  positions: AsyncIterable<Position> | Iterable<Position>,
  options: TopOptions & RequestOptions = {},
): AsyncGenerator<Play[], void, undefined> {
  const over = new AbortController(); // the stream, or its reader, has ended
  const { signal } = over;
  const stop = (): void => over.abort(options.signal?.reason);
  if (options.signal?.aborted === true) stop();
  options.signal?.addEventListener('abort', stop, { once: true });
  const ask = (position: Position) => pool.top(position, { ...options, signal });
  try {
    for await (const top of inOrder(positions, ask, pool.threads * STREAM_TASKS * TASK_SIZE)) {
      options.signal?.throwIfAborted();
      yield top;
    }
  } finally {
    options.signal?.removeEventListener('abort', stop);
    over.abort();
  }
}
