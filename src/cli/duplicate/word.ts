// `leggio duplicate word`: a ruling on a word, for a round and those after it.
import { type Command, Option } from 'commander';
import { ruleWord } from '../../duplicate/word-ruling.js';
import { InputError } from '../../errors.js';
import { languageOption } from '../shared/language.js';
import { lexiconOption, parseTurn } from '../shared/options.js';
import { changeGame, engineFor, GAME_HELP, type SaidFlags } from './game.js';

const EXAMPLE = `
Examples:
  leggio duplicate word game.jsonl --strike felpo --reason "not in the dictionary of the club"
  leggio duplicate word game.jsonl --accept belmo --round 2 --reason "in the new edition"`;

interface WordFlags extends SaidFlags {
  readonly strike?: string;
  readonly accept?: string;
  readonly round?: number;
  readonly reason: string;
  readonly lexicon: string;
}

export function addDuplicateWord(duplicate: Command): void {
  duplicate
    .command('word')
    .summary('strike or accept a word for the game')
    .description(
      'Rules on a word from a round on: the tops of that round and of later ones are found again, their slips judged again. What lies on the board stays.',
    )
    .argument('<game>', GAME_HELP)
    .addOption(new Option('--strike <word>', 'the word is not valid').conflicts('accept'))
    .option('--accept <word>', 'the word is valid')
    .option('--round <number>', 'the first round it holds for; default: the open one', parseTurn)
    .requiredOption('--reason <text>', 'why')
    .addOption(lexiconOption())
    .addOption(languageOption())
    .option('--json', 'print the line entered')
    .addHelpText('after', EXAMPLE)
    .action(runWord);
}

async function runWord(path: string, flags: WordFlags): Promise<void> {
  const { strike, accept, round, reason } = flags;
  const word = strike ?? accept;
  if (word === undefined) {
    throw new InputError('OPTION_MISSING', 'wanted --strike or --accept with a word', {
      input: '',
    });
  }
  await changeGame(path, flags, async file =>
    ruleWord(file.game, await engineFor(file, flags.lexicon), {
      ...{ word, ruling: strike === undefined ? 'accepted' : 'struck', reason },
      ...(round === undefined ? {} : { round }),
    }),
  );
}
