// Forms of some lemmas as they are written before folding, accents and all: what a row that strikes a
// form has to name. Nothing is struck here, so a form is found whether a row strikes it or not.
import { formatWord } from '../alphabet/alphabet.js';
import { createFolder } from './fold.js';
import { jobsOf } from './jobs.js';
import type { Lemma } from './lemma.js';
import type { PackageLemma } from './packages/package-lemma.js';
import { readPackages } from './packages/packages.js';
import { wantedPackages } from './rows/sources.js';
import { readTables, type Tables } from './rows/tables.js';
import type { WordListOptions } from './wordlist.js';

/** A form of a lemma that gives a word. */
export interface WrittenForm {
  /** With accents. */
  readonly text: string;
  readonly lemma: Lemma;
}

/** Tables with all that comes of them for some lemmas. */
export interface LemmaForms {
  readonly tables: Tables;
  /** Every lemma of the packages. */
  readonly packages: readonly PackageLemma[];
  /** Lemmas that are inflected, of those asked for. */
  readonly lemmas: readonly Lemma[];
  /** By word, upper case. */
  readonly forms: ReadonlyMap<string, readonly WrittenForm[]>;
}

/**
 * Inflects some lemmas.
 *
 * @param wanted texts of lemmas
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS` | `PACKAGE_MISSING` | `BUILD_UNKNOWN`
 */
export async function formsOfLemmas(
  { source, build, rules }: WordListOptions,
  wanted: ReadonlySet<string>,
): Promise<LemmaForms> {
  const tables = await readTables(source, build);
  const contents = await readPackages(
    wantedPackages(tables.build),
    tables.packages,
    tables.decliner,
    tables.uses,
  );
  const packages = contents.flatMap(each => each.lemmas);
  const { fold } = createFolder(rules.alphabet);
  const forms = new Map<string, WrittenForm[]>();
  const jobs = jobsOf(packages, tables, rules).filter(({ lemma }) => wanted.has(lemma.text));
  const add = (lemma: Lemma, _cell: string, text: string): void => {
    const letters = fold(text);
    if (typeof letters === 'string') return;
    const word = formatWord(rules.alphabet, letters);
    const known = forms.get(word) ?? [];
    forms.set(word, [...known, { text, lemma }]);
  };
  for (const job of jobs) job.run({ add });
  return { tables, packages, lemmas: jobs.map(({ lemma }) => lemma), forms };
}
