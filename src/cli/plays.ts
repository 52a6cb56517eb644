// `leggio plays`: every legal play of a position, sorted.

import type { Command } from 'commander';
import { createEngine } from '../engine/engine.js';
import { moveJson, playJson } from '../engine/play-json.js';
import { byOption, leavesOption, type MeasureOptions, openLeaves } from './shared/leaves.js';
import {
  JSON_HELP,
  lexiconOption,
  openAll,
  POSITION_HELP,
  type PositionOptions,
  RULES_HELP,
  rackOption,
} from './shared/options.js';
import { moveLine, playLine, wordWidth } from './shared/play-table.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Example:
  leggio plays board.txt --rack AEIRST? --json | head`;

export function addPlays(program: Command): void {
  program
    .command('plays')
    .summary('every legal play of a position, best first')
    .description(
      'Lists every legal play: score, then across before down, then square, then word; or equity, then those.',
    )
    .argument('<position>', POSITION_HELP)
    .addOption(rackOption())
    .addOption(byOption())
    .addOption(leavesOption())
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object per line`)
    .addHelpText('after', EXAMPLE)
    .action(runPlays);
}

async function runPlays(
  argument: string,
  options: PositionOptions & MeasureOptions,
): Promise<void> {
  const { rules, lexicon, position } = await openAll(argument, options);
  const { by } = options;
  const leaves = await openLeaves(options, rules, lexicon);
  const plays = createEngine({ lexicon, rules, leaves }).plays(position, { by });
  const json = by === 'equity' ? moveJson : playJson;
  const line = by === 'equity' ? moveLine : playLine;
  const isJson = options.json === true;
  const width = isJson ? 0 : wordWidth(rules.alphabet, plays);
  let rank = 0;
  for (const play of plays) {
    rank++;
    await printLine(isJson ? JSON.stringify(json(play, rank)) : line(play, rank, width));
  }
}
