// `leggio word`: is it valid, and why.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { besideLexicon } from '../dictionary/derivations.js';
import { openDictionary } from '../dictionary/dictionary.js';
import { explainWord } from '../dictionary/why/explain.js';
import { withEnglish } from '../wording/any-fact.js';
import type { Language } from '../wording/language.js';
import { wording } from '../wording/wording.js';
import { languageOption, spokenLanguage } from './shared/language.js';
import { JSON_HELP, lexiconOption, tablesOption, withHint } from './shared/options.js';
import { printLine, warn } from './shared/terminal.js';

const EXAMPLE = `
Example:
  leggio word eccotelo magliettina "ab aeterno"`;

export function addWord(program: Command): void {
  program
    .command('word')
    .summary('is a word valid, and why')
    .description(
      'Says for each word whether it is valid under the edition of the lexicon, and why: lemma, form, particles, article, row; or the nearest reason why not, and the nearest words.',
    )
    .argument('<words...>', 'words in any case, with or without accents')
    .addOption(lexiconOption())
    .addOption(tablesOption())
    .addOption(languageOption())
    .option('--json', `${JSON_HELP}: one object per word`)
    .addHelpText('after', EXAMPLE)
    .action(runWord);
}

async function runWord(
  words: readonly string[],
  flags: { lexicon: string; source: string; lang?: Language; json?: boolean },
): Promise<void> {
  const { lexicon, source: tables } = flags;
  const dictionary = await withHint(lexicon, openDictionary({ lexicon, tables }));
  const say = wording(spokenLanguage(flags.lang));
  let unknown = false;
  for (const word of words) {
    const explanation = await explainWord(dictionary, word);
    unknown ||= explanation.fact?.code === 'unknown';
    if (flags.json === true) await printLine(JSON.stringify(withEnglish(explanation)));
    else for (const line of say.word(explanation)) await printLine(line);
  }
  if (unknown) warnOfRejected(besideLexicon(lexicon, '.rejected.csv'));
}

/** The package of leggio comes without this file, which is of use to those who compile. */
function warnOfRejected(path: string): void {
  if (existsSync(path)) return;
  warn(
    `${basename(path)} is not beside the lexicon, so entries of the open packages that were left out are unknown; "leggio compile" writes it`,
  );
}
