// Old files stay whole until every new one is on the disk, whatever goes wrong.
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.js';
import { writeFiles, writeWhole } from './write-files.js';

let folder: string;

beforeEach(async () => {
  folder = tempFolder();
  await writeFile(join(folder, 'a.txt'), 'old a');
  await writeFile(join(folder, 'b.txt'), 'old b');
});

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
    code: 'FILE_WRITE',
    message: `"${folder}" cannot be written: no such file or folder (ENOENT)`,
  });
  expect(await contents()).toEqual(OLD);
});

test('a folder below a file cannot be written', async () => {
  const below = join(folder, 'a.txt', 'out');
  await expect(writeFiles(below, new Map([['a.txt', 'new']]))).rejects.toThrow(
    `"${below}" cannot be written: part of its path is not a folder (ENOTDIR)`,
  );
  expect(await contents()).toEqual(OLD);
});

test('a file that is a folder cannot be written, and nothing is left lying about', async () => {
  await mkdir(join(folder, 'c.txt'));
  await expect(writeFiles(folder, new Map([['c.txt', 'new']]))).rejects.toMatchObject({
    code: 'FILE_WRITE',
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

test('one file takes the place of the old one, which keeps its rights and its links', async () => {
  const path = join(folder, 'a.txt');
  await chmod(path, 0o600);
  await symlink(path, join(folder, 'link'));
  await writeWhole(join(folder, 'link'), 'new a');
  expect(await readFile(path, 'utf8')).toBe('new a');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(['a.txt', 'b.txt', 'link']);
});

test('a new file does not take the place of an old one', async () => {
  await expect(writeWhole(join(folder, 'a.txt'), 'new', { isNew: true })).rejects.toThrow(
    'it already exists (EEXIST)',
  );
  expect(await contents()).toEqual(OLD);
  await writeWhole(join(folder, 'c.txt'), 'new', { isNew: true });
  expect(await contents()).toEqual({ ...OLD, 'c.txt': 'new' });
});

test('what is not a regular file is written to as it is', async () => {
  await writeWhole('/dev/null', 'new');
  await expect(writeWhole('/dev/full', 'new')).rejects.toThrow(
    'no space left on the disk (ENOSPC)',
  );
  expect((await stat('/dev/null')).isFile()).toBe(false);
});

test('what an ended process left is swept, what another still writes is not', async () => {
  await writeFile(join(folder, '.a.txt.99999999.1.tmp'), 'left');
  await writeFile(join(folder, `.a.txt.${process.ppid}.1.tmp`), 'being written');
  await writeFile(join(folder, '.b.txt.99999999.1.tmp'), 'of another file');
  await writeWhole(join(folder, 'a.txt'), 'new a');
  expect((await readdir(folder)).sort()).toEqual(
    [`.a.txt.${process.ppid}.1.tmp`, '.b.txt.99999999.1.tmp', 'a.txt', 'b.txt'].sort(),
  );
});

test('of many writers of one folder all files are of one of them', async () => {
  const write = (name: string): Promise<void> =>
    writeFiles(folder, new Map(['a.txt', 'b.txt'].map(file => [file, name])));
  await Promise.all(Array.from({ length: 12 }, (_, index) => write(`writer ${index}`)));
  const { 'a.txt': a, 'b.txt': b, ...others } = await contents();
  expect(a).toMatch(/^writer \d+$/);
  expect(b).toBe(a);
  expect(others).toEqual({});
});

test('links are followed, those that lead nowhere too; what is not a regular file stays what it is', async () => {
  const out = join(folder, 'out');
  await mkdir(out);
  await symlink(join(folder, 'a.txt'), join(out, 'link'));
  await symlink('../new.txt', join(out, 'dangling'));
  await writeFiles(out, new Map([['link', 'new a']]));
  await writeWhole(join(out, 'dangling'), 'new');
  expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('new a');
  expect(await readFile(join(folder, 'new.txt'), 'utf8')).toBe('new');
  await symlink('/dev/null', join(out, 'device'));
  await expect(writeFiles(out, new Map([['device', 'x']]))).rejects.toThrow(
    'it is not a regular file',
  );
  await expect(writeFiles('/dev/null', new Map([['a', 'x']]))).rejects.toThrow(
    'it is not a folder',
  );
});
