// `leggio top`: the best plays of a position.

import type { Command } from 'commander';
import type { Play } from '../board/move.js';
import { drawBoard } from '../drawing/board.js';
import { createEngine, type Engine } from '../engine/engine.js';
import { moveJson, playJson } from '../engine/play-json.js';
import { byOption, leavesOption, type MeasureOptions, openLeaves } from './shared/leaves.js';
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
import { moveHeader, moveLine, playHeader, playLine, wordWidth } from './shared/play-table.js';
import { printLine, printPainted, terminalPaint } from './shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio top 15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 --rack ARMONIA -n 3
  leggio top 15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 --rack QUZZIII --by equity`;

export function addTop(program: Command): void {
  program
    .command('top')
    .summary('the best plays of a position')
    .description(
      'Draws the position and lists its best plays, best first: by score, or by equity with exchanges among them.',
    )
    .argument('<position>', POSITION_HELP)
    .addOption(rackOption())
    .option('-n, --count <number>', 'how many plays', parseCount, 10)
    .addOption(byOption())
    .addOption(leavesOption())
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runTop);
}

/** Draws the position and lists its best plays. */
export async function runTop(
  argument: string,
  options: PositionOptions & MeasureOptions & { count: number },
): Promise<void> {
  const { rules, lexicon, position } = await openAll(argument, options);
  const leaves = await openLeaves(options, rules, lexicon);
  const engine = createEngine({ lexicon, rules, leaves });
  const isEquity = options.by === 'equity';
  const { count } = options;
  const moves = isEquity ? engine.moves(position, { count }) : engine.top(position, { count });
  const made = madeWith(engine, isEquity);
  if (options.json === true) {
    const list = isEquity
      ? { moves: moves.map((move, i) => moveJson(move, i + 1)) }
      : { plays: (moves as Play[]).map((play, i) => playJson(play, i + 1)) };
    await printLine(JSON.stringify({ rack: position.rack, ...made, ...list }));
    return;
  }
  await printPainted(drawBoard(rules, position.tiles, terminalPaint()));
  const facts = Object.entries(made).map(([name, value]) => `${name} ${value}`);
  await printLine(`\n${[`rack ${position.rack}`, ...facts].join('  ·  ')}\n`);
  const plays = moves.filter(move => move.kind === 'play');
  const width = wordWidth(rules.alphabet, plays);
  if (moves.length === 0) return printLine('no play');
  await printLine(isEquity ? moveHeader(width) : playHeader(width));
  for (const [index, move] of moves.entries()) {
    const rank = index + 1;
    const line = isEquity ? moveLine(move, rank, width) : playLine(move as Play, rank, width);
    await printLine(line);
  }
}

/** What the list was made with. */
function madeWith({ lexicon, rules, leaves }: Engine, isEquity: boolean): Record<string, string> {
  const made = { lexicon: lexicon.name, rules: rules.id };
  if (!isEquity) return made;
  return { ...made, leaves: leaves === undefined ? 'none' : leaves.checksum.slice(0, 12) };
}
