// `--shard`: a part of long work, for any scheduler; and the work put together from its parts.
import { Option } from 'commander';
import { fileOut } from '../../batch/out.js';
import { programHash } from '../../cluster/program.js';
import { gatherCrew, shardCrew } from '../../cluster/shards/crews.js';
import { parsePart } from '../../cluster/shards/part.js';
import { checkSameWork } from '../../cluster/shards/same-work.js';
import { createShardWriter, readShard, type Shard } from '../../cluster/shards/shard-file.js';
import { InputError, quoted } from '../../errors.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { Crew } from '../../platform/crew.js';
import { commandLine } from './command-line.js';
import { VERSION } from './version.js';

/** `--shard` of a command that cuts its work into pieces. */
export function shardOption(): Option {
  return new Option(
    '--shard <part>',
    'do part 3/8 alone and write it to --out, for "leggio gather"; auto or auto/8: as the scheduler says',
  );
}

/** What `leggio gather` runs the command with. */
export function gatheredOption(): Option {
  return new Option('--gathered <files...>').hideHelp();
}

/** Options that say who does the work and where it goes, not what it is. */
const BESIDE = new Set(['--shard', '--out', '--threads']);

/** The words of this command that say what the work is. */
function workOf(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => {
    const before = words[index - 1] ?? '';
    return !BESIDE.has(word) && !BESIDE.has(word.split('=')[0]!) && !BESIDE.has(before);
  });
}

interface ShardFlags {
  readonly shard: string;
  readonly queue: string | undefined;
  readonly out: string | undefined;
}

/** Does a part, and writes it whole or not at all. */
export async function asShard<T>(
  { shard, queue, out }: ShardFlags,
  lexicon: Lexicon,
  work: (crew: Crew) => Promise<T>,
): Promise<T> {
  if (queue !== undefined) {
    throw new InputError('OPTION_TOGETHER', 'one of --shard and --queue, not both', {
      input: shard,
    });
  }
  if (out === undefined) {
    throw new InputError('OPTION_MISSING', '--shard writes a part: add --out', { input: shard });
  }
  const part = parsePart(shard, process.env);
  const file = await fileOut(out, false);
  const program = programHash();
  const { name, checksum } = lexicon;
  const command = workOf(commandLine());
  const facts = { command, program, version: VERSION, lexicon: { name, checksum } };
  const writer = createShardWriter(file, facts, part);
  try {
    const result = await work(shardCrew(program, part, writer));
    await writer.finish();
    return result;
  } finally {
    await file.leave();
  }
}

/** Takes the answers from parts that have been done. */
export async function fromShards<T>(
  files: readonly string[],
  lexicon: Lexicon,
  work: (crew: Crew) => Promise<T>,
): Promise<T> {
  const program = programHash();
  const shards = await Promise.all(files.map(readShard));
  checkSameWork(shards, { program });
  checkLexicon(shards[0]!, lexicon);
  const crew = await gatherCrew(program, shards);
  try {
    const result = await work(crew);
    crew.finish();
    return result;
  } finally {
    await crew.close();
  }
}

function checkLexicon({ file, facts }: Shard, { name, checksum }: Lexicon): void {
  if (facts.lexicon.checksum === checksum) return;
  throw new InputError(
    'SHARD_PARTS',
    `${file}: done with lexicon ${quoted(facts.lexicon.name)} (${facts.lexicon.checksum.slice(0, 12)}…), this is ${quoted(name)} (${checksum.slice(0, 12)}…)`,
    { input: file },
  );
}
