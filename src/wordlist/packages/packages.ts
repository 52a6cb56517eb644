// Reads the open word packages, each by its adapter. Which of them go into a lexicon, and what
// becomes of their lemmas, is for `sources` and `wordlist` to say.
import { createHash } from 'node:crypto';
import type { Decliner } from '../inflection/decline.js';
import { RowUse } from '../rows/row-use.js';
import { readHunspell } from './hunspell.js';
import { readMorphitAdjectives, readMorphitNouns, readMorphitVerbs } from './morphit.js';
import { readPackageFiles, type WantedPackage } from './package-files.js';
import type { PackageContents } from './package-lemma.js';
import type { PackageName } from './package-names.js';
import type { PackageTables } from './package-tables.js';

type Read = (
  text: string,
  tables: PackageTables,
  decliner: Decliner,
  uses: RowUse,
) => PackageContents;

/** The file that is read, and by whom. */
const ADAPTERS: Readonly<Record<PackageName, { readonly file: string; readonly read: Read }>> = {
  'italian-verbs-dict': {
    file: 'dist/verbs.json',
    read: (text, tables, _, uses) => readMorphitVerbs(JSON.parse(text), tables, uses),
  },
  'italian-words-dict': {
    file: 'dist/words.json',
    read: (text, ...rest) => readMorphitNouns(JSON.parse(text), ...rest),
  },
  'italian-adjectives-dict': {
    file: 'dist/adjectives.json',
    read: (text, ...rest) => readMorphitAdjectives(JSON.parse(text), ...rest),
  },
  'dictionary-it': { file: 'index.dic', read: readHunspell },
};

/** What was read from a package, and the hash of the file it was read from. */
export interface ReadPackage extends PackageContents {
  readonly sha256: string;
}

/**
 * Reads installed packages.
 *
 * @throws InputError `PACKAGE_MISSING` with every one that is not there in its version
 */
export async function readPackages(
  wanted: readonly WantedPackage<PackageName>[],
  tables: PackageTables,
  decliner: Decliner,
  uses: RowUse = new RowUse(),
): Promise<readonly ReadPackage[]> {
  const texts = await readPackageFiles(wanted, name => ADAPTERS[name].file);
  return wanted.map(({ name }, index) => {
    const text = texts[index] as string;
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { ...ADAPTERS[name].read(text, tables, decliner, uses), sha256 };
  });
}
