// What the tables say of words that are not in a lexicon, to be asked by the word.
import { type Alphabet, formatWord } from '../../alphabet/alphabet.js';
import { createFolder } from '../../wordlist/fold.js';
import { type Conjugator, createConjugator } from '../../wordlist/inflection/conjugate.js';
import type { NotWord } from '../../wordlist/rows/not-words.js';
import type { Unannounced } from '../../wordlist/rows/own-tables.js';
import type { RefusalTables, RejectedRow } from '../../wordlist/rows/refusal-tables.js';

export interface Evidence extends Omit<RefusalTables, 'notWords' | 'rejected' | 'conjugation'> {
  readonly conjugator: Conjugator;
  readonly notWords: ReadonlyMap<string, NotWord>;
  /** Those that their entries do not announce. */
  readonly truncations: ReadonlyMap<string, Unannounced>;
  readonly rejected: ReadonlyMap<string, RejectedRow>;
  /** What texts are compared by: `'PERCHE'`; a text that is not a word is its upper case. */
  key(text: string): string;
}

export function evidenceOf(alphabet: Alphabet, tables: RefusalTables): Evidence {
  const folding = createFolder(alphabet);
  const key = (text: string): string => {
    const letters = folding.fold(text);
    return typeof letters === 'string' ? text.toUpperCase() : formatWord(alphabet, letters);
  };
  return {
    ...tables,
    conjugator: createConjugator(tables.conjugation),
    notWords: byKey(tables.notWords, ({ text }) => key(text)),
    truncations: byKey(tables.own.unannounced, ({ form }) => key(form)),
    rejected: byKey(tables.rejected, ({ text }) => key(text)),
    key,
  };
}

/** The first row of each key. */
function byKey<T>(rows: readonly T[], key: (row: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const row of rows) {
    const text = key(row);
    if (!found.has(text)) found.set(text, row);
  }
  return found;
}
