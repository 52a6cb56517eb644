// `leggio duplicate player`: another name for a player, or a player who leaves.
import { type Command, Option } from 'commander';
import { renamePlayer, withdrawPlayer } from '../../duplicate/players.js';
import { InputError } from '../../errors.js';
import { languageOption } from '../shared/language.js';
import { changeGame, GAME_HELP, type SaidFlags } from './game.js';

const EXAMPLE = `
Examples:
  leggio duplicate player game.jsonl --rename Ana --to Anna --reason "misspelt"
  leggio duplicate player game.jsonl --withdraw Bruno --reason "had to catch a train"`;

interface PlayerFlags extends SaidFlags {
  readonly rename?: string;
  readonly to?: string;
  readonly withdraw?: string;
  readonly reason: string;
}

export function addDuplicatePlayer(duplicate: Command): void {
  duplicate
    .command('player')
    .summary('rename a player, or take one out')
    .description(
      'Renames a player, even to the name of another player if the two never answered the same round; or takes a player out, who keeps the points scored so far, is marked in the ranking and plays no more rounds.',
    )
    .argument('<game>', GAME_HELP)
    .addOption(new Option('--rename <name>', 'the name the game knows').conflicts('withdraw'))
    .option('--to <name>', 'the new name')
    .addOption(new Option('--withdraw <name>', 'the player who leaves').conflicts('to'))
    .requiredOption('--reason <text>', 'why')
    .addOption(languageOption())
    .option('--json', 'print the line entered')
    .addHelpText('after', EXAMPLE)
    .action(runPlayer);
}

async function runPlayer(path: string, flags: PlayerFlags): Promise<void> {
  const { rename, to, withdraw, reason } = flags;
  if (withdraw !== undefined) {
    await changeGame(path, flags, ({ game }) => withdrawPlayer(game, { player: withdraw, reason }));
    return;
  }
  if (rename === undefined || to === undefined) {
    const message = 'wanted --rename with --to, or --withdraw';
    throw new InputError('OPTION_MISSING', message, { input: rename ?? to ?? '' });
  }
  await changeGame(path, flags, ({ game }) => renamePlayer(game, { player: rename, to, reason }));
}
