// `leggio replay`, `convert` and `analyse` as a user runs them, with everything a user can get wrong.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CommandResult, leggio, MAIN } from '../testing/command.js';
import { gamePath } from '../testing/games.js';
import { tempFolder } from '../testing/temp-folder.js';
import { gameFiles } from './shared/games.js';

/** Without what is said of leave values and a win table made for another lexicon. */
function besidesTables(stderr: string): string {
  return stderr.replaceAll(/^warning: the (?:leave values were|win table was) .*\n/gm, '');
}

const folder = tempFolder();
const lexicon = join(folder, 'words.gaddag');
const FIGS_GAME = gamePath('figs');

beforeAll(async () => {
  const words = fileURLToPath(new URL('../testing/words.txt', import.meta.url));
  const { code, stderr } = await leggio(['compile', '--words', words, '--out', lexicon]);
  if (code !== 0) throw new Error(stderr);
});

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function pipe(name: string): string {
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  return path;
}

const EMPTY = Array<string>(15).fill('15').join('/');

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
      'error: e.gcg:1:1: the encoding "ISO8859-6" is not supported: UTF-8, ISO-8859-1 or Windows-1252\n',
    ],
    [
      'a missing player',
      () => ['analyse', file('p.gcg', '#player1 a Anna\n>a: AB - +0 0\n')],
      'error: p.gcg:1:1: player 2 is missing: a game has at least two players, 1 named\n',
    ],
    [
      'an event for an unknown player',
      () => ['replay', file('u.gcg', `${HEAD}>c: AB - +0 0\n`)],
      'error: u.gcg:3:2: no player "c": the nicks are a, b\n',
    ],
    [
      'a file that is not a GCG',
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
      'a folder in place of a game',
      () => ['replay', folder],
      'cannot be read: it is a folder (EISDIR)\n',
    ],
    [
      'a picture',
      () => ['replay', file('i.gcg', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\n>a', 'latin1'))],
      'error: i.gcg:1:1: not a GCG: this is not text, it holds zero bytes\n',
    ],
    [
      'a picture to convert',
      () => ['convert', file('j.gcg', Buffer.from(`${'/'.repeat(20)}\0`)), '--to', 'json'],
      'error: j.gcg:1:1: not a GCG: this is not text, it holds zero bytes\n',
    ],
    [
      'a named pipe, which nobody may ever write to',
      () => ['replay', pipe('p.fifo')],
      'p.fifo" cannot be read: it is a pipe or a device, not a file\n',
    ],
    [
      'a device',
      () => ['analyse', '/dev/zero'],
      'error: "/dev/zero" cannot be read: it is a pipe or a device, not a file\n',
    ],
    [
      'a variant',
      () => ['replay', file('w.gcg', `#game-type wordsmog\n${HEAD}`)],
      'error: w.gcg:1:1: #game-type "wordsmog" is a variant',
    ],
    [
      'scores beyond 32 bits in a position',
      () => ['convert', file('s.cgp', `${EMPTY} / 99999999999/0 0`), '--to', 'json'],
      'error: "99999999999" is beyond 2147483647\n',
    ],
    [
      'an unknown edition',
      () => ['analyse', FIGS_GAME, '--rules', 'marziana'],
      'error: no edition "marziana": the editions are figs',
    ],
    [
      'a table of players of one game',
      () => ['analyse', FIGS_GAME, '--players', 'x.csv'],
      'error: --players is for a folder',
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

  test('a folder that cannot be read', async () => {
    await expect(gameFiles(FIGS_GAME)).rejects.toMatchObject({
      code: 'GCG_FILE',
      message: `"${FIGS_GAME}" cannot be read: part of its path is not a folder (ENOTDIR)`,
    });
  });

  test('an empty folder', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const { code, stderr } = await leggio(['analyse', empty, '--lexicon', lexicon]);
    expect([code, besidesTables(stderr)]).toEqual([
      1,
      `error: "${empty}" holds no game file (.gcg)\n`,
    ]);
  });
});

describe('encodings', () => {
  const body = '#player1 a Perché\n#player2 b Bruno\n>a: AEMICIO 8F MICIO +16 16\n';

  test.each([
    ['UTF-8', () => file('u8.gcg', body), 'UTF-8, since the bytes are'],
    [
      'Windows-1252',
      () => file('cp.gcg', Buffer.from(body, 'latin1')),
      'Windows-1252, since the bytes are not UTF-8',
    ],
  ])('%s without a header is read, written right, and told', async (_, path, taken) => {
    const name = path();
    const warning = new RegExp(`^warning: \\w+.gcg: line 1 names no encoding: read as ${taken}\n$`);
    const gcg = await leggio(['convert', name, '--to', 'gcg']);
    expect(gcg.stderr).toMatch(warning);
    expect(gcg.stdout).toContain('#character-encoding UTF-8\n#player1 a Perché\n');
    for (const command of [['replay'], ['analyse', '--lexicon', lexicon]]) {
      const { code, stdout, stderr } = await leggio([...command, name]);
      expect([code, stdout.includes('Perché'), stdout.includes('Ã')]).toEqual([0, true, false]);
      expect(besidesTables(stderr)).toMatch(warning);
    }
  });

  test('nothing is said of plain ASCII', async () => {
    const path = file('ascii.gcg', `${HEAD}>a: AEMICIO 8F MICIO +16 16\n`);
    expect((await leggio(['replay', path])).stderr).toBe('');
  });
});

describe('what a terminal would obey', () => {
  const evil = '\u001b[2J\u009b31m';
  const game = `#title ${evil}\n#player1 a ${evil}\n#player2 __proto__ =1+1\n`;
  const moves = `>a: AEMICIO 8F MICIO +16 17\n#note ${evil}\n>a: ADERSTU - +0 17\n`;

  test.each([
    ['replay'],
    ['replay', '--json'],
    ['analyse', '--lexicon', ''],
    ['analyse', '--json', '--lexicon', ''],
  ])('%s %s shows it', async (...args) => {
    const path = file('evil.gcg', Buffer.from(game + moves));
    const command = args.map(arg => arg || lexicon);
    const { stdout, stderr } = await leggio([...command, path]);
    expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]/u);
    expect(stdout).toContain('\\u001b[2J\\u009b31m');
  });

  test('an error shows it', async () => {
    const path = file('worse.gcg', `${game}>a${evil}: AB - +0 0\n`);
    const { stderr } = await leggio(['replay', path]);
    expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
    expect(stderr).toContain('no player "a\\u001b[2J');
  });
});

describe('strict', () => {
  const wrong = (): string =>
    file('wrong.gcg', `${HEAD}>a: AEMICIO 8F MICIO +18 20\n>b: ADERSTU J8 .RDA +19 19\n`);

  test.each([
    ['replay'],
    ['replay', '--json'],
    ['analyse', '--lexicon', ''],
    ['analyse', '--json', '--lexicon', ''],
  ])('%s %s exits with 1 when anything is wrong, and prints the same', async (...args) => {
    const command = args.map(arg => arg || lexicon);
    const loose = await leggio([...command, wrong()]);
    const strict = await leggio([...command, wrong(), '--strict']);
    expect([loose.code, besidesTables(loose.stderr)]).toEqual([0, '']);
    expect([strict.code, besidesTables(strict.stderr)]).toEqual([
      1,
      'error: wrong.gcg: 1 mismatch, 1 finding\n',
    ]);
    expect(strict.stdout).toBe(loose.stdout);
  });

  test('a game that is right passes', async () => {
    const { code, stderr } = await leggio(['replay', FIGS_GAME, '--strict']);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('a folder', async () => {
    const games = join(folder, 'strict');
    mkdirSync(games);
    copyFileSync(FIGS_GAME, join(games, 'figs.gcg'));
    const args = ['analyse', games, '--lexicon', lexicon, '--strict'];
    expect((await leggio(args)).code).toBe(0);
    copyFileSync(wrong(), join(games, 'wrong.gcg'));
    const { code, stderr } = await leggio(args);
    expect([code, besidesTables(stderr)]).toEqual([
      1,
      'error: something is wrong with 1 of 2 games\n',
    ]);
  });
});

test('a game of another edition is told first, with what to ask for', async () => {
  const path = file('english.gcg', `${HEAD}>a: KAZOOEI 8H KAZOO +44 44\n`);
  const { stderr } = await leggio(['replay', path]);
  expect(stderr).toBe('warning: english.gcg: "figs" has no tile of K: try --rules english\n');
  expect((await leggio(['replay', path, '--rules', 'english'])).stderr).toBe('');
});

test('a pipe that is open already is read', () => {
  const command = `cat '${FIGS_GAME}' | '${process.execPath}' '${MAIN}' replay /dev/stdin`;
  const stdout = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(stdout.split('\n')[0]).toBe('43 placements under figs: 43 scores agree');
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

  test('a position is not a game', async () => {
    const path = file('p.cgp', Array<string>(15).fill('15').join('/'));
    const { code, stderr } = await leggio(['convert', path, '--to', 'gcg']);
    expect([code, stderr]).toEqual([
      1,
      'error: a position holds no game, so it cannot be written with --to gcg\n',
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
    expect(stdout).toMatch(/Anna Però: 22 turns judged, \d+(\.\d)? points lost per turn/);
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
    mkdirSync(join(games, 'old.gcg'));
    writeFileSync(
      join(games, 'formula.gcg'),
      '#player1 a =1+1\n#player2 b B\n>a: - +0 0\n>b: - +0 0\n>a: AEMICIO 8F MICIO +16 16\n',
    );
    const csv = join(folder, 'summary.csv');
    const { code, stdout, stderr } = await analyse(games, '--threads', '2', '--csv', csv);
    expect(code).toBe(1);
    const [perGame, players] = stdout.split('\n\n') as [string, string];
    expect(players).toMatch(/^player +games +won /);
    expect(players).toMatch(/\nAnna Però \* +1 +1 +0 +0 +530 /);
    expect(perGame.split('\n').map(line => line.split(':')[0])).toEqual([
      'cross-tables.gcg',
      'figs.gcg',
      'formula.gcg',
      'four.gcg',
    ]);
    expect(stdout).toMatch(/Anna Però 530 \([\d.]+ lost per turn, 22 of 22 turns judged\)/);
    expect(stdout).toMatch(
      /=1\+1 16 \([\d.]+ lost per turn, 1 of 2 turns judged\), B 0 \(0 of 1 turns/,
    );
    expect(besidesTables(stderr)).toBe(
      'warning: cross-tables.gcg: line 1 names no encoding: read as Windows-1252, since the bytes are not UTF-8\n' +
        'error: 1 of 5 games could not be analysed\nbad.gcg:3:2: no player "c": the nicks are a, b\n',
    );
    const rows = readFileSync(csv, 'utf8').trimEnd().split('\n');
    expect(rows.map(row => row.split(',')[0])).toEqual([
      'file',
      ...Array<string>(2).fill('cross-tables.gcg'),
      ...Array<string>(2).fill('figs.gcg'),
      ...Array<string>(2).fill('formula.gcg'),
      ...Array<string>(4).fill('four.gcg'),
    ]);
    const columns = (row: number): string[] => (rows[row] as string).split(',').slice(1, 7);
    expect(columns(0)).toEqual(['player', 'declared', 'final', 'turns', 'judged', 'lost_per_turn']);
    expect(columns(5).slice(0, 5)).toEqual(["'=1+1", '16', '', '2', '1']);
    expect(columns(6)).toEqual(['B', '0', '', '1', '0', '']);
    const one = join(folder, 'one.csv');
    await analyse(games, '--threads', '1', '--csv', one);
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(csv, 'utf8'));
  });

  test('a folder: the table of players sorted, as CSV, as a page', async () => {
    const games = join(folder, 'games');
    const [csv, html] = [join(folder, 'players.csv'), join(folder, 'players.html')];
    const more = ['--sort', 'score', '--players', csv, '--html', html, '--lang', 'it'];
    const { stdout } = await analyse(games, ...more);
    const names = stdout
      .split('\n\n')[1]!
      .split('\n')
      .map(line => line.split(/ {2,}/)[0]);
    expect(names[0]).toBe('giocatore');
    const written = readFileSync(csv, 'utf8').trimEnd().split('\n');
    expect(written[0]!.startsWith('giocatore,partite,partite vinte,')).toBe(true);
    expect(written).toHaveLength(
      names.filter(name => name !== '' && !name!.startsWith('* ')).length,
    );
    expect(readFileSync(html, 'utf8')).toContain('<html lang="it">');
    expect(readFileSync(html, 'utf8')).toContain('Anna Però');
  });

  test('one game deeper: simulated, and the same on any number of threads', async () => {
    const path = file('deep.gcg', `${HEAD}>a: AEMICIO 8F MICIO +16 16\n>b: ADERSTU -DU +0 0\n`);
    const args = ['--depth', 'normal', '--json', '--seed', 'prova'];
    const one = await analyse(path, ...args, '--threads', '1');
    expect(JSON.parse(one.stdout).turns[1].losses.win).toMatchObject({ how: 'simulated', n: 400 });
    expect((await analyse(path, ...args, '--threads', '2')).stdout).toBe(one.stdout);
  });
});
