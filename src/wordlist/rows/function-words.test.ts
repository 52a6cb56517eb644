import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder.js';
import { readFunctionWords } from './function-words.js';
import { Problems } from './table-reader.js';

const FOLDER = fileURLToPath(new URL('../../../lexicon-src', import.meta.url));

test('the committed table has no bad row and only forms of 2 to 15 letters', async () => {
  const problems = new Problems();
  const words = await readFunctionWords(FOLDER, problems);
  expect(problems.list).toEqual([]);
  expect(words.length).toBeGreaterThan(700);
  expect(words.filter(({ form }) => form.length < 2 || form.length > 15)).toEqual([]);
});

test('articulated prepositions, pronouns and numerals are there, elided forms are not', async () => {
  const words = await readFunctionWords(FOLDER, new Problems());
  const forms = new Set(words.map(({ form }) => form));
  for (const form of ['col', 'coi', 'pei', 'pel', 'sul', 'nel', 'glieli', 'quegli', 'mille']) {
    expect(forms, form).toContain(form);
  }
  for (const form of ['dall', 'dell', 'quarantadue', 'trentunesimo', 'eccomi', 'ahimé']) {
    expect(forms, form).not.toContain(form);
  }
});

test('a form keeps its lemma and the row it comes from', async () => {
  const words = await readFunctionWords(FOLDER, new Problems());
  const quei = words.find(({ form }) => form === 'quei');
  expect(quei?.lemma.text).toBe('quello');
  expect(quei?.lemma.pos).toBe('pron');
  expect(quei?.lemma.origin).toEqual({
    source: 'own',
    at: expect.stringMatching(/^function-words\.csv:\d+$/),
  });
});

test('every bad row is reported with its line', async () => {
  const folder = tempFolder();
  const rows = [
    'il,art,il,articolo,own',
    'IL,art,il,articolo,own',
    'il,art,il,articolo,own',
    'lo,sm,il,articolo,own',
    'la,art,il,articolo,',
    'gli,art,il,,own',
  ];
  await writeFile(
    join(folder, 'function-words.csv'),
    ['form,pos,lemma,gloss,source', ...rows].join('\n'),
  );
  const problems = new Problems();
  expect(await readFunctionWords(folder, problems)).toHaveLength(1);
  expect(problems.list).toEqual([
    'function-words.csv:3: form "IL" is not a word in small letters',
    'function-words.csv:4: a second row for "il"',
    'function-words.csv:5: pos "sm" is none of art, prep, pron, agg, cong, avv, inter, num',
    'function-words.csv:6: no source',
    'function-words.csv:7: "gli" has no gloss',
  ]);
});
