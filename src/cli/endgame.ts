// `leggio endgame`: an ending with an empty bag, solved to the end of the game.
import type { Command } from 'commander';
import { InputError, quoted } from '../errors.js';
import type { EndgameMove } from '../strategy/endgame/moves.js';
import { DEFAULT_MEMORY, type EndgameResult, solveEndgame } from '../strategy/endgame/solve.js';
import { untilInterrupted } from './shared/interrupt.js';
import {
  JSON_HELP,
  lexiconOption,
  openAll,
  POSITION_HELP,
  type PositionOptions,
  RULES_HELP,
  rackOption,
} from './shared/options.js';
import { createProgress } from './shared/progress.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio endgame board.txt --rack AEIRST --opponent QUZ
  leggio endgame board.txt --rack AEIRST --opponent QUZ --spread -12 --seconds 10 --json`;

/** Exit code after Ctrl-C, as shells count it. */
const INTERRUPTED = 130;

interface EndgameFlags extends PositionOptions {
  readonly opponent?: string;
  readonly spread?: number;
  readonly seconds?: number;
  readonly memory: number;
}

export function addEndgame(program: Command): void {
  program
    .command('endgame')
    .summary('an ending with an empty bag, solved to the end of the game')
    .description(
      'What both players come to who see all tiles and take the best: points gained by the player to move from here on, tiles left counted; every best move, and a line to the end. Ctrl-C and --seconds give what is known so far.',
    )
    .argument('<position>', POSITION_HELP)
    .addOption(rackOption())
    .option('--opponent <tiles>', 'rack of the other player (default: the tiles that are unseen)')
    .option('--spread <points>', 'lead of the player to move, to tell who wins', parseSpread)
    .option('--seconds <number>', 'how long it may take (default: to the end)', parseAmount)
    .option('--memory <megabytes>', 'room to remember positions in', parseAmount, DEFAULT_MEMORY)
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runEndgame);
}

async function runEndgame(argument: string, flags: EndgameFlags): Promise<void> {
  const { rules, lexicon, position } = await openAll(argument, flags);
  const { opponent, seconds, memory, spread } = flags;
  const progress = createProgress('positions');
  const result = await untilInterrupted(async signal => {
    const onProgress = ({ nodes }: { nodes: number }): void => progress.update('endgame', nodes, 0);
    const options = { lexicon, opponent, seconds, memory, signal, onProgress };
    const solved = await solveEndgame(position, options).finally(() => progress.stop());
    if (signal.aborted) process.exitCode = INTERRUPTED;
    return solved;
  });
  const facts = {
    rack: position.rack,
    opponent: position.unseen,
    lexicon: lexicon.name,
    rules: rules.id,
  };
  if (flags.json === true) {
    await printLine(JSON.stringify(resultJson(result, facts, spread)));
    return;
  }
  for (const line of resultLines(result, facts, spread)) await printLine(line);
}

type Facts = Readonly<Record<'rack' | 'opponent' | 'lexicon' | 'rules', string>>;

/** A lead in whole points, below 0 when behind. */
function parseSpread(text: string): number {
  if (/^[+-]?\d{1,6}$/.test(text)) return Number(text);
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a lead in whole points`, {
    input: text,
  });
}

/** Any number; what is out of range is refused by who uses it. */
function parseAmount(text: string): number {
  if (/^[+-]?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a number`, { input: text });
}

/** Bounds that are not known are `null`. */
function resultJson(result: EndgameResult, facts: Facts, spread: number | undefined): object {
  const { value, exact, low, high, best, line, nodes, ms } = result;
  return {
    ...facts,
    value,
    exact,
    low: Number.isFinite(low) ? low : null,
    high: Number.isFinite(high) ? high : null,
    ...(spread === undefined ? {} : { spread, final: spread + value }),
    best: best.map(({ move, value: each }) => ({ move: shortText(move), value: each })),
    line: line.map(shortText),
    nodes,
    ms: Math.round(ms),
  };
}

function resultLines(result: EndgameResult, facts: Facts, spread: number | undefined): string[] {
  const { value, best, line, nodes, ms } = result;
  const names = Object.entries(facts).map(([name, fact]) => `${name} ${fact}`);
  const final = spread === undefined ? [] : [`final    ${finalText(spread, value)}`];
  return [
    names.join('  ·  '),
    '',
    `value    ${valueText(result)}`,
    ...final,
    '',
    best.length === 1 ? 'best move' : `${best.length} best moves`,
    ...best.map(({ move }) => `  ${moveText(move)}`),
    '',
    'line',
    ...line.map((move, index) => `  ${String(index + 1).padStart(2)}  ${moveText(move)}`),
    '',
    `${nodes} positions in ${(ms / 1000).toFixed(2)} s`,
  ];
}

/** `'+12'`, or an estimate with the bounds that are proven. */
function valueText({ value, exact, low, high }: EndgameResult): string {
  if (exact) return `${signed(value)}, exact`;
  const least = Number.isFinite(low) ? `at least ${signed(low)}` : '';
  const most = Number.isFinite(high) ? `at most ${signed(high)}` : '';
  const proven = [least, most].filter(text => text !== '').join(', ');
  return `about ${signed(value)}, not exact: ${proven === '' ? 'nothing is proven' : proven}`;
}

function finalText(spread: number, value: number): string {
  const final = spread + value;
  const result = final > 0 ? 'won' : final < 0 ? 'lost' : 'a draw';
  return `${signed(spread)} ${value < 0 ? '−' : '+'} ${Math.abs(value)} = ${signed(final)}: ${result}`;
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function shortText(move: EndgameMove): string {
  return move.kind === 'pass' ? 'pass' : `${move.at} ${move.word}`;
}

function moveText(move: EndgameMove): string {
  if (move.kind === 'pass') return 'pass';
  return `${move.at.padEnd(3)} ${move.word}  ${move.score}`;
}
