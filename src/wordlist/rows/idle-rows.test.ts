// A row without effect is a wrong row: in each table, on the tables of the project with a row more,
// and on a small folder as a licence holder makes one.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIGS } from '../../rules/editions/figs.js';
import { FIGS_2008 } from '../../rules/editions/figs-2008.js';
import { TEVERE_2007 } from '../../rules/editions/tevere-2007.js';
import { ownFolder } from '../../testing/own-folder.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { isThorough, sample } from '../../testing/thorough.js';
import { readPackages } from '../packages/packages.js';
import { buildWordList } from '../wordlist.js';
import { wantedPackages } from './sources.js';
import { Problems } from './table-reader.js';
import { collectTables } from './tables.js';

/** Rows that do nothing, and what is said of them. */
const IDLE: readonly (readonly [table: string, row: string, reason: string])[] = [
  [
    'exclusions.csv',
    'zzzuna,lemma,14,x',
    '"zzzuna" strikes nothing: the packages give no such lemma',
  ],
  [
    'exclusions.csv',
    'zzzunalo,form,14,x',
    '"zzzunalo" strikes nothing: no lemma has this form under any edition',
  ],
  [
    'package-exclusions.csv',
    'dictionary-it,zzzuna,x',
    '"zzzuna" strikes nothing: dictionary-it gives no lemma of it',
  ],
  [
    // the package has the entry, but it is left out anyway: in -i without inflection
    'package-exclusions.csv',
    'dictionary-it,avrai,x',
    '"avrai" strikes nothing: dictionary-it gives no lemma of it',
  ],
  [
    'package-exclusions.csv',
    'italian-words-dict,zzzuna,x',
    '"zzzuna" strikes nothing: italian-words-dict gives no lemma of it',
  ],
  [
    'package-pos.csv',
    'dictionary-it,tavolo,sm',
    '"tavolo" changes nothing: dictionary-it gives no lemma of it, or the same without this row',
  ],
  [
    'package-pos.csv',
    'italian-words-dict,tavola,sf',
    '"tavola" changes nothing: italian-words-dict gives no lemma of it, or the same without this row',
  ],
  ['package-endings.csv', '-zzz,sm,,,x', '"-zzz" decides no entry of dictionary-it'],
  ['adverb-paradigms.csv', 'zzzo,zzzamente,', '"zzzo" makes no adverb of dictionary-it'],
  [
    'valency.csv',
    'zirlettare,I,a,,1,zirlare piano',
    '"zirlettare": the packages give no such verb (verbs of our own stand in verbs-*.csv)',
  ],
  ['families.csv', 'zirlettare,,,,,,,,,', '"zirlettare": no verb goes by it'],
  ['irregular.csv', 'zirlettare,ger,none,,,', '"zirlettare": no verb goes by it'],
  ['ire-classes.csv', 'zirlettire,dormire,', '"zirlettire": no verb goes by it'],
  ['iare-classes.csv', 'zirlettiare,inviare,', '"zirlettiare": no verb goes by it'],
  ['paradigms.csv', 'portare,part.pres.s,ending,zzzare,are,ante', '"-zzzare": no verb goes by it'],
  ['noun-exceptions.csv', 'zzzuna,sf,zzzune,,,', '"zzzuna": no noun or adjective goes by it'],
  ['noun-paradigms.csv', 'sf,zzz,inv,,,,', '"zzz": no noun or adjective goes by it'],
  ['nouns-z.csv', 'ztz,sm,inv,,inv,x,y', GIVES_NO_WORD('ztz')],
  ['nouns-z.csv', 'zzanticostituzione,sf,,,,x,y', GIVES_NO_WORD('zzanticostituzione')],
  ['function-words.csv', 'zt,prep,zt,x,own', GIVES_NO_WORD('zt')],
  ['listed.csv', 'zt,ecco,avv,15d,listed,,x', GIVES_NO_WORD('zt')],
];

function GIVES_NO_WORD(text: string): string {
  return `"${text}" gives no word: no form has 2 to 15 letters and is not struck; of 2 or 3 letters, is "ok" in short-words.csv`;
}

describe.runIf(isThorough())('the tables of the project', () => {
  const source = tempFolder();
  let found: readonly string[];
  const at = new Map<string, string>();

  beforeAll(async () => {
    await cp('lexicon-src', source, { recursive: true });
    for (const [table, row] of IDLE) at.set(row, `${table}:${await append(source, table, row)}`);
    const refused = await buildWordList({ source, build: 'italiano', rules: FIGS }).catch(e => e);
    found = refused.findings;
  });

  test.each(IDLE)('a row of %s that does nothing (%s) is reported: %s', (_, row, reason) => {
    expect(found).toContain(`${at.get(row)}: ${reason}`);
  });

  test('nothing else is reported', () => {
    expect(found).toHaveLength(IDLE.length);
  });

  test('a build that does without a source is silent on what only that source can tell', async () => {
    const refused = await buildWordList({ source, build: 'libero', rules: FIGS }).catch(e => e);
    const tables = new Set(refused.findings.map((each: string) => each.split(':')[0]));
    expect([...tables].sort()).toEqual([
      'function-words.csv',
      'listed.csv',
      'nouns-z.csv',
      'package-exclusions.csv',
      'package-pos.csv',
    ]);
  });
});

describe('a folder of tables without packages', () => {
  const build = async (rows: Parameters<typeof ownFolder>[0], rules = FIGS) => {
    const source = await ownFolder(rows);
    return buildWordList({ source, build: 'italiano', rules }).catch(error => error.findings);
  };

  test('takes the whole grammar, and may strike forms of its own', async () => {
    const list = await build({ 'exclusions.csv': ['portante,form,14,no word of ours'] });
    expect(list.rejected.map(({ text }: { text: string }) => text)).toContain('portante');
  });

  test.each([FIGS, FIGS_2008, TEVERE_2007])(
    'a row that does something under another edition is not an error: $id',
    async rules => {
      const list = await build(
        {
          // a verb that only figs-2008 conjugates, and a form that only figs lists
          'verbs-own.csv': ['fervere,I,a,,0,,ardere,x'],
          'exclusions.csv': ['fervevo,form,15c,not this one'],
          'listed.csv': ['eccomi,ecco,avv,15d,listed,mi,ecco con particella'],
        },
        rules,
      );
      expect(list.words?.count).toBeGreaterThan(100);
    },
  );

  test('a row that strikes nothing is an error there too', async () => {
    expect(await build({ 'exclusions.csv': ['portassi,form,14,x', 'portazzi,form,14,x'] })).toEqual(
      ['exclusions.csv:3: "portazzi" strikes nothing: no lemma has this form under any edition'],
    );
  });
});

describe('rows that say nothing new, or nothing that is ever asked', () => {
  const ROWS = [
    ['short-words.csv', 'Zt,no,sm,zt,x,1', 'form "Zt" is not two or three capital letters'],
    ['short-words.csv', 'ZTTT,ok,sm,zttt,x,1', 'form "ZTTT" is not two or three capital letters'],
    ['enclitics.csv', 'zi,zi,1,0,0,0,0,0,1,1,1,', 'particle "zi": no class takes it'],
    [
      'enclitics.csv',
      'mi,mi,1,1,1,1,1,1,1,0,1,',
      'particle "mi" already has a row: enclitics.csv:14',
    ],
    ['variants.csv', 'casa,casa,sf,,grafica,0,casa', '"casa" is a variant of itself'],
    [
      'derived-of.csv',
      'fabbricazione,fabbricare,sf,x',
      '"fabbricazione": its base has no row in variants.csv',
    ],
    ['sources.csv', 'own,again,1,CC0-1.0,x,', 'source "own" already has a row: sources.csv:2'],
    [
      'sources.csv',
      'sp,x,1,CC0-1.0,x,',
      'source "sp" gives nothing: no package, and no row comes from it',
    ],
    ['builds.csv', 'italiano,,CC0-1.0,again', 'build "italiano" already has a row: builds.csv:2'],
    ['builds.csv', 'small,own,CC0-1.0,x', 'no build does without "own"'],
    ['function-words.csv', 'con,prep,con,insieme a,elsewhere', 'no source "elsewhere"'],
    ['verbs-own.csv', 'cantare,T,a,,1,isc,x,y', 'isc "isc": "cantare" does not end in -ire'],
    ['verbs-own.csv', 'cantare,T,a,?,1,,x,y', '"cantare" is "?", so it needs no row'],
    ['nouns-own.csv', 'gazebo,sm,,,both,x,y', 'loan "both" of "gazebo" names no plural'],
    [
      'nouns-own.csv',
      'inimico,agg,inimici;inimiche,,,x,y',
      'plural "inimici;inimiche" of the adjective "inimico": only masculine ones are named, feminine ones follow',
    ],
  ] as const;

  test.each(sample(ROWS, 3))('%s: %s', async (table, row, reason) => {
    const source = await ownFolder({ [table]: [row] });
    const { length } = (await readFile(join(source, table), 'utf8')).trimEnd().split('\n');
    const refused = await buildWordList({ source, build: 'italiano', rules: FIGS }).catch(e => e);
    expect(refused.findings).toEqual([`${table}:${length}: ${reason}`]);
  });

  test.each([
    [
      'formations.csv',
      'kind,text,base,note\nprefix,ri,,\nprefix,re;ri,,\n',
      'prefix "ri" already has a row: formations.csv:2',
    ],
    [
      'not-words.csv',
      'text,article,kind,reason\ncasone,20,altered,x\nCasone,20,altered,y\n',
      '"Casone" already has a row: not-words.csv:2',
    ],
  ])('%s, which a folder may lack', async (table, text, reason) => {
    const source = await ownFolder();
    await writeFile(join(source, table), text);
    const refused = await buildWordList({ source, build: 'italiano', rules: FIGS }).catch(e => e);
    expect(refused.findings).toEqual([`${table}:3: ${reason}`]);
  });

  test('a derived word lends nothing when it does not begin as the head does', async () => {
    const source = await ownFolder({
      'variants.csv': ['fabricare,fabbricare,v,,grafica,1,fabbricare'],
      'derived-of.csv': ['casa,fabbricare,sf,x'],
    });
    const refused = await buildWordList({ source, build: 'italiano', rules: FIGS }).catch(e => e);
    expect(refused.findings).toEqual([
      'derived-of.csv:2: "casa" does not begin as "fabbricare" does',
    ]);
  });
});

test.runIf(isThorough())(
  'spare rows of our own grammar are such that no word of ours goes by',
  async () => {
    const tables = await collectTables('lexicon-src', 'italiano', new Problems());
    const { build, packages, decliner, uses, own, verbs, conjugator, grammar } = tables;
    const read = await readPackages(wantedPackages(build), packages, decliner, uses);
    for (const { pos, ...lemma } of [...read.flatMap(({ lemmas }) => lemmas), ...own.nouns]) {
      if (pos !== 'v') decliner.decline({ ...lemma, pos });
    }
    const ours = [...verbs.valency.values(), ...verbs.own].map(({ verb }) => verb);
    for (const verb of ours) conjugator.conjugate(verb);
    const { families, classes, rules } = grammar.verbs;
    const rows = [...families.values(), ...classes.values(), ...[...rules.values()].flat()];
    const nouns = [...grammar.nouns.exceptions.values(), ...grammar.nouns.rules.values()];
    const spare = [...rows, ...nouns.flatMap(byText => [...byText.values()])].filter(
      ({ isSpare }) => isSpare,
    );
    expect(spare.length).toBeGreaterThan(50); // fewer with each verb that comes in
    expect(spare.filter(row => uses.has(row)).map(({ at }) => at)).toEqual([]);
  },
);

/** Puts a row at the end of a table; at its head where later rows hold for every verb. @returns its line */
async function append(folder: string, table: string, row: string): Promise<number> {
  const path = join(folder, table);
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  const at = table === 'paradigms.csv' ? 1 : lines.length;
  lines.splice(at, 0, row);
  await writeFile(path, `${lines.join('\n')}\n`);
  return at + 1;
}
