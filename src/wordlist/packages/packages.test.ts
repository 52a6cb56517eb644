import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder.js';
import { isThorough } from '../../testing/thorough.js';
import { createDecliner, type Decliner } from '../inflection/decline.js';
import { readNounTables } from '../inflection/noun-tables.js';
import { readBuild, wantedPackages } from '../rows/sources.js';
import { Problems } from '../rows/table-reader.js';
import type { WantedPackage } from './package-files.js';
import type { PackageContents } from './package-lemma.js';
import { PACKAGES, type PackageName } from './package-names.js';
import { adverbOf, type PackageTables, readPackageTables } from './package-tables.js';
import { readPackages } from './packages.js';

const FOLDER = fileURLToPath(new URL('../../../lexicon-src', import.meta.url));

let decliner: Decliner;
let tables: PackageTables;
let wanted: readonly WantedPackage<PackageName>[];
beforeAll(async () => {
  const problems = new Problems();
  wanted = wantedPackages(await readBuild(FOLDER, 'italiano', problems));
  decliner = createDecliner(await readNounTables(FOLDER, problems));
  tables = await readPackageTables(FOLDER, problems);
  problems.throwIfAny();
});

describe.runIf(isThorough())('the installed packages', () => {
  let contents: readonly PackageContents[];
  beforeAll(async () => {
    contents = await readPackages(wanted, tables, decliner);
  });

  test('every package gives lemmas, in the order asked for', () => {
    expect(contents.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
    expect([...PACKAGES].sort()).toEqual(wanted.map(({ name }) => name).sort());
    expect(contents.map(({ lemmas }) => lemmas.length > 5_000)).toEqual([true, true, true, true]);
  });

  test('every lemma is plain small letters, every rejected entry has a reason', () => {
    for (const { lemmas, rejected } of contents) {
      expect(lemmas.filter(({ text }) => !/^\p{Ll}+$/u.test(text))).toEqual([]);
      expect(rejected.filter(({ reason }) => reason === '')).toEqual([]);
    }
  });

  test('every verb is an infinitive', () => {
    const verbs = contents.flatMap(({ lemmas }) => lemmas.filter(({ pos }) => pos === 'v'));
    expect(verbs.length).toBeGreaterThan(10_000);
    expect(verbs.filter(({ text }) => !/(are|ere|ire|rre)$/.test(text))).toEqual([]);
  });

  test('every entry struck by hand is an entry of its package', () => {
    for (const { name, rejected } of contents) {
      const entries = new Set(rejected.map(({ text, reason }) => `${text}: ${reason}`));
      const struck = [...(tables.exclusions.get(name) ?? [])];
      const stale = struck.filter(([text, { reason }]) => !entries.has(`${text}: ${reason}`));
      expect(stale, name).toEqual([]);
    }
  });
});

test.runIf(isThorough())(
  'every row of package-pos.csv is about a noun or adjective of its package',
  async () => {
    const hunspell = wanted.filter(({ name }) => name === 'dictionary-it');
    const [{ lemmas } = { lemmas: [] }] = await readPackages(hunspell, tables, decliner);
    const found = new Set(lemmas.map(({ text, pos }) => `${text} ${pos}`));
    const rows = [...(tables.parts.get('dictionary-it') ?? [])];
    expect([...tables.parts.keys()]).toEqual(['dictionary-it']);
    expect(rows.filter(([text, { pos }]) => !found.has(`${text} ${pos}`))).toEqual([]);
  },
);

describe('bad tables', () => {
  const write = async (files: Readonly<Record<string, readonly string[]>>) => {
    const folder = tempFolder();
    for (const [file, rows] of Object.entries(files)) {
      await writeFile(join(folder, file), rows.join('\n'));
    }
    return folder;
  };

  test('every bad row of the package tables is reported, good rows are read', async () => {
    const problems = new Problems();
    const folder = await write({
      'package-endings.csv': [
        'pattern,pos,infinitive,example,reason',
        '-ismo,sm,,atticismo,noun',
        'ismo,sm,,atticismo,noun',
        '-Ismo,sm,,atticismo,noun',
        '-ismo,agg,,atticismo,noun',
        '-ata,forma,,andata,noun',
        '-o,v,are;ere,amo,present',
        '-o,v,ire,parto,present',
      ],
      'adverb-paradigms.csv': [
        'ending,adverb,example',
        'o,amente,serio seriamente',
        'o,omente,serio seriomente',
        'e,ement,breve brevement',
      ],
      'package-pos.csv': [
        'package,text,pos',
        'dictionary-it,bavaglio,sm',
        'dictionary-it,bavaglio,agg',
        'dictionary-it,Vino,sm',
        'dictionary-it,vino,noun',
      ],
      'package-exclusions.csv': [
        'package,text,reason',
        'dictionary-it,boh,',
        'dictionary-it,mah,no word',
        'dictionary-it,mah,no word',
      ],
    });
    const read = await readPackageTables(folder, problems);
    expect(problems.list).toEqual([
      'package-endings.csv:3: pattern "ismo" is neither an ending "-ismo" nor a beginning "porta-"',
      'package-endings.csv:4: pattern "-Ismo" is neither an ending "-ismo" nor a beginning "porta-"',
      'package-endings.csv:5: a row for "-ismo" above holds for every word',
      'package-endings.csv:6: pos "forma" is none of sm, sf, smf, agg, avv, v, -',
      'adverb-paradigms.csv:3: a second row for "o"',
      'adverb-paradigms.csv:4: "e" to "ement" is no adverb in -mente',
      'package-pos.csv:3: a second row for "bavaglio" of dictionary-it',
      'package-pos.csv:4: "Vino" is no word',
      'package-pos.csv:5: pos "noun" is none of sm, sf, smf, agg',
      'package-exclusions.csv:2: a row needs a text and a reason',
      'package-exclusions.csv:4: a second row for "mah" of dictionary-it',
    ]);
    expect(read.endings.get('o')).toHaveLength(2);
    expect(adverbOf(read, 'serio')?.text).toBe('seriamente');
    expect(adverbOf(read, 'chic')).toBeUndefined();
  });

  test('every bad row of the noun tables is reported', async () => {
    const problems = new Problems();
    const folder = await write({
      'noun-paradigms.csv': [
        'pos,ending,plural,feminine,feminine_plural,also,example',
        'sm,o,i,,,,gatto gatti',
        'sx,o,i,,,,gatto gatti',
        'sm,o,i,,,,gatto gatti',
        'sf,O,i,,,,',
        'sf,a,,,,,casa',
        'agg,o,i,,,,rosso rossi',
      ],
      'noun-exceptions.csv': [
        'lemma,pos,plural,feminine,feminine_plural,note',
        'uomo,sm,uomini,,,irregular',
        'bue,sm,,,,irregular',
        'dio,sm,Dei,,,irregular',
      ],
    });
    await readNounTables(folder, problems);
    expect([...problems.list].sort()).toEqual([
      'noun-exceptions.csv:3: nothing said about "bue"',
      'noun-exceptions.csv:4: plural "Dei" is not a word in small letters',
      'noun-paradigms.csv:3: pos "sx" is none of sm, sf, smf, agg',
      'noun-paradigms.csv:4: a second row for sm "o"',
      'noun-paradigms.csv:5: ending "O" is not a word in small letters',
      'noun-paradigms.csv:6: no plural',
      'noun-paradigms.csv:7: an adjective needs feminine and feminine_plural',
    ]);
  });

  test('a missing column or table is an error', async () => {
    const folder = await write({ 'noun-paradigms.csv': ['pos,ending'] });
    await expect(readNounTables(folder, new Problems())).rejects.toMatchObject({
      name: 'InputError',
      code: expect.stringMatching(/^TABLE_(HEADER|MISSING)$/),
    });
  });
});
