// An engine on many threads that share one lexicon. Requests are gathered into tasks, answers come
// back packed and become objects here.

import { DEFAULT_THREADS, startThreads } from '#platform';
import type { Exchange, Measure, Move, Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { type Lexicon, shareLexicon } from '../gaddag/lexicon.js';
import { type LeaveTable, shareLeaves } from '../leaves/leave-table.js';
import { copyKept } from '../movegen/kept-worth.js';
import {
  MOST_THREADS,
  type PageWorker,
  type Threads,
  type WorkerModule,
} from '../platform/threads.js';
import type { AsyncDisposableLike } from '../platform/types.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { checkBy, checkNumber, checkRules } from './checks.js';
import type { Digest } from './digest.js';
import {
  DEFAULT_COUNT,
  type EngineOptions,
  type MovesOptions,
  type OrderOptions,
  type TopEquity,
  type TopOptions,
  type TopScore,
  toPlays,
  topEquityOf,
  topScoreOf,
} from './engine.js';
import { createFinder, type Finder } from './finder.js';
import { inOrder } from './in-order.js';
import { ALL, type Ask, BEST } from './messages.js';
import { withExchanges } from './moves.js';
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
  /** What it judges tiles kept by; undefined where equity is the score. */
  readonly leaves: LeaveTable | undefined;
  /** Worker threads that were started. */
  readonly threads: number;
  /** Every legal play, best first. */
  plays(position: Position, options?: OrderOptions & RequestOptions): Promise<PlayList>;
  /** The best plays, best first. */
  top(position: Position, options?: TopOptions & RequestOptions): Promise<Play[]>;
  /** The best score, with every play that reaches it. */
  topScore(position: Position, options?: RequestOptions): Promise<TopScore>;
  /** The best equity, with every play that reaches it. */
  topEquity(position: Position, options?: RequestOptions): Promise<TopEquity>;
  /** Plays, exchanges and the pass, as the engine of one thread orders them. */
  moves(position: Position, options?: MovesOptions & RequestOptions): Promise<Move[]>;
  /** Every exchange that the edition allows, as `moves` orders them; reckoned at once, on the caller's thread. */
  exchanges(position: Position): Promise<Exchange[]>;
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
  const { lexicon, rules = FIGS, leaves, terms, threads: count = DEFAULT_THREADS } = options;
  checkNumber('threads', count, 1, MOST_THREADS);
  const finder = createFinder({ lexicon, rules, leaves, terms });
  const shared = { shared: shareLexicon(lexicon), leaves: leaves && shareLeaves(leaves) };
  return poolOn(await startThreads(WORKER, { ...shared, rules, terms }, count), finder);
}

/** @param finder for what is not searched: what racks keep, and exchanges */
function poolOn(threads: Threads, finder: Finder): EnginePool {
  const { lexicon, rules, leaves } = finder;
  const { found, digest, close } = createRequests(threads, rules);
  const listed = async (
    position: Position,
    ask: Ask,
    by: Measure,
    options?: RequestOptions,
  ): Promise<Play[]> => {
    checkBy(by);
    return toPlays(await found(position, ask, by, options), position, finder.kept(position));
  };
  const pool: EnginePool = {
    lexicon,
    rules,
    leaves,
    threads: threads.count,
    digest,
    async plays(position, options) {
      const { by = 'score' } = options ?? {};
      checkBy(by);
      const plays = await found(position, ALL, by, options);
      const kept = finder.kept(position);
      return createPlayList(plays, position, kept && copyKept(kept));
    },
    async top(position, options) {
      const { count = DEFAULT_COUNT, by = 'score' } = options ?? {};
      checkNumber('count', count);
      return listed(position, count, by, options);
    },
    async topScore(position, options) {
      return topScoreOf(await listed(position, BEST, 'score', options));
    },
    async topEquity(position, options) {
      return topEquityOf(await listed(position, BEST, 'equity', options));
    },
    async moves(position, options) {
      const { count = Number.MAX_SAFE_INTEGER } = options ?? {};
      checkNumber('count', count);
      const plays = await listed(position, count, 'equity', options);
      return withExchanges(plays, finder.exchanges(position), count);
    },
    async exchanges(position) {
      checkRules(position, rules);
      return finder.exchanges(position);
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
    for await (const top of inOrder(
      positions,
      ask,
      () => pool.threads * STREAM_TASKS * TASK_SIZE,
    )) {
      options.signal?.throwIfAborted();
      yield top;
    }
  } finally {
    options.signal?.removeEventListener('abort', stop);
    over.abort();
  }
}
