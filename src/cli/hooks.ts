// `leggio hooks`: letters that go before or after a word.
import type { Command } from 'commander';
import { formatWord, parseWord } from '../alphabet/alphabet.js';
import { JSON_HELP, lexiconOption, openWords } from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Example:
  leggio hooks CASA`;

export function addHooks(program: Command): void {
  program
    .command('hooks')
    .summary('letters that go before or after a word')
    .description('Prints the letters that make a longer word when put before or after a word.')
    .argument('<words...>', 'words, in the lexicon or not')
    .addOption(lexiconOption())
    .option('--json', `${JSON_HELP}: one object per word`)
    .addHelpText('after', EXAMPLE)
    .action(runHooks);
}

async function runHooks(
  words: readonly string[],
  flags: { lexicon: string; json?: boolean },
): Promise<void> {
  const lexicon = await openWords(flags.lexicon);
  for (const word of words) {
    const text = formatWord(lexicon.alphabet, parseWord(lexicon.alphabet, word));
    const { front, back } = lexicon.hooks(word);
    const valid = lexicon.has(word);
    await printLine(
      flags.json === true
        ? JSON.stringify({ word: text, valid, front, back })
        : `${text}${valid ? '' : ' (not valid)'}  front ${front || '–'}  back ${back || '–'}`,
    );
  }
}
