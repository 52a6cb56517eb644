// Where words come from, and which of it a build takes: `sources.csv` and `builds.csv`.
import { InputError, quoted } from '../errors.js';
import type { WantedPackage } from './package-files.js';
import { PACKAGES, type PackageName } from './packages.js';
import { type Problems, readTable } from './table-reader.js';

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
}

/** The packages of a build, each with the version its source states. */
export function wantedPackages({ sources }: Build): WantedPackage<PackageName>[] {
  return sources.flatMap(({ packages, version, at }) =>
    packages.map(name => ({ name, version, at })),
  );
}

/** Source of every row of the folder itself. */
const OWN = 'own';

const SOURCE_COLUMNS = ['id', 'name', 'version', 'licence', 'attribution', 'packages'] as const;
const BUILD_COLUMNS = ['build', 'without', 'licence', 'title'] as const;

/**
 * Reads a build and the sources it takes; bad rows go to `problems`.
 *
 * @throws InputError `OPTION` when there is no such build, `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readBuild(folder: string, name: string, problems: Problems): Promise<Build> {
  const sources = await readSources(folder, problems);
  const rows = await readTable(folder, 'builds.csv', BUILD_COLUMNS, problems);
  const row = rows.find(({ build }) => build === name);
  if (row === undefined) {
    const names = rows.map(({ build }) => build).join(', ');
    throw new InputError('OPTION', `no build ${quoted(name)}: there are ${names}`, { input: name });
  }
  const without = row.without.split(';').filter(id => id !== '');
  for (const id of without) {
    if (!sources.some(source => source.id === id)) problems.add(row.at, `no source ${quoted(id)}`);
  }
  const { licence, title } = row;
  const taken = sources.filter(({ id }) => !without.includes(id));
  return { name, title, licence, sources: taken, isWhole: without.length === 0 };
}

async function readSources(folder: string, problems: Problems): Promise<Source[]> {
  const rows = await readTable(folder, 'sources.csv', SOURCE_COLUMNS, problems);
  if (!rows.some(({ id }) => id === OWN)) {
    problems.add(
      'sources.csv:1',
      `no source ${quoted(OWN)}, which the rows of the folder come from`,
    );
  }
  return rows.map(({ at, id, name, version, licence, attribution, packages }) => {
    const names = packages.split(';').filter(text => text !== '');
    for (const text of names) {
      if (!(PACKAGES as readonly string[]).includes(text))
        problems.add(at, `no adapter for package ${quoted(text)}`);
    }
    if (licence === '') problems.add(at, `source ${quoted(id)} has no licence`);
    if (version === '' && names.length > 0)
      problems.add(at, `source ${quoted(id)} names packages, but no version of them`);
    return { at, id, name, version, licence, attribution, packages: names as PackageName[] };
  });
}
