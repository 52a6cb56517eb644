// `leggio top`: the best plays of a position.

import type { Command } from 'commander';
import { drawBoard } from '../drawing/board.js';
import { createEngine } from '../engine/engine.js';
import { playJson } from '../engine/play-json.js';
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
import { playHeader, playLine, wordWidth } from './shared/play-table.js';
import { printLine, printPainted, terminalPaint } from './shared/terminal.js';

const EXAMPLE = `
Example:
  leggio top 15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 --rack ARMONIA -n 3`;

export function addTop(program: Command): void {
  program
    .command('top')
    .summary('the best plays of a position')
    .description('Draws the position and lists its best plays, best first.')
    .argument('<position>', POSITION_HELP)
    .addOption(rackOption())
    .option('-n, --count <number>', 'how many plays', parseCount, 10)
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runTop);
}

/** Draws the position and lists its best plays. */
export async function runTop(
  argument: string,
  options: PositionOptions & { count: number },
): Promise<void> {
  const { rules, lexicon, position } = await openAll(argument, options);
  const engine = createEngine({ lexicon, rules });
  const plays = engine.top(position, { count: options.count });
  if (options.json === true) {
    const facts = { rack: position.rack, lexicon: lexicon.name, rules: rules.id };
    await printLine(
      JSON.stringify({ ...facts, plays: plays.map((play, i) => playJson(play, i + 1)) }),
    );
    return;
  }
  await printPainted(drawBoard(rules, position.tiles, terminalPaint()));
  await printLine(`\nrack ${position.rack}  ·  lexicon ${lexicon.name}  ·  rules ${rules.id}\n`);
  const width = wordWidth(rules.alphabet, plays);
  await printLine(plays.length === 0 ? 'no play' : playHeader(width));
  for (const [index, play] of plays.entries()) await printLine(playLine(play, index + 1, width));
}
