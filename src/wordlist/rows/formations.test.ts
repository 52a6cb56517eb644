import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder.js';
import { readFormations } from './formations.js';
import { Problems } from './table-reader.js';

function folderWith(rows: string): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'formations.csv'), `kind,text,base,note\n${rows}\n`);
  return folder;
}

test('a row gives every ending with every base', async () => {
  const problems = new Problems();
  expect(await readFormations(folderWith('altered,ino;ina,o;e,\nprefix,ri,,'), problems)).toEqual([
    { kind: 'altered', text: 'INO', base: 'O' },
    { kind: 'altered', text: 'INO', base: 'E' },
    { kind: 'altered', text: 'INA', base: 'O' },
    { kind: 'altered', text: 'INA', base: 'E' },
    { kind: 'prefix', text: 'RI', base: '' },
  ]);
  expect(problems.list).toEqual([]);
});

test('wrong rows are reported', async () => {
  const problems = new Problems();
  await readFormations(folderWith('folly,ino,o,\nprefix,,,'), problems);
  expect(problems.list).toEqual([
    'formations.csv:2: kind "folly" is none of altered, superlative, foreignPlural, prefix, numeral, geographic',
    'formations.csv:3: no text',
  ]);
});

test('a folder may lack the table', async () => {
  expect(await readFormations(tempFolder(), new Problems())).toEqual([]);
});
