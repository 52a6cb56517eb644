// `leggio batch`: a file of positions on all cores, one line of answers for each.
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import type { BatchJob } from '../batch/answer.js';
import { byteLengthOf, type LineBlock, readBlocks } from '../batch/line-blocks.js';
import { release } from '../batch/line-bytes.js';
import {
  type BatchOut,
  deviceOut,
  fileOut,
  noOut,
  outTarget,
  partialOf,
  standardOut,
} from '../batch/out.js';
import { afterWritten } from '../batch/resume.js';
import { answerBlocks, startBatch, warmUp } from '../batch/run.js';
import { createEngine } from '../engine/engine.js';
import { InputError } from '../errors.js';
import { withLock } from '../files/lock.js';
import type { Target } from '../files/write-files.js';
import { type Lexicon, shareLexicon } from '../gaddag/lexicon.js';
import { type LeaveTable, shareLeaves } from '../leaves/leave-table.js';
import type { Threads } from '../platform/threads.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { untilInterrupted } from './shared/interrupt.js';
import { byOption, leavesOption, type MeasureOptions, openLeaves } from './shared/leaves.js';
import {
  idleOption,
  JSON_HELP,
  lexiconOption,
  openLexicon,
  parseCount,
  parseThreads,
  RULES_HELP,
  refuseIdle,
} from './shared/options.js';
import { createProgress, type Progress } from './shared/progress.js';
import { queueOption, withCrew } from './shared/queue.js';
import { gatheredOption, shardOption } from './shared/shards.js';
import { type Complaints, createComplaints, printLine } from './shared/terminal.js';

/** Lines of a block: work for some milliseconds; all plays of a position may fill a megabyte. */
const BLOCK_LINES = { top: 256, digest: 64, all: 20 } as const;

/** Bytes of input that are worth a warm-up of the threads before the time is taken. */
const LONG_BATCH = 1 << 20;

interface BatchFlags extends MeasureOptions {
  readonly top?: number;
  readonly all?: boolean;
  readonly digest?: boolean;
  readonly threads: number;
  readonly queue?: string;
  readonly shard?: string;
  readonly gathered?: readonly string[];
  readonly out?: string;
  readonly resume?: boolean;
  readonly lexicon: string;
  readonly rules: string;
  readonly json?: boolean;
}

const EXAMPLE = `
Examples:
  leggio batch positions.jsonl --top 5 > best.jsonl
  leggio batch positions.jsonl --all --threads 4 --out plays.jsonl
  leggio batch positions.jsonl --all --threads 4 --out plays.jsonl --resume
  leggio batch positions.jsonl --all --shard 3/8 --out part3.shard`;

export function addBatch(program: Command): void {
  program
    .command('batch')
    .summary('answers to a file of positions, on all cores')
    .description(
      'Prints one JSON line for each position, in order: {"id", "top"}, {"id", "plays"} or a digest. The first twenty wrong lines are named; all others are answered.',
    )
    .argument('<positions>', 'file of JSON lines {"id", "rows", "rack"}, or - for standard input')
    .option('--top <number>', 'the best plays of each position (default: 10)', parseCount)
    .option('--all', 'every play of each position, best first')
    .option('--digest', 'what "leggio digest" prints')
    .addOption(byOption())
    .addOption(leavesOption())
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .addOption(queueOption())
    .addOption(shardOption())
    .addOption(gatheredOption())
    .option('--out <file>', 'file to write the lines to; a summary is then printed')
    .option('--resume', 'continue the file of an interrupted batch')
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: the summary {"positions", "plays", "ms"} of --out`)
    .addHelpText('after', EXAMPLE)
    .action(runBatch);
}

/** Everything a batch works with. */
interface Batch {
  readonly file: string;
  readonly job: BatchJob;
  readonly rules: Rules;
  readonly lexicon: Lexicon;
  readonly leaves: LeaveTable | undefined;
  readonly out: BatchOut;
  readonly progress: Progress;
  readonly complaints: Complaints;
}

/** What this run has answered, and what was there before it. */
interface Tally {
  before: number;
  positions: number;
  plays: number;
  ms: number;
}

async function runBatch(file: string, flags: BatchFlags): Promise<void> {
  const target = flags.out === undefined ? undefined : await outTarget(flags.out);
  const tally: Tally = { before: 0, positions: 0, plays: 0, ms: 0 };
  // of two batches into one file the second fails at once: the first may take hours
  await untilInterrupted(
    signal => {
      const work = async (): Promise<void> =>
        answerFile(file, flags, await openOut(flags, target), tally, signal);
      return target?.isPlain === true ? withLock(target.target, work, { waitMs: 0 }) : work();
    },
    () => interrupted(tally, target),
  );
  if (target !== undefined && flags.shard === undefined) await printSummary(tally, flags);
}

async function answerFile(
  file: string,
  flags: BatchFlags,
  out: BatchOut,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  const job = jobOf(flags);
  const rules = rulesEdition(flags.rules);
  const lexicon = await openLexicon(flags.lexicon, rules);
  const progress = createProgress('positions');
  const complaints = createComplaints();
  const leaves = await openLeaves(flags, rules, lexicon);
  const shared = { shared: shareLexicon(lexicon), leaves: leaves && shareLeaves(leaves) };
  const setup = { ...shared, rules, job, file };
  try {
    await withCrew(flags, lexicon, progress, async (crew, told) => {
      const threads = await startBatch(setup, flags.threads, crew);
      try {
        const batch = { file, job, rules, lexicon, leaves, out, progress: told, complaints };
        await answerAll(batch, { threads, pieces: crew.pieces }, tally, signal);
        await out.finish();
      } finally {
        await threads.close();
      }
    });
  } finally {
    progress.stop();
    complaints.finish();
    await out.leave();
  }
}

function jobOf({ top, all, digest, by }: BatchFlags): BatchJob {
  if ([top !== undefined, all === true, digest === true].filter(Boolean).length > 1) {
    throw new InputError('OPTION_TOGETHER', 'one of --top, --all and --digest, not more', {
      input: '--top --all --digest',
    });
  }
  refuseIdle([digest === true && by === 'equity', '--by does nothing with --digest']);
  if (all === true) return { kind: 'all', by };
  if (digest === true) return { kind: 'digest' };
  return { kind: 'top', count: top ?? 10, by };
}

async function openOut(
  { resume = false, json, shard }: BatchFlags,
  out: Target | undefined,
): Promise<BatchOut> {
  if (shard !== undefined) return noOut();
  if (out?.isPlain === true) return fileOut(out.target, resume);
  if (out !== undefined && !resume) return deviceOut(out.target);
  if (json === true) throw idleOption('--json prints the summary of --out: add --out');
  if (!resume) return standardOut();
  throw new InputError('OPTION_MISSING', '--resume continues a file: add --out', {
    input: '--resume',
  });
}

/** Who answers, and how many times more lines a block has for them than for threads of this machine. */
interface Answerers {
  readonly threads: Threads;
  readonly pieces: number;
}

async function answerAll(
  batch: Batch,
  { threads, pieces }: Answerers,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  const { file, job, out, progress, complaints } = batch;
  const size = await byteLengthOf(file);
  const blocks = unanswered(batch, readBlocks(file, BLOCK_LINES[job.kind] * pieces, signal), tally);
  let start = 0;
  const timed = async function* (): AsyncGenerator<LineBlock> {
    for await (const block of blocks) {
      if (start === 0 && size >= LONG_BATCH && pieces === 1) await warmUp(block, threads);
      if (start === 0) start = performance.now();
      yield block;
    }
  };
  for await (const answered of answerBlocks(timed(), threads, file)) {
    tally.ms = performance.now() - start;
    for (const message of answered.bad) complaints.add(message);
    signal.throwIfAborted();
    await out.write(answered.bytes);
    release(answered.bytes);
    tally.positions += answered.positions;
    tally.plays += answered.plays;
    const done = tally.before + tally.positions;
    // how many there will be, as far as the file's length tells
    progress.update('answering', done, Math.round((done * size) / answered.end) || done);
  }
  signal.throwIfAborted();
}

function unanswered(
  { file, job, rules, lexicon, leaves, out, complaints }: Batch,
  blocks: AsyncIterable<LineBlock>,
  tally: Tally,
): AsyncIterable<LineBlock> {
  return afterWritten(blocks, out.written(), {
    engine: createEngine({ lexicon, rules, leaves }),
    job,
    file,
    onBad: complaints.add,
    onWritten: count => {
      tally.before = count;
    },
  });
}

function interrupted({ before, positions }: Tally, out: Target | undefined): string {
  if (out?.isPlain !== true) return `${positions} positions were answered`;
  const total = before + positions;
  if (total === 0) return 'nothing was written';
  return `${total} positions are answered in ${partialOf(out.target)}; the same command with --resume continues`;
}

async function printSummary(tally: Tally, flags: BatchFlags): Promise<void> {
  const { out, threads, json, queue, gathered } = flags;
  const { before, positions, plays } = tally;
  const ms = Math.round(tally.ms);
  if (json === true) return printLine(JSON.stringify({ positions, plays, ms }));
  const more = before === 0 ? '' : `, ${before} were there`;
  const seconds = (ms / 1000).toFixed(2);
  const found = `${out}: ${positions} positions${more}, ${plays} plays`;
  if (gathered !== undefined) return printLine(`${found}, from ${gathered.length} parts`);
  const where = queue === undefined ? `on ${threads} threads` : 'over the queue';
  await printLine(`${found}, ${seconds} s ${where}`);
}
