// Tables are read strictly: every wrong row is reported with its line, by all tables at once.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputError } from '../../errors.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { isThorough } from '../../testing/thorough.js';
import { Problems, type Row, readTable } from './table-reader.js';
import { readTables } from './tables.js';

let folder: string;

beforeEach(async () => {
  folder = tempFolder();
});

/** Reads columns `a` and `b` of a table with this content, and what is wrong with it. */
async function read(
  content: string | Uint8Array,
): Promise<{ rows: readonly Row<'a' | 'b'>[]; problems: readonly string[] }> {
  await writeFile(join(folder, 't.csv'), content);
  const problems = new Problems();
  const rows = await readTable(folder, 't.csv', ['a', 'b'], problems);
  return { rows, problems: problems.list };
}

describe('a table', () => {
  const ROWS = [
    { a: 'uno', b: 'due', at: 't.csv:2' },
    { a: 'perché', b: '', at: 't.csv:3' },
  ];

  test.each([
    ['plain', 'a,b\nuno,due\nperché,\n'],
    ['without a line end at its end', 'a,b\nuno,due\nperché,'],
    ['with Windows line ends', 'a,b\r\nuno,due\r\nperché,\r\n'],
    ['with a BOM', '\uFEFFa,b\nuno,due\nperché,\n'],
    ['with spaces around its fields', 'a,b\n uno , due\nperché, \n'],
    ['with an empty line at its end', 'a,b\nuno,due\nperché,\n\n'],
    ['with blank lines at its end', 'a,b\nuno,due\nperché,\n  \n\t\n'],
    ['with Windows line ends made twice', 'a,b\r\r\nuno,due\r\r\nperché,\r\r\n'],
  ])('%s is fine', async (_, text) => {
    expect(await read(text)).toEqual({ rows: ROWS, problems: [] });
  });

  test('may have further columns, and its columns in any order', async () => {
    const { rows } = await read('note,b,a\nx,due,uno\n');
    expect(rows).toEqual([{ note: 'x', a: 'uno', b: 'due', at: 't.csv:2' }]);
  });

  test('may quote fields that hold commas and quotes', async () => {
    const { rows, problems } = await read('a,b\n"uno, due","detto ""tre"""\nx,5" y\n');
    expect(problems).toEqual([]);
    expect(rows.map(({ a, b }) => [a, b])).toEqual([
      ['uno, due', 'detto "tre"'],
      ['x', '5" y'],
    ]);
  });

  test('with wrong rows keeps the others, and their line numbers', async () => {
    const lines = ['a,b', 'uno', 'x,y,z', 'perch\xe9,x', '"x,y', '"x" y,z', 'z"', 'due,tre', ''];
    const { rows, problems } = await read(Buffer.from(lines.join('\n'), 'latin1'));
    expect(problems).toEqual([
      't.csv:4: not valid UTF-8',
      't.csv:5: a quote is not closed, or inside a field',
      't.csv:6: a quote is not closed, or inside a field',
      't.csv:2: 1 fields, the header has 2',
      't.csv:3: 3 fields, the header has 2',
      't.csv:7: 1 fields, the header has 2',
    ]);
    expect(rows).toEqual([{ a: 'due', b: 'tre', at: 't.csv:8' }]);
  });

  test('keeps to its lines where the reader of CSV would not', async () => {
    const lines = ['a,b', 'uno,"d\rue"', 'alto, "grande', '"x","y"', 'asse da 5",sf', '"z",w', ''];
    const { rows, problems } = await read(lines.join('\n'));
    expect(problems).toEqual([
      't.csv:2: a carriage return inside the line',
      't.csv:3: a blank before a quote',
    ]);
    expect(rows).toEqual([
      { a: 'x', b: 'y', at: 't.csv:4' },
      { a: 'asse da 5"', b: 'sf', at: 't.csv:5' },
      { a: 'z', b: 'w', at: 't.csv:6' },
    ]);
  });

  test('that lacks a column is refused', async () => {
    await expect(read('a,c\nuno,due\n')).rejects.toMatchObject({
      name: 'InputError',
      code: 'TABLE_HEADER',
      message: 't.csv: no column "b"; the header is "a,c"',
      at: 't.csv:1',
    });
    await expect(read('')).rejects.toThrow('t.csv: no column "a", "b"; the header is ""');
  });

  test('that is not there is refused', async () => {
    await expect(readTable(folder, 'none.csv', ['a'], new Problems())).rejects.toMatchObject({
      code: 'TABLE_MISSING',
      message: `no table ${join(folder, 'none.csv')}`,
    });
  });
});

describe('a file that is not a table is one error', () => {
  test.each<[what: string, bytes: Uint8Array, message: string]>([
    ['an image', Buffer.from('89504e470d0a1a0a', 'hex'), 't.csv:1: not valid UTF-8'],
    [
      'a line of 50 MB',
      Buffer.alloc(50 << 20, 'a'),
      't.csv: more than 16 MB, too long for a table',
    ],
    [
      'a line of 10 MB',
      Buffer.alloc(10 << 20, '"'),
      't.csv:1: a line of 10485760 bytes, at most 65536',
    ],
  ])('%s', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'TABLE_HEADER', message });
  });

  test('a long line among good ones is a wrong row', async () => {
    const { rows, problems } = await read(`a,b\nuno,due\n${'x'.repeat(70_000)}\n`);
    expect(problems).toEqual(['t.csv:3: a line of 70000 bytes, at most 65536']);
    expect(rows).toHaveLength(1);
  });

  test('thousands of wrong rows: twenty are shown, and how many more there are', async () => {
    await writeFile(join(folder, 't.csv'), `a,b\n${'uno\n'.repeat(5000)}`);
    const problems = new Problems();
    await readTable(folder, 't.csv', ['a', 'b'], problems);
    const { message, findings } = thrownBy(problems);
    const lines = message.split('\n');
    expect(lines).toHaveLength(22);
    expect(lines[0]).toBe('5000 wrong rows in the tables:');
    expect(lines.at(-1)).toBe('and 4980 more');
    expect(findings).toHaveLength(5000);
  });

  test('a million findings are counted, the first hundred thousand kept', () => {
    const problems = new Problems();
    for (let line = 2; line < 1_000_002; line++) problems.add(`t.csv:${line}`, 'wrong');
    const { message, findings } = thrownBy(problems);
    expect(message).toMatch(/^1000000 wrong rows in the tables:\n/);
    expect(message).toMatch(/\nand 999980 more$/);
    expect(findings).toHaveLength(100_000);
  });
});

/** The error that they make. */
function thrownBy(problems: Problems): InputError {
  try {
    problems.throwIfAny();
  } catch (error) {
    return error as InputError;
  }
  throw new Error('nothing is wrong');
}

describe.runIf(isThorough())('the tables of a build', () => {
  beforeEach(() => cp('lexicon-src', folder, { recursive: true }));

  /** Appends lines to a table. @returns the number of the first */
  async function append(table: string, ...lines: readonly string[]): Promise<number> {
    const path = join(folder, table);
    const text = await readFile(path, 'latin1');
    await writeFile(path, `${text}${lines.join('\n')}\n`, 'latin1'); // bytes as they are
    return text.trimEnd().split('\n').length + 1;
  }

  test('report ten wrong rows of three files at once', async () => {
    const short = await append(
      'short-words.csv',
      'ZZA,maybe,sm,zza,una prova,0.5',
      'ZZB,ok,xx,zzb,una prova,0.5',
      'ZZC,ok,sm',
      'ZZD,ok,sm,zzd,perch\xe9,0.5',
    );
    const cells = await append(
      'irregular.csv',
      'dare,ind.pres.4s,replace,do,,',
      'dare,ger,remove,,,',
      'casa,ger,replace,casando,,',
    );
    const functions = await append(
      'function-words.csv',
      'IL,art,il,articolo,own',
      'zza,xx,zza,una prova,own',
      'zzb,art,zzb,una prova,',
    );
    const refused = readTables(folder, 'italiano');
    await expect(refused).rejects.toMatchObject({ name: 'InputError', code: 'TABLE_ROWS' });
    const { message, findings } = await refused.catch(error => error);
    expect([...findings].sort()).toEqual(
      [
        `short-words.csv:${short}: status "maybe" is not one of ok, no, doubt`,
        `short-words.csv:${short + 1}: pos "xx" is not one of v, sm, sf, smf, agg, avv, art, prep, cong, pron, inter, num, loc, forma`,
        `short-words.csv:${short + 2}: 3 fields, the header has 6`,
        `short-words.csv:${short + 3}: not valid UTF-8`,
        `irregular.csv:${cells}: no cell "ind.pres.4s"`,
        `irregular.csv:${cells + 1}: no mode "remove"`,
        `irregular.csv:${cells + 2}: "casa" is not a verb, a tail or a model`,
        `function-words.csv:${functions}: form "IL" is not a word in small letters`,
        `function-words.csv:${functions + 1}: pos "xx" is not one of art, prep, pron, agg, cong, avv, inter, num`,
        `function-words.csv:${functions + 2}: no source`,
      ].sort(),
    );
    expect(message).toBe(`10 wrong rows in the tables:\n${findings.join('\n')}`);
  });

  test('report a paradigm nobody knows', async () => {
    const line = await append('paradigms.csv', 'saltare,inf,stem,,are,o');
    await expect(readTables(folder, 'italiano')).rejects.toThrow(
      `1 wrong row in the tables:\nparadigms.csv:${line}: no paradigm "saltare"`,
    );
  });

  test('give two lexica, each with the licence of its data', async () => {
    const builds = await Promise.all(
      ['italiano', 'libero'].map(async name => (await readTables(folder, name)).build),
    );
    expect(builds.map(({ licence, sources }) => [licence, sources.map(({ id }) => id)])).toEqual([
      ['GPL-3.0', ['own', 'mi', 'hun']],
      ['CC-BY-SA-2.0', ['own', 'mi']],
    ]);
  });

  test('refuse a build nobody knows', async () => {
    await expect(readTables(folder, 'latino')).rejects.toThrow(
      'no build "latino": the builds are italiano, libero',
    );
  });

  test('refuse a folder without a table', async () => {
    await rm(join(folder, 'valency.csv'));
    await expect(readTables(folder, 'italiano')).rejects.toMatchObject({
      code: 'TABLE_MISSING',
      message: `no table ${join(folder, 'valency.csv')}`,
    });
  });
});
