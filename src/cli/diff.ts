// `leggio diff`: words gained and lost between two lexica.
import type { Command } from 'commander';
import { loadDerivationsIfAny } from '../dictionary/derivations.js';
import { type DiffGroup, type DiffSide, type DiffSummary, diffLexica } from '../dictionary/diff.js';
import { readLoanRows } from '../dictionary/why/loans.js';
import { loadLexicon } from '../gaddag/lexicon.js';
import { idleOption, isGiven, JSON_HELP, tablesOption } from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio diff lexica-2008/italiano.gaddag dist-lexicon/italiano.gaddag
  leggio diff old/italiano.gaddag dist-lexicon/italiano.gaddag --summary`;

export function addDiff(program: Command): void {
  program
    .command('diff')
    .summary('words gained and lost between two lexica')
    .description(
      'Lists the words that one lexicon has and the other lacks, by lemma and article where the derivations lie beside them, and how many there are by article and by source.',
    )
    .argument('<old>', 'a compiled lexicon (.gaddag)')
    .argument('<new>', 'another')
    .addOption(tablesOption())
    .option('--summary', 'only how many words came and went, by article and by source')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runDiff);
}

async function runDiff(
  oldPath: string,
  newPath: string,
  flags: { source: string; summary?: boolean; json?: boolean },
  command: Command,
): Promise<void> {
  const loanRows = await readLoanRows(flags.source);
  const old = await openSide(oldPath, loanRows);
  const now = await openSide(newPath, loanRows);
  const isPlain = [old, now].every(({ derivations }) => derivations === undefined);
  if (isPlain && isGiven(command, 'source')) {
    throw idleOption('--source is for lexica with derivations, not for plain lists of words');
  }
  const diff = diffLexica(old, now);
  if (flags.json === true) {
    const { gained: _gained, lost: _lost, ...counts } = diff;
    const told = flags.summary === true ? counts : diff;
    return printLine(JSON.stringify({ old: facts(old), new: facts(now), ...told }));
  }
  if (flags.summary !== true) {
    await printGroups('+', diff.gained);
    await printGroups('-', diff.lost);
  }
  await printSummary(diff.summary);
  await printLine(`old ${title(old)}`);
  await printLine(`new ${title(now)}`);
  await printLine(`gained ${diff.gainedCount}, lost ${diff.lostCount}`);
}

/** How many words came and went, a line for each article, table and package. */
async function printSummary({ articles, sources }: DiffSummary): Promise<void> {
  const lines = [
    ...articles.map(({ article, ...count }) => ({ name: `art. ${article}`, ...count })),
    ...sources.map(({ source, from, ...count }) => ({ name: `${source}, ${from}`, ...count })),
  ];
  const width = Math.max(0, ...lines.map(({ name }) => name.length));
  const digits = Math.max(
    0,
    ...lines.map(({ gained, lost }) => `${Math.max(gained, lost)}`.length),
  );
  const signed = (sign: string, count: number): string => (sign + count).padStart(digits + 1);
  for (const { name, gained, lost } of lines) {
    await printLine(`${name.padEnd(width)}  ${signed('+', gained)}  ${signed('-', lost)}`);
  }
}

async function openSide(path: string, loanRows: ReadonlySet<string>): Promise<DiffSide> {
  const lexicon = await loadLexicon(path);
  return { lexicon, derivations: await loadDerivationsIfAny(path, lexicon), loanRows };
}

function facts({ lexicon }: DiffSide): { name: string; edition: string; words: number } {
  return { name: lexicon.name, edition: lexicon.facts.edition, words: lexicon.wordCount };
}

function title(side: DiffSide): string {
  const { name, edition, words } = facts(side);
  return `${name}${edition === '' ? '' : ` under ${edition}`}: ${words} words`;
}

async function printGroups(sign: string, groups: readonly DiffGroup[]): Promise<void> {
  for (const { lemma, pos, articles, row, words } of groups) {
    const reason = articles.length === 0 ? '' : ` · art. ${articles.join(', ')}`;
    const head = lemma === '' ? '' : `${lemma} (${pos})${reason} · ${row} · ${words.length}: `;
    await printLine(`${sign} ${head}${words.join(' ')}`);
  }
}
