// `leggio wins train`: a win table from games against itself.
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { withLock } from '../../files/lock.js';
import { writeWhole } from '../../files/write-files.js';
import { encodeWins } from '../../outlook/format.js';
import { rulesEdition } from '../../rules/editions.js';
import { type TrainedWins, trainWins } from '../../strategy/training/wins.js';
import { untilInterrupted } from '../shared/interrupt.js';
import { loadLeavesFor } from '../shared/leaves.js';
import {
  JSON_HELP,
  lexiconOption,
  openLexicon,
  parseNumber,
  parseThreads,
  RULES_HELP,
} from '../shared/options.js';
import { createProgress } from '../shared/progress.js';
import { printLine } from '../shared/terminal.js';
import { VERSION } from '../shared/version.js';

const EXAMPLE = `
Examples:
  leggio wins train --games 20000 --seed 1 --out mine.wins
  leggio wins train --games 100000 --seed 1 --leaves mine.leaves --out mine.wins`;

const MOST_GAMES = 10_000_000;

interface TrainFlags {
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly leaves?: string;
  readonly out: string;
  readonly lexicon: string;
  readonly rules: string;
  readonly json?: boolean;
}

export function addWinsTrain(wins: Command): void {
  wins
    .command('train')
    .summary('a win table from games against itself')
    .description(
      'Plays games against itself by equity, full changes included, and makes a win table of what the rest of each game brought. A tenth as many games of another seed say how well it foretells. The same seed gives the same bytes, on any number of threads.',
    )
    .requiredOption('--games <number>', 'how many games', text => parseNumber(text, MOST_GAMES))
    .requiredOption('--seed <text>', 'any text: the same one gives the same games')
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .option('--leaves <file>', 'leave values of both players (default: those of leggio)')
    .requiredOption('--out <file>', 'win table to write (.wins)')
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runTrain);
}

async function runTrain(flags: TrainFlags): Promise<void> {
  const { out } = flags;
  await untilInterrupted(signal => withLock(out, () => train(flags, signal), { waitMs: 0 }));
}

async function train(flags: TrainFlags, signal: AbortSignal): Promise<void> {
  const { games, seed, threads, out, json } = flags;
  const rules = rulesEdition(flags.rules);
  const lexicon = await openLexicon(flags.lexicon, rules);
  const leaves = await loadLeavesFor(flags.leaves, rules, lexicon);
  const progress = createProgress('games');
  const onProgress = progress.update;
  const played = { games, seed, version: VERSION, threads, signal, onProgress };
  const trained = await trainWins({ lexicon, rules, leaves, ...played }).finally(progress.stop);
  const { values, origin, report } = trained;
  await writeWhole(out, encodeWins(rules, values, origin));
  if (json === true) return printLine(JSON.stringify({ ...origin, ...report }));
  for (const line of reportLines(trained)) await printLine(line);
}

function reportLines({ origin, report }: TrainedWins): readonly string[] {
  const { turns, heldOut, brier } = report;
  return [
    `${origin.games} games, ${turns} turns`,
    `Brier score of ${heldOut} other games: ${brier.table.toFixed(5)}; one half ${brier.half.toFixed(5)}, a logistic curve of spread/√unseen ${brier.logistic.toFixed(5)}`,
  ];
}
