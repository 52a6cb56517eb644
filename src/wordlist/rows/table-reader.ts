// Reads one CSV table strictly: UTF-8 (a BOM and Windows line ends are fine), a header row, every
// row with as many fields as the header. Keeps reading and notes every bad row; nothing is repaired.
import { basename, join } from 'node:path';
import { InputError, listed, quoted } from '../../errors.js';
import { isQuotedRight } from '../../files/csv.js';
import { ioReason } from '../../files/io-error.js';
import { megabytes, readAtMost } from '../../files/read-at-most.js';

/** A row and where it stands: `at` is `'verbs.csv:12'`. */
export type Row<Column extends string> = Readonly<Record<Column, string>> & { readonly at: string };

/** True for a text that is one of the list. */
export function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text);
}

/** Bytes of a table; the longest of ours has a fiftieth. */
const MOST_BYTES = 16 << 20;
/** Bytes of a line. */
const MOST_IN_LINE = 1 << 16;
/** Findings that are kept; more are counted. */
const MOST_KEPT = 100_000;

/** What is wrong with the tables, collected over all of them: `file:line: reason`. */
export class Problems {
  private readonly found: string[] = [];
  private count = 0;

  add(at: string, reason: string): void {
    this.count++;
    if (this.count <= MOST_KEPT) this.found.push(`${at}: ${reason}`);
  }

  get list(): readonly string[] {
    return this.found;
  }

  /** @throws InputError `TABLE_ROWS` with every problem, if there is one */
  throwIfAny(): void {
    if (this.count === 0) return;
    const count = this.count === 1 ? '1 wrong row' : `${this.count} wrong rows`;
    throw new InputError(
      'TABLE_ROWS',
      `${count} in the tables:\n${listed(this.found, this.count)}`,
      {
        input: this.found[0] as string,
        findings: this.found,
      },
    );
  }
}

/**
 * Reads the rows of a table.
 *
 * @param columns the columns the caller needs; the table may have them in any order, and more
 * @throws InputError `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readTable<Column extends string>(
  folder: string,
  file: string,
  columns: readonly Column[],
  problems: Problems,
): Promise<readonly Row<Column>[]> {
  const { records } = await readRecords(join(folder, file), problems);
  const header = records[0] ?? [];
  const missing = columns.filter(column => !header.includes(column));
  if (missing.length > 0) {
    throw new InputError(
      'TABLE_HEADER',
      `${file}: no column ${missing.map(column => `${quoted(column)}`).join(', ')}; the header is ${quoted(header.join(','))}`,
      { input: header.join(','), at: `${file}:1` },
    );
  }
  return records.slice(1).flatMap((fields, index) => {
    const at = `${file}:${index + 2}`;
    if (fields.length === 0) return []; // an empty line
    if (fields.length !== header.length) {
      problems.add(at, `${fields.length} fields, the header has ${header.length}`);
      return [];
    }
    return [toRow(header, fields, at) as Row<Column>];
  });
}

/** The lines of a file of CSV, cut into fields. */
export interface Records {
  /** Name of the file, for problems. */
  readonly name: string;
  /** One a line; of no fields when the line is empty or cannot be read. */
  readonly records: readonly (readonly string[])[];
}

/**
 * Reads a file of CSV that need not have a header.
 *
 * @throws InputError `TABLE_MISSING`; `TABLE_HEADER` when the first line cannot be read
 */
export async function readRecords(path: string, problems: Problems): Promise<Records> {
  const records = await parseRecords(await readText(path, problems));
  return { name: basename(path), records };
}

/** The lines of a table; a line that cannot be read is noted and left empty. */
async function readText(path: string, problems: Problems): Promise<string> {
  const bytes = await readBytes(path);
  const lines: string[] = [];
  for (const [index, line] of splitLines(bytes).entries()) {
    const text = readLine(line);
    const at = `${basename(path)}:${index + 1}`;
    // without a header nothing can be said of the rows
    if (typeof text !== 'string' && index === 0) throw unfit(at, text.reason);
    if (typeof text !== 'string') problems.add(at, text.reason);
    lines.push(typeof text === 'string' ? text : '');
  }
  return lines.join('\n');
}

async function readBytes(path: string): Promise<Uint8Array> {
  const bytes = await readAtMost(path, MOST_BYTES).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? '' : `: ${ioReason(error)}`;
    throw new InputError('TABLE_MISSING', `no table ${path}${reason}`, { input: path });
  });
  if (bytes !== undefined) return bytes;
  throw unfit(basename(path), `more than ${megabytes(MOST_BYTES)}, too long for a table`);
}

function unfit(at: string, reason: string): InputError {
  return new InputError('TABLE_HEADER', `${at}: ${reason}`, { input: at, at });
}

/** The text of a line, or why it has none. */
function readLine(line: Uint8Array): string | { readonly reason: string } {
  if (line.length > MOST_IN_LINE) {
    return { reason: `a line of ${line.length} bytes, at most ${MOST_IN_LINE}` };
  }
  const text = decode(line)?.replace(/^\uFEFF/, '');
  if (text === undefined) return { reason: 'not valid UTF-8' };
  return isQuotedRight(text) ? text : { reason: 'a quote is not closed, or inside a field' };
}

/** Lines without their ends; a quoted field may not hold a line end, so a record is a line. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, bytes[end - 1] === 13 ? end - 1 : end));
    start = end + 1;
  }
  if (start < bytes.length) lines.push(bytes.subarray(start));
  return lines;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function parseRecords(text: string): Promise<string[][]> {
  const { parseString } = await import('fast-csv'); // only who reads a table: players never do
  return new Promise((resolve, reject) => {
    const records: string[][] = [];
    parseString(text, { headers: false, ignoreEmpty: false })
      .on('error', reject)
      .on('data', (record: string[]) => records.push(record))
      .on('end', () => resolve(records));
  });
}

function toRow(header: readonly string[], fields: readonly string[], at: string): object {
  const row: Record<string, string> = { at };
  for (const [index, column] of header.entries()) row[column] = (fields[index] as string).trim();
  return row;
}
