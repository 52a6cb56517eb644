// `leggio sim`: moves compared by playing on.
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import type { Position } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { moveJson } from '../engine/play-json.js';
import { writeWhole } from '../files/write-files.js';
import { type SimulatedWith, simulationLines } from '../report/simulation-lines.js';
import { simulationHtml } from '../report/simulation-page.js';
import type { Simulation } from '../strategy/simulation/result.js';
import { simulate } from '../strategy/simulation/simulate.js';
import type { SimulationState } from '../strategy/simulation/state.js';
import type { Language } from '../wording/language.js';
import { untilInterrupted } from './shared/interrupt.js';
import { languageOption, printedLanguage, spokenLanguage } from './shared/language.js';
import { loadLeavesFor } from './shared/leaves.js';
import {
  isGiven,
  JSON_HELP,
  lexiconOption,
  openAll,
  POSITION_HELP,
  type PositionOptions,
  parseCount,
  parseNumber,
  parseThreads,
  RULES_HELP,
  rackOption,
  refuseIdle,
} from './shared/options.js';
import { createProgress } from './shared/progress.js';
import { printLine } from './shared/terminal.js';
import { loadWinsFor } from './shared/wins.js';
import { collect, moveOf, parseConfidence, parseSeconds, parseSpread } from './sim-options.js';
import { factsOf, readState, type Simulated, saveState } from './sim-state.js';

const EXAMPLE = `
Examples:
  leggio sim board.txt --rack QUZZIII
  leggio sim board.txt --rack AEIRST? --spread -40 --iterations 2000 --seed 7 --json
  leggio sim board.txt --rack QUZZIII --move "7I ZII" --move "-IQU" --seconds 5
  leggio sim board.txt --rack QUZZIII --iterations 500 --save run.sim
  leggio sim board.txt --rack QUZZIII --iterations 5000 --resume run.sim --save run.sim
  leggio sim board.txt --rack QUZZIII --html sim.html
  leggio sim board.txt --rack QUZZIII --infer "8H ST.Re"`;

/** Exit code after Ctrl-C, as shells count it. */
const INTERRUPTED = 130;

/** More turns than a game has. */
const MOST_PLIES = 40;

interface SimFlags extends PositionOptions {
  readonly spread: number;
  readonly plays: number;
  readonly move?: readonly string[];
  readonly plies: number;
  readonly iterations: number;
  readonly seconds?: number;
  readonly confidence: number;
  readonly opponent?: string;
  readonly infer?: string;
  readonly seed: string;
  readonly threads: number;
  readonly leaves?: string;
  readonly wins?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly html?: string;
  readonly lang?: Language;
}

export function addSim(program: Command): void {
  program
    .command('sim')
    .summary('moves compared by playing on')
    .description(
      'Plays on from each candidate with dealt tiles, the same for all candidates, and says how often the game is won and how many points are gained, each with its standard error. The same seed gives the same answer on any number of threads, unless time ends it.',
    )
    .argument('<position>', POSITION_HELP)
    .addOption(rackOption())
    .option('--spread <points>', 'points that the player to move is ahead', parseSpread, 0)
    .option('--plays <number>', 'how many candidates, the best by equity', parseCount, 15)
    .option(
      '--move <move>',
      'a candidate: "8H WORD", "-AEI" for an exchange, "-" for the pass; as often as you like',
      collect,
    )
    .option('--plies <number>', 'turns played out', text => parseNumber(text, MOST_PLIES), 2)
    .option('--iterations <number>', 'most rollouts of each candidate', parseCount, 5000)
    .option('--seconds <number>', 'end after so long', parseSeconds)
    .option(
      '--confidence <percent>',
      'how sure a candidate must be behind to be dropped; 100 drops none',
      parseConfidence,
      0.99,
    )
    .option('--opponent <tiles>', 'tiles that the other player is known to hold')
    .option(
      '--infer <move>',
      'weigh the racks of the other player by his last move: "8H ST.Re", dots for tiles that lay there before, or an exchange, -3 or -QUZ',
    )
    .option('--seed <text>', 'any text: the same one gives the same deals', 'leggio')
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .option('--leaves <file>', 'leave values (default: those of leggio)')
    .option('--wins <file>', 'win table (default: that of leggio)')
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--save <file>', 'write down how far it has come, to go on from, also at Ctrl-C')
    .option('--resume <file>', 'go on from what --save wrote')
    .option('--html <file>', 'write the answer as a page')
    .addOption(languageOption())
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runSim);
}

async function runSim(argument: string, flags: SimFlags, command: Command): Promise<void> {
  const isNamed = flags.move !== undefined && isGiven(command, 'plays');
  refuseIdle([isNamed, '--plays does nothing with --move']);
  const { rules, lexicon, position } = await openAll(argument, flags);
  const leaves = await loadLeavesFor(flags.leaves, rules, lexicon);
  const wins = await loadWinsFor(flags.wins, rules, lexicon);
  const simulated: Simulated = { ...flags, position, lexicon, leaves, wins };
  const facts = factsOf(simulated);
  const state = flags.resume === undefined ? undefined : await readState(flags.resume, facts);
  const { result, reached } = await simulateTold(simulated, flags, state);
  const made = { lexicon: lexicon.name, rules: rules.id };
  try {
    if (flags.save !== undefined && reached) await saveState(flags.save, facts, reached);
    if (flags.html !== undefined) {
      const language = printedLanguage(flags.lang, rules.id, false);
      await writeWhole(flags.html, simulationHtml(position, result, made, language));
    }
  } finally {
    if (flags.json === true) await printLine(JSON.stringify(simJson(position, result, made)));
    else {
      const lines = simulationLines(position, result, made, spokenLanguage(flags.lang));
      for (const line of lines) await printLine(line);
    }
  }
}

/** A result, and the state it was made of. */
interface Told {
  readonly result: Simulation;
  readonly reached: SimulationState | undefined;
}

/** Simulates with a line of progress, until Ctrl-C at the latest: what it has by then is the answer. */
function simulateTold(
  { position, lexicon, leaves, wins }: Simulated,
  flags: SimFlags,
  state: SimulationState | undefined,
): Promise<Told> {
  const { rules } = position;
  const engine = createEngine({ lexicon, rules, leaves });
  const progress = createProgress('rollouts');
  const { threads, spread, plies, iterations, seconds, confidence, seed, opponent, infer } = flags;
  let reached = state;
  return untilInterrupted(async signal => {
    const result = await simulate(position, {
      ...{ lexicon, rules, leaves, wins, threads, signal, state },
      ...{ spread, plies, iterations, seconds, confidence, seed, opponent, last: infer },
      count: flags.plays,
      moves: flags.move?.map(text => moveOf(engine, position, text)),
      onProgress: (done, all, now) => {
        reached = now;
        progress.update('simulating', done, all);
      },
    }).finally(() => progress.stop());
    if (signal.aborted) process.exitCode = INTERRUPTED;
    return { result, reached };
  });
}

function simJson(position: Position, result: Simulation, made: SimulatedWith): object {
  const { moves, ...facts } = result;
  const list = moves.map(({ move, ...figures }, index) => ({
    ...moveJson(move, index + 1),
    simulated: figures,
  }));
  return { rack: position.rack, ...made, ...facts, moves: list };
}
