// The programs of the README run as they stand, on the package as it is packed; its promises on commands
// and dependencies hold.
import { execFile } from 'node:child_process';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { installPacked } from './testing/packed.js';
import { tempFolder } from './testing/temp-folder.js';

const run = promisify(execFile);
const FILES = ['italiano.gaddag', 'italiano.derivations'];

test('the programs of the README, one after the other, run on the package and get their types', async () => {
  const { user, leggio } = await installPacked(tempFolder());
  for (const file of FILES) {
    await copyFile(join(inject('defaultLexicon'), file), join(leggio, 'dist-lexicon', file));
  }
  const readme = await readFile('README.md', 'utf8');
  const programs = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, program]) => program);
  expect(programs).toHaveLength(3);
  const program = programs.join('\n'); // each goes on where the one before ends
  await writeFile(join(user, 'program.js'), program);
  await writeFile(join(user, 'program.ts'), program);
  const { stdout } = await run('node', ['program.js'], { cwd: user });
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(13);
  expect(lines[0]).toMatch(/^[A-O\d]+ [A-Za-z]+ \d+/);
  const best = lines[0]?.split(' ')[1];
  expect(lines.slice(6, 8)).toEqual([
    'giocata non valida',
    'art. 3: sul leggio ?AEIRST manca una A',
  ]);
  expect(lines.slice(11)).toEqual([best, best]);
  const tsc = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc');
  const compilerOptions = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    types: [],
    noEmit: true,
  };
  const config = { compilerOptions, files: ['program.ts'] };
  await writeFile(join(user, 'tsconfig.json'), JSON.stringify(config));
  await run('node', [tsc, '-p', '.'], { cwd: user });
  await rm(join(user, '..'), { recursive: true });
});

test('the README begins with the commands it promises', async () => {
  const readme = await readFile('README.md', 'utf8');
  const commands = [...readme.matchAll(/```\n([\s\S]*?)```/g)].slice(0, 2);
  expect(commands.map(([, text]) => text?.replaceAll(/ +#.*/g, '').trim().split('\n'))).toEqual([
    ['npm install leggio', 'npx leggio demo'],
    ['npm ci && npm start', 'npm ci && npm test'],
  ]);
});

test('the README counts the packages of an install as the lock file has them', async () => {
  const readme = await readFile('README.md', 'utf8');
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const installed = Object.keys(packages).filter(path => packages[path]?.dev !== true);
  // of the binaries for each machine one is installed; the root of the lock file is leggio
  const names = new Set(installed.map(path => path.replace(/(@napi-rs\/nice)-.*/, '$1-*')));
  expect(readme).toContain(`\n${names.size} packages, `);
});
