// `--queue`: the pieces of long work to other machines, in the commands that have it.
import { Option } from 'commander';
import { PASSWORD } from '../../cluster/connect.js';
import { programHash } from '../../cluster/program.js';
import { openQueue } from '../../cluster/queue-crew.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { type Crew, HERE } from '../../platform/crew.js';
import type { Progress } from './progress.js';
import { VERSION } from './version.js';

/** How an address is given. */
export const QUEUE_HELP: string = `redis://host:port, or rediss:// with TLS; its password in ${PASSWORD}`;

/** Milliseconds between two questions who works. */
const ASK = 2000;

/** `--queue` of a command that cuts its work into pieces. */
export function queueOption(): Option {
  return new Option('--queue <url>', `have it done by "leggio work": ${QUEUE_HELP}`);
}

/** Work with those who do it: threads of this machine, or machines at a queue, which progress then counts. */
export async function withCrew<T>(
  queue: string | undefined,
  lexicon: Lexicon,
  progress: Progress,
  work: (crew: Crew, progress: Progress) => Promise<T>,
): Promise<T> {
  if (queue === undefined) return work(HERE, progress);
  const crew = await openQueue(queue, lexicon, { program: await programHash(), version: VERSION });
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
    update: (label, done, total) => progress.update(`${label}, ${machines} at work`, done, total),
    stop: progress.stop,
  };
  try {
    return await work(crew, counted);
  } finally {
    clearInterval(asker);
    await crew.close();
  }
}
