// `leggio gather`: the answer to some work from the parts that were done of it.
import type { Command } from 'commander';
import { programHash } from '../cluster/program.js';
import { checkSameWork } from '../cluster/shards/same-work.js';
import { readShard } from '../cluster/shards/shard-file.js';

const EXAMPLE = `
Examples:
  leggio batch positions.jsonl --top 5 --shard 1/4 --out part1.shard
  leggio gather part*.shard --out best.jsonl
  leggio gather games*.shard`;

/** @param run runs a command line */
export function addGather(program: Command, run: (args: readonly string[]) => Promise<void>): void {
  program
    .command('gather')
    .summary('puts parts of long work together')
    .description(
      'Reads what batch, autoplay, leaves train or analyse of a folder wrote with --shard, makes sure that the parts are all of one work, each once, by one program and one lexicon, and gives what the command would have given on one machine: the same bytes. Files that the command reads must be here.',
    )
    .argument('<parts...>', 'files written with --shard')
    .option(
      '--out <file>',
      'file of the answer, where the command writes one (default: standard output)',
    )
    .addHelpText('after', EXAMPLE)
    .action((files: readonly string[], flags: { out?: string }) => runGather(files, flags, run));
}

async function runGather(
  files: readonly string[],
  { out }: { out?: string },
  run: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  const shards = await Promise.all(files.map(readShard));
  checkSameWork(shards, { program: programHash() });
  const { command } = shards[0]!.facts;
  const to = out === undefined ? [] : ['--out', out];
  await run([...command, ...to, '--gathered', ...files]);
}
