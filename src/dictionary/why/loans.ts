// Which rows of our own noun tables are loanwords: art. 16 speaks on their plurals, not art. 15.
import { readOwnTables } from '../../wordlist/rows/own-tables.js';
import { Problems } from '../../wordlist/rows/table-reader.js';

/**
 * Rows of loanwords whose plural is marked: `'nouns-articles.csv:2'`.
 *
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS`
 */
export async function readLoanRows(folder: string): Promise<ReadonlySet<string>> {
  const problems = new Problems();
  const { nouns } = await readOwnTables(folder, problems);
  problems.throwIfAny();
  return new Set(nouns.filter(({ loan }) => loan !== '').map(({ origin }) => origin.at));
}
