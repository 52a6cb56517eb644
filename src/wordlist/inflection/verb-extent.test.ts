// How much of a verb exists: the column `forms`, what is wrong with it, and that the words keep to it.
import { expect, test } from 'vitest';
import { ITALIAN } from '../../alphabet/alphabets.js';
import { indexOfWord } from '../../alphabet/packed-words.js';
import { FIGS } from '../../rules/editions/figs.js';
import { ownFolder } from '../../testing/own-folder.js';
import { createFolder } from '../fold.js';
import { buildWordList } from '../wordlist.js';
import { VERB_CELLS } from './verb-cells.js';
import { extentOf } from './verb-extent.js';

const HEADER = 'verb,class,aux,register,media,isc,forms,gloss,witness';
const PARTICIPLE = VERB_CELLS.filter(cell => cell.startsWith('part.past'));

test.each([
  ['', false, undefined],
  ['pron', true, undefined],
  ['part', false, PARTICIPLE],
  ['inf;ind.pres.3s', false, ['inf', 'ind.pres.3s']],
  ['-part', false, VERB_CELLS.filter(cell => !PARTICIPLE.includes(cell))],
  ['pron;ind.pres.3s;ind.pres.3p', true, ['ind.pres.3s', 'ind.pres.3p']],
])('forms "%s" are read', (text, isPronominal, cells) => {
  expect(extentOf(text)).toEqual({ isPronominal, cells });
});

test.each([
  ['inf;-part', 'forms "inf;-part" says both which cells exist and which do not'],
  ['ind.pres.4s', 'forms "ind.pres.4s": "ind.pres.4s" is not pron, part or a cell'],
  ['part;pron', 'forms "part;pron": "pron" is not pron, part or a cell'],
  ['inf;inf', 'forms "inf;inf" names a cell twice'],
])('forms "%s" are wrong', (text, reason) => {
  expect(extentOf(text)).toBe(reason);
});

/** The tables of an own folder with these verbs, whose table has the column. */
async function build(...rows: string[]) {
  const source = await ownFolder({});
  const { writeFile } = await import('node:fs/promises');
  await writeFile(`${source}/verbs-few.csv`, `${[HEADER, ...rows].join('\n')}\n`);
  return buildWordList({ source, build: 'italiano', rules: FIGS }).catch(error => error.findings);
}

test('only the forms of the column are words, and only they take particles', async () => {
  const { words } = await build(
    'sbiavare,T,a,arc,1,,part,sbiadire,x',
    'angare,T,a,arc,1,,inf;ind.pres.3s,angosciare,x',
    'indovare,P,e,arc,1,,pron,collocarsi,x',
  );
  const fold = createFolder(ITALIAN).fold;
  const has = (text: string) => indexOfWord(words, fold(text) as number[]) >= 0;
  const wanted = ['sbiavate', 'angare', 'anga', 'angarlo', 'indova', 'indovarsi', 'indovata'];
  expect(wanted.filter(text => !has(text))).toEqual([]);
  const none = ['sbiavare', 'sbiava', 'sbiavarlo', 'ango', 'angato', 'angandolo', 'indovare'];
  expect(none.filter(has)).toEqual([]);
});

test.each([
  [
    'zompare,I,a,,1,,pron,saltare,x',
    'forms "pron": the class of "zompare" is "I", not P or Pdi alone',
  ],
  [
    'zompare,P,e,,1,,,saltare,x',
    '"zompare" exists only with -si by its class: its forms are "pron"',
  ],
  ['zompare,I,a,,1,,partire,saltare,x', 'forms "partire": "partire" is not pron, part or a cell'],
  ['soprastare,I,e,,1,,-part.past.*,x,x', undefined],
  [
    'calere,I:imp,e,,1,,-ger,importare,x',
    'forms of "calere" take nothing away: the grammar gives no others',
  ],
  [
    'calere,I:imp,e,,1,,ger,importare,x',
    'forms of "calere" leave nothing: the grammar gives none of them',
  ],
])('a row %s is judged with file and line', async (row, reason) => {
  const found = await build(row);
  expect(Array.isArray(found) ? found : []).toEqual(
    reason === undefined ? [] : [`verbs-few.csv:2: ${reason}`],
  );
});
