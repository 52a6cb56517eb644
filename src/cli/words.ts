// `leggio words`: the words of a lexicon, all or some.
import { type Command, Option } from 'commander';
import { loadDerivations } from '../dictionary/derivations.js';
import { listDerived, listWords, WORD_KINDS, type WordKind } from '../dictionary/list-words.js';
import { JSON_HELP, lexiconOption, openWords, parseCount } from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio words --length 2
  leggio words --pattern 'QU?*' --kind plain`;

export function addWords(program: Command): void {
  program
    .command('words')
    .summary('the words of a lexicon, all or those of a pattern')
    .description('Lists words by the alphabet, one a line, as they are found.')
    .option('--length <number>', 'only words of so many letters, 2 to 15', parseCount)
    .option('--pattern <pattern>', 'letters, ? for one letter, * for any run; in quotes')
    .addOption(
      new Option('--kind <kind>', 'words with a derivation without particles, or with').choices(
        WORD_KINDS,
      ),
    )
    .option(
      '--source <id>',
      'words with a derivation from this source, as "leggio inspect" lists them',
    )
    .addOption(lexiconOption())
    .option('--json', `${JSON_HELP}: one object a line`)
    .addHelpText('after', EXAMPLE)
    .action(runWords);
}

interface WordsFlags {
  readonly length?: number;
  readonly pattern?: string;
  readonly kind?: WordKind;
  readonly source?: string;
  readonly lexicon: string;
  readonly json?: boolean;
}

async function runWords(flags: WordsFlags): Promise<void> {
  for (const word of await chosenWords(flags)) {
    await printLine(flags.json === true ? JSON.stringify({ word }) : word);
  }
}

async function chosenWords(flags: WordsFlags): Promise<Iterable<string>> {
  const lexicon = await openWords(flags.lexicon);
  if (flags.kind === undefined && flags.source === undefined) return listWords(lexicon, flags);
  return listDerived(lexicon, await loadDerivations(flags.lexicon, lexicon), flags, flags);
}
