// `formations.csv`: endings, prefixes and number words by which people make words that no entry has.
// They make no word here; they tell why a word is not one.
import { quoted } from '../../errors.js';
import type { WordTopic } from '../../rules/rules.js';
import { filesLike } from './table-files.js';
import { type Problems, readTable } from './table-reader.js';

/** How people make words. */
export type FormationKind =
  | 'altered'
  | 'superlative'
  | 'foreignPlural'
  | 'prefix'
  | 'numeral'
  | 'geographic';

/** What a formation is ruled on. */
export const FORMATION_TOPICS: Readonly<Record<FormationKind, WordTopic>> = {
  altered: 'altered',
  superlative: 'adjectives',
  foreignPlural: 'loanwords',
  prefix: 'prefixes',
  numeral: 'numerals',
  geographic: 'numerals',
};

/** An ending with the ending of the word it is made from, a prefix, or a number word. */
export interface Formation {
  readonly kind: FormationKind;
  /** Upper case: `'INA'`. */
  readonly text: string;
  /** Upper case: `'A'`; `''` for nothing, prefixes and number words. */
  readonly base: string;
}

const COLUMNS = ['kind', 'text', 'base'] as const;

/**
 * Reads `formations.csv`, which a folder may lack; bad rows go to `problems`.
 *
 * @throws InputError `TABLE_HEADER`
 */
export async function readFormations(folder: string, problems: Problems): Promise<Formation[]> {
  const formations: Formation[] = [];
  const seen = new Map<string, string>();
  for (const file of await filesLike(folder, /^formations\.csv$/)) {
    for (const { at, kind, text, base } of await readTable(folder, file, COLUMNS, problems)) {
      const texts = text.split(';').filter(each => each !== '');
      if (!isKind(kind)) {
        problems.add(
          at,
          `kind ${quoted(kind)} is not one of ${Object.keys(FORMATION_TOPICS).join(', ')}`,
        );
      } else if (texts.length === 0) problems.add(at, 'no text');
      else formations.push(...firstOf(formationsOf(kind, texts, base), at, seen, problems));
    }
  }
  return formations;
}

function isKind(text: string): text is FormationKind {
  return Object.hasOwn(FORMATION_TOPICS, text);
}

/** Every ending with every base. */
function formationsOf(kind: FormationKind, texts: readonly string[], base: string): Formation[] {
  const bases = base.split(';');
  return texts.flatMap(text =>
    bases.map(end => ({ kind, text: text.toUpperCase(), base: end.toUpperCase() })),
  );
}

/** Those that no row has named before; the others are noted. */
function firstOf(
  formations: readonly Formation[],
  at: string,
  seen: Map<string, string>,
  problems: Problems,
): readonly Formation[] {
  return formations.filter(({ kind, text, base }) => {
    const key = `${kind} ${text} ${base}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    else problems.add(at, `${kind} ${quoted(text.toLowerCase())} already has a row: ${first}`);
    return first === undefined;
  });
}
