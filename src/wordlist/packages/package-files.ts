// Finds the open word packages wherever they are installed, and reads their files: in the project one
// stands in, beside leggio, among the global packages. Only the version that `sources.csv` names is
// taken: the manifest states it, and the same tables must give the same bytes.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InputError, quoted } from '../../errors.js';

/** A package that a source is read from. */
export interface WantedPackage<Name extends string = string> {
  readonly name: Name;
  readonly version: string;
  /** Row of `sources.csv` that names it. */
  readonly at: string;
}

/** Finds a module as `require.resolve` does; throws where there is none. */
export type Resolve = (id: string) => string;

interface Installed {
  readonly folder: string;
  readonly version: string;
}

/** Where packages are looked for, in this order. */
export function packagePlaces(): readonly Resolve[] {
  const folders = [process.cwd(), import.meta.dirname, ...globalFolders()];
  return folders.map(folder => createRequire(join(folder, 'beside.js')).resolve);
}

/** What `npm root -g` prints, told without asking npm: from where `leggio` and `node` are run. */
function globalFolders(): readonly string[] {
  const bins = [process.argv[1], process.execPath].flatMap(path => path ?? []).map(dirname);
  return bins.flatMap(bin => [
    join(dirname(bin), 'lib', 'node_modules'),
    join(bin, 'node_modules'), // Windows
  ]);
}

/**
 * Reads one file of each package.
 *
 * @param fileOf path of the file inside its package
 * @throws InputError `PACKAGE_MISSING` with every package that is not there in its version
 */
export async function readPackageFiles<Name extends string>(
  wanted: readonly WantedPackage<Name>[],
  fileOf: (name: Name) => string,
  places: readonly Resolve[] = packagePlaces(),
): Promise<readonly string[]> {
  const found = await Promise.all(
    wanted.map(async each => {
      const installed = await installedIn(each.name, places);
      const right = installed.find(({ version }) => version === each.version);
      const path = right && join(right.folder, fileOf(each.name));
      if (path !== undefined && existsSync(path)) return { path };
      return { each, finding: findingOf(each, installed, path) };
    }),
  );
  const missing = found.flatMap(each => (each.path === undefined ? [each] : []));
  if (missing.length > 0) throw missingError(missing);
  return Promise.all(found.map(({ path }) => readFile(path as string, 'utf8')));
}

async function installedIn(name: string, places: readonly Resolve[]): Promise<Installed[]> {
  const folders = places.flatMap(resolve => folderOf(name, resolve) ?? []);
  return Promise.all(
    [...new Set(folders)].map(async folder => ({ folder, version: await versionOf(folder) })),
  );
}

async function versionOf(folder: string): Promise<string> {
  try {
    return String(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).version);
  } catch {
    return 'an unreadable package.json';
  }
}

/** A package with `exports` hides its package.json: it lies above the entry point then. */
function folderOf(name: string, resolve: Resolve): string | undefined {
  const path = [`${name}/package.json`, name].map(id => resolved(id, resolve)).find(Boolean);
  if (path === undefined) return undefined;
  let folder = dirname(path);
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) return undefined;
    folder = dirname(folder);
  }
  return folder;
}

function resolved(id: string, resolve: Resolve): string | undefined {
  try {
    return resolve(id);
  } catch {
    return undefined;
  }
}

function findingOf(
  { name, version, at }: WantedPackage,
  installed: readonly Installed[],
  path: string | undefined,
): string {
  const wanted = `${name} ${version} (${at})`;
  if (path !== undefined) return `${wanted}: ${quoted(path)} is not there`;
  if (installed.length === 0) return `${wanted}: not installed`;
  const others = installed.map(({ folder, version: other }) => `${folder} has ${other}`);
  return `${wanted}: ${others.join(', ')}`;
}

function missingError(
  missing: readonly { readonly each: WantedPackage; readonly finding: string }[],
): InputError {
  const names = missing.map(({ each }) => `${each.name}@${each.version}`).join(' ');
  const findings = missing.map(({ finding }) => finding);
  const message = `open word packages are missing; to install them: npm install --save-dev ${names}`;
  return new InputError('PACKAGE_MISSING', [message, ...findings].join('\n'), {
    input: missing[0]!.each.name,
    findings,
  });
}
