// The package as somebody else has it: packed by npm from what is built, unpacked into the `node_modules`
// of a folder of its own, its dependencies beside it. Asks no registry.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What `npm pack` may take from; links are not followed, so the clone's own folders are copied. */
const PACKED_FROM = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'dist',
  'dist-lexicon',
  'lexicon-src',
  'package.json',
  'src',
] as const;

/** Files of a clone that somebody has worked in; the first two belong into the package. */
const COMPILED = [
  'italiano.gaddag',
  'italiano.derivations',
  'italiano.rejected.csv',
  'libero.gaddag',
  'libero.derivations',
  'libero.manifest.json',
] as const;

export interface Installed {
  /** Folder of a program that has leggio installed; `{"type": "module"}`. */
  readonly user: string;
  /** `node_modules/leggio` in it. */
  readonly leggio: string;
  /** Paths in the tarball. */
  readonly files: readonly string[];
}

/**
 * Packs and unpacks; the compiled lexicon is a file without content.
 *
 * @param folder empty, for the user's folder and what else it takes
 */
export async function installPacked(folder: string): Promise<Installed> {
  const clone = join(folder, 'clone');
  for (const each of PACKED_FROM) await cp(each, join(clone, each), { recursive: true });
  for (const each of COMPILED) await writeFile(join(clone, 'dist-lexicon', each), '');
  const options = ['--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', ['pack', ...options], { cwd: clone });
  const [{ filename, files }] = JSON.parse(stdout) as [
    { filename: string; files: readonly { path: string }[] },
  ];
  await run('tar', ['xzf', join(folder, filename), '-C', folder]);
  const user = join(folder, 'user');
  const leggio = join(user, 'node_modules', 'leggio');
  await mkdir(dirname(leggio), { recursive: true });
  await rename(join(folder, 'package'), leggio);
  await rm(clone, { recursive: true });
  await writeFile(join(user, 'package.json'), '{"type": "module"}');
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await link(user, Object.keys(dependencies));
  return { user, leggio, files: files.map(({ path }) => path) };
}

/** Lets packages of the clone stand beside leggio, as if they had been installed. */
export async function link(user: string, packages: readonly string[]): Promise<void> {
  for (const name of packages) {
    const place = join(user, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(process.cwd(), 'node_modules', name), place);
  }
}
