// `leggio duplicate rule`: a ruling by hand, kept as such.
import type { Command } from 'commander';
import type { Notation } from '../../board/notation.js';
import { ruleAnswer, ruleSlip } from '../../duplicate/rulings.js';
import { InputError } from '../../errors.js';
import { lexiconOption, parseTurn } from '../shared/options.js';
import { changeGame, engineFor, GAME_HELP, notationOption } from './game.js';

const EXAMPLE = `
Examples:
  leggio duplicate rule game.jsonl --round 3 --player Anna --zero --reason "handed in after the time"
  leggio duplicate rule game.jsonl --round 3 --player Bruno --score 24 --reason "slip misread"
  leggio duplicate rule game.jsonl --round 2 --player Carla --square 8F --word micio --reason "slip found late"`;

interface RuleFlags {
  readonly round: number;
  readonly player: string;
  readonly zero?: boolean;
  readonly score?: string;
  readonly square?: string;
  readonly word?: string;
  readonly notation?: Notation;
  readonly reason: string;
  readonly lexicon: string;
  readonly json?: boolean;
}

export function addDuplicateRule(duplicate: Command): void {
  duplicate
    .command('rule')
    .summary('a ruling by hand')
    .description(
      'Enters what the arbiter rules for a player in a round; it stands in place of the slip, its warnings and its penalty. The slip stays in the file. With --square and --word the player gets what that play scores in the round, or the score said.',
    )
    .argument('<game>', GAME_HELP)
    .requiredOption('--round <number>', 'the open round or a closed one', parseTurn)
    .requiredOption('--player <name>', 'the player')
    .option('--zero', 'no points')
    .option('--score <points>', 'points, below 0 for a penalty')
    .option('--square <place>', 'the square of a late or misread slip')
    .option('--word <word>', 'its word')
    .addOption(notationOption('how --square is written; default: the notation of the game'))
    .requiredOption('--reason <text>', 'why')
    .addOption(lexiconOption())
    .option('--json', 'print the line entered')
    .addHelpText('after', EXAMPLE)
    .action(runRule);
}

async function runRule(path: string, flags: RuleFlags): Promise<void> {
  const { round, player, reason, square, word, notation } = flags;
  const score = scoreOf(flags);
  await changeGame(path, flags.json, async file => {
    if (square === undefined || word === undefined) {
      return ruleSlip(file.game, { round, player, score: score as number, reason });
    }
    return ruleAnswer(file.game, await engineFor(file, flags.lexicon), {
      ...{ round, player, square, word, reason },
      ...(notation === undefined ? {} : { notation }),
      ...(score === undefined ? {} : { score }),
    });
  });
}

/** The score said; undefined when a word is to score what it scores. */
function scoreOf({ zero, score, square, word }: RuleFlags): number | undefined {
  const hasWord = square !== undefined && word !== undefined;
  const isHalf = !hasWord && (square !== undefined || word !== undefined);
  if (score === undefined && !isHalf && (zero === true || hasWord)) return zero ? 0 : undefined;
  const [, whole] = /^(-?\d{1,6})(?:[.,]00?)?$/.exec(score ?? '') ?? [];
  if (whole !== undefined && zero !== true && !isHalf) return Number(whole);
  throw new InputError(
    'OPTION',
    'a ruling wants either --zero or --score with whole points, −999999 to 999999, or --square and --word of a play',
    { input: score ?? '' },
  );
}
