// Rows of tables changed where they stand: every other line of a table stays, byte for byte.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutLines } from '../compile/word-columns.js';
import { csvLine } from '../files/csv.js';
import type { Edit } from './decide.js';

/** A row as it was and as it is. */
export interface RowChange {
  /** Where it stood: `'short-words.csv:12'`; of a new row the table and the line it gets. */
  readonly place: string;
  /** The row as it was; undefined for a new one. */
  readonly before?: string;
  /** The row as it is; undefined for one that is taken out. */
  readonly after?: string;
  /** The answer that asked for it. */
  readonly answer: string;
}

/** Tables with their changes. */
export interface ChangedTables {
  /** The tables that changed, by file name. */
  readonly files: ReadonlyMap<string, string>;
  readonly changes: readonly RowChange[];
}

/** Makes the changes, in memory. */
export async function changeTables(folder: string, edits: readonly Edit[]): Promise<ChangedTables> {
  const files = new Map<string, string>();
  const changes: RowChange[] = [];
  for (const file of new Set(edits.map(({ place }) => fileOf(place)))) {
    const text = await readFile(join(folder, file), 'utf8');
    const own = edits.filter(({ place }) => fileOf(place) === file);
    const changed = await changeTable(file, text, own);
    files.set(file, changed.text);
    changes.push(...changed.changes);
  }
  return { files, changes };
}

function fileOf(place: string): string {
  return place.split(':')[0] as string;
}

async function changeTable(
  file: string,
  text: string,
  edits: readonly Edit[],
): Promise<{ readonly text: string; readonly changes: readonly RowChange[] }> {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines: (string | undefined)[] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const [header = []] = await cutLines([lines[0]!.replace(/^\uFEFF/, '')], ',');
  const changes: RowChange[] = [];
  for (const { place, added, set, answer } of edits) {
    if (added !== undefined) {
      const after = csvLine(header.map(column => added[column] ?? ''));
      lines.push(after);
      changes.push({ place: `${file}:${lines.length}`, after, answer });
      continue;
    }
    const line = Number(place.slice(file.length + 1)) - 1;
    const before = lines[line] as string;
    const after = set === undefined ? undefined : await changedRow(before, header, set);
    lines[line] = after;
    changes.push({ place, before, ...(after === undefined ? {} : { after }), answer });
  }
  const kept = lines.filter(line => line !== undefined);
  return { text: kept.join(lineEnd) + lineEnd, changes };
}

/** A row with some of its cells changed. */
async function changedRow(
  row: string,
  header: readonly string[],
  set: Readonly<Record<string, string>>,
): Promise<string> {
  const [cells = []] = await cutLines([row], ',');
  return csvLine(header.map((column, index) => set[column] ?? cells[index] ?? ''));
}
