// What a user may get wrong: exit code 1, the message on standard error, nothing on standard output.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../testing/boards.js';
import { leggio } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const EMPTY_ROW = '.'.repeat(15);

/** Files for the commands below, by name. */
const FILES: Readonly<Record<string, string>> = {
  'list.txt': 'ai\nmicio\n',
  'rows14.txt': rowsOf({ 8: '.....MICIO.....' }).slice(1).join('\n'),
  'row16.txt': rowsOf({ 8: '.....MICIO.....', 3: `${EMPTY_ROW}.` }).join('\n'),
  'character.txt': rowsOf({ 8: '.....MI#IO.....' }).join('\n'),
  'zs.txt': rowsOf({ 8: '.....ZIZZO.....' }).join('\n'),
  'float.txt': rowsOf({ 1: 'AI.............', 8: '.....MICIO.....' }).join('\n'),
  'many.txt': rowsOf({ 8: '.....MI#IO.....', 9: '...' }).join('\n'),
  'nothing.txt': '',
  'no-json.jsonl': `{"id":"a","cgp":"${MICIO} A"\n`,
  'no-board.jsonl': '{"id":"a","rack":"A"}\n',
  'rack.jsonl': `{"id":"a","cgp":"${MICIO} AEI3"}\n`,
  'foreign.gaddag': 'PK\u0003\u0004 this is something else altogether'.repeat(5),
  'digits.txt': 'casa\nr2d2\nmela\n4ever\n',
  'empty.txt': '\n \n',
  'short.txt': 'a\nprecipitevolissimevolmente\n',
  'packed.gz': 'casa\n',
};

const folder = tempFolder();

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'latin.txt'), Buffer.from('casa\nperch\xe9\n', 'latin1'));
  const latin = `{"id":"Nicol\xf2","cgp":"${MICIO} A"}\n`;
  await writeFile(join(folder, 'latin.jsonl'), Buffer.from(latin, 'latin1'));
  const good = join(folder, 'good.gaddag');
  await leggio(['compile', '--words', join(folder, 'list.txt'), '--out', good]);
  const bytes = await readFile(good);
  await writeFile(join(folder, 'cut.gaddag'), bytes.subarray(0, 200));
  const damaged = Buffer.from(bytes);
  damaged[damaged.length - 5]! ^= 1;
  await writeFile(join(folder, 'damaged.gaddag'), damaged);
  await mkdir(join(folder, 'out'));
});

/** Standard error of a command that must fail; `DIR` stands for the folder of the files. */
async function complaint(command: string): Promise<string> {
  const args = command.split(' ').map(arg => arg.replace('DIR', folder));
  const { code, stdout, stderr } = await leggio(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr.replaceAll(folder, 'DIR');
}

const WITH_GOOD = '--lexicon DIR/good.gaddag';

describe('a rack or a board is refused', () => {
  test.concurrent.each([
    ['a rack of eight', `${MICIO} --rack AAAAAAAA`, 'rack "AAAAAAAA": 8 tiles, a rack holds 7'],
    ['a rack with a digit', `${MICIO} --rack AEI3`, 'rack "AEI3": "3" is not A-Z or ?'],
    ['three jollies', `${MICIO} --rack ???`, 'rack "???": 3 × ?, the bag has 2'],
    ['14 rows', 'DIR/rows14.txt', '14 rows, a board has 15'],
    ['a row of 16', 'DIR/row16.txt', `row 3 "${EMPTY_ROW}.": 16 squares, a row has 15`],
    ['an unknown character', 'DIR/character.txt', 'row 8, character 8: "#" is not a tile'],
    ['three Zs', 'DIR/zs.txt', '3 × Z on the board and 0 on the rack, the bag has 2'],
    [
      'tiles apart from the rest',
      'DIR/float.txt',
      'tiles not connected to the centre square H8: A1 B1',
    ],
    [
      'all of it at once',
      'DIR/many.txt --rack 1',
      'row 8, character 8: "#" is not a tile\nrow 9 "...": 3 squares, a row has 15\nrack "1": "1" is not A-Z or ?',
    ],
  ])('%s', async (_, args, message) => {
    expect(await complaint(`top ${args} ${WITH_GOOD}`)).toBe(`error: ${message}\n`);
  });

  test('by leggio plays as by leggio top', async () => {
    const message = await complaint(`plays ${MICIO} --rack AEI3 ${WITH_GOOD} --json`);
    expect(message).toBe('error: rack "AEI3": "3" is not A-Z or ?\n');
  });
});

describe('a file or an option is refused', () => {
  test.concurrent.each([
    [
      'a position that is not there',
      `top DIR/none.txt ${WITH_GOOD}`,
      'position "DIR/none.txt": no such file or folder (ENOENT); wanted a CGP string, a file (CGP, or 15 rows of 15 squares), or - for standard input',
    ],
    [
      'a folder for a position',
      `top DIR ${WITH_GOOD}`,
      /^position "DIR": it is a folder \(EISDIR\); wanted a CGP/,
    ],
    ['an empty position', `top DIR/nothing.txt ${WITH_GOOD}`, /^1 rows, a board has 15/],
    [
      'more threads than there can be',
      `batch DIR/rack.jsonl --threads 4294967297 ${WITH_GOOD}`,
      '"4294967297" is not a whole number from 1 to 256',
    ],
    [
      'a turn that no game has',
      'convert DIR/none.gcg --to cgp --turn 99999999999999999999',
      '"99999999999999999999" is not a whole number from 1 to 1000',
    ],
    ['a count of 0', `top ${MICIO} -n 0 ${WITH_GOOD}`, '"0" is not a whole number of at least 1'],
    [
      'rules nobody knows',
      `plays ${MICIO} --rules chess ${WITH_GOOD}`,
      'no edition "chess": the editions are figs, figs-2008, tevere-2007, uf-2007, english',
    ],
    [
      'a lexicon that is not there',
      `top ${MICIO} --lexicon DIR/none.gaddag`,
      'DIR/none.gaddag: cannot be read: no such file or folder (ENOENT)',
    ],
    [
      'a damaged lexicon',
      `top ${MICIO} --lexicon DIR/damaged.gaddag`,
      /^DIR\/damaged\.gaddag: the bytes hash to [0-9a-f]{12}…, the file says [0-9a-f]{12}…: the file is damaged/,
    ],
    [
      'a lexicon cut short',
      'inspect DIR/cut.gaddag',
      /^DIR\/cut\.gaddag: 200 bytes, the header says \d+: the file is cut short/,
    ],
    [
      'a foreign file',
      'inspect DIR/foreign.gaddag',
      /^DIR\/foreign\.gaddag: not a compiled lexicon: begins with "PK\\u0003\\u0004 thi", a compiled lexicon with "LEGGIO/,
    ],
    [
      'a position in another encoding',
      `top DIR/latin.txt ${WITH_GOOD}`,
      'position "DIR/latin.txt": line 2 is not UTF-8; save the file as UTF-8',
    ],
    [
      'an id in another encoding',
      `digest DIR/latin.jsonl ${WITH_GOOD}`,
      'DIR/latin.jsonl:1: not valid UTF-8',
    ],
    [
      'positions that are not there',
      `digest DIR/none.jsonl ${WITH_GOOD}`,
      '"DIR/none.jsonl" cannot be read: no such file or folder (ENOENT)',
    ],
    [
      'a line that is not JSON',
      `digest DIR/no-json.jsonl ${WITH_GOOD}`,
      /^DIR\/no-json\.jsonl:1: /,
    ],
    [
      'a line without a board',
      `digest DIR/no-board.jsonl ${WITH_GOOD}`,
      'DIR/no-board.jsonl:1: wanted {"id", "rows": [15 strings], "rack"} or {"id", "cgp"}',
    ],
    [
      'a line with a wrong rack',
      `digest DIR/rack.jsonl ${WITH_GOOD}`,
      'DIR/rack.jsonl:1: rack "AEI3": "3" is not A-Z or ?',
    ],
    ['no such command', 'chess', /^unknown command 'chess'/],
    [
      '--build for a plain list',
      'compile --words DIR/list.txt --build libero --out DIR/out',
      /^option '--words <file>' cannot be used with option '--build </,
    ],
    [
      '--edition for a plain list',
      'compile --words DIR/list.txt --edition figs --out DIR/out',
      /^option '--words <file>' cannot be used with option '--edition </,
    ],
    [
      '--source for a plain list',
      'compile --words DIR/list.txt --source lexicon-src --out DIR/out',
      /^option '--words <file>' cannot be used with option '--source </,
    ],
    [
      'an alphabet for tables',
      'compile --alphabet italian --out DIR/out',
      '--alphabet is for a plain list: add --words, the tables are Italian',
    ],
    [
      'a summary of no file',
      `batch DIR/rack.jsonl --json ${WITH_GOOD}`,
      '--json prints the summary of --out: add --out',
    ],
    [
      'tables for a plain list on a board',
      `board-words ${MICIO} --source lexicon-src ${WITH_GOOD}`,
      '--source is for a lexicon with derivations, not for a plain list of words',
    ],
    [
      'tables for two plain lists',
      'diff DIR/good.gaddag DIR/good.gaddag --source lexicon-src',
      '--source is for lexica with derivations, not for plain lists of words',
    ],
    ['no position', 'top', /^missing required argument 'position'/],
  ])('%s', async (_, command, message) => {
    const text = (await complaint(command)).replace(/^error: /, '').trimEnd();
    if (typeof message === 'string') expect(text).toBe(message);
    else expect(text).toMatch(message);
  });
});

describe('a word list is refused, and nothing is written', () => {
  test.concurrent.each([
    [
      'words with digits, every line of them',
      'DIR/digits.txt --out DIR/out',
      'DIR/digits.txt:2: "r2d2": "2" is not a letter of the italian alphabet\nDIR/digits.txt:4: "4ever": "4" is not a letter of the italian alphabet',
    ],
    ['an empty list', 'DIR/empty.txt --out DIR/out', 'DIR/empty.txt: no word of 2 to 15 letters'],
    [
      'too long or too short',
      'DIR/short.txt --out DIR/out',
      'DIR/short.txt: no word of 2 to 15 letters',
    ],
    [
      'a list that is not there',
      'DIR/none.txt --out DIR/out',
      'word list "DIR/none.txt": no such file or folder (ENOENT)',
    ],
    [
      'another encoding',
      'DIR/latin.txt --out DIR/out',
      'DIR/latin.txt: not valid UTF-8; save the list as UTF-8',
    ],
    [
      'no packed file',
      'DIR/packed.gz --out DIR/out',
      'DIR/packed.gz: cannot be unpacked: incorrect header check',
    ],
    [
      'an alphabet nobody knows',
      'DIR/list.txt --alphabet runes --out DIR/out',
      'no alphabet "runes": the alphabets are italian, english, catalan',
    ],
    [
      'a folder below a file',
      'DIR/list.txt --out DIR/list.txt/out',
      '"DIR/list.txt/out" cannot be written: part of its path is not a folder (ENOTDIR)',
    ],
    [
      'a file where the folder should be',
      'DIR/list.txt --out DIR/list.txt/x.gaddag',
      '"DIR/list.txt" cannot be written: it is not a folder',
    ],
  ])('%s', async (_, args, message) => {
    expect(await complaint(`compile --words ${args}`)).toBe(`error: ${message}\n`);
    expect(await readdir(join(folder, 'out'))).toEqual([]);
  });
});

describe('tables are refused, and nothing is written', () => {
  /** Changes a copy of the tables of the project. */
  async function tables(
    name: string,
    changes: Readonly<Record<string, (text: string) => string>>,
  ): Promise<string> {
    const copy = join(folder, name);
    await cp('lexicon-src', copy, { recursive: true });
    for (const [table, change] of Object.entries(changes)) {
      const path = join(copy, table);
      await writeFile(path, change(await readFile(path, 'utf8')));
    }
    return `compile --source DIR/${name} --out DIR/out`;
  }

  test('for ten wrong rows of three files, all of them', async () => {
    const command = await tables('rows', {
      'short-words.csv': text => `${text}ZZA,maybe,sm,zza,x,1\nZZB,ok\nZZC,ok,xx,zzc,x,1\n`,
      'irregular.csv': text => `${text}dare,ger,remove,,,\ncasa,ger,add,casando,,\ndare\n`,
      'function-words.csv': text =>
        `${text}IL,art,il,x,own\nzza,xx,zza,x,own\nzzb,art,zzb,x,\nil\n`,
    });
    const lines = (await complaint(command)).trimEnd().split('\n');
    expect(lines[0]).toBe('error: 10 wrong rows in the tables:');
    const at = lines.slice(1).map(line => /^[a-z-]+\.csv:\d+: ./.exec(line)?.[0].split(':')[0]);
    expect(at.sort()).toEqual([
      ...Array(4).fill('function-words.csv'),
      ...Array(3).fill('irregular.csv'),
      ...Array(3).fill('short-words.csv'),
    ]);
    expect(await readdir(join(folder, 'out'))).toEqual([]);
  });

  test('for a column that is missing', async () => {
    const command = await tables('column', {
      'families.csv': text => text.replace('participle', 'partizip'),
    });
    expect(await complaint(command)).toMatch(
      /^error: families\.csv: no column "participle"; the header is "match,like,past,partizip,/,
    );
    expect(await readdir(join(folder, 'out'))).toEqual([]);
  });

  test('for a table that is missing', async () => {
    expect(await complaint('compile --source DIR/out --out DIR/out')).toMatch(
      /^error: no table DIR\/out\/[a-z-]+\.csv\n$/,
    );
    expect(await readdir(join(folder, 'out'))).toEqual([]);
  });
});

describe('an option that would do nothing is refused', () => {
  test.each([
    ['convert x.gcg --to json --turn 3', '--turn chooses a position: add --to cgp'],
    [
      'analyse DIR/list.txt --threads 2',
      '--threads is for a folder or a simulation, not one game at depth fast',
    ],
    ['analyse DIR/list.txt --players x.csv', '--players is for a folder, not one game'],
    ['analyse DIR/list.txt --sort score', '--sort is for a folder, not one game'],
    ['analyse DIR/list.txt --csv x.csv', '--csv is for a folder, not one game'],
    ['duplicate ranking x.jsonl --title Sera', '--title is for the page: add --html'],
    [
      'duplicate ranking x.jsonl --player Anna --json',
      '--json has every sheet: leave --player and --master out',
    ],
    [
      'duplicate new x.jsonl --players Anna --players-file x.txt',
      'one of --players and --players-file, not both',
    ],
    [
      'duplicate slips x.jsonl x.csv --round 1 --word re',
      '--square, --word and --score are for one slip with --player, not for a CSV',
    ],
    ['duplicate next x.jsonl --notation gcg', '--notation is for the square of --play'],
    [
      'duplicate next x.jsonl --end --rack AEIRSTO',
      'no rack is drawn after --end: leave --rack out',
    ],
  ])('%s', async (args, message) => {
    expect(await complaint(args)).toBe(`error: ${message}\n`);
  });
});
