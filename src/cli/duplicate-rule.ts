// `leggio duplicate rule`: a ruling by hand, kept as such.
import type { Command } from 'commander';
import { ruleSlip } from '../duplicate/game.js';
import { InputError } from '../errors.js';
import { changeGame, GAME_HELP } from './duplicate-game.js';
import { parseTurn } from './options.js';

const EXAMPLE = `
Examples:
  leggio duplicate rule game.jsonl --round 3 --player Anna --zero --reason "handed in after the time"
  leggio duplicate rule game.jsonl --round 3 --player Bruno --score 24 --reason "slip misread"`;

interface RuleFlags {
  readonly round: number;
  readonly player: string;
  readonly zero?: boolean;
  readonly score?: string;
  readonly reason: string;
  readonly json?: boolean;
}

export function addDuplicateRule(duplicate: Command): void {
  duplicate
    .command('rule')
    .summary('a ruling by hand')
    .description(
      'Enters what the arbiter rules for a player in a round; it stands in place of the slip, its warnings and its penalty. The slip stays in the file.',
    )
    .argument('<game>', GAME_HELP)
    .requiredOption('--round <number>', 'the open round or a closed one', parseTurn)
    .requiredOption('--player <name>', 'the player')
    .option('--zero', 'no points')
    .option('--score <points>', 'points, below 0 for a penalty')
    .requiredOption('--reason <text>', 'why')
    .option('--json', 'print the line entered')
    .addHelpText('after', EXAMPLE)
    .action(runRule);
}

async function runRule(path: string, flags: RuleFlags): Promise<void> {
  const { round, player, reason } = flags;
  const score = scoreOf(flags);
  await changeGame(path, flags.json, ({ game }) =>
    ruleSlip(game, { round, player, score, reason }),
  );
}

function scoreOf({ zero, score }: RuleFlags): number {
  if ((zero === true) !== (score === undefined) || (score && !/^-?\d+$/.test(score))) {
    throw new InputError('OPTION', 'a ruling wants either --zero or --score with whole points', {
      input: score ?? '',
    });
  }
  return Number(score ?? 0);
}
