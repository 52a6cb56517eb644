// Reads one CSV table strictly: UTF-8 (a BOM and Windows line ends are fine), a header row, every
// row with as many fields as the header. Keeps reading and notes every bad row; nothing is repaired.
import { InputError, listed, quoted } from '../../errors.js';

/** A row and where it stands: `at` is `'verbs.csv:12'`. */
export type Row<Column extends string> = Readonly<Record<Column, string>> & { readonly at: string };

/** True for a text that is one of the list. */
export function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text);
}

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
  const { records } = await recordsAt([folder, file], problems);
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
  return recordsAt([path], problems);
}

/** Tables lie on disk, which a page does not have; what it takes of this file needs none. */
async function recordsAt(path: readonly string[], problems: Problems): Promise<Records> {
  const { readDiskRecords } = await import('#node/wordlist/rows/table-disk');
  return readDiskRecords(path, problems);
}

function toRow(header: readonly string[], fields: readonly string[], at: string): object {
  const row: Record<string, string> = { at };
  for (const [index, column] of header.entries()) row[column] = (fields[index] as string).trim();
  return row;
}
