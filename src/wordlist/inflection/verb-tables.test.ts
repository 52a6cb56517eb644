// Wrong rows of the verb tables: each is reported with its line and reason, none is dropped unsaid.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder.js';
import { sample } from '../../testing/thorough.js';
import { Problems } from '../rows/table-reader.js';
import { createConjugator } from './conjugate.js';
import { readVerbTables } from './verb-tables.js';

const TABLES = [
  'paradigms.csv',
  'families.csv',
  'irregular.csv',
  'ire-classes.csv',
  'iare-classes.csv',
];

/** A row to put at the end of a table, and what must be said of it. */
const WRONG_ROWS = [
  ['paradigms.csv', 'saltare,inf,stem,,are,o', 'no paradigm "saltare"'],
  ['paradigms.csv', 'portare,ind.pres.4s,stem,,are,o', 'no cell "ind.pres.4s"'],
  ['paradigms.csv', 'portare,inf,root,,are,o', 'stress "root" is not stem or ending'],
  ['paradigms.csv', 'portare,inf,stem,ere,are,o', '"ere" does not end in "are"'],
  ['paradigms.csv', 'portare,inf,stem,,are,', '"" is not an ending'],
  [
    'paradigms.csv',
    'portare,ger,ending,,are,ando',
    'portare ger: a row above takes the same verbs',
  ],
  [
    'paradigms.csv',
    'portare,ger,stem,are,are,ando',
    'portare ger: stress differs from the row above',
  ],
  ['families.csv', 'fare,,,,,,,,,', '"fare" stands twice'],
  ['families.csv', 'casa,,,,,,,,,', '"casa" is not a verb, a tail or a model'],
  ['families.csv', 'zifare,zafare,,,,,,,,', '"zifare" is like "zafare", which has no row'],
  ['families.csv', 'zifare,dare,,,,,,,,', '"zifare" does not end like "dare"'],
  [
    'families.csv',
    'zidare,zidare,,,,,,,,',
    '"zidare" is like "zidare", which leads back to itself',
  ],
  ['families.csv', 'zipere,,zippo,,,,,,,', '"zipere" cannot have the past "zippo"'],
  ['families.csv', 'zipere,,,zipto!,,,,,,', '"zipere" cannot have the participle "zipto!"'],
  [
    'families.csv',
    'zipere;zopere,,zippi,,,,,,,',
    '"zipere;zopere" share a row, so they cannot have "zippi"',
  ],
  ['irregular.csv', 'dare,ind.pres.4s,replace,do,,', 'no cell "ind.pres.4s"'],
  ['irregular.csv', '-zipere,ger,replace,zipendo,,', 'no family "-zipere"'],
  ['irregular.csv', 'casa,ger,replace,casando,,', '"casa" is not a verb, a tail or a model'],
  ['irregular.csv', 'dare,ger,remove,,,', 'no mode "remove"'],
  ['irregular.csv', 'dare,ger,none,dando,,', '"none" takes no forms'],
  ['irregular.csv', 'dare,ger,add,,,', '"" is not a form'],
  [
    'irregular.csv',
    'dare,ger,add,dando,double,',
    'join "double" is not double of an imp.2s or none of an imperative',
  ],
  [
    'irregular.csv',
    'dare,ger,add,dando,none,',
    'join "none" is not double of an imp.2s or none of an imperative',
  ],
  [
    'irregular.csv',
    'dare;stare,ger,add,dando,,',
    '"dare;stare" share a row, so they cannot have "dando"',
  ],
  [
    'irregular.csv',
    'dare,ind.pres.1s,replace,dono,,',
    '"dare" has "replace" for ind.pres.1s twice',
  ],
  ['ire-classes.csv', 'portare,dormire,', '"portare" is not a verb or tail in -ire'],
  ['ire-classes.csv', 'zipire,saltare,', 'no paradigm "saltare"'],
  ['ire-classes.csv', 'zipire,portare,', '"zipire" cannot follow "portare"'],
  ['ire-classes.csv', '-venire,dormire,', '"-venire" stands twice'],
  ['iare-classes.csv', 'zipare,inviare,', '"zipare" is not a verb or tail in -iare'],
] as const;

let folder: string;

beforeEach(async () => {
  folder = tempFolder();
  for (const table of TABLES) await cp(join('lexicon-src', table), join(folder, table));
});

test('the tables of the project have no wrong row', async () => {
  expect(await problemsOf(folder)).toEqual([]);
});

test.each(sample(WRONG_ROWS, 3))('%s: "%s" is reported', async (table, row, reason) => {
  const line = await append(table, row);
  expect(await problemsOf(folder)).toEqual([`${table}:${line}: ${reason}`]);
});

test('all wrong rows of all tables are reported at once', async () => {
  const family = await append('families.csv', 'casa,,,,,,,,,');
  const rule = await append('irregular.csv', 'dare,ger,remove,,,');
  expect(await problemsOf(folder)).toEqual([
    `families.csv:${family}: "casa" is not a verb, a tail or a model`,
    `irregular.csv:${rule}: no mode "remove"`,
  ]);
});

test('a paradigm without a row for any verb in a cell is reported', async () => {
  const path = join(folder, 'paradigms.csv');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('capire,ind.pres.1s,ending,,ire,isco\n', ''));
  expect(await problemsOf(folder)).toEqual([
    'paradigms.csv:1: capire lacks a row for any verb in ind.pres.1s',
  ]);
});

test('a verb follows the model it is like, behind its prefix, and changes what it says', async () => {
  await append('families.csv', 'zivenire,-venire,,zivento,,,,,,');
  await append('irregular.csv', 'zivenire,ger,add,zivegnendo,,');
  const problems = new Problems();
  const forms = createConjugator(await readVerbTables(folder, problems)).conjugate('zivenire');
  const of = (cell: string): string[] => forms.filter(f => f.cell === cell).map(f => f.text);
  expect(of('ind.past.3s')).toEqual(['zivenne']);
  expect(of('part.past.fs')).toEqual(['ziventa']);
  expect(of('ger')).toEqual(['zivenendo', 'zivegnendo']);
});

async function append(table: string, row: string): Promise<number> {
  const path = join(folder, table);
  const text = await readFile(path, 'utf8');
  await writeFile(path, `${text}${row}\n`);
  return text.trimEnd().split('\n').length + 1;
}

async function problemsOf(from: string): Promise<readonly string[]> {
  const problems = new Problems();
  await readVerbTables(from, problems);
  return problems.list;
}
