// Where the open packages are found, and what is said when they are not: on folders made by hand, as
// npm lays them out.
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder.js';
import { readBuild, wantedPackages } from '../rows/sources.js';
import { Problems } from '../rows/table-reader.js';
import { type Resolve, readPackageFiles, type WantedPackage } from './package-files.js';

const folder = tempFolder();

beforeAll(async () => {
  await install('project', 'words-a', '1.0.0');
  await install('project', 'words-b', '2.9.9');
  await install('lib', 'words-b', '2.0.0', { exports: './entry/index.js' });
  await install('lib', 'words-c', '3.0.0');
  await mkdir(join(folder, 'lib', 'node_modules', 'leggio', 'dist'), { recursive: true });
});

/** A package of one list, in the `node_modules` of a project. */
async function install(project: string, name: string, version: string, rest = {}): Promise<void> {
  const home = join(folder, project, 'node_modules', name);
  await mkdir(join(home, 'entry'), { recursive: true });
  await writeFile(join(home, 'package.json'), JSON.stringify({ name, version, ...rest }));
  await writeFile(join(home, 'entry', 'index.js'), '');
  await writeFile(join(home, 'list.txt'), `${name} of ${project}`);
}

function from(...parts: readonly string[]): Resolve {
  return createRequire(join(folder, ...parts, 'beside.js')).resolve;
}

function wanted(...packages: readonly string[]): WantedPackage[] {
  return packages.map(each => {
    const [name, version] = each.split('@') as [string, string];
    return { name, version, at: 'sources.csv:4' };
  });
}

const LIST = (): string => 'list.txt';

function read(places: readonly Resolve[], ...packages: readonly string[]) {
  return readPackageFiles(wanted(...packages), LIST, places);
}

/** The error of packages that are not there; folders are written `DIR`. */
async function refused(
  places: readonly Resolve[],
  ...packages: readonly string[]
): Promise<string> {
  const error = await read(places, ...packages).catch(each => each);
  expect(error).toMatchObject({ name: 'InputError', code: 'PACKAGE_MISSING' });
  return error.message.replaceAll(folder, 'DIR');
}

describe('a package is found', () => {
  test('in the project before beside leggio', async () => {
    await install('lib', 'words-a', '1.0.0');
    const places = [from('project'), from('lib')];
    expect(await read(places, 'words-a@1.0.0')).toEqual(['words-a of project']);
  });

  test('beside a leggio installed for everybody, from a project that has none', async () => {
    const places = [from('elsewhere'), from('lib', 'node_modules', 'leggio', 'dist')];
    expect(await read(places, 'words-c@3.0.0')).toEqual(['words-c of lib']);
  });

  test('in the global folder when leggio is only linked there', async () => {
    await symlink(join(folder, 'project'), join(folder, 'lib', 'node_modules', 'linked'));
    const places = [from('project'), from('lib', 'node_modules')];
    expect(await read(places, 'words-c@3.0.0')).toEqual(['words-c of lib']);
  });

  test('in a later place when an earlier one has another version, its package.json hidden or not', async () => {
    const places = [from('project'), from('lib')];
    expect(await read(places, 'words-b@2.0.0')).toEqual(['words-b of lib']);
  });
});

describe('packages that are not there', () => {
  test('are named all at once, with the versions to install', async () => {
    expect(await refused([from('lib')], 'words-c@3.0.0', 'words-d@4.0.0', 'words-e@5.0.0')).toBe(
      'open word packages are missing: npm install --save-dev words-d@4.0.0 words-e@5.0.0\n' +
        'words-d 4.0.0 (sources.csv:4): not installed\n' +
        'words-e 5.0.0 (sources.csv:4): not installed',
    );
  });

  test('are missing in another version too: the manifest states the version', async () => {
    expect(await refused([from('project'), from('lib')], 'words-b@2.1.0')).toBe(
      'open word packages are missing: npm install --save-dev words-b@2.1.0\n' +
        'words-b 2.1.0 (sources.csv:4): DIR/project/node_modules/words-b has 2.9.9, DIR/lib/node_modules/words-b has 2.0.0',
    );
  });

  test('are missing without the file that is read', async () => {
    await rm(join(folder, 'lib', 'node_modules', 'words-c', 'list.txt'));
    expect(await refused([from('lib')], 'words-c@3.0.0')).toMatch(
      /^words-c 3\.0\.0 \(sources\.csv:4\): ".*list\.txt" is not there$/m,
    );
  });
});

test('sources.csv names the versions that the project is developed with', async () => {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const build = await readBuild('lexicon-src', 'italiano', new Problems());
  const named = wantedPackages(build).map(({ name, version }) => [name, version]);
  expect(named.length).toBe(4);
  expect(named).toEqual(named.map(([name]) => [name, devDependencies[name as string]]));
});

test('a source with packages and no version is a wrong row', async () => {
  const own = tempFolder();
  await writeFile(
    join(own, 'sources.csv'),
    'id,name,version,licence,attribution,packages\nown,x,1,CC0-1.0,x,\nhun,x,,GPL-3.0,x,dictionary-it\n',
  );
  await writeFile(join(own, 'builds.csv'), 'build,without,licence,title\nitaliano,,GPL-3.0,all\n');
  const problems = new Problems();
  await readBuild(own, 'italiano', problems);
  expect(problems.list).toEqual([
    'sources.csv:3: source "hun" names packages, but no version of them',
  ]);
});
