// `leggio work`: this machine does pieces of work that other machines have put into a queue.
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { programHash } from '../cluster/program.js';
import { work } from '../cluster/work.js';
import { loadLexicon } from '../gaddag/lexicon.js';
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
      'Waits for batch, autoplay and leaves train that run with --queue anywhere, and does their pieces, until Ctrl-C. Works only for the same program with the same lexicon, and says why it does not.',
    )
    .requiredOption('--queue <url>', QUEUE_HELP)
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .addOption(lexiconOption())
    .option('--fetch', 'take the lexicon of a run from the queue where it is another one')
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
    lexicon: await loadLexicon(lexicon),
    program: await programHash(),
    threads,
    fetch: fetch === true,
    say: sentence => process.stderr.write(`${sentence}\n`),
    signal: controller.signal,
  });
}
