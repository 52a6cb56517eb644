// `leggio anagram`: words from given tiles.
import type { Command } from 'commander';
import { findAnagrams } from '../dictionary/anagrams.js';
import { JSON_HELP, lexiconOption, openWords } from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Example:
  leggio anagram 'AEIRST?' --subsets`;

export function addAnagram(program: Command): void {
  program
    .command('anagram')
    .summary('words from given tiles')
    .description('Lists the words that the tiles make; the letter of a jolly is in lower case.')
    .argument('<tiles>', 'letters, and ? for a jolly, in quotes')
    .option('--subsets', 'also words that leave some tiles unused')
    .addOption(lexiconOption())
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runAnagram);
}

interface AnagramFlags {
  readonly subsets?: boolean;
  readonly lexicon: string;
  readonly json?: boolean;
}

async function runAnagram(tiles: string, flags: AnagramFlags): Promise<void> {
  const lexicon = await openWords(flags.lexicon);
  const words = findAnagrams(lexicon, tiles, { subsets: flags.subsets === true });
  if (flags.json === true) return printLine(JSON.stringify({ tiles, words }));
  for (const word of words) await printLine(word);
}
