// A compiled kernel that is cut short, another program's or missing: one line that says what to do, in a copy of
// the built package.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const NOT_OURS = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

let folder: string;
let wasm: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leggio-kernel-'));
  wasm = join(folder, 'dist', 'movegen', 'kernel.wasm');
  await cp('dist', join(folder, 'dist'), { recursive: true });
  await cp('package.json', join(folder, 'package.json'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'list.txt'), 'ai\nmicio\n');
  await writeFile(join(folder, 'one.jsonl'), `{"id":1,"cgp":"${MICIO} A"}\n`);
  await run('compile', '--words', 'list.txt', '--out', 'tiny.gaddag');
});

afterAll(() => rm(folder, { recursive: true }));

/** Standard error of a command of the copy. */
function run(...args: readonly string[]): Promise<string> {
  return new Promise(done => {
    const command = [join(folder, 'dist', 'cli', 'main.js'), ...args];
    execFile(process.execPath, command, { cwd: folder }, (_, _stdout, stderr) => done(stderr));
  });
}

test.each(['cut short', 'of another program', 'empty', 'that is missing'])(
  'a kernel %s',
  async what => {
    const bytes = await readFile(resolve('dist', 'movegen', 'kernel.wasm'));
    const broken = { 'cut short': bytes.subarray(0, 5000), empty: bytes.subarray(0, 0) }[what];
    if (what === 'that is missing') await rm(wasm);
    else await writeFile(wasm, broken ?? NOT_OURS);
    const line =
      /^error: .*kernel\.wasm: not the compiled kernel of this version \(.*\): install leggio again, or "npm run build" in a clone\n$/;
    const lexicon = ['--lexicon', 'tiny.gaddag'];
    expect(await run('top', MICIO, '--rack', 'A', ...lexicon)).toMatch(line);
    expect(await run('digest', 'one.jsonl', ...lexicon)).toMatch(line);
    expect(await run('batch', 'one.jsonl', '--threads', '2', ...lexicon)).toMatch(line);
  },
);
