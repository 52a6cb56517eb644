import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseWord } from '../../alphabet/alphabet.js';
import { ITALIAN } from '../../alphabet/alphabets.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { FormCollector } from '../collector.js';
import { contradictions, readNotWords } from './not-words.js';
import { Problems } from './table-reader.js';

function folderWith(rows: string): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'not-words.csv'), `text,article,kind,reason\n${rows}\n`);
  return folder;
}

test('every wrong row is reported', async () => {
  const problems = new Problems();
  const rows = await readNotWords(
    folderWith(',14,oneWord,x\nab,,oneWord,x\nab,14,oneWord,\nab,14,folly,x\nab,14,oneWord,x'),
    problems,
  );
  expect(rows.map(({ at }) => at)).toEqual(['not-words.csv:6']);
  expect(problems.list).toEqual([
    'not-words.csv:2: no text',
    'not-words.csv:3: "ab" has no article',
    'not-words.csv:4: "ab" has no reason',
    expect.stringMatching(/^not-words.csv:5: kind "folly" is none of oneWord, /),
  ]);
});

test('a folder without the table has no rows', async () => {
  expect(await readNotWords(tempFolder(), new Problems())).toEqual([]);
});

test('a row that is a word all the same is a contradiction, with the row that makes it one', async () => {
  const collector = new FormCollector();
  for (const [index, text] of ['aceto', 'empolese', 'zio'].entries()) {
    const origin = { source: 'own', at: `nouns-a.csv:${index + 2}` };
    collector.add(
      parseWord(ITALIAN, text),
      collector.lemma({ text, pos: 'agg', gloss: '', origin }),
      's',
      '',
    );
  }
  const problems = new Problems();
  const notWords = await readNotWords(
    folderWith(
      'émpolese,19,numerals,a place\nericino,19,numerals,a place\nab aeterno,14,oneWord,two',
    ),
    problems,
  );
  const unannounced = [{ form: 'zio', lemma: 'zione', at: 'truncations.csv:9' }];
  const denials = { notWords, own: { unannounced } };
  contradictions(denials, collector.finish(), ITALIAN, problems);
  expect(problems.list).toEqual([
    'not-words.csv:2: "émpolese" is no word (art. 19: a place), but nouns-a.csv:3 makes it one, as empolese (agg)',
    'truncations.csv:9: "zio" is no word (art. 17: not announced), but nouns-a.csv:4 makes it one, as zio (agg)',
  ]);
});
