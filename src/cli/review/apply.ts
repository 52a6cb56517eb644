// `leggio review apply`: answers of reviewers to rows of the tables.
import type { Command } from 'commander';
import { type Applied, applyAnswers, type KindShare } from '../../review/apply.js';
import type { Share } from '../../review/share.js';
import type { RowChange } from '../../review/tables.js';
import { JSON_HELP, tablesOption } from '../shared/options.js';
import { printLine } from '../shared/terminal.js';

const EXAMPLE = `
Examples:
  leggio review apply answers.csv
  leggio review apply rossi.csv bianchi.csv --source my-tables --replace`;

export function addReviewApply(review: Command): void {
  review
    .command('apply')
    .summary('answers to rows of the tables')
    .description(
      'Turns answers into rows of exclusions.csv, valency.csv and short-words.csv, with the name of the reviewer, and says which share of each kind is right. Whole or not at all: answers that contradict each other or the tables are all reported, and nothing is written.',
    )
    .argument('<answers...>', 'tables of answers (.csv), saved from the page or filled in')
    .addOption(tablesOption('folder of tables that the rows go to'))
    .option('--build <name>', 'lexicon of builds.csv that has to come of the tables', 'italiano')
    .option('--edition <id>', 'edition whose articles decide what is a word', 'figs')
    .option('--replace', 'change rows that stand, and take out entries of our own tables')
    .option('--json', `${JSON_HELP}: one object`)
    .addHelpText('after', EXAMPLE)
    .action(runApply);
}

interface ApplyFlags {
  readonly source: string;
  readonly build: string;
  readonly edition: string;
  readonly replace?: boolean;
  readonly json?: boolean;
}

async function runApply(answers: readonly string[], flags: ApplyFlags): Promise<void> {
  const { source, build, edition, replace = false } = flags;
  const applied = await applyAnswers(answers, { source, build, edition, replace });
  if (flags.json === true) return printLine(JSON.stringify(applied));
  for (const change of applied.changes) await printChange(change);
  await printRemarks(applied);
  for (const each of applied.shares) await printLine(shareLine(each));
  if (applied.open > 0) await printLine(`${applied.open} words without an answer`);
  const rows = applied.changes.length;
  await printLine(
    rows === 0 ? 'no row changed' : `${rows} rows changed in ${source}: compile again`,
  );
}

async function printChange({ place, before, after, answer }: RowChange): Promise<void> {
  if (before !== undefined) await printLine(`- ${place}: ${before}`);
  if (after !== undefined) await printLine(`+ ${place}: ${after} (${answer})`);
}

async function printRemarks({ same, left }: Applied): Promise<void> {
  for (const { at, reason } of same) await printLine(`as it is: ${at}: ${reason}`);
  for (const { at, reason } of left) await printLine(`by hand: ${at}: ${reason}`);
}

/** `own-verbs: 290 right, 8 wrong, 2 doubt: 96.7 % right (94.0–98.2), without the doubts 97.3 % (94.8–98.6)`. */
function shareLine({ kind, right, wrong, doubt, share, decided }: KindShare): string {
  const counts = `${kind}: ${right} right, ${wrong} wrong, ${doubt} in doubt`;
  const strict = share === undefined ? '' : `: ${shareText(share, ' right')}`;
  const without =
    doubt === 0 || decided === undefined ? '' : `, without the doubts ${shareText(decided)}`;
  return counts + strict + without;
}

function shareText({ value, low, high }: Share, what = ''): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${percent(value)} %${what} (${percent(low)}–${percent(high)})`;
}
