// `--queue`: the pieces of long work to other machines, in the commands that have it.
import { Option } from 'commander';
import { PASSWORD } from '../../cluster/connect.js';
import { programHash } from '../../cluster/program.js';
import { openQueue } from '../../cluster/queue-crew.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { type Crew, HERE } from '../../platform/crew.js';
import type { Progress } from './progress.js';
import { asShard, fromShards } from './shards.js';
import { VERSION } from './version.js';

/** How an address is given. */
export const QUEUE_HELP: string = `redis://host:port, or rediss:// with TLS; its password in ${PASSWORD}`;

/** Milliseconds between two questions who works. */
const ASK = 2000;

/** `--queue` of a command that cuts its work into pieces. */
export function queueOption(): Option {
  return new Option('--queue <url>', `have it done by "leggio work": ${QUEUE_HELP}`);
}

/** Who is to do the work: a queue, a part of it here, parts that have been done; nothing for threads of this machine. */
export interface CrewFlags {
  readonly queue?: string;
  readonly shard?: string;
  readonly gathered?: readonly string[];
  /** Where a part goes. */
  readonly out?: string;
}

/**
 * Work with those who do it: threads of this machine, or machines at a queue, which progress then counts; or a part of
 * it alone, or from parts that have been done.
 *
 * @throws InputError `OPTION_TOGETHER` | `SHARD_PART` | `SHARD_PARTS` | `SHARD_FILE` and as `openQueue`
 */
export async function withCrew<T>(
  { queue, shard, gathered, out }: CrewFlags,
  lexicon: Lexicon,
  progress: Progress,
  work: (crew: Crew, progress: Progress) => Promise<T>,
): Promise<T> {
  if (shard !== undefined) {
    return asShard({ shard, queue, out }, lexicon, crew => work(crew, progress));
  }
  if (gathered !== undefined) return fromShards(gathered, lexicon, crew => work(crew, progress));
  return queue === undefined ? work(HERE, progress) : atQueue(queue, lexicon, progress, work);
}

async function atQueue<T>(
  queue: string,
  lexicon: Lexicon,
  progress: Progress,
  work: (crew: Crew, progress: Progress) => Promise<T>,
): Promise<T> {
  const crew = await openQueue(queue, lexicon, { program: programHash(), version: VERSION });
  let machines = 0;
  const ask = (): void => {
    crew.workers().then(
      found => {
        machines = found.machines;
      },
      () => undefined,
    );
  };
  ask();
  const asker = setInterval(ask, ASK);
  const counted: Progress = {
    update: (label, done, total) =>
      progress.update(
        `${label}, ${machines} ${machines === 1 ? 'machine' : 'machines'}`,
        done,
        total,
      ),
    stop: progress.stop,
  };
  try {
    return await work(crew, counted);
  } finally {
    clearInterval(asker);
    await crew.close();
  }
}
