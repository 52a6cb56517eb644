// The program of the README runs as it stands, and so do the commands it promises.
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const run = promisify(execFile);
const FILES = ['italiano.gaddag', 'italiano.derivations'];

/** A package folder that holds what `npm pack` would put into the tarball. */
async function packed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'leggio-pack-'));
  const { stdout } = await run('npm', [
    'pack',
    '--ignore-scripts',
    '--json',
    '--pack-destination',
    folder,
  ]);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await run('tar', ['xzf', join(folder, filename), '-C', folder]);
  const home = join(folder, 'user', 'node_modules');
  await mkdir(home, { recursive: true });
  await run('mv', [join(folder, 'package'), join(home, 'leggio')]);
  for (const name of ['commander', 'cli-progress', 'fast-csv', '@types/node', '@fast-csv']) {
    await run('ln', ['-s', join(process.cwd(), 'node_modules', name), home]).catch(() => undefined);
  }
  for (const file of FILES) {
    await copyFile(
      join(inject('defaultLexicon'), file),
      join(home, 'leggio', 'dist-lexicon', file),
    );
  }
  return join(folder, 'user');
}

test('a second package installs the tarball, runs the README program and gets its types', async () => {
  const user = await packed();
  const readme = await readFile('README.md', 'utf8');
  const program = /```js\n([\s\S]*?)```/.exec(readme)?.[1] as string;
  await writeFile(join(user, 'package.json'), '{"type": "module"}');
  await writeFile(join(user, 'program.js'), program);
  await writeFile(join(user, 'program.ts'), program);
  const { stdout } = await run('node', ['program.js'], { cwd: user });
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^[A-O\d]+ [A-Za-z]+ \d+/);
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    '',
  ];
  const tsc = join(process.cwd(), 'node_modules/.bin/tsc');
  await run(tsc, [...options, '--skipLibCheck', '--lib', 'es2023,dom', 'program.ts'], {
    cwd: user,
  });
  const files = await run('ls', [join(user, 'node_modules/leggio/dist-lexicon')]);
  expect(files.stdout).toContain('GPL-3.0.txt');
});
