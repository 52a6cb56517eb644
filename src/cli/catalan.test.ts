// Every command with letters longer than a character: a Catalan list compiled, asked and played with.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalanList } from '../testing/catalan.js';
import { leggio } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';

const WORDS = ['que', 'aquí', 'any', 'anys', 'col-legi', 'col·legis', 'plaça', 'en', 'kiwi', 'es'];
const EMPTY = '15/15/15/15/15/15/15';
const COLLEGI = `${EMPTY}/4CO[L·L]EGI5/${EMPTY}`;

const folder = tempFolder();
let mots: string;

beforeAll(async () => {
  mots = join(folder, 'mots.gaddag');
  const list = join(folder, 'mots.txt');
  await writeFile(list, `${WORDS.join('\n')}\n`);
  await leggio(['compile', '--words', list, '--alphabet', 'catalan', '--out', mots]);
});

async function output(args: readonly string[], input?: string): Promise<string> {
  const all = [...args, '--lexicon', mots];
  const { code, stdout, stderr } = await leggio(all, input);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

describe('leggio compile --words --alphabet catalan', () => {
  test('says which lines no tiles can lay, and writes them down', async () => {
    const list = join(folder, 'mots.txt');
    const args = ['compile', '--words', list, '--alphabet', 'catalan', '--out', folder];
    const { code, stdout } = await leggio(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/mots\.gaddag: 9 words, \d+ nodes, \d+ arcs\n/);
    expect(stdout.split('\n').slice(1)).toEqual([
      'left out: 1 words that no tiles can lay, see mots.rejected.csv',
      '  mots.txt:9: "kiwi": "K" has no tile in the catalan alphabet',
      '',
    ]);
    expect(await readFile(join(folder, 'mots.rejected.csv'), 'utf8')).toBe(
      'row,text,reason\nmots.txt:9,kiwi,"""K"" has no tile in the catalan alphabet"\n',
    );
    const manifest = JSON.parse(await readFile(join(folder, 'mots.manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      alphabet: 'catalan',
      wordsByLength: { 2: 4, 3: 2, 5: 1, 6: 1, 7: 1 },
      counts: { read: 10, untiled: 1 },
    });
    expect(Object.keys(manifest.files)).toEqual(['mots.gaddag', 'mots.rejected.csv']);
  });

  test('compiles the words of the Catalan Hunspell dictionary, and shows the first lines left out', async () => {
    const list = join(folder, 'hunspell.txt');
    await writeFile(list, catalanList());
    const args = ['compile', '--words', list, '--alphabet', 'catalan', '--out', folder];
    const { stdout } = await leggio(args);
    const [first = '', ...rest] = stdout.trimEnd().split('\n');
    expect(Number(/: (\d+) words/.exec(first)?.[1])).toBeGreaterThan(150_000);
    expect(rest.at(-1)).toMatch(/^ {2}and \d{3} more$/);
    const rejected = await readFile(join(folder, 'hunspell.rejected.csv'), 'utf8');
    const reasons = rejected.trimEnd().split('\n').slice(1);
    expect(reasons.filter(line => !/""[KQWY]"" has no tile/.test(line))).toEqual([]);
  });
});

describe('questions', () => {
  test.each([
    [['words', '--length', '2'], 'ANY\nEN\nES\nQUE\n'],
    [['words', '--pattern', 'a?*'], 'ANY\nANYS\nAQUI\n'],
    [['words', '--pattern', '?[NY]*'], 'ANY\nANYS\n'],
    [['words', '--pattern', '*\u0140l*', '--length', '6'], 'COL·LEGI\n'],
    [['anagram', '[QU]E'], '[QU]E\n'],
    [['anagram', 'eQU'], '[QU]E\n'],
    [['anagram', '?A'], 'A[ny]\n'],
    [['anagram', 'A[QU]?S', '--subsets'], 'A[ny]S\nA[QU]i\nA[ny]\neS\n[QU]e\n'],
    [
      ['hooks', 'any', 'ol·leg', 'e'],
      'ANY  front –  back S\nOL·LEG (not valid)  front –  back –\nE (not valid)  front [QU]  back NS\n',
    ],
    [['hooks', '[QU]', '--json'], '{"word":"QU","valid":false,"front":"","back":"E"}\n'],
    [
      ['extend', 'l·le', '--json'],
      '{"letters":"L·LE","front":[],"back":[],"both":["COL·LEGI","COL·LEGIS"]}\n',
    ],
  ])('leggio %j', async (args, text) => {
    expect(await output(args)).toBe(text);
  });

  test.each([
    [['words', '--pattern', 'N*Y'], '"N*Y": "Y" is none of letters, ? and *'],
    [['hooks', 'kiwi'], 'word "kiwi": "K" has no tile in the catalan alphabet'],
    [['hooks', 'col-legi'], 'word "col-legi": "-" is no letter'],
    [['top', COLLEGI, '--rack', 'K', '--rules', 'uf-2007'], 'rack "K": "K" is not one of A B C Ç'],
    [['top', COLLEGI, '--rack', 'A'], '"[L·L]" is no tile'],
    [
      ['board-words', `${EMPTY}/15/${EMPTY}`],
      'lexicon "mots" is catalan, rules "figs" are italian',
    ],
  ])('leggio %j is refused', async (args, message) => {
    const { code, stderr } = await leggio([...args, '--lexicon', mots]);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });
});

describe('positions under uf-2007', () => {
  const rules = ['--rules', 'uf-2007'];

  test('leggio top draws the board with its columns aligned, and the plays in theirs', async () => {
    const board = `${EMPTY}/7A[NY]6/${EMPTY}`;
    const text = await output(['top', board, '--rack', '[QU]EC[L·L]OGI', ...rules]);
    const lines = text.trimEnd().split('\n');
    expect(lines[8]?.indexOf('[NY]')).toBe(lines[0]?.indexOf('I'));
    const plays = await output([
      'plays',
      `${EMPTY}/15/${EMPTY}`,
      '--rack',
      'CO[L·L]EGIS',
      ...rules,
    ]);
    const places = plays
      .trimEnd()
      .split('\n')
      .map(line => line.search(/\S+ {2,}\S*$|\S+$/));
    expect(plays).toContain('CO[L·L]EGIS');
    expect(places.length).toBeGreaterThan(10);
    const leave = plays
      .split('\n')
      .filter(line => / (ES|EN) /.test(line))
      .map(line => line.indexOf('CGI'));
    expect(new Set(leave).size).toBe(1);
  });

  test('leggio top and plays take racks with or without brackets, and print brackets', async () => {
    const board = `${EMPTY}/15/${EMPTY}`;
    const printed = await output(['top', board, '--rack', 'que?', '--json', ...rules]);
    const { rack, plays } = JSON.parse(printed);
    expect(rack).toBe('?E[QU]');
    expect(plays[0]).toEqual({
      rank: 1,
      at: '8G',
      word: '[QU]E',
      placed: '[QU]E',
      score: 18,
      bingo: false,
      leave: '?',
    });
    const lines = (await output(['plays', board, '--rack', '[QU]E?', '--json', ...rules])).split(
      '\n',
    );
    expect(lines.filter(line => line.includes('"word":"[qu]E"'))).toHaveLength(4);
  });

  test('leggio judge takes a word as it is spoken', async () => {
    const args = ['judge', COLLEGI, '--play', '8E COL·LEGIS', '--rack', 'S', '--notation', 'gcg'];
    const text = await output([...args, '--challenge', 'co\u0140legis', ...rules]);
    expect(text.split('\n')).toEqual([
      '8E COL·LEGIS  ·  rack S  ·  lexicon mots  ·  rules uf-2007',
      '',
      'legal',
      '',
      'words',
      '  CO[L·L]EGIS      8E          valid',
      '',
      'score',
      '  art. 8: CO[L·L]EGIS at 8E: C2 + O1 + [L·L]10 + E1 + G3 + I1 + S1 = 19',
      '  art. 7: no effect any more: H8',
      '  art. 8: score of the play: 19',
      '',
      'challenge',
      '  art. 23: CO[L·L]EGIS is valid',
      '  art. 23: the play stands, the challenge is lost',
      '',
    ]);
    const tiles = [
      'judge',
      COLLEGI,
      '--play',
      'E10=[QU] E11=E',
      '--rack',
      '[QU]E',
      '--notation',
      'gcg',
    ];
    expect(await output([...tiles, ...rules])).toContain('the play touches no tile');
  });

  test('leggio digest reads rows and CGPs', async () => {
    const row = '....CO[L·L]EGI.....';
    const rows = Array.from({ length: 15 }, (_, index) => (index === 7 ? row : '.'.repeat(15)));
    const input = [
      { id: 'rows', rows, rack: '[NY]AES' },
      { id: 'cgp', cgp: `${COLLEGI} NYAES` },
    ];
    const text = await output(
      ['digest', '-', ...rules],
      input.map(line => JSON.stringify(line)).join('\n'),
    );
    const [first, second] = text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(first).toEqual({ ...second, id: 'rows' });
    expect(first.top_plays).toEqual(['K6 A[NY]S']);
  });

  test('leggio board-words names what a plain list does not have', async () => {
    const board = `${EMPTY}/4CO[l·l]EGE5/${EMPTY}`;
    expect(await output(['board-words', board, ...rules])).toBe(
      '8E  COL·LEGE  not valid · not in the list "mots"\n              near: COL·LEGI COL·LEGIS\n1 words, 1 not valid\n',
    );
    expect(await output(['board-words', COLLEGI, ...rules])).toBe('1 words, 0 not valid\n');
  });

  test('leggio inspect names the alphabet', async () => {
    const { stdout } = await leggio(['inspect', mots]);
    expect(stdout).toMatch(/^alphabet {2}catalan$/m);
  });
});
