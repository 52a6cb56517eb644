// A machine that works for a queue: waits for runs of its own program and lexicon, and answers their pieces on
// its threads.
import type { Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { LexiconError } from '../errors.js';
import { type Lexicon, lexiconFromBytes, shareLexicon } from '../gaddag/lexicon.js';
import { HERE } from '../platform/crew.js';
import type { Threads } from '../platform/threads.js';
import { canonical, decode, decodeSetup, hashText, pack, setupId } from './codec.js';
import {
  loadPackages,
  PREFIX,
  type QueuePackages,
  type QueueServer,
  queueServer,
  reached,
} from './connect.js';
import { KINDS } from './kinds.js';
import { differs, type PieceData } from './pieces.js';
import { announceWorker, currentRuns, type RunFacts } from './runs.js';
import { askLexicon, keepAnswer, storedSetup, untilRoom } from './stored.js';

/** With what a machine works. */
export interface WorkOptions {
  /** Address of the server, without password. */
  readonly address: string;
  /** Undefined where every lexicon is to be taken from the queue. */
  readonly lexicon: Lexicon | undefined;
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
/** Pieces that a machine holds for each thread: one at work, one to follow. */
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
  const { program, lexicon, fetch } = place.options;
  if (run.program !== program) {
    tell(
      place,
      id,
      `no work from a run of leggio ${run.version} (${short(run.program)}): this program is ${short(program)}`,
    );
    return undefined;
  }
  if (run.lexicon.checksum === lexicon?.checksum) return lexicon;
  if (fetch) return fetched(place, id, run);
  const here = lexicon === undefined ? 'none' : `${lexicon.name} (${short(lexicon.checksum)})`;
  tell(place, id, `${noWork(run)}, here is ${here}: --fetch takes it from the queue`);
  return undefined;
}

/** The lexicon of a run from the queue, once it has been brought, if it is the one that the run has named. */
async function fetched(place: Place, id: string, run: RunFacts): Promise<Lexicon | undefined> {
  const { checksum } = run.lexicon;
  const bytes = await askLexicon(place.redis, checksum);
  if (bytes === null) return undefined; // it has been asked for
  try {
    const lexicon = lexiconFromBytes(new Uint8Array(bytes), 'queue');
    if (lexicon.checksum === checksum) return lexicon;
    tell(place, id, `${noWork(run)}: what the queue has is ${short(lexicon.checksum)}`);
  } catch (error) {
    if (!(error instanceof LexiconError)) throw error;
    tell(place, id, `${noWork(run)}: what the queue has is no lexicon: ${error.message}`);
  }
  return undefined;
}

function noWork({ lexicon: { name, checksum } }: RunFacts): string {
  return `no work from a run with lexicon ${name} (${short(checksum)})`;
}

function short(hash: string): string {
  return `${hash.slice(0, 12)}…`;
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
    job => answer(place, run.queue, crews, job),
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
  options.say(`working: lexicon ${run.lexicon.name} (${short(run.lexicon.checksum)})`);
}

/** Answers a piece; the same piece must always have the same answer. @returns the hash of the answer */
async function answer(
  { redis, packages, options }: Place,
  queue: string,
  crews: Crews,
  job: Job<PieceData>,
): Promise<string> {
  const { setup, task } = job.data;
  const given = await crews.run(job.name, setup, decode(task));
  const id = job.id as string;
  const [hash, bytes] = [hashText(canonical(given)), await pack(given)];
  if (await untilRoom(() => keepAnswer(redis, queue, id, hash, bytes))) return hash;
  options.say(differs(id));
  throw new packages.bullmq.UnrecoverableError(differs(id)); // a third answer would prove nothing
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
    const url = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    const text = url === undefined ? null : await storedSetup(this.redis, hash);
    const setup = text === null ? undefined : decodeSetup(text, shareLexicon(this.lexicon));
    if (url === undefined || setup === undefined || setupId(setup) !== hash) {
      throw new Error(`a piece of an unknown kind or setup: ${kind} ${hash.slice(0, 12)}…`);
    }
    return HERE.start({ url }, setup, this.threads);
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
