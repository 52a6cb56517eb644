// All tables of a folder, read and checked at once: one report for everything that is wrong in them.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quoted } from '../../errors.js';
import { type Conjugator, createConjugator } from '../inflection/conjugate.js';
import { createDecliner, type Decliner } from '../inflection/decline.js';
import { type Particle, readParticles } from '../inflection/enclitics.js';
import { type NounTables, readNounTables } from '../inflection/noun-tables.js';
import { judgeExtents, withRows } from '../inflection/verb-grammar.js';
import { readVerbRows, type VerbRows } from '../inflection/verb-rows.js';
import { readVerbTables, type VerbTables } from '../inflection/verb-tables.js';
import {
  NO_PACKAGE_TABLES,
  type PackageTables,
  readPackageTables,
} from '../packages/package-tables.js';
import { conflicts } from './conflicts.js';
import { readFormations } from './formations.js';
import { type FunctionWord, readFunctionWords } from './function-words.js';
import { type NotWord, readNotWords } from './not-words.js';
import { type OwnTables, readOwnTables } from './own-tables.js';
import { RowUse } from './row-use.js';
import { type Build, OWN, readBuild } from './sources.js';
import { Problems } from './table-reader.js';

export interface Tables {
  readonly build: Build;
  readonly conjugator: Conjugator;
  readonly decliner: Decliner;
  readonly particles: readonly Particle[];
  readonly functionWords: readonly FunctionWord[];
  readonly verbs: VerbRows;
  readonly own: OwnTables;
  readonly grammar: Grammar;
  readonly packages: PackageTables;
  /** What no row may make a word of. */
  readonly notWords: readonly NotWord[];
  /** Rows that have had an effect. */
  readonly uses: RowUse;
  /** SHA-256 of every table of the folder, by file name. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** How words are inflected. */
export interface Grammar {
  readonly verbs: VerbTables;
  readonly nouns: NounTables;
}

/**
 * Reads the tables for a build.
 *
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS` with every bad row | `BUILD_UNKNOWN`
 */
export async function readTables(folder: string, build: string): Promise<Tables> {
  const problems = new Problems();
  const tables = await collectTables(folder, build, problems);
  problems.throwIfAny();
  return tables;
}

/**
 * The same for a caller with more to check: bad rows go to `problems`.
 *
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `BUILD_UNKNOWN`
 */
export async function collectTables(
  folder: string,
  buildName: string,
  problems: Problems,
): Promise<Tables> {
  const build = await readBuild(folder, buildName, problems);
  const verbTables = await readVerbTables(folder, problems);
  const verbs = await readVerbRows(folder, problems);
  const nouns = await readNounTables(folder, problems);
  const own = await readOwnTables(folder, problems);
  const functionWords = ofSources(await readFunctionWords(folder, problems), build, problems);
  judgeExtents(verbTables, verbs, problems);
  conflicts({ own, functionWords, verbs: verbs.own, nouns, classes: verbTables.classes }, problems);
  const readsPackages = build.sources.some(({ packages }) => packages.length > 0);
  await readFormations(folder, problems); // it makes no word, but is to be right
  const uses = new RowUse();
  return {
    build,
    uses,
    grammar: { verbs: verbTables, nouns },
    conjugator: createConjugator(withRows(verbTables, verbs, uses), uses),
    decliner: createDecliner(nouns, uses),
    particles: await readParticles(folder, problems),
    functionWords,
    verbs,
    own,
    packages: readsPackages ? await readPackageTables(folder, problems) : NO_PACKAGE_TABLES,
    notWords: await readNotWords(folder, problems),
    hashes: await hashTables(folder),
  };
}

/** The forms of the sources that a build takes; notes sources that do not exist, or that have nothing. */
function ofSources(
  words: readonly FunctionWord[],
  { sources, without }: Build,
  problems: Problems,
): readonly FunctionWord[] {
  const known = [...sources, ...without];
  const cited = new Set(words.map(({ lemma }) => lemma.origin.source));
  for (const { lemma } of words) {
    const { source, at } = lemma.origin;
    if (!known.some(({ id }) => id === source)) problems.add(at, `no source ${quoted(source)}`);
  }
  for (const { id, packages, at } of known) {
    if (id === OWN || packages.length > 0 || cited.has(id)) continue;
    problems.add(at, `source ${quoted(id)} gives nothing: no package, and no row comes from it`);
  }
  return words.filter(({ lemma }) => sources.some(({ id }) => id === lemma.origin.source));
}

async function hashTables(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.csv')).sort();
  const hashes: Record<string, string> = {};
  for (const file of files) {
    hashes[file] = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
  }
  return hashes;
}
