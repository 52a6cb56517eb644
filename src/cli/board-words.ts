// `leggio board-words`: the words on a board that are not valid, and why.
import type { Command } from 'commander';
import { boardWords, wordsOnBoard } from '../dictionary/board-words.js';
import { openDictionaryIfAny } from '../dictionary/dictionary.js';
import { type Explanation, explainUnlisted, explainWord } from '../dictionary/why/explain.js';
import { rulesEdition } from '../rules/editions.js';
import { withEnglish } from '../wording/any-fact.js';
import type { Language } from '../wording/language.js';
import { boardWordsText } from '../wording/word.js';
import { type Wording, wording } from '../wording/wording.js';
import { languageOption, spokenLanguage } from './shared/language.js';
import {
  idleOption,
  isGiven,
  JSON_HELP,
  lexiconOption,
  openPosition,
  openWords,
  POSITION_HELP,
  RULES_HELP,
  tablesOption,
} from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Example:
  leggio board-words board.txt`;

export function addBoardWords(program: Command): void {
  program
    .command('board-words')
    .summary('the words on a board that are not valid, and why')
    .description('Checks every word on a board, and explains those that are not valid.')
    .argument('<position>', POSITION_HELP)
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .addOption(tablesOption())
    .addOption(languageOption())
    .option('--json', `${JSON_HELP}: one object per word that is not valid`)
    .addHelpText('after', EXAMPLE)
    .action(runBoardWords);
}

interface BoardWordsFlags {
  readonly lexicon: string;
  readonly rules: string;
  readonly source: string;
  readonly lang?: Language;
  readonly json?: boolean;
}

async function runBoardWords(
  argument: string,
  flags: BoardWordsFlags,
  command: Command,
): Promise<void> {
  const { lexicon: path, source: tables } = flags;
  const position = await openPosition(argument, rulesEdition(flags.rules));
  const lexicon = await openWords(path);
  const dictionary = await openDictionaryIfAny(lexicon, { lexicon: path, tables });
  if (dictionary === undefined && isGiven(command, 'source')) {
    throw idleOption('--source is for a lexicon with derivations, not for a plain list of words');
  }
  const findings = await boardWords(lexicon, position, async word =>
    dictionary === undefined ? explainUnlisted(lexicon, word) : explainWord(dictionary, word),
  );
  const say = wording(spokenLanguage(flags.lang));
  for (const { at, text, explanation } of findings) {
    if (flags.json === true)
      await printLine(JSON.stringify(withEnglish({ at, text, ...explanation })));
    else for (const line of lines(at, explanation, say)) await printLine(line);
  }
  if (flags.json === true) return;
  const count = wordsOnBoard(position).length;
  await printLine(boardWordsText(count, findings.length, say.language));
}

/** The square stands before the first line only. */
function lines(at: string, explanation: Explanation, say: Wording): readonly string[] {
  return say.word(explanation).map((line, index) => (index === 0 ? at : '').padEnd(4) + line);
}
