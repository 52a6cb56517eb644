// `leggio sim`: moves compared by playing on.
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { formatRack } from '../alphabet/tile-counts.js';
import type { Move } from '../board/move.js';
import type { Position } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import { createEngine, type Engine } from '../engine/engine.js';
import { moveJson } from '../engine/play-json.js';
import { InputError, quoted } from '../errors.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { loadDefaultWinTable, loadWinTable } from '../outlook/load.js';
import type { WinTable } from '../outlook/win-table.js';
import type { Rules } from '../rules/rules.js';
import type { SimulatedMove, Simulation } from '../strategy/simulation/result.js';
import { simulate } from '../strategy/simulation/simulate.js';
import { loadLeavesFor } from './shared/leaves.js';
import {
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
} from './shared/options.js';
import { createProgress } from './shared/progress.js';
import { printLine, warn } from './shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio sim board.txt --rack QUZZIII
  leggio sim board.txt --rack AEIRST? --spread -40 --iterations 2000 --seed 7 --json
  leggio sim board.txt --rack QUZZIII --move "7I ZII" --move "-IQU" --seconds 5`;

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
  readonly seed: string;
  readonly threads: number;
  readonly leaves?: string;
  readonly wins?: string;
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
      'a candidate: "8H WORD", or "-AEI" for an exchange; as often as you like',
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
    .option('--seed <text>', 'any text: the same one gives the same deals', 'leggio')
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .option('--leaves <file>', 'leave values (default: those of leggio)')
    .option('--wins <file>', 'win table (default: that of leggio)')
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runSim);
}

async function runSim(argument: string, flags: SimFlags): Promise<void> {
  const { rules, lexicon, position } = await openAll(argument, flags);
  const leaves = await loadLeavesFor(flags.leaves, rules, lexicon);
  const wins = await winsFor(flags.wins, rules, lexicon);
  const engine = createEngine({ lexicon, rules, leaves });
  const progress = createProgress('rollouts');
  const controller = new AbortController();
  const stop = (): void => controller.abort(); // what it has by then is the answer
  process.once('SIGINT', stop);
  const result = await simulate(position, {
    ...{ lexicon, rules, leaves, wins, threads: flags.threads, signal: controller.signal },
    ...{ spread: flags.spread, plies: flags.plies, iterations: flags.iterations },
    ...{ seconds: flags.seconds, confidence: flags.confidence, seed: flags.seed },
    opponent: flags.opponent,
    count: flags.plays,
    moves: flags.move?.map(text => moveOf(engine, position, text)),
    onProgress: (done, all) => progress.update('simulating', done, all),
  }).finally(() => {
    progress.stop();
    process.off('SIGINT', stop);
  });
  const made = { lexicon: lexicon.name, rules: rules.id };
  if (flags.json === true) await printLine(JSON.stringify(simJson(position, result, made)));
  else for (const line of simLines(position, result, made)) await printLine(line);
}

/** None for tiles that the win table of leggio is not for: equity decides then, which is said. */
async function winsFor(
  path: string | undefined,
  rules: Rules,
  lexicon: Lexicon,
): Promise<WinTable | undefined> {
  if (path !== undefined) return loadWinTable(path, rules);
  try {
    const wins = await loadDefaultWinTable(rules);
    if (wins.origin.lexicon.checksum !== lexicon.checksum) {
      warn(
        `the win table was played with lexicon ${quoted(wins.origin.lexicon.name)}, not with this one`,
      );
    }
    return wins;
  } catch (error) {
    if (!(error instanceof InputError && error.code === 'WINS_TILES')) throw error;
    warn(`no win table for the tiles of ${rules.id}: equity decides`);
    return undefined;
  }
}

/** The legal move that a text names. */
function moveOf(engine: Engine, position: Position, text: string): Move {
  const { rules } = position;
  const moves = engine.moves(position);
  const tiles = text.startsWith('-') ? text.slice(1) : undefined;
  const given = tiles && formatRack(rules.alphabet, parseRack(rules, tiles));
  const [at = '', word = ''] = text.trim().split(/\s+/);
  const found = moves.find(move => {
    if (move.kind === 'exchange') return move.tiles === given;
    if (move.kind === 'pass') return text.trim() === '-';
    return move.at === at.toUpperCase() && (move.word === word || move.placed === word);
  });
  if (found !== undefined) return found;
  throw new InputError(
    'OPTION_FORM',
    `${quoted(text)}: no legal move; wanted "8H WORD" with jollies in lower case, or "-AEI"`,
    {
      input: text,
    },
  );
}

interface MadeWith {
  readonly lexicon: string;
  readonly rules: string;
}

function simJson(position: Position, result: Simulation, made: MadeWith): object {
  const { moves, ...facts } = result;
  const list = moves.map(({ move, ...figures }, index) => ({
    ...moveJson(move, index + 1),
    simulated: figures,
  }));
  return { rack: position.rack, ...made, ...facts, moves: list };
}

const STOPPED: Readonly<Record<Simulation['stopped'], string>> = {
  confidence: 'one candidate is left',
  iterations: 'all rollouts are played',
  seconds: 'the time is over',
  aborted: 'it was interrupted',
  single: 'there is but one candidate',
};

function simLines(position: Position, result: Simulation, made: MadeWith): readonly string[] {
  const { moves, rollouts, played, stopped, by, spread, plies, seed } = result;
  const width = Math.max(8, ...moves.map(({ move }) => nameOf(move).length));
  return [
    `rack ${position.rack}  ·  spread ${spread}  ·  ${plies} turns  ·  seed ${seed}  ·  lexicon ${made.lexicon}  ·  rules ${made.rules}`,
    `${rollouts} rollouts of each candidate, ${played} in all: ${STOPPED[stopped]}; ${by === 'win' ? 'games won decide' : 'equity decides'}`,
    '',
    `${'move'.padEnd(width)}  score  ${'games won'.padStart(15)}  ${'equity'.padStart(14)}  ${'answer'.padStart(13)}  most frequent answer`,
    ...moves.map(move => simLine(move, width)),
  ];
}

function simLine(simulated: SimulatedMove, width: number): string {
  const { move, winPercent, winError, equity, equityError, dropped, turns, replies } = simulated;
  const won =
    winPercent === undefined ? '–' : `${winPercent.toFixed(2)} ± ${winError?.toFixed(2)} %`;
  const [answer] = turns;
  const points = answer && `${answer.points.toFixed(1)}, ${Math.round(answer.bingos * 100)} %*`;
  const [first] = replies;
  const reply = first && `${first.move} (${(first.share * 100).toFixed(1)} %)`;
  return [
    nameOf(move).padEnd(width),
    String(move.kind === 'play' ? move.score : 0).padStart(5),
    won.padStart(15),
    `${equity.toFixed(2)} ± ${equityError.toFixed(2)}`.padStart(14),
    (points ?? '').padStart(13),
    `${reply ?? ''}${dropped ? '  (dropped)' : ''}`,
  ].join('  ');
}

function nameOf(move: Move): string {
  if (move.kind === 'play') return `${move.at} ${move.word}`;
  return move.kind === 'exchange' ? `exchange ${move.tiles}` : 'pass';
}

function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

function parseSpread(text: string): number {
  if (/^[+−-]?\d{1,4}$/.test(text)) return Number(text.replace('−', '-'));
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a whole number of points`, {
    input: text,
  });
}

function parseSeconds(text: string): number {
  if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0) return Number(text);
  throw new InputError(
    'OPTION_NUMBER',
    `${quoted(text)} is not a number of seconds, like 5 or 0.5`,
    { input: text },
  );
}

/** @returns 0.5 to 1 */
function parseConfidence(text: string): number {
  const percent = /^\d{2,3}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (percent >= 50 && percent <= 100) return percent / 100;
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a percentage from 50 to 100`, {
    input: text,
  });
}
