// Performs the four worked examples of the README of the tables on a copied folder, and compiles a
// folder as a licence holder makes one.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ITALIAN } from '../alphabet/alphabets.js';
import { indexOfWord } from '../alphabet/packed-words.js';
import { FIGS } from '../rules/editions/figs.js';
import { ownFolder } from '../testing/own-folder.js';
import { tempFolder } from '../testing/temp-folder.js';
import { createFolder } from './fold.js';
import { type BuiltWordList, buildWordList } from './wordlist.js';

const README = 'lexicon-src/README.md';
const COLUMNS = /^\| (.*?) \| `(.*?)` \| `(.*?)` \| ([A-Z ]+) \| ([A-Z ]+) \|$/gm;

const fold = createFolder(ITALIAN).fold;

function has({ words }: BuiltWordList, text: string): boolean {
  return indexOfWord(words, fold(text) as number[]) >= 0;
}

async function examples() {
  const rows = [...(await readFile(README, 'utf8')).matchAll(COLUMNS)];
  return rows.map(([, job, table, row, words, none]) => ({
    job: job as string,
    table: table as string,
    row: row as string,
    words: words!.split(' '),
    none: none!.split(' '),
  }));
}

/** Puts a row in place of the one that begins so, or at the end. */
async function perform(folder: string, table: string, row: string): Promise<void> {
  const path = join(folder, table);
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  const start = row.slice(0, row.indexOf(',') + 1);
  const at = lines.findIndex(line => line.startsWith(start));
  lines[at < 0 ? lines.length : at] = row;
  await writeFile(path, `${lines.join('\n')}\n`);
}

describe('the worked examples', () => {
  const source = tempFolder();
  let list: BuiltWordList;

  beforeAll(async () => {
    await cp('lexicon-src', source, { recursive: true });
    for (const { table, row } of await examples()) await perform(source, table, row);
    list = await buildWordList({ source, build: 'italiano', rules: FIGS });
  });

  test.each(['add a word', 'strike a word', 'add a verb', 'change a particle'])(
    'to %s, one row is enough',
    async job => {
      const example = (await examples()).find(each => each.job === job)!;
      expect(example.words.filter(word => !has(list, word))).toEqual([]);
      expect(example.none.filter(word => has(list, word))).toEqual([]);
    },
  );
});

describe('the tables of a licence holder', () => {
  test('compile without any package, under their own licence', async () => {
    const source = await ownFolder({ 'listed.csv': ['eccolo,ecco,avv,15d,listed,lo,ecco'] });
    const list = await buildWordList({ source, build: 'italiano', rules: FIGS });
    expect(list.licence).toBe('all rights reserved');
    expect(list.sources.map(({ id }) => id)).toEqual(['own']);
    const words = ['casa', 'case', 'portandoglielo', 'fabbricazioni', 'eccolo', 'mela'];
    expect(words.filter(word => has(list, word))).toEqual(words.slice(0, -1));
  });

  test('need a source for the rows of the folder', async () => {
    const source = await ownFolder();
    await writeFile(
      join(source, 'sources.csv'),
      'id,name,version,licence,attribution,packages\nmine,a dictionary,1,its own,its publisher,\n',
    );
    await expect(buildWordList({ source, build: 'italiano', rules: FIGS })).rejects.toThrow(
      'sources.csv:1: no source "own", which the rows of the folder come from',
    );
  });

  test('need the tables of packages as soon as they read one', async () => {
    const source = await ownFolder();
    await writeFile(
      join(source, 'sources.csv'),
      'id,name,version,licence,attribution,packages\nown,a dictionary,1,its own,its publisher,\nhun,x,1,GPL-3.0,y,dictionary-it\n',
    );
    await expect(buildWordList({ source, build: 'italiano', rules: FIGS })).rejects.toMatchObject({
      code: 'TABLE_MISSING',
    });
  });
});
