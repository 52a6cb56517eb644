// `leggio leaves train`: leave values from games against itself, for hours if need be: stopped at any moment, it
// goes on where it was.
import { rm } from 'node:fs/promises';
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { InputError, quoted } from '../../errors.js';
import { withLock } from '../../files/lock.js';
import { writeWhole } from '../../files/write-files.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { encodeLeaves } from '../../leaves/format.js';
import { rulesEdition } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import type { GenerationReport } from '../../strategy/training/report.js';
import { encodeTraining, type TrainingPlan } from '../../strategy/training/state.js';
import { type Generation, trainLeaves } from '../../strategy/training/train.js';
import { untilInterrupted } from '../shared/interrupt.js';
import {
  JSON_HELP,
  lexiconOption,
  openLexicon,
  parseEvenGames,
  parseGames,
  parseNumber,
  parseThreads,
  RULES_HELP,
} from '../shared/options.js';
import { createProgress, type Progress } from '../shared/progress.js';
import { queueOption, withCrew } from '../shared/queue.js';
import { gatheredOption, shardOption } from '../shared/shards.js';
import { printLine } from '../shared/terminal.js';
import { VERSION } from '../shared/version.js';
import { readTraining, trainingFile } from './training-file.js';

const EXAMPLE = `
Examples:
  leggio leaves train --games 20000 --generations 2 --seed 1 --out mine.leaves
  leggio leaves train --games 200000,400000,1000000 --seed 1 --out mine.leaves --resume`;

/** How often what has been played is written down. */
const SAVE_EVERY_MS = 20_000;
const MOST_GENERATIONS = 100;

interface TrainFlags {
  readonly games: readonly number[];
  readonly generations?: number;
  readonly matchGames: number;
  readonly seed: string;
  readonly threads: number;
  readonly queue?: string;
  readonly shard?: string;
  readonly gathered?: readonly string[];
  readonly out: string;
  readonly resume?: boolean;
  readonly lexicon: string;
  readonly rules: string;
  readonly json?: boolean;
}

export function addTrain(leaves: Command): void {
  leaves
    .command('train')
    .summary('leave values from games against itself')
    .description(
      'Plays games against itself and makes leave values of what full racks come to. Each generation plays with the values of the one before, the first by score; the file holds the last that is finished. The same seed gives the same bytes, on any number of threads.',
    )
    .requiredOption(
      '--games <numbers>',
      'games of a generation: one number for all, or one for each, with commas',
      parseGames,
    )
    .option('--generations <number>', 'how many generations', text =>
      parseNumber(text, MOST_GENERATIONS),
    )
    .option(
      '--match-games <number>',
      'games of the match against the generation before, an even number; 0 for none',
      text => (text === '0' ? 0 : parseEvenGames(text)),
      20_000,
    )
    .requiredOption('--seed <text>', 'any text: the same one gives the same games')
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .addOption(queueOption())
    .addOption(shardOption())
    .addOption(gatheredOption())
    .requiredOption('--out <file>', 'file of the values')
    .option('--resume', 'go on with a training that was stopped')
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: a line for each generation`)
    .addHelpText('after', EXAMPLE)
    .action(runTrain);
}

async function runTrain(flags: TrainFlags): Promise<void> {
  const { out } = flags;
  if (flags.shard !== undefined) checkOneGeneration(flags, flags.shard);
  // of two trainings into one file the second fails at once: the first may take hours
  await untilInterrupted(
    signal => withLock(out, () => train(flags, signal), { waitMs: 0 }),
    () => `what was played stands in ${quoted(trainingFile(out))}; --resume goes on with it`,
  );
}

async function train(flags: TrainFlags, signal: AbortSignal): Promise<void> {
  const rules = rulesEdition(flags.rules);
  const lexicon = await openLexicon(flags.lexicon, rules);
  const plan = planOf(flags, lexicon);
  const file = trainingFile(flags.out);
  const state = await readTraining(file, flags.resume === true, plan, rules);
  const progress = createProgress('games');
  const save = (): Promise<void> => writeWhole(file, encodeTraining(plan, state));
  let saved = Date.now();
  try {
    const { threads } = flags;
    await withCrew(flags, lexicon, progress, async (crew, { update: onProgress }) => {
      const options = { lexicon, rules, plan, threads, crew, signal, onProgress };
      for await (const generation of trainLeaves(options, state)) {
        if (flags.shard !== undefined && state.games < plan.games[0]!) continue;
        if (flags.shard !== undefined) break; // no values are made of a part
        if (generation !== undefined) await finish(flags, rules, generation, progress);
        else if (Date.now() - saved < SAVE_EVERY_MS) continue;
        await save();
        saved = Date.now();
      }
    });
    await rm(file, { force: true });
  } catch (error) {
    if (signal.aborted) await save();
    throw error;
  } finally {
    progress.stop();
  }
}

/** A generation plays with the values of the one before, which a part does not know. */
function checkOneGeneration({ games, generations, matchGames }: TrainFlags, shard: string): void {
  if (gamesOf(games, generations).length === 1 && matchGames === 0) return;
  throw new InputError(
    'OPTION_TOGETHER',
    '--shard is for one generation without a match: --generations 1 --match-games 0; --queue does several',
    { input: shard },
  );
}

function planOf(flags: TrainFlags, lexicon: Lexicon): TrainingPlan {
  const { games, generations, matchGames, seed, rules: rulesId } = flags;
  const all = gamesOf(games, generations);
  const { name, checksum } = lexicon;
  const facts = { lexicon: { name, checksum }, rules: rulesId, seed, version: VERSION };
  return { ...facts, games: all, matchGames };
}

/** One number serves every generation. */
function gamesOf(games: readonly number[], generations: number | undefined): readonly number[] {
  const count = generations ?? games.length;
  if (games.length === 1) return Array<number>(count).fill(games[0]!);
  if (games.length === count) return games;
  const message = `--games has ${games.length} numbers, --generations says ${count}: give one number for all, or one for each`;
  throw new InputError('OPTION_TOGETHER', message, { input: games.join() });
}

/** Writes the values of a generation, and says what it came to. */
async function finish(
  { out, json }: TrainFlags,
  rules: Rules,
  { number, values, origin, report }: Generation,
  progress: Progress,
): Promise<void> {
  await writeWhole(out, encodeLeaves(rules, values, origin));
  progress.stop();
  if (json === true) return printLine(JSON.stringify({ generation: number, ...origin, ...report }));
  for (const line of reportLines(number, origin.games, report)) await printLine(line);
}

function reportLines(number: number, games: number, report: GenerationReport): readonly string[] {
  const { racks, different, of, mean, sizes, match } = report;
  const lines = [
    `generation ${number}: ${games} games, ${racks} racks, ${different} different ones of ${of}; the best move is worth ${points(mean)} on average`,
    'tiles   leaves   seen in under 50 racks   mean change of the others',
    ...sizes.map(({ tiles, leaves, thin, change }) => {
      const share = `${((100 * thin) / leaves).toFixed(1)} %`;
      return `${tiles}${String(leaves).padStart(13)}${share.padStart(25)}${(change === undefined ? '' : points(change)).padStart(28)}`;
    }),
  ];
  if (match === undefined) return lines;
  const [own, other] = match.players;
  const won = `${own.winPercent} ± ${own.winError} % won`;
  return [
    ...lines,
    `against ${other.name}, ${match.games} games: ${won}, ${own.spread} ± ${own.spreadError} points a game ahead`,
  ];
}

/** Thousandths of a point as points. */
function points(thousandths: number): string {
  return (thousandths / 1000).toFixed(3);
}
