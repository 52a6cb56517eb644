// `leggio replay`: a game played again under an edition, without a word list.
import { basename } from 'node:path';
import type { Command } from 'commander';
import { formatFinding } from '../game/findings.js';
import { type Replay, replayGame } from '../game/replay.js';
import { resultLines } from '../game/report-text.js';
import { rulesEdition } from '../rules/editions.js';
import { withReadings } from '../rules/readings.js';
import { GAME_HELP, openGame } from './games.js';
import { JSON_HELP, readingOption } from './options.js';
import { printLine } from './terminal.js';

const EXAMPLE = `
Example:
  leggio replay game.gcg --rules english`;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('checks the scores of a finished game')
    .description(
      'Plays a game again under an edition: racks, bag, squares, scores, totals, points of the end. Needs no word list.',
    )
    .argument('<game>', GAME_HELP)
    .option('--rules <id>', 'edition of the rules the game was played under', 'figs')
    .addOption(readingOption())
    .option('--json', `${JSON_HELP}: placements, mismatches, findings`)
    .addHelpText('after', EXAMPLE)
    .action(runReplay);
}

interface ReplayFlags {
  readonly rules: string;
  readonly reading: Readonly<Record<string, string>>;
  readonly json?: boolean;
}

async function runReplay(path: string, flags: ReplayFlags): Promise<void> {
  const rules = withReadings(rulesEdition(flags.rules), flags.reading);
  const replay = replayGame(await openGame(path), rules, basename(path));
  if (flags.json === true) {
    const { placements, mismatches, findings } = replay;
    return printLine(JSON.stringify({ placements, mismatches, findings }));
  }
  for (const line of replayLines(replay)) await printLine(line);
}

function replayLines(replay: Replay): readonly string[] {
  const { placements, mismatches, findings, rules } = replay;
  return [
    `${placements} placements under ${rules.id}: ${placements - mismatches.length} scores agree`,
    ...mismatches.map(
      ({ line, declared, computed }) =>
        `line ${line}: declared ${declared}, the rules give ${computed}`,
    ),
    ...(findings.length === 0 ? ['no findings'] : ['', 'findings', ...findings.map(formatFinding)]),
    '',
    ...resultLines(replay),
  ];
}
