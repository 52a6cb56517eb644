import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDecliner, type Decliner } from '../inflection/decline.js';
import { readNounTables } from '../inflection/noun-tables.js';
import { Problems } from '../rows/table-reader.js';
import { readMorphitAdjectives, readMorphitNouns, readMorphitVerbs } from './morphit.js';
import type { PackageContents } from './package-lemma.js';
import { type PackageTables, readPackageTables } from './package-tables.js';

const FOLDER = fileURLToPath(new URL('../../../lexicon-src', import.meta.url));

let decliner: Decliner;
let tables: PackageTables;
beforeAll(async () => {
  const problems = new Problems();
  decliner = createDecliner(await readNounTables(FOLDER, problems));
  tables = await readPackageTables(FOLDER, problems);
  problems.throwIfAny();
});

const formsOf = (contents: PackageContents) =>
  contents.lemmas.map(lemma =>
    decliner
      .decline(lemma)
      .map(({ text }) => text)
      .join(' '),
  );
const reasonsOf = ({ rejected }: PackageContents) =>
  rejected.map(({ text, reason }) => `${text}: ${reason}`);

describe('verbs', () => {
  test('infinitives are taken, conjugated forms are not read', () => {
    const { lemmas, rejected } = readMorphitVerbs({ amare: { ind: { pres: 'amo' } } }, tables);
    expect(rejected).toEqual([]);
    expect(lemmas).toHaveLength(1);
    expect(lemmas[0]).toMatchObject({ text: 'amare', pos: 'v', pronominal: false });
    expect(lemmas[0]?.origin).toEqual({ source: 'mi', at: 'italian-verbs-dict: amare' });
  });

  test('an infinitive in -si gives the verb, pronominal when the package has no other', () => {
    const contents = readMorphitVerbs({ accanirsi: {}, lavare: {}, lavarsi: {} }, tables);
    expect(contents.lemmas.map(({ text, pronominal }) => [text, pronominal])).toEqual([
      ['accanire', true],
      ['lavare', false],
    ]);
    expect(reasonsOf(contents)).toEqual(['lavarsi: the package has lavare too']);
    expect(contents.lemmas[0]?.origin.at).toBe('italian-verbs-dict: accanirsi');
  });

  test('what is not an infinitive is reported', () => {
    expect(reasonsOf(readMorphitVerbs({ dimmi: {}, 'co-fondare': {} }, tables))).toEqual([
      'dimmi: not an infinitive',
      'co-fondare: has a hyphen or a space',
    ]);
  });
});

describe('nouns', () => {
  const read = (nouns: Parameters<typeof readMorphitNouns>[0]) =>
    readMorphitNouns(nouns, tables, decliner);

  test('the plural of the package is taken where endings leave a choice', () => {
    const contents = read({
      gatto: { G: 'M', P: 'gatti' },
      castigamatto: { G: 'M', P: 'castigamatto' },
      pratico: { G: 'M', P: 'pratichi' },
      novità: { G: 'F', P: 'novità' },
    });
    expect(formsOf(contents)).toEqual([
      'gatto gatti',
      'castigamatto castigamatto',
      'pratico pratichi',
      'novità novità',
    ]);
    expect(contents.lemmas.map(({ plural }) => plural)).toEqual(['', 'inv', 'pratichi', '']);
    expect(contents.lemmas.map(({ pos }) => pos)).toEqual(['sm', 'sm', 'sm', 'sf']);
  });

  test('no plural is one by paradigm', () => {
    expect(formsOf(read({ allegrezza: { G: 'F', P: null } }))).toEqual(['allegrezza allegrezze']);
  });

  test('a foreign plural is reported, the noun is invariable', () => {
    const contents = read({ boutique: { G: 'F', P: 'boutiques' }, city: { G: 'F', P: 'cities' } });
    expect(formsOf(contents)).toEqual(['boutique boutique', 'city city']);
    expect(reasonsOf(contents)).toEqual(['boutiques: foreign plural', 'cities: foreign plural']);
  });

  test('a plural that cannot be one is reported, the paradigm speaks', () => {
    const contents = read({ metro: { G: 'M', P: 'm.' }, gatto: { G: 'M', P: 'cani' } });
    expect(formsOf(contents)).toEqual(['metro metri', 'gatto gatti']);
    expect(reasonsOf(contents)).toEqual([
      'm.: not a plural of metro',
      'cani: not a plural of gatto',
    ]);
  });

  test('entries that are not words of a list are reported with the reason', () => {
    const contents = read({
      "'ndrina": { G: 'F', P: "'ndrine" },
      '4x4': { G: 'F', P: '4x4' },
      'baby-sitter': { G: 'F', P: 'baby-sitter' },
      Roma: { G: 'F', P: null },
      dott: { G: null, P: null },
      templi: { G: 'M', S: null, P: 'templi' },
      cdr: { G: 'M', P: 'cdr' },
      'd.j.': { G: 'M', P: null },
    });
    expect(contents.lemmas).toEqual([]);
    expect(reasonsOf(contents)).toEqual([
      "'ndrina: has an apostrophe",
      '4x4: has a digit',
      'baby-sitter: has a hyphen or a space',
      'Roma: has a capital letter',
      'dott: no gender',
      'templi: its singular is another word',
      'cdr: a short word that does not change',
      'd.j.: has a character that is not an Italian letter',
    ]);
  });

  test('an entry struck by hand is reported with the reason of its row', () => {
    const strike = { at: 'package-exclusions.csv:2', reason: 'for the test' };
    const exclusions = new Map([['italian-words-dict', new Map([['gatto', strike]])]]);
    const contents = readMorphitNouns(
      { gatto: { G: 'M', P: 'gatti' } },
      { ...tables, exclusions },
      decliner,
    );
    expect(reasonsOf(contents)).toEqual(['gatto: for the test']);
  });
});

describe('adjectives', () => {
  const read = (adjectives: Parameters<typeof readMorphitAdjectives>[0]) =>
    readMorphitAdjectives(adjectives, tables, decliner);

  test('four-form, two-form and invariable adjectives', () => {
    const contents = read({
      rosso: { MP: 'rossi', FS: 'rossa', FP: 'rosse' },
      felice: { MP: 'felici', FS: 'felice', FP: 'felici' },
      creatore: { MP: 'creatori', FS: 'creatrice', FP: 'creatrici' },
      arancio: { MP: 'arancio', FS: 'arancio', FP: 'arancio' },
    });
    expect(formsOf(contents)).toEqual([
      'rosso rossi rossa rosse',
      'felice felici felice felici',
      'creatore creatori creatrice creatrici',
      'arancio arancio arancio arancio',
    ]);
    expect(contents.rejected).toEqual([]);
  });

  test('missing forms are completed', () => {
    expect(formsOf(read({ natio: { MP: null, FS: 'natia', FP: 'natie' } }))).toEqual([
      'natio natii natia natie',
    ]);
  });

  test('a form that is not a form of the adjective is reported and made by paradigm', () => {
    const contents = read({ chiaro: { MP: 'chiari', FS: 'scura', FP: 'scure' } });
    expect(formsOf(contents)).toEqual(['chiaro chiari chiara chiare']);
    expect(reasonsOf(contents)).toEqual(['scura: not a form of chiaro']);
  });

  test('superlatives and forms cut before another word are left out', () => {
    const same = (text: string) => ({ MP: text, FS: text, FP: text });
    const contents = read({
      primo: { MP: 'primi', FS: 'prima', FP: 'prime' },
      prim: same('prim'),
      novissimo: { MP: 'novissimi', FS: 'novissima', FP: 'novissime' },
      acerrimo: { MP: 'acerrimi', FS: 'acerrima', FP: 'acerrime' },
      ambi: { MS: null, ...same('ambi') },
    });
    expect(contents.lemmas.map(({ text }) => text)).toEqual(['primo']);
    expect(reasonsOf(contents)).toEqual([
      'prim: form cut before another word',
      'novissimo: superlative',
      'acerrimo: superlative',
      'ambi: its masculine is another word',
    ]);
  });
});
