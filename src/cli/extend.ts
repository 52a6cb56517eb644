// `leggio extend`: longer words that hold a given run of letters.
import type { Command } from 'commander';
import { formatWord, parseWord } from '../alphabet/alphabet.js';
import { extensions } from '../dictionary/extensions.js';
import { JSON_HELP, lexiconOption, openWords } from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Example:
  leggio extend MARE`;

export function addExtend(program: Command): void {
  program
    .command('extend')
    .summary('longer words that hold a given run of letters')
    .description(
      'Lists the words with letters before the given ones, after them, and on both sides.',
    )
    .argument('<letters>', 'a word, or any run of letters')
    .addOption(lexiconOption())
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runExtend);
}

async function runExtend(
  letters: string,
  flags: { lexicon: string; json?: boolean },
): Promise<void> {
  const lexicon = await openWords(flags.lexicon);
  const found = extensions(lexicon, letters);
  if (flags.json === true) {
    const run = formatWord(lexicon.alphabet, parseWord(lexicon.alphabet, letters.trim()));
    return printLine(JSON.stringify({ letters: run, ...found }));
  }
  for (const [side, words] of Object.entries(found) as [string, readonly string[]][]) {
    await printLine(`${side}: ${words.length}`);
    for (const word of words) await printLine(`  ${word}`);
  }
}
