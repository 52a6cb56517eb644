// `leggio duplicate run`: a whole game played by the top, to standard output.
import type { Command } from 'commander';
import { formatGame, runGame } from '../../duplicate/game.js';
import { printText } from '../shared/terminal.js';
import { type GameFlags, gameRequest, openEngine, withGameOptions } from './game.js';

const EXAMPLE = `
Example:
  leggio duplicate run --seed 2026 --rounds 15 > game.jsonl`;

export function addDuplicateRun(duplicate: Command): void {
  const command = duplicate
    .command('run')
    .summary('a whole game played by the top')
    .description(
      'Plays a whole game by the top and prints it, one JSON object per line; a seed gives the same bytes everywhere.',
    )
    .requiredOption('--seed <text>', 'what the draws come from');
  withGameOptions(command).addHelpText('after', EXAMPLE).action(runRun);
}

async function runRun(flags: GameFlags & { seed: string }): Promise<void> {
  const engine = await openEngine(flags);
  const game = runGame(engine, { ...gameRequest(flags), seed: flags.seed });
  await printText(formatGame(game));
}
