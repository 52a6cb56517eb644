// Where words come from, and which of it a build takes: `sources.csv` and `builds.csv`.
import { InputError, quoted } from '../../errors.js';
import { listOf } from '../inflection/verb-match.js';
import type { WantedPackage } from '../packages/package-files.js';
import { isPackage, type PackageName } from '../packages/package-names.js';
import { type Problems, type Row, readTable } from './table-reader.js';

/** A source with its licence. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly attribution: string;
  /** Open packages that it is read from, in this version; none for our own tables. */
  readonly packages: readonly PackageName[];
  readonly at: string;
}

/** One of the lexica that the same tables give. */
export interface Build {
  readonly name: string;
  readonly title: string;
  /** Licence of the compiled data. */
  readonly licence: string;
  readonly sources: readonly Source[];
  /** False when it does without one of the sources. */
  readonly isWhole: boolean;
  /** Sources of the folder that it does without. */
  readonly without: readonly Source[];
}

/** The packages of a build, each with the version its source states. */
export function wantedPackages({ sources }: Build): WantedPackage<PackageName>[] {
  return sources.flatMap(({ packages, version, at }) =>
    packages.map(name => ({ name, version, at })),
  );
}

/** Source of every row of the folder itself. */
export const OWN = 'own';

const SOURCE_COLUMNS = ['id', 'name', 'version', 'licence', 'attribution', 'packages'] as const;
const BUILD_COLUMNS = ['build', 'without', 'licence', 'title'] as const;

/**
 * Reads a build and the sources it takes; bad rows go to `problems`.
 *
 * @throws InputError `BUILD_UNKNOWN` when there is no such build, `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readBuild(folder: string, name: string, problems: Problems): Promise<Build> {
  const sources = await readSources(folder, problems);
  const rows = await readTable(folder, 'builds.csv', BUILD_COLUMNS, problems);
  const row = rows.find(({ build }) => build === name);
  checkBuilds(rows, sources, problems);
  if (row === undefined) {
    const names = rows.map(({ build }) => build).join(', ');
    throw new InputError('BUILD_UNKNOWN', `no build ${quoted(name)}: there are ${names}`, {
      input: name,
    });
  }
  const without = listOf(row.without);
  const { licence, title } = row;
  const isTaken = ({ id }: Source): boolean => !without.includes(id);
  return {
    name,
    title,
    licence,
    sources: sources.filter(isTaken),
    without: sources.filter(source => !isTaken(source)),
    isWhole: without.length === 0,
  };
}

/** Each build once, each without sources that there are, and whose words it would have. */
function checkBuilds(
  rows: readonly Row<(typeof BUILD_COLUMNS)[number]>[],
  sources: readonly Source[],
  problems: Problems,
): void {
  const seen = new Map<string, string>();
  for (const { at, build, without } of rows) {
    const first = seen.get(build);
    if (first === undefined) seen.set(build, at);
    else problems.add(at, `build ${quoted(build)} has a row already: ${first}`);
    for (const [index, id] of listOf(without).entries()) {
      if (!sources.some(source => source.id === id)) problems.add(at, `no source ${quoted(id)}`);
      else if (id === OWN) problems.add(at, `no build does without ${quoted(OWN)}`);
      else if (listOf(without).indexOf(id) < index) problems.add(at, `${quoted(id)} stands twice`);
    }
  }
}

async function readSources(folder: string, problems: Problems): Promise<Source[]> {
  const rows = await readTable(folder, 'sources.csv', SOURCE_COLUMNS, problems);
  if (!rows.some(({ id }) => id === OWN)) {
    problems.add(
      'sources.csv:1',
      `no source ${quoted(OWN)}, which the rows of the folder come from`,
    );
  }
  const seen = new Map<string, string>();
  return rows.map(({ at, id, name, version, licence, attribution, packages }) => {
    const names = listOf(packages);
    for (const text of names) {
      if (!isPackage(text)) problems.add(at, `no adapter for package ${quoted(text)}`);
    }
    for (const text of [`source ${quoted(id)}`, ...names.map(each => `package ${quoted(each)}`)]) {
      const first = seen.get(text);
      if (first === undefined) seen.set(text, at);
      else problems.add(at, `${text} has a row already: ${first}`);
    }
    if (licence === '') problems.add(at, `source ${quoted(id)} has no licence`);
    if (version === '' && names.length > 0)
      problems.add(at, `source ${quoted(id)} names packages, but no version of them`);
    return { at, id, name, version, licence, attribution, packages: names as PackageName[] };
  });
}
