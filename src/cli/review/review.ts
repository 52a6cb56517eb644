// `leggio review`: words of the lexicon for people to judge, as a page and as a table.
import { type Command, Option } from 'commander';
import { formatWord } from '../../alphabet/alphabet.js';
import { readWordFile } from '../../compile/word-file.js';
import { type Dictionary, openDictionary } from '../../dictionary/dictionary.js';
import { SAMPLE_KINDS, type SampleKind } from '../../dictionary/sample-words.js';
import { InputError } from '../../errors.js';
import { writeWhole } from '../../files/write-files.js';
import { answerTable } from '../../review/answer-table.js';
import { drawReview, listReview, type Review } from '../../review/items.js';
import { reviewHtml } from '../../review/page.js';
import type { Language } from '../../wording/language.js';
import { languageOption } from '../shared/language.js';
import {
  isGiven,
  JSON_HELP,
  lexiconOption,
  parseCount,
  refuseIdle,
  tablesOption,
  withHint,
} from '../shared/options.js';
import { printLine, printText } from '../shared/terminal.js';
import { addReviewApply } from './apply.js';

const EXAMPLE = `
Examples:
  leggio review --kind own-verbs --sample 300 --seed 1 --html page.html
  leggio review --words doubtful.txt --csv doubtful.csv --lang en
  leggio review apply answers.csv`;

/** Words of a sample that nobody asked for otherwise. */
const USUAL = 300;

export function addReview(program: Command): void {
  // --source and --json of `review apply` are its own, not those of `review`
  program.enablePositionalOptions();
  const review = program
    .command('review')
    .summary('words of the lexicon for people to judge')
    .description(
      'Draws words of the lexicon, each with its lemma, reason and row, for somebody with a dictionary to call right, wrong or doubtful: on a page that works offline, or in a table. "leggio review apply" turns the answers into rows.',
    )
    .enablePositionalOptions()
    .addOption(new Option('--kind <kind>', 'words to draw').choices(SAMPLE_KINDS))
    .addOption(
      new Option(
        '--words <file>',
        'a list of one’s own instead, words in the lexicon or not; all of them unless --sample is given',
      ).conflicts('kind'),
    )
    .option('--sample <number>', 'how many words', parseCount, USUAL)
    .option('--seed <seed>', 'what they are drawn by: the same seed, the same words', '1')
    .option('--html <file>', 'write the page')
    .option('--csv <file>', 'write the table; printed when neither is written')
    .addOption(lexiconOption())
    .addOption(tablesOption())
    .addOption(languageOption('Italian'))
    .option('--json', `${JSON_HELP}: one object, nothing else is printed`)
    .addHelpText('after', EXAMPLE)
    .action(runReview);
  addReviewApply(review);
}

interface ReviewFlags {
  readonly kind?: SampleKind;
  readonly words?: string;
  readonly sample: number;
  readonly seed: string;
  readonly html?: string;
  readonly csv?: string;
  readonly lexicon: string;
  readonly source: string;
  readonly lang?: Language;
  readonly json?: boolean;
}

async function runReview(flags: ReviewFlags, command: Command): Promise<void> {
  const { lexicon, source: tables, html, csv, lang = 'it' } = flags;
  if (flags.kind === undefined && flags.words === undefined) {
    const message = `say which words: --kind ${SAMPLE_KINDS.join('|')}, or --words FILE`;
    throw new InputError('OPTION_MISSING', message, { input: '--kind' });
  }
  const isAll = flags.words !== undefined && !isGiven(command, 'sample');
  refuseIdle([
    isAll && isGiven(command, 'seed'),
    '--seed draws nothing: all words are taken, add --sample',
  ]);
  const dictionary = await withHint(lexicon, openDictionary({ lexicon, tables }));
  const review = await reviewOf(dictionary, isAll ? { ...flags, sample: Number.MAX_VALUE } : flags);
  if (html !== undefined) await writeWhole(html, reviewHtml(review, lang));
  if (csv !== undefined) await writeWhole(csv, answerTable(review.items));
  if (flags.json === true) return printLine(JSON.stringify(review));
  if (html === undefined && csv === undefined) return printText(answerTable(review.items));
  const files = [html, csv].filter(file => file !== undefined).join(', ');
  await printLine(
    `${review.items.length} words of ${review.of} (${review.kind}), written to ${files}`,
  );
}

async function reviewOf(dictionary: Dictionary, flags: ReviewFlags): Promise<Review> {
  const { kind, words, sample: size, seed, lang: language = 'it' } = flags;
  const options = { size, seed, language };
  if (kind !== undefined) return drawReview(dictionary, kind, options);
  const { alphabet } = dictionary.lexicon;
  const { letters, offsets, count } = (await readWordFile(words as string, alphabet)).words;
  const list = Array.from({ length: count }, (_, word) =>
    formatWord(alphabet, letters.subarray(offsets[word], offsets[word + 1])),
  );
  return listReview(dictionary, list, options);
}
