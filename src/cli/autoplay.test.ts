// `leggio autoplay` as a user runs it: text, data, games as files, and everything a user can get wrong.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeLeaves } from '../leaves/format.js';
import { leaveRanksOf } from '../leaves/leave-table.js';
import { FIGS } from '../rules/editions.js';
import { leggio } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';

const folder = tempFolder();
const lexicon = join(folder, 'words.gaddag');
const leaves = join(folder, 'own.leaves');

beforeAll(async () => {
  const words = fileURLToPath(new URL('../testing/words.txt', import.meta.url));
  const { code, stderr } = await leggio(['compile', '--words', words, '--out', lexicon]);
  if (code !== 0) throw new Error(stderr);
  const { checksum } = JSON.parse((await leggio(['inspect', lexicon, '--json'])).stdout);
  const made = { lexicon: { name: 'words', checksum }, rules: 'figs', generations: 1, games: 1 };
  const values = Int32Array.from(
    { length: leaveRanksOf(FIGS).count },
    (_, rank) => ((rank * 7919) % 9000) - 4000,
  );
  const origin = { ...made, seed: '', version: '', mean: 45_000 };
  await writeFile(leaves, encodeLeaves(FIGS, values, origin));
});

function autoplay(...args: readonly string[]): ReturnType<typeof leggio> {
  return leggio(['autoplay', '--lexicon', lexicon, ...args]);
}

const TWO = ['--players', `equity,score`, '--leaves'] as const;

describe('a match', () => {
  test('as data: the same for any number of threads', async () => {
    const args = ['--games', '10', '--seed', 'a', ...TWO, leaves, '--json', '--no-timing'];
    const one = await autoplay(...args, '--threads', '1');
    const two = await autoplay(...args, '--threads', '2');
    expect(one).toEqual({ code: 0, stdout: expect.any(String), stderr: '' });
    expect(two).toEqual(one);
    const result = JSON.parse(one.stdout);
    expect(Object.keys(result)).toEqual(['games', 'pairs', 'players', 'seed', 'lexicon', 'rules']);
    expect(result).toMatchObject({
      games: 10,
      pairs: 5,
      seed: 'a',
      lexicon: 'words',
      rules: 'figs',
    });
    const names = ['name', 'wins', 'draws', 'losses', 'winPercent', 'winError', 'mean', 'spread'];
    const more = ['spreadError', 'bingosPerGame', 'turnsPerGame', 'exchangesPerGame'];
    for (const player of result.players) {
      expect(Object.keys(player)).toEqual([...names, ...more, 'fullChangesPerGame']);
      expect(player.wins + player.draws + player.losses).toBe(10);
    }
    const other = await autoplay(...args, '--seed', 'b');
    expect(JSON.parse(other.stdout).players).not.toEqual(result.players);
  });

  test('with its speed, unless that is left out', async () => {
    const { stdout } = await autoplay('--games', '2', '--seed', '1', ...TWO, leaves, '--json');
    expect(JSON.parse(stdout).perSecond).toBeGreaterThan(0);
  });

  test('as text', async () => {
    const players = `equity:leaves=${leaves},change=off,score`;
    const args = ['--games', '4', '--seed', '1', '--players', players, '--no-timing'];
    const { code, stdout, stderr } = await autoplay(...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [first, empty, head, one = '', other = '', ...rest] = stdout.split('\n');
    expect(first).toBe('4 games in 2 pairs  ·  seed 1  ·  lexicon words  ·  rules figs');
    expect([empty, rest]).toEqual(['', ['']]);
    expect(head).toMatch(/^player +won +drawn +lost +games won +points ahead +mean +bingos/);
    expect(one.startsWith(`equity:leaves=${leaves},change=off `)).toBe(true);
    expect(other).toMatch(/^score( +\d+){3} +[\d.]+ ± [\d.]+ % +-?[\d.]+ ± [\d.]+( +[\d.]+){5}$/);
    expect(new Set([head, one, other].map(line => line?.length)).size).toBe(1);
    expect(one).toMatch(/ 0\.00$/); // no full change
  });

  test('every game as a file, which the referee plays again without a finding', async () => {
    const games = join(folder, 'games');
    const args = ['--games', '6', '--seed', '1', ...TWO, leaves, '--gcg', games, '--json'];
    const { code, stdout } = await autoplay(...args);
    expect(code).toBe(0);
    const files = (await readdir(games)).sort();
    expect(files).toEqual([1, 2, 3].flatMap(deal => [1, 2].map(n => `000${deal}-${n}.gcg`)));
    let points = 0;
    for (const file of files) {
      const replay = await leggio(['replay', join(games, file), '--json']);
      expect(JSON.parse(replay.stdout)).toMatchObject({ mismatches: [], findings: [] });
      const text = await readFile(join(games, file), 'utf8');
      const first = file.endsWith('1.gcg') ? 'equity' : 'score';
      expect(text).toContain(`#player1 first ${first}\n`);
      expect(text).toContain(
        `#description leggio autoplay, seed 1, deal ${Number(file.slice(0, 4))}, rules figs, lexicon words\n`,
      );
      const seat = first === 'equity' ? 'first' : 'second';
      points += Number(
        /(\d+)$/.exec(text.split('\n').findLast(line => line.startsWith(`>${seat}`))!)![1],
      );
    }
    expect(JSON.parse(stdout).players[0].mean).toBeCloseTo(points / 6, 2);
  });

  test('values made for another lexicon are told', async () => {
    const words = join(folder, 'few.txt');
    const few = join(folder, 'few.gaddag');
    await writeFile(words, 'mare\nmari\nre\n');
    await leggio(['compile', '--words', words, '--out', few]);
    const args = ['autoplay', '--lexicon', few, '--games', '2', '--seed', '1', ...TWO, leaves];
    const { code, stderr } = await leggio(args);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^warning: the leave values were made for lexicon "words" \([0-9a-f]{12}…\), this is "few" \([0-9a-f]{12}…\)\n$/,
    );
  });
});

describe('one line of error', () => {
  const SEED = ['--seed', '1'];
  test.each([
    [['--games', '0', ...SEED, '--players', 'score,score'], '"0" is not a whole number'],
    [['--games', '3', ...SEED, '--players', 'score,score'], '"3" is not an even number'],
    [
      ['--games', '2', ...SEED, '--players', 'greedy,score'],
      '"greedy": a player is score, equity, sim or best',
    ],
    [['--games', '2', ...SEED, '--players', 'score'], '"score": 1 player;'],
    [
      ['--games', '2', ...SEED, '--players', 'equity:leaves=none.leaves,score'],
      'none.leaves: cannot be read: no such file or folder (ENOENT)',
    ],
    [
      ['--games', '2', ...SEED, ...TWO, lexicon],
      `${lexicon}: not a table of leaves: begins with "LEGGIO\\r\\n", a table of leaves with "LEAVES\\r\\n"`,
    ],
    [['--games', '2', ...SEED, '--players', 'score,score', '--threads', '0'], '"0" is not a whole'],
    [['--games', '2', ...SEED, '--players', 'score,score', '--rules', 'x'], 'no edition "x"'],
    [
      ['--games', '2', ...SEED, '--players', 'score,score', '--gcg', lexicon],
      `"${lexicon}" cannot be written: it is not a folder`,
    ],
    [['--games', '2', ...SEED, ...TWO, leaves, '--rules', 'english'], 'own.leaves'],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await autoplay(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr).toContain(message);
  });

  test.each(['--games', '--seed', '--players'])('%s must be there', async missing => {
    const all = { '--games': '2', '--seed': '1', '--players': 'score,score' };
    const args = Object.entries(all).filter(([name]) => name !== missing);
    const { code, stderr } = await autoplay(...args.flat());
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^error: required option '${missing} <\\w+>' not specified\n`),
    );
  });
});

test.each([
  ['autoplay', '--games', '2', '--seed', '1', '--players', 'score,score'],
  ['wins', 'train', '--games', '2', '--seed', '1', '--out', join(folder, 'never.wins')],
])('%s refuses a lexicon of another alphabet', async (...args) => {
  const { code, stderr } = await leggio([...args, '--rules', 'english', '--lexicon', lexicon]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/is italian, rules "english" are english/),
  ]);
});
