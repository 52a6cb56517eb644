// `leggio work`: this machine does pieces of work that other machines have put into a queue.
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { programHash } from '../cluster/program.js';
import { work } from '../cluster/work.js';
import { LexiconError } from '../errors.js';
import { type Lexicon, loadLexicon } from '../gaddag/lexicon.js';
import { lexiconOption, parseThreads } from './shared/options.js';
import { QUEUE_HELP } from './shared/queue.js';

interface WorkFlags {
  readonly queue: string;
  readonly threads: number;
  readonly lexicon: string;
  readonly fetch?: boolean;
}

const EXAMPLE = `
Examples:
  leggio work --queue redis://192.168.1.5:6379
  LEGGIO_QUEUE_PASSWORD=… leggio work --queue rediss://queue.example:6380 --threads 8 --fetch`;

export function addWork(program: Command): void {
  program
    .command('work')
    .summary('does pieces of work from a queue')
    .description(
      'Waits for batch, autoplay, leaves train and analyse of a folder that run with --queue anywhere, and does their pieces, until Ctrl-C. Works only for the same program with the same lexicon, and says why it does not.',
    )
    .requiredOption('--queue <url>', QUEUE_HELP)
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .addOption(lexiconOption())
    .option(
      '--fetch',
      'take the lexicon of a run from the queue where it is another one, or none is here',
    )
    .addHelpText('after', EXAMPLE)
    .action(runWork);
}

async function runWork({ queue, threads, lexicon, fetch }: WorkFlags): Promise<void> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await work({
    address: queue,
    lexicon: await lexiconHere(lexicon, fetch === true),
    program: programHash(),
    threads,
    fetch: fetch === true,
    say: sentence => process.stderr.write(`${sentence}\n`),
    signal: controller.signal,
  });
}

/** The lexicon of this machine; one that takes it from the queue needs none. */
async function lexiconHere(path: string, fetch: boolean): Promise<Lexicon | undefined> {
  try {
    return await loadLexicon(path);
  } catch (error) {
    const isFile = error instanceof LexiconError && error.code === 'LEXICON_FILE';
    if (fetch && isFile) return undefined;
    throw error;
  }
}
