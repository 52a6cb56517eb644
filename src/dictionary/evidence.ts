// What the tables say of words that are not in a lexicon: struck, doubtful, unannounced, documented as
// no words, rejected entries of packages, verbs and word formation. Read all at once.
import { basename, dirname } from 'node:path';
import { type Alphabet, formatWord } from '../alphabet/alphabet.js';
import { readCell } from '../files/csv.js';
import { type Conjugator, createConjugator } from '../wordlist/conjugate.js';
import { type Particle, readParticles } from '../wordlist/enclitics.js';
import { createFolder } from '../wordlist/fold.js';
import { type Formation, readFormations } from '../wordlist/formations.js';
import { type NotWord, readNotWords } from '../wordlist/not-words.js';
import { type OwnTables, readOwnTables, type Unannounced } from '../wordlist/own-tables.js';
import { Problems, type Row, readTable } from '../wordlist/table-reader.js';
import { filesLike, readVerbRows, type VerbRow } from '../wordlist/verb-rows.js';
import { readVerbTables } from '../wordlist/verb-tables.js';

/** A row of `<name>.rejected.csv`: `row` is the entry it was. */
export type RejectedRow = Row<'row' | 'text' | 'reason'>;

export interface Evidence {
  readonly own: OwnTables;
  readonly notWords: ReadonlyMap<string, NotWord>;
  /** Those that their entries do not announce. */
  readonly truncations: ReadonlyMap<string, Unannounced>;
  readonly formations: readonly Formation[];
  /** Every verb of the tables, also those struck as doubtful. */
  readonly verbs: readonly VerbRow[];
  readonly conjugator: Conjugator;
  readonly particles: readonly Particle[];
  readonly rejected: ReadonlyMap<string, RejectedRow>;
  /** What texts are compared by: `'PERCHE'`; a text that is no word is its upper case. */
  key(text: string): string;
}

/** @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS` */
export async function readEvidence(
  alphabet: Alphabet,
  folder: string,
  rejected: string,
): Promise<Evidence> {
  const problems = new Problems();
  const folding = createFolder(alphabet);
  const key = (text: string): string => {
    const letters = folding.fold(text);
    return typeof letters === 'string' ? text.toUpperCase() : formatWord(alphabet, letters);
  };
  const verbs = await readVerbRows(folder, problems);
  const own = await readOwnTables(folder, problems);
  const evidence: Evidence = {
    own,
    notWords: byKey(await readNotWords(folder, problems), ({ text }) => key(text)),
    truncations: byKey(own.unannounced, ({ form }) => key(form)),
    formations: await readFormations(folder, problems),
    verbs: [...verbs.valency.values(), ...verbs.own],
    conjugator: createConjugator(await readVerbTables(folder, problems)),
    particles: await readParticles(folder, problems),
    rejected: byKey(await readRejected(rejected, problems), ({ text }) => key(text)),
    key,
  };
  problems.throwIfAny();
  return evidence;
}

/** The first row of each key. */
function byKey<T>(rows: readonly T[], key: (row: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const row of rows) if (!found.has(key(row))) found.set(key(row), row);
  return found;
}

/** A lexicon may have come without the file of its rejected entries. */
async function readRejected(path: string, problems: Problems): Promise<readonly RejectedRow[]> {
  const folder = dirname(path);
  const file = basename(path);
  const there = await filesLike(folder, /\.rejected\.csv$/);
  if (!there.includes(file)) return [];
  const rows = await readTable(folder, file, ['row', 'text', 'reason'] as const, problems);
  return rows.map(({ at, row, text, reason }) => ({
    at,
    row: readCell(row),
    text: readCell(text),
    reason: readCell(reason),
  }));
}
