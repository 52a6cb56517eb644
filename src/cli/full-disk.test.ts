// A disk that is full, and two commands on one file: one line of error, and nothing lost.
import { execFile, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { withLock } from '../files/lock.js';
import { type CommandResult, leggio, leggioProcess, MAIN } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';

const POSITION = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';

const folder = tempFolder();
let lexicon: string;
let game: string;

beforeAll(async () => {
  lexicon = join(folder, 'own.gaddag');
  game = join(folder, 'game.jsonl');
  const list = join(folder, 'list.txt');
  await writeFile(list, 'micio\nmare\nremo\nora\nre\nma\nmo\nami\nmai\nami\nmeri\nromea\n');
  await leggio(['compile', '--words', list, '--out', lexicon]);
  const begun = await leggio(newGame(game));
  expect(begun).toMatchObject({ code: 0, stderr: expect.stringMatching(/^$|^warning/) });
});

function newGame(path: string): string[] {
  const racks = ['--racks', 'typed', '--rack', 'MAREORI', '--players', 'Anna,Bruno'];
  return ['duplicate', 'new', path, ...racks, '--lexicon', lexicon];
}

function rule(player: string, score: number): string[] {
  const what = [
    '--round',
    '1',
    '--player',
    player,
    '--score',
    String(score),
    '--reason',
    'misread',
  ];
  return ['duplicate', 'rule', game, ...what];
}

/** Runs a command that may write no file larger than a number of kilobytes: the disk is full for it. */
function onFullDisk(kilobytes: number, args: readonly string[]): Promise<CommandResult> {
  const limit = `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$@"`;
  return new Promise(resolve => {
    const command = ['-c', limit, 'bash', process.execPath, MAIN, ...args];
    execFile('bash', command, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : (error.code as number), stdout, stderr });
    });
  });
}

describe('on a full disk', () => {
  test('a ruling leaves the ledger as it was, with one line of error', async () => {
    const before = await readFile(game);
    const padding = 1024 - (before.length % 1024);
    expect(before.length).toBeGreaterThan(0);
    // the limit is in whole kilobytes: rulings fill the last one up to its end
    const filler = await leggio([...rule('Anna', 1).slice(0, -1), 'x'.repeat(padding + 1)]);
    expect(filler.code).toBe(0);
    const filled = await readFile(game);
    const { code, stderr } = await onFullDisk(Math.floor(filled.length / 1024), rule('Anna', 2));
    expect(code).toBe(1);
    expect(stderr).toBe(
      `error: "${game}" cannot be written: larger than a file may be here (EFBIG)\n`,
    );
    expect(await readFile(game)).toEqual(filled);
    expect((await leggio(rule('Anna', 3))).code).toBe(0);
  });

  test('a new game leaves no file behind, and can be begun again', async () => {
    const path = join(folder, 'none.jsonl');
    const { code, stderr } = await onFullDisk(0, newGame(path));
    expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(stderr).toContain('cannot be written');
    expect((await readdir(folder)).filter(name => name.includes('none'))).toEqual([]);
    expect((await leggio(newGame(path))).code).toBe(0);
  });

  test('a compile leaves the old files and nothing else', async () => {
    const before = await readdir(folder);
    const bytes = await readFile(lexicon);
    const list = join(folder, 'list.txt');
    const { code, stderr } = await onFullDisk(0, ['compile', '--words', list, '--out', lexicon]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: "[^\n]*" cannot be written: [^\n]*\n$/);
    expect(await readFile(lexicon)).toEqual(bytes);
    expect(await readdir(folder)).toEqual(before);
  });

  test.each([
    ['convert', ['--to', 'gcg', '--out', 'OUT']],
    ['analyse', ['--html', 'OUT', '--lexicon', 'LEXICON']],
  ])('%s leaves no file of no bytes', async (command, args) => {
    const out = join(folder, 'out.txt');
    const path = join(folder, 'game.gcg');
    await writeFile(path, '#player1 a Anna\n#player2 b Bruno\n>a: MAREORI 8H MARE +12 12\n');
    const named = args.map(arg => arg.replace('OUT', out).replace('LEXICON', lexicon));
    await writeFile(out, 'old');
    const { code, stderr } = await onFullDisk(0, [command, path, ...named]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/error: "[^\n]*out.txt" cannot be written: [^\n]*\n$/);
    expect(await readFile(out, 'utf8')).toBe('old');
    expect((await readdir(folder)).filter(name => name.endsWith('.tmp'))).toEqual([]);
  });
});

test.each([
  ['an answer', (): string[] => ['top', POSITION, '--rack', 'MARE', '--lexicon', lexicon]],
  ['help', (): string[] => ['top', '--help']],
])('a full disk behind standard output is one line of error: %s', async (_, command) => {
  const full = openSync('/dev/full', 'w');
  const args = command();
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', full, 'pipe'] });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', text => {
    stderr += text;
  });
  const code = await new Promise(resolve => child.on('close', resolve));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'error: the output cannot be written: no space left on the disk (ENOSPC)\n',
  });
});

describe('two commands on one file', () => {
  test('each ruling is entered behind the others, and the ledger can be verified', async () => {
    const before = (await readFile(game, 'utf8')).trim().split('\n').length;
    const rulings = Array.from({ length: 8 }, (_, score) =>
      leggioProcess(rule(score % 2 === 0 ? 'Anna' : 'Bruno', score)),
    );
    const codes = (await Promise.all(rulings)).map(({ code }) => code);
    expect(codes).toEqual(codes.map(() => 0));
    const lines = (await readFile(game, 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(before + 8);
    const verified = await leggio(['duplicate', 'verify', game, '--lexicon', lexicon]);
    expect(verified.stdout).toContain('every one follows');
  });

  test('the second batch into one file fails at once and touches nothing', async () => {
    const positions = join(folder, 'positions.jsonl');
    const out = join(folder, 'best.jsonl');
    await writeFile(positions, `{"id":"1","cgp":"${POSITION} MARE"}\n`);
    const args = ['batch', positions, '--out', out, '--lexicon', lexicon, '--threads', '1'];
    await withLock(out, async () => {
      const { code, stderr } = await leggio(args);
      expect(code).toBe(1);
      expect(stderr).toMatch(/best\.jsonl" is being written by process \d+ since/);
      expect((await readdir(folder)).filter(name => name.startsWith('best'))).toEqual([]);
    });
    expect((await leggio(args)).code).toBe(0);
    expect((await readdir(folder)).filter(name => name.includes('best'))).toEqual(['best.jsonl']);
  });

  test('a batch keeps links, rights and devices as they are', async () => {
    const positions = join(folder, 'positions.jsonl');
    const real = join(folder, 'real.jsonl');
    const link = join(folder, 'link.jsonl');
    await writeFile(real, 'old', { mode: 0o600 });
    await symlink(real, link);
    const batch = (out: string): Promise<CommandResult> =>
      leggio(['batch', positions, '--out', out, '--lexicon', lexicon, '--threads', '1']);
    expect((await batch(link)).code).toBe(0);
    expect(await readFile(real, 'utf8')).toContain('"id":"1"');
    expect((await stat(real)).mode & 0o777).toBe(0o600);
    const device = join(folder, 'device');
    await symlink('/dev/full', device);
    expect(await batch(device)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be written: no space left on the disk (ENOSPC)'),
    });
    expect((await stat('/dev/full')).isCharacterDevice()).toBe(true);
  });
});
