// Hand-written lists of two columns, `word,gloss`: which separator a list has, and what is wrong with a
// line that has another, or more. Glosses are for who writes the list; the graph has no room for them.
import { quoted } from '../errors.js';
import { isQuotedRight, type Separator } from '../files/csv.js';

/** A line of a list, without the blanks around it. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** The columns of a list: none where every line is a word. */
export interface Columns {
  readonly separator: Separator;
  /** The line that decided. */
  readonly line: number;
}

/** A line that is a remark, or nothing. */
export function isRemark(text: string): boolean {
  return text === '' || text.startsWith('#');
}

/** What the first line with a word says: a separator makes it a list of two columns. */
export function columnsOf({ number, text }: Line): Columns | undefined {
  const separator = separatorOf(text);
  return separator === undefined ? undefined : { separator, line: number };
}

/** The first of both: the other one may stand in the gloss. */
function separatorOf(text: string): Separator | undefined {
  return /[,;]/.exec(text)?.[0] as Separator | undefined;
}

/** First lines that name the columns, in lower case. */
const HEADERS = [
  ['word', 'gloss'],
  ['parola', 'glossa'],
];

/** True for `word,gloss` and `parola;glossa`. */
export function isHeader(fields: readonly string[]): boolean {
  return HEADERS.some(names => names.join() === fields.map(field => field.toLowerCase()).join());
}

/** Why a line does not fit the lines before it; undefined when it does. */
export function misfit({ text }: Line, columns: Columns | undefined): string | undefined {
  const separator = separatorOf(text);
  if (columns === undefined) {
    return separator === undefined
      ? undefined
      : `${quoted(text)} has two columns, the lines before it are words alone: one or the other for the whole list`;
  }
  const { separator: wanted, line } = columns;
  if (separator === undefined) {
    return `${quoted(text)} has no ${quoted(wanted)}, which line ${line} has between word and gloss: write ${quoted(`${text}${wanted}`)} for a word without a gloss`;
  }
  if (separator !== wanted) {
    return `${quoted(text)} has ${quoted(separator)} after the word, line ${line} has ${quoted(wanted)}: one separator for the whole list`;
  }
  return isQuotedRight(text, wanted) ? undefined : 'a quote is not closed, or inside a field';
}

/** Why the fields of a line are not a word and a gloss; undefined when they are. */
export function misfitFields(
  fields: readonly string[],
  { separator }: Columns,
): string | undefined {
  if (fields.length === 2) return undefined;
  return `${fields.length} columns, a line has two, word and gloss: put a gloss with ${quoted(separator)} in double quotes`;
}

/** Cuts lines into fields, one of them a record. */
export async function cutLines(
  lines: readonly string[],
  separator: Separator,
): Promise<readonly (readonly string[])[]> {
  const { parseString } = await import('fast-csv'); // a plain list does without
  return new Promise((resolve, reject) => {
    const records: string[][] = [];
    parseString(lines.join('\n'), { headers: false, delimiter: separator, trim: true })
      .on('error', reject)
      .on('data', (record: string[]) => records.push(record))
      .on('end', () => resolve(records));
  });
}
