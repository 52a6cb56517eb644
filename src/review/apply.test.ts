// Answers to rows: on a folder of tables of one's own, and on a copy of the tables of the project.
import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ITALIAN } from '../alphabet/alphabets.js';
import { indexOfWord } from '../alphabet/packed-words.js';
import { FIGS } from '../rules/editions/figs.js';
import { ownFolder } from '../testing/own-folder.js';
import { tempFolder } from '../testing/temp-folder.js';
import { createFolder } from '../wordlist/fold.js';
import { buildWordList } from '../wordlist/wordlist.js';
import { COLUMNS } from './answer-table.js';
import { applyAnswers } from './apply.js';

const answersFolder = tempFolder();
/** Where copies are made while answers are tried. */
const copies = tempFolder();
let files = 0;

beforeAll(() => void vi.stubEnv('TMPDIR', copies));

afterAll(() => void vi.unstubAllEnvs());

/** A file of answers: `kind,word,lemma,pos` and the cells from `right` on. */
async function answers(...rows: readonly (readonly [asked: string, boxes: string])[]) {
  const path = join(answersFolder, `answers-${files++}.csv`);
  const lines = rows.map(([asked, boxes]) => `${asked},x,own,r,${boxes}`);
  await writeFile(path, `${[COLUMNS.join(','), ...lines].join('\n')}\n`);
  return path;
}

const RIGHT = 'x,,,,,Anna Rossi';
const WRONG_FORM = ',x,,form,,Anna Rossi';
const WRONG_LEMMA = ',x,,lemma,,Anna Rossi';
const DOUBT_LEMMA = ',,x,lemma,forse,Anna Rossi';
const DOUBT = ',,x,form,,Anna Rossi';

const USUAL = { build: 'italiano', edition: 'figs', replace: false };

/** Every table of a folder. */
async function tablesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.csv'));
  const texts = names.map(async name => [name, await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

/** What is new in a folder, line by line, a minus before what is gone. */
async function changed(folder: string, before: Record<string, string>): Promise<string[]> {
  const now = await tablesIn(folder);
  return Object.keys(now).flatMap(name => {
    const [old, text] = [before[name]!.split('\n'), now[name]!.split('\n')];
    const gone = old.filter(line => !text.includes(line)).map(line => `-${name}: ${line}`);
    return [...gone, ...text.filter(line => !old.includes(line)).map(line => `+${name}: ${line}`)];
  });
}

const SHORT = {
  'short-words.csv': [
    'DI,ok,prep,di,preposizione,0.9',
    'DI,doubt,sm,dì,giorno,0.5',
    'FA,ok,v,fare,terza persona,0.9',
    'FU,doubt,sm,fu,da vedere,0.5',
    'MI,no,sm,mi,non qui,0.1',
    'MI,doubt,pron,mi,forse,0.5',
  ],
};

const has = (list: Awaited<ReturnType<typeof buildWordList>>, word: string): boolean =>
  indexOfWord(list.words, createFolder(ITALIAN).fold(word) as number[]) >= 0;

describe('on tables of one’s own', () => {
  test('a form that is wrong is struck, with the reviewer, and is no word then', async () => {
    const source = await ownFolder();
    const before = await tablesIn(source);
    const path = await answers(
      ['own-verbs,PORTEREMMO,portare,v.', WRONG_FORM],
      ['enclitics,PORTARNE,portare,v.', WRONG_FORM.replace(',,Anna', ',"mai, no",Anna')],
      ['own-verbs,PORTATO,portare,v.', RIGHT],
    );
    const { changes, shares, open } = await applyAnswers([path], { ...USUAL, source });
    expect(await changed(source, before)).toEqual(
      [
        '+exclusions.csv: portarne,form,14,"Anna Rossi: mai, no"',
        '+exclusions.csv: porteremmo,form,14,Anna Rossi: not a word',
      ].reverse(),
    );
    expect(changes.map(({ place }) => place)).toEqual(['exclusions.csv:2', 'exclusions.csv:3']);
    expect(open).toBe(0);
    expect(shares).toMatchObject([
      { kind: 'own-verbs', right: 1, wrong: 1, doubt: 0, share: { value: 0.5 } },
      { kind: 'enclitics', right: 0, wrong: 1, doubt: 0, share: { value: 0 } },
    ]);
    const list = await buildWordList({ source, build: 'italiano', rules: FIGS });
    expect(['portare', 'portato', 'porteremmo', 'portarne'].map(word => has(list, word))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('an entry of our own is taken out, but only where rows may be replaced', async () => {
    const source = await ownFolder({
      'short-words.csv': ['FAB,ok,sf,fabbricazione,in breve,0.9', 'OH,ok,inter,oh,ehi,0.9'],
    });
    const before = await tablesIn(source);
    const path = await answers(['own-nouns,FABBRICAZIONE,fabbricazione,s.f.', WRONG_LEMMA]);
    await expect(applyAnswers([path], { ...USUAL, source })).rejects.toMatchObject({
      code: 'REVIEW_TABLES',
      findings: [
        expect.stringMatching(
          /^answers-\d+\.csv:2: nouns-own\.csv:3: fabbricazione,.*: would be taken out \(--replace does it\)$/,
        ),
      ],
    });
    expect(await changed(source, before)).toEqual([]);
    const { left } = await applyAnswers([path], { ...USUAL, source, replace: true });
    expect(left.map(({ reason }) => reason)).toEqual([
      '"FAB" of "fabbricazione" stays "ok" in short-words.csv:2: judge it by itself',
    ]);
    expect(await changed(source, before)).toEqual([
      '-nouns-own.csv: fabbricazione,sf,,,,il fabbricare,the dictionary',
    ]);
  });

  test('rows of short words change their status, and keep the rest', async () => {
    const source = await ownFolder(SHORT);
    const before = await tablesIn(source);
    const path = await answers(
      ['short-words,FA,fare,v.', ',x,,form,arcaico,Anna Rossi'],
      ['words,FU,,', RIGHT],
      ['short-words,DI,di,prep.', DOUBT],
    );
    await applyAnswers([path], { ...USUAL, source, replace: true });
    expect((await changed(source, before)).sort()).toEqual([
      '+short-words.csv: DI,doubt,prep,di,preposizione [Anna Rossi],0.5',
      '+short-words.csv: FA,no,v,fare,terza persona [Anna Rossi: arcaico],0.01',
      '+short-words.csv: FU,ok,sm,fu,da vedere [Anna Rossi],0.99',
      '-short-words.csv: DI,ok,prep,di,preposizione,0.9',
      '-short-words.csv: FA,ok,v,fare,terza persona,0.9',
      '-short-words.csv: FU,doubt,sm,fu,da vedere,0.5',
    ]);
  });

  test('what no table takes is said, and nothing is changed', async () => {
    const source = await ownFolder(SHORT);
    const before = await tablesIn(source);
    const path = await answers(
      ['words,ZIRLO,,', RIGHT],
      ['words,ZZZ,,', ',x,,form,,Anna Rossi'],
      ['words,MI,,', RIGHT],
      ['own-verbs,PORTIAMO,portare,v.', DOUBT],
      ['own-verbs,PORTATE,portare,v.', DOUBT_LEMMA],
    );
    const { same, left, changes, shares } = await applyAnswers([path], { ...USUAL, source });
    const name = path.split('/').at(-1);
    expect(changes).toEqual([]);
    expect(same).toEqual([{ at: `${name}:3`, reason: '"ZZZ" is not in the lexicon' }]);
    expect(left.map(({ reason }) => reason)).toEqual([
      '"ZIRLO" is to be added: no row has it',
      'which row of "MI" is right: short-words.csv:6, short-words.csv:7',
      'no table takes a doubt about the form "PORTIAMO"',
      'no table takes a doubt about "portare" (v.)',
    ]);
    expect(shares[1]).toMatchObject({ doubt: 2, share: { value: 0 }, decided: undefined });
    expect(await changed(source, before)).toEqual([]);
  });

  test('a form that is the head of its row cannot be struck alone', async () => {
    const source = await ownFolder();
    const path = await answers(['own-nouns,CASA,casa,s.f.', WRONG_FORM]);
    await expect(applyAnswers([path], { ...USUAL, source, replace: true })).rejects.toMatchObject({
      code: 'REVIEW_ANSWERS',
      message: expect.stringContaining(
        '.csv:2: "casa" is written down in nouns-own.csv:2: only the whole entry can go (scope lemma)',
      ),
    });
  });

  test('what the tables would not compile with is refused whole, and leaves no copy behind', async () => {
    const source = await ownFolder({
      'variants.csv': ['fabricare,fabbricare,v,,grafica,1,costruire'],
    });
    const before = await tablesIn(source);
    const path = await answers(
      ['own-verbs,FABBRICARE,fabbricare,v.', WRONG_LEMMA],
      ['own-verbs,PORTEREMMO,portare,v.', WRONG_FORM],
    );
    await expect(applyAnswers([path], { ...USUAL, source, replace: true })).rejects.toMatchObject({
      code: 'REVIEW_TABLES',
      message: expect.stringContaining('with these answers, variants.csv:2: '),
    });
    expect(await changed(source, before)).toEqual([]);
    const left = (await readdir(copies)).filter(name => name.startsWith('leggio-review-'));
    expect(left).toEqual([]);
  });

  test('of two who apply at once, neither loses a row', async () => {
    const source = await ownFolder();
    const paths = await Promise.all([
      answers(['own-verbs,PORTEREMMO,portare,v.', WRONG_FORM]),
      answers(['own-verbs,PORTERESTE,portare,v.', WRONG_FORM]),
    ]);
    await Promise.all(paths.map(path => applyAnswers([path], { ...USUAL, source })));
    const text = await readFile(join(source, 'exclusions.csv'), 'utf8');
    expect(text.split('\n').slice(1).sort()).toEqual([
      '',
      'porteremmo,form,14,Anna Rossi: not a word',
      'portereste,form,14,Anna Rossi: not a word',
    ]);
    expect((await readdir(source)).filter(name => name.startsWith('.'))).toEqual([]);
  });

  test('files of others who wait meanwhile are no tables', async () => {
    const source = await ownFolder();
    execFileSync('mkfifo', [join(source, '.review.lock.new')]); // nothing that can be copied
    const path = await answers(['own-verbs,PORTEREMMO,portare,v.', WRONG_FORM]);
    expect(await applyAnswers([path], { ...USUAL, source })).toMatchObject({ changes: [{}] });
  });

  test('tables with Windows line ends keep them', async () => {
    const source = await ownFolder(SHORT);
    const path = join(source, 'short-words.csv');
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('\n', '\r\n'));
    await applyAnswers([await answers(['short-words,FA,fare,v.', DOUBT])], {
      ...USUAL,
      source,
      replace: true,
    });
    const text = await readFile(path, 'utf8');
    expect(text.match(/\r\n/g)).toHaveLength(7);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('FA,doubt,v,fare,terza persona [Anna Rossi],0.5\r\n');
  });
});

describe('on the tables of the project', () => {
  const source = tempFolder();
  let before: Record<string, string>;
  let path: string;

  beforeAll(async () => {
    await cp('lexicon-src', source, { recursive: true });
    before = await tablesIn(source);
    path = await answers(
      ['package-nouns,MICELLE,micella,s.f.', WRONG_LEMMA],
      ['package-nouns,POTERE,potere,s.m.', WRONG_LEMMA],
      ['verb-forms,STRABUZZI,strabuzzare,v.', DOUBT_LEMMA],
      ['verb-forms,SCOMBUSSOLAVANO,scombussolare,v.', WRONG_LEMMA],
      ['verb-forms,SCOMBUSSOLANO,scombussolare,v.', WRONG_LEMMA],
      ['verb-forms,ANDRO,andare,v.', WRONG_FORM],
      ['enclitics,RIMBECCARMI,rimbeccare,v.', WRONG_FORM],
    );
  });

  test('packages are mended by valency and by exclusions; again, nothing is left to do', async () => {
    const options = { ...USUAL, source, replace: true };
    const { left, changes } = await applyAnswers([path], options);
    const verb = changes.filter(({ after }) => after?.startsWith('scombussolare'));
    expect(verb.map(({ answer }) => answer)).toEqual([expect.stringMatching(/:5$/)]); // of two
    const after = await tablesIn(source);
    expect((await changed(source, before)).sort()).toEqual([
      '+exclusions.csv: andrò,form,14,Anna Rossi: not a word',
      '+exclusions.csv: micella,lemma,14,Anna Rossi: not a word',
      '+exclusions.csv: rimbeccarmi,form,14,Anna Rossi: not a word',
      '+valency.csv: scombussolare,T,a,err,1,mettere in subbuglio [Anna Rossi]',
      '+valency.csv: strabuzzare,T,a,?,1,stralunare gli occhi [Anna Rossi: forse]',
      '-valency.csv: scombussolare,T,a,,1,mettere in subbuglio',
      '-valency.csv: strabuzzare,T,a,,1,stralunare gli occhi',
    ]);
    expect(left).toHaveLength(1);
    expect(left[0]?.reason).toMatch(/^to strike "potere" \(s\.m\.\) would strike it as v\. too/);
    const again = await applyAnswers([path], options);
    expect(again.changes).toEqual([]);
    expect(again.same).toHaveLength(6);
    expect(await tablesIn(source)).toEqual(after);
  });
});
