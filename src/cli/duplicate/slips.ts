// `leggio duplicate slips`: players' answers, from a CSV or typed, each with its verdict.
import type { Command } from 'commander';
import type { Notation } from '../../board/notation.js';
import {
  closeNewNames,
  enterJudged,
  judgeSlips,
  wordsToExplain,
} from '../../duplicate/enter-slips.js';
import type { DuplicateGame } from '../../duplicate/ledger/lines.js';
import { playerKey } from '../../duplicate/names.js';
import {
  ITALIAN_COLUMNS,
  parseSlips,
  readScore,
  SLIP_COLUMNS,
} from '../../duplicate/slips-file.js';
import type { SlipRequest } from '../../duplicate/steps.js';
import { InputError, quoted } from '../../errors.js';
import type { Encoding } from '../../files/decode.js';
import { ARBITER } from '../../wording/duplicate.js';
import type { Language } from '../../wording/language.js';
import { wording } from '../../wording/wording.js';
import { languageOption, spokenLanguage } from '../shared/language.js';
import { lexiconOption, parseTurn, refuseIdle, tablesOption } from '../shared/options.js';
import { warn } from '../shared/terminal.js';
import { type ReasonFiles, reasonsOf } from '../shared/word-reasons.js';
import {
  changeGame,
  engineFor,
  GAME_HELP,
  NOTATIONS_TEXT,
  notationOption,
  type SaidFlags,
} from './game.js';
import { encodingOption, readTextFile } from './text.js';

const EXAMPLE = `
A word is written in any case, with or without accents, . for a tile that lies there. A jolly that
the rack does not give away is said: in lower case among capitals, STARe, or in brackets, STAR(E).

The header of the CSV is ${SLIP_COLUMNS.join(',')}, or ${ITALIAN_COLUMNS.join(';')},
with commas or semicolons.
A new name that is close to a known one is asked about: --new lets it in.

Notations:
${NOTATIONS_TEXT}

Examples:
  leggio duplicate slips game.jsonl round3.csv --round 3
  leggio duplicate slips game.jsonl round1.csv --round 1 --new --encoding windows-1252
  leggio duplicate slips game.jsonl --round 3 --player Anna --square 8F --word micio --score 22`;

interface SlipsFlags extends ReasonFiles, SaidFlags {
  readonly round: number;
  readonly player?: string;
  readonly square?: string;
  readonly word?: string;
  readonly score?: string;
  readonly notation?: Notation;
  readonly enrol?: boolean;
  readonly new?: boolean;
  readonly encoding: Encoding;
}

export function addDuplicateSlips(duplicate: Command): void {
  duplicate
    .command('slips')
    .summary("enter the players' answers of the open round")
    .description(
      'Judges the answers of the open round and enters them; of two by one player the later counts. All of a file are entered, or none.',
    )
    .argument('<game>', GAME_HELP)
    .argument('[csv]', `answers, header ${SLIP_COLUMNS.join(',')}; - for standard input`)
    .requiredOption('--round <number>', 'the round they belong to', parseTurn)
    .option('--player <name>', 'a single slip, instead of a CSV')
    .option('--square <place>', 'its square')
    .option('--word <word>', 'its word')
    .option('--score <points>', 'the score claimed')
    .addOption(notationOption('how squares are written; default: the notation of the game'))
    .option(
      '--enrol',
      'let in players the game does not know, unless a name is close to a known one',
    )
    .option('--new', 'let in every new name, close to a known one or not')
    .addOption(encodingOption('how the CSV is written'))
    .addOption(lexiconOption())
    .addOption(tablesOption())
    .addOption(languageOption())
    .option('--json', 'print the lines entered')
    .addHelpText('after', EXAMPLE)
    .action(runSlips);
}

async function runSlips(path: string, csv: string | undefined, flags: SlipsFlags): Promise<void> {
  const slips = (await readSlips(csv, flags)).map(slip =>
    flags.notation === undefined ? slip : { ...slip, notation: flags.notation },
  );
  const options = { enrol: flags.enrol === true, allNew: flags.new === true };
  const language = spokenLanguage(flags.lang);
  const { before } = await changeGame(path, flags, async file => {
    const engine = await engineFor(file, flags.lexicon);
    const judged = judgeSlips(file.game, engine, slips, options);
    const say = wording(language);
    const reasons = await reasonsOf(wordsToExplain(judged), engine.lexicon, flags, say);
    return enterJudged(file.game, judged, word => reasons.get(word));
  });
  warnOfDoubles(before.game, slips, language);
  if (flags.new !== true) warnOfCloseNames(before.game, slips, language);
}

async function readSlips(
  csv: string | undefined,
  flags: SlipsFlags,
): Promise<readonly SlipRequest[]> {
  const { round, player, square = '', word = '', score = '' } = flags;
  refuseIdle([
    csv !== undefined && `${square}${word}${score}` !== '',
    '--square, --word and --score are for one slip with --player, not for a CSV',
  ]);
  checkOneSource(csv, player);
  if (csv !== undefined) return parseSlips(await readTextFile(csv, flags.encoding), round, csv);
  const claimed = readScore(score);
  if (claimed === undefined) {
    throw new InputError('DUPLICATE_SLIPS', `score ${quoted(score)} is not a whole number`, {
      input: score,
    });
  }
  return [{ round, player: player as string, square, word, claimed }];
}

function warnOfDoubles(
  { state }: DuplicateGame,
  slips: readonly SlipRequest[],
  language: Language,
): void {
  const before = state.slips.filter(({ round }) => round === state.open?.round);
  const names = [...before, ...slips].map(({ player }) => playerKey(player));
  const doubles = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  for (const name of doubles) warn(ARBITER[language].twoSlips(name));
}

function warnOfCloseNames(
  game: DuplicateGame,
  slips: readonly SlipRequest[],
  language: Language,
): void {
  for (const [one, other] of closeNewNames(game, slips)) {
    warn(ARBITER[language].closeNames(one, other));
  }
}

/** @throws InputError `OPTION_TOGETHER` | `OPTION_MISSING` */
function checkOneSource(csv: string | undefined, player: string | undefined): void {
  if (csv === undefined && player === undefined) {
    const message = 'wanted a CSV, or --player with --square, --word, --score';
    throw new InputError('OPTION_MISSING', message, { input: '' });
  }
  if (csv === undefined || player === undefined) return;
  const message = `slips come from the CSV ${quoted(csv)} or from --player, not from both`;
  throw new InputError('OPTION_TOGETHER', message, { input: csv });
}
