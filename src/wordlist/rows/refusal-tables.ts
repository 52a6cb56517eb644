// The tables that speak of what is not a word: struck, doubtful, unannounced, documented as not being words,
// rejected entries of packages, verbs and word formation. Read all at once, for whoever explains.
import { basename, dirname } from 'node:path';
import { readCell } from '../../files/csv.js';
import { type Particle, readParticles } from '../inflection/enclitics.js';
import { withRows } from '../inflection/verb-grammar.js';
import { readVerbRows, type VerbRow } from '../inflection/verb-rows.js';
import { readVerbTables, type VerbTables } from '../inflection/verb-tables.js';
import { type Formation, readFormations } from './formations.js';
import { type NotWord, readNotWords } from './not-words.js';
import { type OwnTables, readOwnTables } from './own-tables.js';
import { filesLike } from './table-files.js';
import { Problems, type Row, readTable } from './table-reader.js';

/** A row of `<name>.rejected.csv`: `row` is the entry it was. */
export type RejectedRow = Omit<Row<'row' | 'text' | 'reason'>, 'at'>;

export interface RefusalTables {
  readonly own: OwnTables;
  readonly notWords: readonly NotWord[];
  readonly formations: readonly Formation[];
  /** Every verb of the tables, also those struck as doubtful. */
  readonly verbs: readonly VerbRow[];
  /** What they are conjugated by. */
  readonly conjugation: VerbTables;
  readonly particles: readonly Particle[];
  readonly rejected: readonly RejectedRow[];
}

/**
 * @param folder of the tables
 * @param rejected path of the `<name>.rejected.csv` of a lexicon, which need not be there
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS`
 */
export async function readRefusalTables(folder: string, rejected: string): Promise<RefusalTables> {
  const problems = new Problems();
  const verbs = await readVerbRows(folder, problems);
  const tables: RefusalTables = {
    own: await readOwnTables(folder, problems),
    notWords: await readNotWords(folder, problems),
    formations: await readFormations(folder, problems),
    verbs: [...verbs.valency.values(), ...verbs.own],
    conjugation: withRows(await readVerbTables(folder, problems), verbs),
    particles: await readParticles(folder, problems),
    rejected: await readRejected(rejected, problems),
  };
  problems.throwIfAny();
  return tables;
}

/** A lexicon may have come without the file of its rejected entries. */
async function readRejected(path: string, problems: Problems): Promise<readonly RejectedRow[]> {
  const folder = dirname(path);
  const file = basename(path);
  const there = await filesLike(folder, /\.rejected\.csv$/);
  if (!there.includes(file)) return [];
  const rows = await readTable(folder, file, ['row', 'text', 'reason'] as const, problems);
  return rows.map(({ row, text, reason }) => ({
    row: readCell(row),
    text: readCell(text),
    reason: readCell(reason),
  }));
}
