// Old files stay whole until every new one is on the disk, whatever goes wrong.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from './write-files.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leggio-write-'));
  await writeFile(join(folder, 'a.txt'), 'old a');
  await writeFile(join(folder, 'b.txt'), 'old b');
});

afterEach(() => rm(folder, { recursive: true }));

/** Every file of the folder with its content. */
async function contents(): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, i) => [name, texts[i] as string]));
}

const OLD = { 'a.txt': 'old a', 'b.txt': 'old b' };

test('new files take the place of old ones', async () => {
  const bytes = new TextEncoder().encode('new b');
  await writeFiles(
    folder,
    new Map<string, Uint8Array | string>([
      ['a.txt', 'new a'],
      ['b.txt', bytes],
    ]),
  );
  expect(await contents()).toEqual({ 'a.txt': 'new a', 'b.txt': 'new b' });
});

test('a folder that is not there is made', async () => {
  const deep = join(folder, 'x', 'y');
  await writeFiles(deep, new Map([['a.txt', 'new']]));
  expect(await readFile(join(deep, 'a.txt'), 'utf8')).toBe('new');
});

test('when one file cannot be written, the others are not either', async () => {
  const files = new Map([
    ['a.txt', 'new a'],
    ['none/b.txt', 'new b'],
  ]);
  await expect(writeFiles(folder, files)).rejects.toMatchObject({
    name: 'InputError',
    code: 'COMPILE_OUTPUT',
    message: `cannot write to ${folder}: ENOENT`,
  });
  expect(await contents()).toEqual(OLD);
});

test('a folder below a file cannot be written', async () => {
  const below = join(folder, 'a.txt', 'out');
  await expect(writeFiles(below, new Map([['a.txt', 'new']]))).rejects.toThrow(
    `cannot write to ${below}: ENOTDIR`,
  );
  expect(await contents()).toEqual(OLD);
});

test('a file that is a folder cannot be written, and nothing is left lying about', async () => {
  await mkdir(join(folder, 'c.txt'));
  await expect(writeFiles(folder, new Map([['c.txt', 'new']]))).rejects.toMatchObject({
    code: 'COMPILE_OUTPUT',
  });
  expect(await readdir(folder)).toEqual(['a.txt', 'b.txt', 'c.txt']);
});

test('a signal raised before the writing leaves the old files', async () => {
  const files = new Map([['a.txt', 'new a']]);
  await expect(writeFiles(folder, files, AbortSignal.abort())).rejects.toThrow(/aborted/);
  expect(await contents()).toEqual(OLD);
});

test('a signal raised between two files leaves the old files', async () => {
  const controller = new AbortController();
  class Interrupted extends Map<string, string> {
    override *[Symbol.iterator](): MapIterator<[string, string]> {
      for (const entry of this.entries()) {
        yield entry;
        controller.abort(); // the first file is on the disk under its temporary name
      }
    }
  }
  const files = new Interrupted([
    ['a.txt', 'new a'],
    ['b.txt', 'new b'],
  ]);
  await expect(writeFiles(folder, files, controller.signal)).rejects.toThrow(/aborted/);
  expect(await contents()).toEqual(OLD);
});
