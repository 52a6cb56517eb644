// `leggio duplicate player`: another name for a player, or a player who leaves.
import { type Command, Option } from 'commander';
import { renamePlayer, withdrawPlayer } from '../../duplicate/players.js';
import { InputError } from '../../errors.js';
import { changeGame, GAME_HELP } from './game.js';

const EXAMPLE = `
Examples:
  leggio duplicate player game.jsonl --rename Ana --to Anna --reason "misspelt"
  leggio duplicate player game.jsonl --withdraw Bruno --reason "had to catch a train"`;

interface PlayerFlags {
  readonly rename?: string;
  readonly to?: string;
  readonly withdraw?: string;
  readonly reason: string;
  readonly json?: boolean;
}

export function addDuplicatePlayer(duplicate: Command): void {
  duplicate
    .command('player')
    .summary('rename a player, or take one out')
    .description(
      'Gives a player another name, that of another player too if the two never answered the same round; or takes a player out, who keeps what he has, is marked in the ranking and gets no more rounds.',
    )
    .argument('<game>', GAME_HELP)
    .addOption(
      new Option('--rename <name>', 'the player as the game knows him').conflicts('withdraw'),
    )
    .option('--to <name>', 'the new name')
    .addOption(new Option('--withdraw <name>', 'the player who leaves').conflicts('to'))
    .requiredOption('--reason <text>', 'why')
    .option('--json', 'print the line entered')
    .addHelpText('after', EXAMPLE)
    .action(runPlayer);
}

async function runPlayer(path: string, flags: PlayerFlags): Promise<void> {
  const { rename, to, withdraw, reason } = flags;
  if (withdraw !== undefined) {
    await changeGame(path, flags.json, ({ game }) =>
      withdrawPlayer(game, { player: withdraw, reason }),
    );
    return;
  }
  if (rename === undefined || to === undefined) {
    const message = 'wanted --rename with --to, or --withdraw';
    throw new InputError('OPTION_MISSING', message, { input: rename ?? to ?? '' });
  }
  await changeGame(path, flags.json, ({ game }) =>
    renamePlayer(game, { player: rename, to, reason }),
  );
}
