// Which rows of the tables have had an effect: whoever goes by a row marks it. What is left unmarked
// at the end is for `idle-rows` to judge.
import type { Row } from './table-reader.js';

/** A row that has to have had an effect. */
export interface Judged {
  readonly row: { readonly at: string };
  /** What is said when it had none. */
  readonly idle: string;
}

/** Rows are known by their objects, as the readers of the tables made them. */
export class RowUse {
  private readonly used = new Set<object>();

  mark(row: object): void {
    this.used.add(row);
  }

  has(row: object): boolean {
    return this.used.has(row);
  }
}

/** A row of the grammar, which folders of tables take as it is. */
export interface GrammarRow {
  readonly at: string;
  /** True when its note says that our lexicon has no word for it: it waits for dictionaries that do. */
  readonly isSpare: boolean;
}

/** How the note of a row that is spare begins. */
const SPARE = 'for other dictionaries';

/** What is kept of any row of the grammar. */
export function grammarRow(row: Row<string>): GrammarRow {
  return { at: row.at, isSpare: row.note?.startsWith(SPARE) === true };
}
