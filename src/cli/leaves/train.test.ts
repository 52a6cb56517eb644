// `leggio leaves train` as a user runs it: text, data, everything a user can get wrong, and a training that is
// stopped and killed on the way.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeLeaves } from '../../leaves/format.js';
import { FIGS } from '../../rules/editions.js';
import { type CommandResult, leggio, MAIN } from '../../testing/command.js';
import { tempFolder } from '../../testing/temp-folder.js';

const folder = tempFolder();
const lexicon = join(folder, 'words.gaddag');

beforeAll(async () => {
  const words = fileURLToPath(new URL('../../testing/words.txt', import.meta.url));
  const { code, stderr } = await leggio(['compile', '--words', words, '--out', lexicon]);
  if (code !== 0) throw new Error(stderr);
});

function out(name: string): string {
  return join(folder, name);
}

function argsOf(name: string, ...args: readonly string[]): string[] {
  return ['leaves', 'train', '--lexicon', lexicon, '--seed', 'a', '--out', out(name), ...args];
}

function train(name: string, ...args: readonly string[]): ReturnType<typeof leggio> {
  return leggio(argsOf(name, ...args));
}

test('generations as data, and the values of the last', async () => {
  const args = ['--games', '20,40', '--match-games', '2', '--json'];
  const { code, stdout, stderr } = await train('data.leaves', ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(lines.map(({ generation, games }) => [generation, games])).toEqual([
    [1, 20],
    [2, 40],
  ]);
  for (const line of lines) {
    expect(line).toMatchObject({
      seed: 'a',
      rules: 'figs',
      lexicon: { name: 'words' },
      of: 1_058_722,
    });
    expect(line.sizes.map(({ leaves }: { leaves: number }) => leaves)).toEqual([
      22, 252, 1998, 12_304, 62_638, 274_094,
    ]);
    expect(line.match.games).toBe(2);
  }
  const { origin } = decodeLeaves(await readFile(out('data.leaves')), FIGS, '');
  const { mean } = lines[1];
  expect(origin).toMatchObject({ generations: 2, games: 40, seed: 'a', rules: 'figs', mean });
  expect((await readdir(folder)).filter(name => name.includes('data'))).toEqual(['data.leaves']);
});

test('generations as text', async () => {
  const { code, stdout } = await train('text.leaves', '--games', '20', '--match-games', '2');
  expect(code).toBe(0);
  const [first, head, ...rest] = stdout.trimEnd().split('\n');
  expect(first).toMatch(
    /^generation 1: 20 games, \d+ racks, \d+ different ones of 1058722; the best move is worth \d+\.\d{3} on average$/,
  );
  expect(head).toBe('tiles   leaves   seen in under 50 racks   mean change of the others');
  expect(rest.slice(0, 6).map(line => line.slice(0, 16).trim().split(/ +/).map(Number))).toEqual([
    [1, 22],
    [2, 252],
    [3, 1998],
    [4, 12_304],
    [5, 62_638],
    [6, 274_094],
  ]);
  expect(rest[6]).toMatch(
    /^against score, 2 games: [\d.]+ ± [\d.]+ % won, -?[\d.]+ ± [\d.]+ points a game ahead$/,
  );
  expect(rest.length).toBe(7);
});

describe('one line of error', () => {
  test.each([
    [['--games', '0'], '"0" is not a whole number from 1 to 1000000000'],
    [['--games', '20,'], '"" is not a whole number from 1 to 1000000000'],
    [['--games', '2,3', '--generations', '3'], '--games has 2 numbers, --generations says 3'],
    [['--games', '2', '--generations', '0'], '"0" is not a whole number from 1 to 100'],
    [['--games', '2', '--match-games', '3'], '"3" is not an even number'],
    [['--games', '2', '--threads', '300'], '"300" is not a whole number from 1 to 256'],
    [['--games', '2', '--rules', 'x'], 'no edition "x"'],
    [['--games', '2', '--out', 'none/b'], '"none/b" cannot be written: no such file or folder'],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await train('wrong.leaves', ...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr).toContain(message);
    expect((await readdir(folder)).filter(name => name.includes('wrong'))).toEqual([]);
  });

  test('what is no training under way is not gone on with, nor written over', async () => {
    const file = out('other.leaves.training');
    await writeFile(file, 'something else');
    const args = ['--games', '2', '--match-games', '0'];
    const refused = async (...more: readonly string[]): Promise<string> => {
      const { code, stderr } = await train('other.leaves', ...args, ...more);
      expect(code).toBe(1);
      return stderr;
    };
    expect(await refused()).toBe(
      `error: ${file}: a training was stopped here: --resume goes on with it, or remove the file\n`,
    );
    expect(await refused('--resume')).toBe(`error: ${file}: not a training under way\n`);
    expect(await readFile(file, 'utf8')).toBe('something else');
  });
});

describe('a training that is stopped', () => {
  const GAMES = ['--games', '1000', '--match-games', '0'];

  /** Begins it in a process of its own; ended by a signal after a while. */
  async function stopped(
    args: readonly string[],
    signal: NodeJS.Signals,
    after: () => boolean,
  ): Promise<CommandResult> {
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = resultOf(child);
    while (!after() && child.exitCode === null) await sleep(20);
    await sleep(400); // into its games
    child.kill(signal);
    return ended;
  }

  test('goes on and comes to the same bytes, killed once more on the way', async () => {
    const name = 'stopped.leaves';
    const file = out(`${name}.training`);
    const locked = (): boolean => existsSync(out(`.${name}.lock`));
    const interrupted = await stopped(argsOf(name, ...GAMES, '--threads', '1'), 'SIGINT', locked);
    expect(interrupted).toEqual({
      code: 130,
      stdout: '',
      stderr: expect.stringContaining(
        `interrupted: what was played stands in "${file}"; --resume goes on with it\n`,
      ),
    });
    expect(existsSync(out(name))).toBe(false);
    const [, facts = ''] = (await readFile(file, 'latin1')).split('\n');
    expect(JSON.parse(facts).games).toBeLessThan(1000);

    const again = await train(name, ...GAMES);
    expect(again.stderr).toContain('a training was stopped here: --resume goes on with it');
    const other = await train(name, ...GAMES, '--resume', '--seed', 'b');
    expect(other.stderr).toBe(`error: ${file}: another training: its seed is "a", not "b"\n`);

    const killed = await stopped(
      argsOf(name, ...GAMES, '--resume', '--threads', '1'),
      'SIGKILL',
      locked,
    );
    expect(killed.stdout).toBe('');
    expect(existsSync(file)).toBe(true);

    const done = await train(name, ...GAMES, '--resume', '--threads', '1');
    expect(done.code).toBe(0);
    expect(existsSync(file)).toBe(false);
    await train('whole.leaves', ...GAMES, '--threads', '2');
    expect(await readFile(out(name))).toEqual(await readFile(out('whole.leaves')));
  });
});

function resultOf(child: ChildProcess): Promise<CommandResult> {
  const written = { stdout: '', stderr: '' };
  child.stdout?.on('data', part => {
    written.stdout += part;
  });
  child.stderr?.on('data', part => {
    written.stderr += part;
  });
  return new Promise(resolve =>
    child.once('close', code => resolve({ code: code ?? 0, ...written })),
  );
}
