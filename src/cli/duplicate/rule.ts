// `leggio duplicate rule`: a ruling by hand, kept as such.
import type { Command } from 'commander';
import type { Notation } from '../../board/notation.js';
import { ruleAnswer, ruleSlip } from '../../duplicate/rulings.js';
import { InputError, quoted } from '../../errors.js';
import { languageOption } from '../shared/language.js';
import { lexiconOption, parseTurn } from '../shared/options.js';
import { changeGame, engineFor, GAME_HELP, notationOption, type SaidFlags } from './game.js';

const EXAMPLE = `
Examples:
  leggio duplicate rule game.jsonl --round 3 --player Anna --zero --reason "handed in after the time"
  leggio duplicate rule game.jsonl --round 3 --player Bruno --score 24 --reason "slip misread"
  leggio duplicate rule game.jsonl --round 2 --player Carla --square 8F --word micio --reason "slip found late"`;

interface RuleFlags extends SaidFlags {
  readonly round: number;
  readonly player: string;
  readonly zero?: boolean;
  readonly score?: string;
  readonly square?: string;
  readonly word?: string;
  readonly notation?: Notation;
  readonly reason: string;
  readonly lexicon: string;
}

export function addDuplicateRule(duplicate: Command): void {
  duplicate
    .command('rule')
    .summary('a ruling by hand')
    .description(
      'Enters what the arbiter rules for a player in a round; it stands in place of the slip, its warnings and its penalty. The slip stays in the file. With --square and --word the player gets what that play scores in the round, or the score given.',
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
    .addOption(languageOption())
    .option('--json', 'print the line entered')
    .addHelpText('after', EXAMPLE)
    .action(runRule);
}

async function runRule(path: string, flags: RuleFlags): Promise<void> {
  const { round, player, reason, square, word, notation } = flags;
  const score = scoreOf(flags);
  await changeGame(path, flags, async file => {
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

/**
 * The given score; undefined when a word is to score what it scores.
 *
 * @throws InputError `OPTION_MISSING` | `OPTION_TOGETHER` | `OPTION_NUMBER`
 */
function scoreOf({ zero = false, score, square, word }: RuleFlags): number | undefined {
  const asked = [square, word].filter(each => each !== undefined);
  if (asked.length === 1 || (asked.length === 0 && !zero && score === undefined)) {
    const message = 'a ruling wants --zero, --score, or --square and --word of a play';
    throw new InputError('OPTION_MISSING', message, { input: asked.join('') });
  }
  if (zero && score !== undefined) {
    const message = 'one of --zero and --score, not both';
    throw new InputError('OPTION_TOGETHER', message, { input: '--zero --score' });
  }
  if (score !== undefined) return wholePoints(score);
  return zero ? 0 : undefined;
}

function wholePoints(score: string): number {
  const [, whole] = /^(-?\d{1,6})(?:[.,]00?)?$/.exec(score) ?? [];
  if (whole !== undefined) return Number(whole);
  const message = `--score ${quoted(score)}: wanted whole points, −999999 to 999999`;
  throw new InputError('OPTION_NUMBER', message, { input: score });
}
