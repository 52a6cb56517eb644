// The table that comes back: what is read, and every row that cannot be right.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.js';
import { COLUMNS } from './answer-table.js';
import { type Answered, Findings, readAnswers } from './answers.js';
import { findContradictions } from './contradictions.js';

const folder = tempFolder();
const HEADER = COLUMNS.join(',');

async function read(...lines: readonly string[]) {
  const path = join(folder, 'answers.csv');
  await writeFile(path, `${[HEADER, ...lines].join('\n')}\n`);
  const findings = new Findings();
  const answers = await readAnswers([path], findings);
  findContradictions(answers.answered, findings);
  findings.throwIfAny();
  return answers;
}

const row = (word: string, lemma: string, boxes: string, rest = ',,Anna') =>
  `own-verbs,${word},${lemma},v.,x,own,r,${boxes},${rest}`;

test('answers are read with their places, rows without one are counted', async () => {
  const { answered, open } = await read(
    row('ANGE', 'angere', 'x,,'),
    row('ANGERE', 'angere', ',,', ',,'),
    row('CASCO', 'cascare', ',X,', 'form,"no, mai",Anna'),
  );
  expect(open).toBe(1);
  expect(answered).toEqual([
    expect.objectContaining({
      word: 'ANGE',
      answer: 'right',
      reviewer: 'Anna',
      at: 'answers.csv:2',
    }),
    {
      ...{ kind: 'own-verbs', word: 'CASCO', lemma: 'cascare', pos: 'v.', row: 'r' },
      ...{ answer: 'wrong', scope: 'form', note: 'no, mai', reviewer: 'Anna', at: 'answers.csv:4' },
    },
  ]);
});

test.each([
  ['ANGERE', 'angere', 'lemma'],
  ['ANGEVA', 'angere', 'form'],
  ['CITTA', 'città', 'lemma'],
  ['BLU', 'blu', 'form'],
])('whoever says no more of %s (%s) means the %s', async (word, lemma, scope) => {
  const { answered } = await read(row(word, lemma, ',x,'));
  expect(answered[0]).toMatchObject({ scope });
});

test('a table with semicolons, Windows line ends and a BOM, as spreadsheets save it', async () => {
  const path = join(folder, 'excel.csv');
  const text = [HEADER, row('ANGE', 'angere', 'x,,', ',,Anna'), ''].join('\r\n');
  await writeFile(path, `\uFEFF${text.replaceAll(',', ';')}`);
  const { answered } = await readAnswers([path], new Findings());
  expect(answered).toMatchObject([{ word: 'ANGE', answer: 'right', at: 'excel.csv:2' }]);
});

async function findingsOf(...lines: readonly string[]): Promise<readonly string[]> {
  const error = await read(...lines).then(
    () => undefined,
    each => each,
  );
  expect(error).toMatchObject({ name: 'InputError', code: 'REVIEW_ANSWERS' });
  return error.findings;
}

test('every row that cannot be right is reported with its place', async () => {
  const found = await findingsOf(
    row('ANGE', 'angere', 'x,x,'),
    row('Ange2', 'angere', 'x,,'),
    row('ANGI', 'angere', 'x,,', ',,'),
    row('ANGA', 'angere', 'yes,,'),
    row('ANGO', 'angere', ',x,', 'all,,Anna'),
    row('ANGIAMO', '', ',x,', 'lemma,,Anna'),
    row('ANGONO', 'angere', ',,', ',perhaps,'),
    'own-verbs,ANGERE',
    row('ANGEVO', 'angere', ',x,', 'form,"open,Anna'),
    row('ANGEVI', 'angere', 'x,,').replace('own-verbs', 'verbs'),
  );
  expect([...found].sort()).toEqual([
    'answers.csv:10: a quote is not closed, or inside a field',
    'answers.csv:11: kind "verbs" is not one of verb-forms, own-verbs, own-nouns, package-nouns, enclitics, short-words, words',
    'answers.csv:2: "ANGE" is marked right and wrong: one of them',
    'answers.csv:3: word "Ange2" is not one of 2 to 15 capital letters',
    'answers.csv:4: "ANGI" is judged by nobody: name the reviewer',
    'answers.csv:5: right "yes" is not x or empty',
    'answers.csv:6: scope "all" is not one of form, lemma',
    'answers.csv:7: "ANGIAMO" has no entry that could be wrong',
    'answers.csv:8: "ANGONO" has a note, but no answer',
    'answers.csv:9: 2 fields, the header has 13',
  ]);
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    'one word, two answers',
    [row('ANGE', 'angere', 'x,,'), row('ANGE', 'angere', ',x,', 'form,,Bruno')],
    ['answers.csv:3: "ANGE" is wrong (form), in answers.csv:2 right'],
  ],
  [
    'one entry, wrong and right by the same word, which is said once',
    [row('ANGERE', 'angere', ',x,', 'lemma,,Anna'), row('ANGERE', 'angere', 'x,,')],
    ['answers.csv:3: "ANGERE" is right, in answers.csv:2 wrong (lemma)'],
  ],
  [
    'a word struck by one entry, right by another',
    [row('PORTA', 'porta', ',x,', 'form,,Anna'), row('PORTA', 'portare', 'x,,')],
    ['answers.csv:3: "PORTA" is right, in answers.csv:2 wrong'],
  ],
  [
    'a whole entry that is wrong, a form of it that is right',
    [row('ANGERE', 'angere', ',x,', 'lemma,,Anna'), row('ANGE', 'angere', 'x,,')],
    [
      'answers.csv:2: the whole entry "angere" is wrong, but "ANGE" of it is right in answers.csv:3',
    ],
  ],
  [
    'a whole entry, wrong and in doubt',
    [row('ANGERE', 'angere', ',x,'), row('ANGEVA', 'angere', ',,x', 'lemma,,Anna')],
    ['answers.csv:3: the whole entry "angere" is doubt, in answers.csv:2 wrong'],
  ],
])('contradictions: %s', async (_, lines, found) => {
  expect(await findingsOf(...lines)).toEqual(found);
});

test.each<[string, readonly string[]]>([
  [
    'the same answer twice',
    [row('ANGE', 'angere', 'x,,'), row('ANGE', 'angere', 'x,,', ',,Bruno')],
  ],
  [
    'an entry that is wrong, and the same word right by another entry',
    [row('PORTA', 'porta', ',x,', 'lemma,,Anna'), row('PORTA', 'portare', 'x,,')],
  ],
  [
    'a form that is wrong, another of the entry that is right',
    [row('ANGEVO', 'angere', ',x,', 'form,,Anna'), row('ANGE', 'angere', 'x,,')],
  ],
])('no contradiction: %s', async (_, lines) => {
  const { answered } = await read(...lines);
  expect(answered.map(({ at }: Answered) => at)).toEqual(['answers.csv:2', 'answers.csv:3']);
});

test('what is no table of answers is refused', async () => {
  const path = join(folder, 'other.csv');
  await writeFile(path, 'word,gloss\ncasa,dimora\n');
  await expect(readAnswers([path], new Findings())).rejects.toThrow(
    'other.csv:1: no column "kind", "lemma", "pos", "reason", "source", "row", "right", "wrong", "doubt", "scope", "note", "reviewer": not a table of answers',
  );
  await expect(readAnswers([join(folder, 'none.csv')], new Findings())).rejects.toMatchObject({
    code: 'REVIEW_ANSWERS',
  });
});
