// The package as those who install it see it: what is in the tarball, that its types need no flag, that
// programs run on it, and that its GPL data can be built from what it names. Runs on `dist`.
import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type Installed, installPacked, link } from './testing/packed.js';
import { tempFolder } from './testing/temp-folder.js';

const run = promisify(execFile);
const TSC = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc');

/** The open packages of the default lexicon, as `dist-lexicon/README.md` names them. */
const WORD_PACKAGES = [
  'dictionary-it',
  'italian-verbs-dict',
  'italian-words-dict',
  'italian-adjectives-dict',
] as const;

const folder = tempFolder();
let installed: Installed;

beforeAll(async () => {
  installed = await installPacked(folder);
  const { user } = installed;
  await cp('src/testing/consumer', join(user, 'programs'), { recursive: true });
  await link(user, ['@types/node', 'undici-types', ...WORD_PACKAGES]);
  await command('compile', '--out', 'rebuilt');
});

test('the tarball has what is used, and nothing that only builders need', () => {
  const { files } = installed;
  expect(files.filter(path => !/^(dist|src|lexicon-src)\//.test(path)).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist-lexicon/CC-BY-SA-2.0.txt',
    'dist-lexicon/GPL-3.0.txt',
    'dist-lexicon/README.md',
    'dist-lexicon/italiano.derivations',
    'dist-lexicon/italiano.gaddag',
    'dist-lexicon/italiano.leaves',
    'dist-lexicon/italiano.manifest.json',
    'dist-lexicon/italiano.played.csv',
    'dist-lexicon/italiano.trained.json',
    'dist-lexicon/italiano.wins',
    'package.json',
  ]);
  expect(files).toContain('lexicon-src/CC0-1.0.txt');
  expect(files).toContain('dist/movegen/kernel-bytes.js');
  expect(files.filter(path => /\.test\.|^src\/testing/.test(path))).toEqual([]);
});

interface Compiled {
  readonly program: 'plain' | 'node';
  readonly module: 'nodenext' | 'esnext';
  readonly lib?: readonly string[];
  readonly types?: readonly string[];
}

const DISPOSABLE = ['es2022', 'esnext.disposable'];

test.each<Compiled>([
  { program: 'plain', module: 'nodenext' },
  { program: 'plain', module: 'esnext' },
  { program: 'plain', module: 'nodenext', lib: ['es2022'] },
  { program: 'plain', module: 'esnext', lib: ['es2022'] },
  { program: 'plain', module: 'nodenext', lib: DISPOSABLE },
  { program: 'node', module: 'nodenext', lib: DISPOSABLE, types: ['node'] },
  { program: 'node', module: 'nodenext', lib: [...DISPOSABLE, 'dom'] },
  { program: 'node', module: 'esnext', lib: DISPOSABLE, types: ['node'] },
])(
  'a program compiles without skipLibCheck: $program, $module, lib $lib, types $types',
  async wanted => {
    await compile(wanted);
  },
);

test('a program runs as TypeScript has compiled it, with threads and the bare searcher', async () => {
  const out = await compile({ program: 'plain', module: 'nodenext' });
  const { stdout } = await run('node', [join(out, 'plain.js')], { cwd: installed.user });
  expect(stdout).toBe('MARE MARE MARE 3\nfunction function number function\n');
});

test('a pool ends with the block of "await using", and takes an AbortSignal and a URL', async () => {
  const options = { lib: DISPOSABLE, types: ['node'] };
  const out = await compile({ program: 'node', module: 'nodenext', ...options });
  const { stdout } = await run('node', [join(out, 'node.js')], { cwd: installed.user });
  expect(stdout).toBe('MARE LexiconError\n');
});

test('CommonJS requires all three entry points', async () => {
  const names = ['leggio', 'leggio/compile', 'leggio/core'].map(
    name => `Object.keys(require('${name}'))`,
  );
  const program = `console.log(JSON.stringify([${names}]))`;
  const { stdout, stderr } = await run('node', ['--input-type=commonjs', '--eval', program], {
    cwd: installed.user,
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([
    expect.arrayContaining(['createEngine', 'loadDefaultLexicon', 'duplicate']),
    ['compileLexicon', 'compileWords'],
    expect.arrayContaining(['PlayBuffer', 'createSearcher', 'makePlay']),
  ]);
});

test('the packed package compiles its default lexicon from the packages that it names', async () => {
  const { user, leggio } = installed;
  const readme = await readFile(join(leggio, 'dist-lexicon', 'README.md'), 'utf8');
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const named = WORD_PACKAGES.map(
    name => `${name}@${lock.packages[`node_modules/${name}`]?.version}`,
  );
  expect(readme).toContain(`.tgz ${named.join(' ')}\n`);
  const shipped = await readFile(join(leggio, 'dist-lexicon', 'italiano.manifest.json'), 'utf8');
  const rebuilt = await readFile(join(user, 'rebuilt', 'italiano.manifest.json'), 'utf8');
  expect(rebuilt).toBe(shipped); // it has the SHA-256 of each file
});

test('"leggio word" does without the list of rejected entries, and says so', async () => {
  const { leggio, user } = installed;
  for (const each of ['italiano.gaddag', 'italiano.derivations']) {
    await cp(join(user, 'rebuilt', each), join(leggio, 'dist-lexicon', each));
  }
  const packed = await command('word', 'pamplona', 'casa');
  expect(packed.stdout).toMatch(/^PAMPLONA {2}not valid · unknown: no table has it\n/);
  expect(packed.stdout).toContain('CASA  valid');
  expect(packed.stderr).toBe(
    'warning: italiano.rejected.csv is not beside the lexicon, so entries of the open packages that were left out are unknown; "leggio compile" writes it\n',
  );
  const known = await command('word', '--lexicon', 'rebuilt/italiano.gaddag', 'pamplona', 'qwxyz');
  expect(known.stdout).toMatch(/^PAMPLONA {2}not valid · entry .* rejected: has a capital letter/);
  expect(known.stderr).toBe('');
});

const compiled = new Map<string, Promise<string>>();

/** Compiles a program of `testing/consumer` once; what TypeScript complains of is in the error. */
function compile(wanted: Compiled): Promise<string> {
  const { program, module, lib, types } = wanted;
  const name = `tsconfig-${program}-${module}-${lib?.length ?? 0}-${types?.length ?? 0}`;
  const folder = compiled.get(name) ?? compileTo(name, wanted);
  compiled.set(name, folder);
  return folder;
}

async function compileTo(
  name: string,
  { program, module, lib, types = [] }: Compiled,
): Promise<string> {
  const { user } = installed;
  const moduleResolution = module === 'esnext' ? 'bundler' : 'nodenext';
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2022',
    module,
    moduleResolution,
    types,
    outDir: name,
    rootDir: 'programs',
    ...(lib === undefined ? {} : { lib }),
  };
  const config = { compilerOptions, files: [`programs/${program}.ts`] };
  await writeFile(join(user, `${name}.json`), JSON.stringify(config));
  await run('node', [TSC, '-p', `${name}.json`], { cwd: user }).catch(({ stdout }) => {
    throw new Error(stdout);
  });
  return join(user, name);
}

function command(...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const { leggio, user } = installed;
  return run('node', [join(leggio, 'dist', 'cli', 'main.js'), ...args], { cwd: user });
}
