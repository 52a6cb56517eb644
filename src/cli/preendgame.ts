// `leggio preendgame`: one or two tiles in the bag, every way they can lie played to the end of the game.
import type { Command } from 'commander';
import { playJson } from '../engine/play-json.js';
import {
  type PreendgameMove,
  type PreendgameResult,
  solvePreendgame,
} from '../strategy/preendgame/solve.js';
import { untilInterrupted } from './shared/interrupt.js';
import { loadLeavesFor } from './shared/leaves.js';
import {
  JSON_HELP,
  lexiconOption,
  openAll,
  POSITION_HELP,
  type PositionOptions,
  parseCount,
  RULES_HELP,
  rackOption,
} from './shared/options.js';
import { createProgress } from './shared/progress.js';
import { printLine } from './shared/terminal.js';
import { parseSeconds, parseSpread } from './sim-options.js';

const EXAMPLE = `
Examples:
  leggio preendgame board.txt --rack AEIRSTO
  leggio preendgame board.txt --rack AEIRSTO --spread -12 --seconds 60 --json`;

/** Exit code after Ctrl-C, as shells count it. */
const INTERRUPTED = 130;
const DEFAULT_SECONDS = 60;

interface PreendgameFlags extends PositionOptions {
  readonly spread: number;
  readonly plays: number;
  readonly seconds: number;
}

export function addPreendgame(program: Command): void {
  program
    .command('preendgame')
    .summary('one or two tiles in the bag, solved for every way they can lie')
    .description(
      'Every way in which the unseen tiles can lie is played to the end, and moves are compared by the average. Exact for a move that empties the bag; where tiles stay in it, the turns until it is empty are played by equity. Ctrl-C and --seconds give what is known so far.',
    )
    .argument('<position>', POSITION_HELP)
    .addOption(rackOption())
    .option('--spread <points>', 'lead of the player to move', parseSpread, 0)
    .option('--plays <number>', 'moves to compare, the best by equity', parseCount, 8)
    .option('--seconds <number>', 'how long it may take', parseSeconds, DEFAULT_SECONDS)
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runPreendgame);
}

async function runPreendgame(argument: string, flags: PreendgameFlags): Promise<void> {
  const { rules, lexicon, position } = await openAll(argument, flags);
  const leaves = await loadLeavesFor(undefined, rules, lexicon);
  const { spread, plays: count, seconds } = flags;
  const progress = createProgress('endings');
  const result = await untilInterrupted(async signal => {
    const onProgress = (done: number, all: number): void =>
      progress.update('preendgame', done, all);
    const wishes = { lexicon, leaves, spread, count, seconds, signal, onProgress };
    const solved = await solvePreendgame(position, wishes).finally(() => progress.stop());
    if (signal.aborted) process.exitCode = INTERRUPTED;
    return solved;
  });
  const facts = { rack: position.rack, unseen: position.unseen, lexicon: lexicon.name };
  if (flags.json === true) {
    await printLine(JSON.stringify({ ...facts, rules: rules.id, spread, ...resultJson(result) }));
    return;
  }
  const head = [...Object.entries(facts), ['rules', rules.id]].map(pair => pair.join(' '));
  for (const line of resultLines(head.join('  ·  '), result)) await printLine(line);
}

function resultJson({ moves, exact, bag, ms }: PreendgameResult): object {
  return {
    bag,
    exact,
    moves: moves.map(({ move, ...figures }, index) => ({
      move: move.kind === 'play' ? playJson(move, index + 1) : { move: 'pass', rank: index + 1 },
      ...figures,
    })),
    ms: Math.round(ms),
  };
}

function resultLines(head: string, { moves, bag, ms }: PreendgameResult): readonly string[] {
  const width = Math.max(8, ...moves.map(({ move }) => nameOf(move).length));
  return [
    head,
    `${bag} in the bag`,
    '',
    `${'move'.padEnd(width)}  score      games won    points  endings solved`,
    ...moves.map(each => moveLine(each, width)),
    '',
    `${(ms / 1000).toFixed(2)} s`,
  ];
}

function moveLine(
  { move, winPercent, spread, exact, endings, solved }: PreendgameMove,
  width: number,
): string {
  return [
    nameOf(move).padEnd(width),
    String(move.kind === 'play' ? move.score : 0).padStart(7),
    `${winPercent.toFixed(2)} %`.padStart(15),
    `${spread < 0 ? '−' : '+'}${Math.abs(spread).toFixed(2)}`.padStart(10),
    `${solved} of ${endings}${exact ? ', exact' : ''}`.padStart(16),
  ].join('');
}

function nameOf(move: PreendgameMove['move']): string {
  return move.kind === 'pass' ? 'pass' : `${move.at} ${move.word}`;
}
