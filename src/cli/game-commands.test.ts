// `leggio replay`, `convert` and `analyse` as a user runs them, with everything a user can get wrong.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandResult, leggio } from '../testing/command.js';
import { gamePath } from '../testing/games.js';

const folder = mkdtempSync(join(tmpdir(), 'leggio-games-'));
const lexicon = join(folder, 'words.gaddag');
const FIGS_GAME = gamePath('figs');

beforeAll(async () => {
  const words = fileURLToPath(new URL('../testing/words.txt', import.meta.url));
  const { code, stderr } = await leggio(['compile', '--words', words, '--out', lexicon]);
  if (code !== 0) throw new Error(stderr);
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const HEAD = '#player1 a Anna\n#player2 b Bruno\n';

describe('replay', () => {
  test('a game that is right', async () => {
    const { code, stdout } = await leggio(['replay', FIGS_GAME, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ placements: 43, mismatches: [], findings: [] });
  });

  test('a wrong score and a wrong total are told, and it goes on', async () => {
    const path = file(
      'wrong.gcg',
      `${HEAD}>a: AEMICIO 8F MICIO +18 20\n>b: ADERSTU J8 .RDA +19 19\n`,
    );
    const { code, stdout } = await leggio(['replay', path, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      placements: 2,
      mismatches: [{ line: 3, declared: 18, computed: 16 }],
      findings: [{ code: 'TOTAL', line: 3, declared: 20, computed: 18, article: null }],
    });
    const text = await leggio(['replay', path]);
    expect(text.stdout).toContain('2 placements under figs: 1 scores agree');
    expect(text.stdout).toContain('line 3: running total 20, but 0 + 18 = 18');
  });

  test('another edition by name, another reading by choice', async () => {
    const game = await leggio(['replay', gamePath('woogles'), '--rules', 'english', '--json']);
    expect(JSON.parse(game.stdout)).toMatchObject({ placements: 5, mismatches: [], findings: [] });
    const read = await leggio(['replay', FIGS_GAME, '--reading', 'play-value=words']);
    expect(read.stdout).toContain('it fits the reading play-value=play');
  });
});

describe('refused with exit code 1', () => {
  const cases: readonly (readonly [string, () => readonly string[], string])[] = [
    [
      'an encoding that is not read',
      () => ['replay', file('e.gcg', `#character-encoding ISO8859-6\n${HEAD}`)],
      'error: e.gcg:1:1: the encoding "ISO8859-6" is not read: UTF-8 or ISO-8859-1\n',
    ],
    [
      'a missing player',
      () => ['analyse', file('p.gcg', '#player1 a Anna\n>a: AB - +0 0\n')],
      'error: p.gcg:1:1: player 2 is missing: a game has two players at least, 1 named\n',
    ],
    [
      'an event for an unknown player',
      () => ['replay', file('u.gcg', `${HEAD}>c: AB - +0 0\n`)],
      'error: u.gcg:3:2: no player "c": there are a, b\n',
    ],
    [
      'a file that is no GCG',
      () => ['replay', file('n.gcg', 'once upon a time\n')],
      'error: n.gcg:1:1: not a GCG: it has neither a #player line nor an event (>)\n',
    ],
    [
      'letters that the edition has no tile for',
      () => [
        'replay',
        file('l.gcg', `#character-encoding UTF-8\n${HEAD}>a: ŁÓDŹ - +0 0\n`),
        '--rules',
        'english',
      ],
      'error: l.gcg:4:1: letters without a tile under "english": Ł Ó Ź\n',
    ],
    [
      'no such file',
      () => ['replay', join(folder, 'none.gcg')],
      'none.gcg" cannot be read: no such file or folder (ENOENT)\n',
    ],
    [
      'an unknown edition',
      () => ['analyse', FIGS_GAME, '--rules', 'marziana'],
      'error: no edition "marziana": there are figs',
    ],
    [
      'a page of a folder',
      () => ['analyse', folder, '--html', 'x.html'],
      'error: --html is for one game',
    ],
    [
      'a summary of one game',
      () => ['analyse', FIGS_GAME, '--csv', 'x.csv'],
      'error: --csv is for a folder',
    ],
    [
      'a turn that is not',
      () => ['convert', FIGS_GAME, '--to', 'cgp', '--turn', '99'],
      'no turn 99: the game has 45\n',
    ],
  ];

  test.each(cases)('%s', async (_, args, message) => {
    const { code, stderr, stdout } = await leggio(args());
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });

  test('an empty folder', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const { code, stderr } = await leggio(['analyse', empty, '--lexicon', lexicon]);
    expect([code, stderr]).toEqual([1, `error: "${empty}" holds no game file (.gcg)\n`]);
  });
});

describe('convert', () => {
  test('to canonical GCG, which converts to itself', async () => {
    const out = join(folder, 'out.gcg');
    await leggio(['convert', gamePath('cross-tables'), '--to', 'gcg', '--out', out]);
    const text = readFileSync(out, 'utf8');
    expect(text).toContain('#player2 bruno Bruno Perché\n');
    const again = await leggio(['convert', out, '--to', 'gcg']);
    expect(again.stdout).toBe(text);
  });

  test('to a position, and the position to JSON', async () => {
    const cgp = await leggio(['convert', FIGS_GAME, '--to', 'cgp', '--turn', '3']);
    expect(cgp.stdout).toMatch(
      /\/4DAVA7\/.* AMMOOSU\/ -17\/24 0 bb 50; etl 3; mcnz 6; to 60000; rs figs;\n$/,
    );
    const path = file('position.cgp', cgp.stdout);
    const json = await leggio(['convert', path, '--to', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ racks: ['AMMOOSU', ''], scores: [-17, 24] });
    const back = await leggio(['convert', path, '--to', 'cgp']);
    expect(back.stdout).toBe(cgp.stdout);
  });

  test('to JSON', async () => {
    const { stdout } = await leggio(['convert', gamePath('four'), '--to', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ players: { length: 4 }, events: { length: 4 } });
  });

  test('a position is no game', async () => {
    const path = file('p.cgp', Array<string>(15).fill('15').join('/'));
    const { code, stderr } = await leggio(['convert', path, '--to', 'gcg']);
    expect([code, stderr]).toEqual([
      1,
      'error: a position holds no game that could be written as GCG\n',
    ]);
  });
});

describe('analyse', () => {
  const analyse = (...args: readonly string[]): Promise<CommandResult> =>
    leggio(['analyse', ...args, '--lexicon', lexicon]);

  test('one game: report, page, JSON', async () => {
    const page = join(folder, 'report.html');
    const { code, stdout } = await analyse(FIGS_GAME, '--html', page);
    expect(code).toBe(0);
    expect(stdout).toContain('not in the lexicon: MAMOSOU (withdrawn)');
    expect(stdout).toMatch(/Anna Però: 22 turns judged, \d+(\.\d)? points lost a turn/);
    expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/);
    const json = await analyse(FIGS_GAME, '--json', '-n', '2');
    const { turns } = JSON.parse(json.stdout) as { turns: { best: unknown[] }[] };
    expect(turns.map(({ best }) => best.length).every(count => count <= 2)).toBe(true);
  });

  test('a wrong running total is told, and the analysis goes on', async () => {
    const path = file('total.gcg', `${HEAD}>a: AEMICIO 8F MICIO +16 26\n`);
    const { code, stdout } = await analyse(path);
    expect(code).toBe(0);
    expect(stdout).toContain('line 3: running total 26, but 0 + 16 = 16');
    expect(stdout).toContain('Anna: 1 turns judged');
  });

  test('a folder: games in order, bad ones at the end, a summary of the good', async () => {
    const games = join(folder, 'games');
    mkdirSync(games);
    for (const name of ['figs', 'cross-tables', 'four'])
      copyFileSync(gamePath(name), join(games, `${name}.gcg`));
    writeFileSync(join(games, 'bad.gcg'), `${HEAD}>c: AB - +0 0\n`);
    writeFileSync(join(games, 'notes.txt'), 'no game');
    const csv = join(folder, 'summary.csv');
    const { code, stdout, stderr } = await analyse(games, '--threads', '2', '--csv', csv);
    expect(code).toBe(1);
    expect(stdout.split('\n').map(line => line.split(':')[0])).toEqual([
      'cross-tables.gcg',
      'figs.gcg',
      'four.gcg',
      '',
    ]);
    expect(stderr).toBe(
      'error: 1 of 4 games could not be analysed\nbad.gcg:3:2: no player "c": there are a, b\n',
    );
    const rows = readFileSync(csv, 'utf8').trimEnd().split('\n');
    expect(rows.map(row => row.split(',')[0])).toEqual([
      'file',
      ...Array<string>(2).fill('cross-tables.gcg'),
      ...Array<string>(2).fill('figs.gcg'),
      ...Array<string>(4).fill('four.gcg'),
    ]);
    const one = join(folder, 'one.csv');
    await analyse(games, '--threads', '1', '--csv', one);
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(csv, 'utf8'));
  });
});
