// `leggio compile`: tables and packages, or a plain list, to a compiled lexicon.
import { type Command, Option } from 'commander';
import { alphabetById } from '../alphabet/alphabets.js';
import { type CompileReport, compileLexicon } from '../compile/compile.js';
import { compileWords } from '../compile/compile-words.js';
import { quoted } from '../errors.js';
import { untilInterrupted } from './shared/interrupt.js';
import { idleOption, isGiven, JSON_HELP, tablesOption } from './shared/options.js';
import { createProgress } from './shared/progress.js';
import { printLine } from './shared/terminal.js';

/** Most words left out that are shown with their lines; the file has all. */
const SHOWN = 20;

interface CompileFlags {
  readonly words?: string;
  readonly alphabet: string;
  readonly source: string;
  readonly build: string;
  readonly edition: string;
  readonly out: string;
  readonly threads?: '1' | '2';
  readonly json?: boolean;
}

const EXAMPLE = `
Examples:
  leggio compile
  leggio compile --build libero --edition figs-2008 --out lexica
  leggio compile --words list.txt --out words.gaddag
  leggio compile --words mots.txt --alphabet catalan --out mots.gaddag`;

export function addCompile(program: Command): void {
  program
    .command('compile')
    .summary('a compiled lexicon from tables or a word list')
    .description(
      'Compiles the default lexicon from its tables and the open packages, or any plain list.',
    )
    .addOption(tablesOption('folder of tables'))
    .option('--build <name>', 'lexicon of builds.csv: italiano (all sources) or libero', 'italiano')
    .option('--edition <id>', 'edition whose articles decide what is a word', 'figs')
    .addOption(
      new Option(
        '--words <file>',
        'a list instead of the tables: a word or word,gloss per line; # begins a remark',
      ).conflicts(['source', 'build', 'edition']),
    )
    .option('--alphabet <id>', 'alphabet of the list of --words', 'italian')
    .option(
      '--out <folder|file>',
      'folder to write to, or a file name ending in .gaddag',
      'dist-lexicon',
    )
    .addOption(
      new Option(
        '--threads <number>',
        '1 or 2: a second one saves time; default 2 where there are two cores',
      )
        .choices(['1', '2'])
        .conflicts('words'),
    )
    .option('--json', `${JSON_HELP}: the manifest`)
    .addHelpText('after', EXAMPLE)
    .action(runCompile);
}

async function runCompile(flags: CompileFlags, command: Command): Promise<void> {
  if (flags.words !== undefined) return runWords(flags.words, flags);
  if (isGiven(command, 'alphabet')) {
    throw idleOption('--alphabet is for a plain list: add --words, the tables are Italian');
  }
  const { source, out, edition, build, threads } = flags;
  const options = { source, out, edition, build };
  const report = await compileTables(
    threads === undefined ? options : { ...options, threads: threads === '1' ? 1 : 2 },
  );
  if (flags.json === true) return printLine(JSON.stringify(report.manifest));
  await printReport(report, out);
}

/** Compiles tables with a progress bar, stopped cleanly by Ctrl-C. */
export async function compileTables(
  options: Parameters<typeof compileLexicon>[0],
): Promise<CompileReport> {
  const progress = createProgress('lemmas');
  try {
    return await untilInterrupted(signal =>
      compileLexicon({
        ...options,
        signal,
        onProgress: ({ step, done, total }) => {
          if (step === 'inflect') progress.update('inflecting', done, total);
        },
      }),
    );
  } finally {
    progress.stop();
  }
}

async function printReport({ manifest, rejected }: CompileReport, out: string): Promise<void> {
  await printLine(`${manifest.name} under ${manifest.edition}, written to ${out}`);
  await printLine(`${manifest.words} words, ${manifest.nodes} nodes, ${manifest.arcs} arcs`);
  for (const [name, count] of Object.entries(manifest.counts))
    await printLine(`  ${name}: ${count}`);
  await printLine(`${rejected.length} entries rejected, see ${manifest.name}.rejected.csv`);
  await printLine(`licence of the data: ${manifest.licence}`);
}

async function runWords(words: string, flags: CompileFlags): Promise<void> {
  const alphabet = alphabetById(flags.alphabet);
  const { manifest, path, tooLong, tooShort, untiled } = await untilInterrupted(signal =>
    compileWords({ words, out: flags.out, alphabet, signal }),
  );
  if (flags.json === true) return printLine(JSON.stringify(manifest));
  await printLine(
    `${path}: ${manifest.words} words, ${manifest.nodes} nodes, ${manifest.arcs} arcs`,
  );
  if (tooLong > 0) await printLine(`left out: ${tooLong} words longer than 15 letters`);
  if (tooShort > 0) await printLine(`left out: ${tooShort} words of one letter`);
  if (untiled.length === 0) return;
  await printLine(
    `left out: ${untiled.length} words that no tiles can lay, see ${manifest.name}.rejected.csv`,
  );
  for (const { at, text, reason } of untiled.slice(0, SHOWN)) {
    await printLine(`  ${at}: ${quoted(text)}: ${reason}`);
  }
  if (untiled.length > SHOWN) await printLine(`  and ${untiled.length - SHOWN} more`);
}
