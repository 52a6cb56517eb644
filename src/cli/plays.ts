// `leggio plays`: every legal play of a position, sorted.
import type { Command } from 'commander';
import { createEngine } from '../engine/engine.js';
import { DEFAULT_LEXICON } from '../gaddag/lexicon.js';
import {
  JSON_HELP,
  LEXICON_HELP,
  openAll,
  POSITION_HELP,
  type PositionOptions,
  RULES_HELP,
} from './options.js';
import { playJson, playLine } from './play-table.js';
import { printLine } from './terminal.js';

const EXAMPLE = `
Example:
  leggio plays board.txt --rack AEIRST? --json | head`;

export function addPlays(program: Command): void {
  program
    .command('plays')
    .summary('every legal play of a position, best first')
    .description('Lists every legal play: score, then across before down, then square, then word.')
    .argument('<position>', POSITION_HELP)
    .option(
      '--rack <tiles>',
      'rack of the player to move, ? for a jolly; overrides the rack of a CGP',
    )
    .option('--lexicon <file>', LEXICON_HELP, DEFAULT_LEXICON)
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object a line`)
    .addHelpText('after', EXAMPLE)
    .action(runPlays);
}

async function runPlays(argument: string, options: PositionOptions): Promise<void> {
  const { rules, lexicon, position } = await openAll(argument, options);
  let rank = 0;
  for (const play of createEngine({ lexicon, rules }).plays(position)) {
    rank++;
    await printLine(
      options.json === true ? JSON.stringify(playJson(play, rank)) : playLine(play, rank),
    );
  }
}
