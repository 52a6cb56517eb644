// All tables of a folder, read and checked at once: one report for everything that is wrong in them.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conflicts } from './conflicts.js';
import { type Conjugator, createConjugator } from './conjugate.js';
import { createDecliner, type Decliner } from './decline.js';
import { type Particle, readParticles } from './enclitics.js';
import { type FunctionWord, readFunctionWords } from './function-words.js';
import { type NotWord, readNotWords } from './not-words.js';
import { readNounTables } from './noun-tables.js';
import { type OwnTables, readOwnTables } from './own-tables.js';
import { NO_PACKAGE_TABLES, type PackageTables, readPackageTables } from './package-tables.js';
import { type Build, readBuild } from './sources.js';
import { Problems } from './table-reader.js';
import { type OwnVerb, readVerbRows, type VerbRows } from './verb-rows.js';
import { readVerbTables, type VerbTables } from './verb-tables.js';

export interface Tables {
  readonly build: Build;
  readonly conjugator: Conjugator;
  readonly decliner: Decliner;
  readonly particles: readonly Particle[];
  readonly functionWords: readonly FunctionWord[];
  readonly verbs: VerbRows;
  readonly own: OwnTables;
  readonly packages: PackageTables;
  /** What no row may make a word of. */
  readonly notWords: readonly NotWord[];
  /** SHA-256 of every table of the folder, by file name. */
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * Reads the tables for a build.
 *
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `TABLE_ROWS` with every bad row | `OPTION`
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
 * @throws InputError `TABLE_MISSING` | `TABLE_HEADER` | `OPTION`
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
  const functionWords = await readFunctionWords(folder, problems);
  conflicts({ own, functionWords, verbs: verbs.own, nouns, classes: verbTables.classes }, problems);
  const readsPackages = build.sources.some(({ packages }) => packages.length > 0);
  return {
    build,
    conjugator: createConjugator(withModels(verbTables, verbs.own)),
    decliner: createDecliner(nouns),
    particles: await readParticles(folder, problems),
    functionWords,
    verbs,
    own,
    packages: readsPackages ? await readPackageTables(folder, problems) : NO_PACKAGE_TABLES,
    notWords: await readNotWords(folder, problems),
    hashes: await hashTables(folder),
  };
}

/** Verbs of our own say in their rows how they go. */
function withModels(tables: VerbTables, own: readonly OwnVerb[]): VerbTables {
  const models = own
    .filter(verb => verb.models.length > 0)
    .map(verb => [verb.verb, verb.models] as const);
  return { ...tables, classes: new Map([...tables.classes, ...models]) };
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
