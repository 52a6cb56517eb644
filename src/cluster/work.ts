// A machine that works for a queue: waits for runs of its own program and lexicon, and answers their pieces on
// its threads.
import type { Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { startThreads } from '#platform';
import { type Lexicon, lexiconFromBytes, shareLexicon } from '../gaddag/lexicon.js';
import type { Threads } from '../platform/threads.js';
import { decode, decodeSetup, encode, hashText } from './codec.js';
import {
  loadPackages,
  PREFIX,
  type QueuePackages,
  type QueueServer,
  queueServer,
  reached,
} from './connect.js';
import { KINDS } from './kinds.js';
import { DIFFERS, type PieceData } from './queue-crew.js';
import { announceWorker, currentRuns, type RunFacts } from './runs.js';
import { askLexicon, noteAnswer, storedSetup } from './stored.js';

/** With what a machine works. */
export interface WorkOptions {
  /** Address of the server, without password. */
  readonly address: string;
  readonly lexicon: Lexicon;
  readonly program: string;
  readonly threads: number;
  /** Take the lexicon of a run from the queue where it is another one. */
  readonly fetch: boolean;
  /** Told in a sentence what goes on. */
  readonly say: (sentence: string) => void;
  /** Ends the work when the pieces under way are done. */
  readonly signal: AbortSignal;
}

/** Milliseconds between two looks at what runs there are. */
const LOOK = 1000;
/** Milliseconds after which a piece of a machine that is gone is given again. */
const LOCK = 6000;
/** Pieces that a thread holds: one at work, one to follow. */
const PIECES_PER_THREAD = 2;
/** Setups whose threads are kept; training has a new one every generation. */
const SETUPS = 2;

/** Everything a machine works with. */
interface Place {
  readonly options: WorkOptions;
  readonly packages: QueuePackages;
  readonly server: QueueServer;
  readonly redis: Redis;
  /** By queue. */
  readonly workers: Map<string, Station>;
  /** Runs that something was said of. */
  readonly told: Set<string>;
}

/** What answers the pieces of one queue. */
interface Station {
  readonly connection: Redis;
  readonly worker: Worker;
  readonly silence: () => Promise<void>;
  readonly crews: Crews;
}

/**
 * Works until the signal.
 *
 * @throws InputError `QUEUE_PACKAGE` | `QUEUE_URL`
 */
export async function work(options: WorkOptions): Promise<void> {
  const packages = await loadPackages();
  const server = queueServer(options.address, packages);
  const redis = server.connect();
  await reached(redis, server);
  const place: Place = { options, packages, server, redis, workers: new Map(), told: new Set() };
  options.say(`waiting for work at ${server.name}, ${options.threads} threads`);
  while (!options.signal.aborted) {
    await look(place).catch(() => undefined); // the server is away: it is tried again
    await pause(LOOK, options.signal);
  }
  for (const station of place.workers.values()) await end(station);
  redis.disconnect();
}

/** Ends the work for a queue when the pieces under way are done. */
async function end({ worker, connection, silence, crews }: Station): Promise<void> {
  await silence();
  await worker.close();
  await crews.close();
  connection.disconnect();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

/** Begins to work for runs that fit, and says once of each other why it does not. */
async function look(place: Place): Promise<void> {
  for (const [id, run] of await currentRuns(place.redis)) {
    if (place.workers.has(run.queue)) continue;
    const lexicon = await fitting(place, id, run);
    if (lexicon !== undefined) begin(place, run, lexicon);
  }
}

/** The lexicon of a run that this machine can work for. */
async function fitting(place: Place, id: string, run: RunFacts): Promise<Lexicon | undefined> {
  const { options, redis } = place;
  const { program, lexicon, fetch } = options;
  if (run.program !== program) {
    tell(
      place,
      id,
      `no work from a run of leggio ${run.version} (${run.program.slice(0, 12)}…): this program is ${program.slice(0, 12)}…`,
    );
    return undefined;
  }
  const { name, checksum } = run.lexicon;
  if (checksum === lexicon.checksum) return lexicon;
  const other = `lexicon ${name} (${checksum.slice(0, 12)}…), here is ${lexicon.name} (${lexicon.checksum.slice(0, 12)}…)`;
  if (!fetch) {
    tell(place, id, `no work from a run with ${other}: --fetch takes it from the queue`);
    return undefined;
  }
  const bytes = await askLexicon(redis, checksum);
  if (bytes === null) return undefined; // it has been asked for
  const fetched = lexiconFromBytes(new Uint8Array(bytes), 'queue');
  if (fetched.checksum === checksum) return fetched;
  tell(
    place,
    id,
    `no work from a run with ${other}: what the queue has is ${fetched.checksum.slice(0, 12)}…`,
  );
  return undefined;
}

function tell({ told, options }: Place, id: string, sentence: string): void {
  if (told.has(id)) return;
  told.add(id);
  options.say(sentence);
}

function begin(place: Place, run: RunFacts, lexicon: Lexicon): void {
  const { options, packages, server, redis, workers } = place;
  const { threads } = options;
  const crews = new Crews(redis, lexicon, threads);
  const connection = server.connect();
  const worker = new packages.bullmq.Worker(
    run.queue,
    job => answer(redis, run.queue, crews, job),
    {
      connection,
      prefix: PREFIX,
      concurrency: threads * PIECES_PER_THREAD,
      lockDuration: LOCK,
      stalledInterval: LOCK / 2,
      maxStalledCount: 1_000_000,
    },
  );
  worker.on('error', () => undefined); // it connects again
  const silence = announceWorker(redis, crypto.randomUUID(), run.queue, threads);
  workers.set(run.queue, { connection, worker, silence, crews });
  options.say(`working: lexicon ${run.lexicon.name} (${run.lexicon.checksum.slice(0, 12)}…)`);
}

/** Answers a piece; the same piece must always have the same answer. */
async function answer(
  redis: Redis,
  queue: string,
  crews: Crews,
  job: Job<PieceData>,
): Promise<string> {
  const { setup, task } = job.data;
  const text = encode(await crews.run(job.name, setup, decode(task)));
  const id = job.id as string;
  if (await noteAnswer(redis, queue, id, hashText(text))) return text;
  throw new Error(
    `${DIFFERS}: piece ${id.slice(0, 12)}… was answered otherwise by another machine`,
  );
}

/** Threads of a setup, and how many pieces they have. */
interface Crew {
  readonly threads: Promise<Threads>;
  pieces: number;
}

/** Threads by setup; the last few are kept. */
class Crews {
  private readonly known = new Map<string, Crew>();

  private readonly redis: Redis;
  private readonly lexicon: Lexicon;
  private readonly threads: number;

  constructor(redis: Redis, lexicon: Lexicon, threads: number) {
    this.redis = redis;
    this.lexicon = lexicon;
    this.threads = threads;
  }

  /** Runs a task on threads for a kind of work with a setup. */
  async run(kind: string, setup: string, task: unknown): Promise<unknown> {
    const key = `${kind} ${setup}`;
    const crew = this.known.get(key) ?? { threads: this.start(kind, setup), pieces: 0 };
    this.known.delete(key); // and behind the others
    this.known.set(key, crew);
    this.closeOld();
    crew.threads.catch(() => this.known.delete(key)); // what could not start is tried anew
    crew.pieces++;
    try {
      return await (await crew.threads).run(task);
    } finally {
      crew.pieces--;
    }
  }

  private async start(kind: string, hash: string): Promise<Threads> {
    const url = KINDS[kind];
    const text = url === undefined ? null : await storedSetup(this.redis, hash);
    if (url === undefined || text === null || hashText(text) !== hash) {
      throw new Error(`a piece of an unknown kind or setup: ${kind} ${hash.slice(0, 12)}…`);
    }
    return startThreads({ url }, decodeSetup(text, shareLexicon(this.lexicon)), this.threads);
  }

  private closeOld(): void {
    for (const [key, crew] of [...this.known].slice(0, -SETUPS)) {
      if (crew.pieces > 0) continue;
      this.known.delete(key);
      close(crew);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.known.values()].map(close));
  }
}

async function close({ threads }: Crew): Promise<void> {
  await threads.then(
    each => each.close(),
    () => undefined,
  );
}
