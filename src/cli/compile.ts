// `leggio compile`: tables and packages, or a plain list, to a compiled lexicon.
import type { Command } from 'commander';
import { alphabetById } from '../alphabet/alphabets.js';
import { compileWords } from '../compile/compile-words.js';
import { untilInterrupted } from './interrupt.js';
import { JSON_HELP } from './options.js';
import { printLine } from './terminal.js';

interface CompileFlags {
  readonly words?: string;
  readonly alphabet: string;
  readonly out: string;
  readonly json?: boolean;
}

const EXAMPLE = `
Examples:
  leggio compile
  leggio compile --words list.txt --out words.gaddag`;

export function addCompile(program: Command): void {
  program
    .command('compile')
    .summary('tables or a word list to a compiled lexicon')
    .description(
      'Compiles the default lexicon from its tables and the open packages, or any plain list.',
    )
    .option('--words <file>', 'a plain list, one word a line (.txt or .gz), instead of the tables')
    .option('--alphabet <id>', 'alphabet of the plain list', 'italian')
    .option(
      '--out <folder|file>',
      'folder to write to, or a file name ending in .gaddag',
      'dist-lexicon',
    )
    .option('--json', `${JSON_HELP}: the manifest`)
    .addHelpText('after', EXAMPLE)
    .action(runCompile);
}

async function runCompile(flags: CompileFlags): Promise<void> {
  if (flags.words !== undefined) return runWords(flags.words, flags);
}

async function runWords(words: string, flags: CompileFlags): Promise<void> {
  const alphabet = alphabetById(flags.alphabet);
  const { manifest, path, tooLong, tooShort } = await untilInterrupted(signal =>
    compileWords({ words, out: flags.out, alphabet, signal }),
  );
  if (flags.json === true) return printLine(JSON.stringify(manifest));
  await printLine(
    `${path}: ${manifest.words} words, ${manifest.nodes} nodes, ${manifest.arcs} arcs`,
  );
  if (tooLong > 0) await printLine(`left out: ${tooLong} words longer than 15 letters`);
  if (tooShort > 0) await printLine(`left out: ${tooShort} words of one letter`);
}
