// The commands of win tables as a user runs them: a small training, and a made-up table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { OFFSET_FILE_LENGTH } from '../../gaddag/format.js';
import { encodeLeaves } from '../../leaves/format.js';
import { createJudge } from '../../leaves/judge.js';
import { createLeaveTable, leaveRanksOf } from '../../leaves/leave-table.js';
import { decodeWins, encodeWins } from '../../outlook/format.js';
import { ROW, valueCount } from '../../outlook/win-table.js';
import { FIGS, UF_2007 } from '../../rules/editions.js';
import type { SelfPlayer } from '../../strategy/self-play/player.js';
import { createTable } from '../../strategy/self-play/table.js';
import { playTurns } from '../../strategy/self-play/turns.js';
import { leggio as runCommand } from '../../testing/command.js';
import { NO_ORIGIN } from '../../testing/leaves.js';
import { LEXICON } from '../../testing/lexicon.js';
import { tempFolder } from '../../testing/temp-folder.js';

const folder = tempFolder();
const ORIGIN = {
  lexicon: { name: 'tiny', checksum: 'ab' },
  rules: 'figs',
  leaves: '',
  games: 1000,
  seed: '7',
  version: '0.1.0',
};

/** Leaves worth nothing, and fresh racks so much that the full change is often used. */
const NO_VALUES = new Int32Array(leaveRanksOf(FIGS).count);
const LEAVE_ORIGIN = { ...NO_ORIGIN, mean: 50_000 };

/** The share rises with the spread by 8 ten-thousandths, from as many as tiles are unseen. */
const VALUES = Uint16Array.from(
  { length: valueCount(FIGS) },
  (_, at) => Math.floor(at / ROW) + (at % ROW) * 8,
);

beforeAll(() => {
  const put = (name: string, content: Uint8Array): void =>
    writeFileSync(join(folder, name), content);
  put('own.wins', encodeWins(FIGS, VALUES, ORIGIN));
  const catalan = new Uint16Array(valueCount(UF_2007));
  put('catalan.wins', encodeWins(UF_2007, catalan, { ...ORIGIN, rules: 'uf-2007' }));
  put('none.leaves', encodeLeaves(FIGS, NO_VALUES, LEAVE_ORIGIN));
  const { bytes } = LEXICON;
  const length = new DataView(bytes).getUint32(OFFSET_FILE_LENGTH, true);
  put('frozen.gaddag', new Uint8Array(bytes, 0, length));
});

/** What a command prints; `DIR` stands for the folder of the files. */
async function leggio(command: string): Promise<{ code: number; out: string; err: string }> {
  const args = command.split(' ').map(arg => arg.replace('DIR', folder));
  const { code, stdout, stderr } = await runCommand(['wins', ...args]);
  return {
    code,
    out: stdout.replaceAll(folder, 'DIR'),
    err: stderr.replaceAll(folder, 'DIR'),
  };
}

const TRAIN =
  'train --games 250 --seed 3 --lexicon DIR/frozen.gaddag --leaves DIR/none.leaves --out';

/** The turns of games, played here: unseen, points ahead before and at the end. */
function turnsOf(seed: string, games: number): readonly (readonly [number, number, number])[] {
  const leaves = createLeaveTable(FIGS, NO_VALUES, LEAVE_ORIGIN, '');
  const player: SelfPlayer = { name: 'self', by: 'equity', judge: createJudge(FIGS, leaves) };
  const table = createTable(LEXICON, FIGS, seed);
  const told = playTurns(table, [player, player], { kind: 'turns', first: 0, games });
  return Array.from({ length: told.length / 3 }, (_, turn) => {
    const [unseen = 0, before = 0, after = 0] = told.subarray(3 * turn, 3 * turn + 3);
    return [unseen, before, after] as const;
  });
}

describe('leggio wins train', () => {
  test('gives the same bytes on one thread and on two, and says how well they foretell', async () => {
    const one = await leggio(`${TRAIN} DIR/one.wins --threads 1`);
    const two = await leggio(`${TRAIN} DIR/two.wins --threads 2 --json`);
    expect([one.code, two.code]).toEqual([0, 0]);
    const file = readFileSync(join(folder, 'one.wins'));
    expect(Buffer.compare(file, readFileSync(join(folder, 'two.wins')))).toBe(0);
    const { games, seed, turns, heldOut, brier } = JSON.parse(two.out);
    expect({ games, seed, heldOut }).toEqual({ games: 250, seed: '3', heldOut: 25 });
    expect(one.out).toBe(
      `250 games, ${turns} turns\n` +
        `Brier score of 25 other games: ${brier.table.toFixed(5)}; one half ${brier.half.toFixed(5)}, a logistic curve of spread/√unseen ${brier.logistic.toFixed(5)}\n`,
    );
    expect(brier.table).toBeLessThan(0.9 * brier.half);
    const table = decodeWins(file, FIGS);
    expect(table.origin.lexicon).toEqual({ name: 'frozen', checksum: LEXICON.checksum });
  });

  test('makes the table of its games, and tries it on others', async () => {
    const { out } = await leggio(`${TRAIN} DIR/one.wins --json`);
    const table = decodeWins(readFileSync(join(folder, 'one.wins')), FIGS);
    const turns = turnsOf('3', 250);
    for (const [unseen, spread] of [
      [113, 0],
      [106, -20],
      [3, 0],
      [1, -8],
      [7, 30],
    ] as const) {
      const ends = turns
        .filter(([own]) => own === unseen)
        .map(([, before, after]) => spread + after - before);
      expect(ends.length).toBeGreaterThan(50);
      const won = ends.reduce((sum, end) => sum + Math.sign(end) + 1, 0) / 2;
      expect(table.winPercent(unseen, spread)).toBeCloseTo((100 * won) / ends.length, 2);
    }
    const others = turnsOf('3/held out', 25);
    const missed = others.map(([unseen, before, after]) => {
      const came = (Math.sign(after) + 1) / 2;
      return (table.winPercent(unseen, before) / 100 - came) ** 2;
    });
    const brier = missed.reduce((sum, square) => sum + square, 0) / missed.length;
    expect(JSON.parse(out).brier.table).toBeCloseTo(brier, 9);
  });

  test('another seed gives another table', async () => {
    await leggio(`${TRAIN} DIR/one.wins`);
    await leggio(`${TRAIN.replace('--seed 3', '--seed 4')} DIR/other.wins`);
    const [one, other] = ['one', 'other'].map(name => {
      const bytes = readFileSync(join(folder, `${name}.wins`));
      return decodeWins(bytes, FIGS).values;
    });
    expect(one).not.toEqual(other);
  });
});

test.each([
  ['show --unseen 40 --spread -25 --wins DIR/own.wins', 'unseen     -25\n' + '    40   46.40\n'],
  [
    'show --unseen 113 --wins DIR/own.wins',
    'unseen    -150    -100     -60     -40     -20     -10       0     +10     +20     +40     +60    +100    +150\n' +
      '   113   37.13   41.13   44.33   45.93   47.53   48.33   49.13   49.93   50.73   52.33   53.93   57.13   61.13\n',
  ],
  [
    'show --unseen 0 --spread +7 --json --wins DIR/own.wins --rules figs-2008',
    '{"unseen":0,"spread":7,"winPercent":48.56}\n',
  ],
])('leggio wins %s', async (command, out) => {
  expect(await leggio(command)).toEqual({ code: 0, out, err: '' });
});

test('without a number, rows for some up to the most', async () => {
  const { out } = await leggio('show --spread 0 --wins DIR/own.wins');
  expect(out.trim().split('\n').length).toBe(14);
  expect(out.endsWith('\n   113   49.13\n')).toBe(true);
  const catalan = await leggio('show --spread 0 --wins DIR/catalan.wins --rules uf-2007');
  expect(catalan.out.endsWith('\n    80    0.00\n    93    0.00\n')).toBe(true);
});

test.each([
  ['show --unseen -4', '"-4" is not a number of tiles'],
  ['show --spread x', '"x" is not a number of points like -25'],
  ['show --unseen 114 --wins DIR/own.wins', '114 tiles unseen: a whole number from 0 to 113'],
  ['show --wins DIR/none.wins', 'DIR/none.wins: cannot be read: no such file or folder (ENOENT)'],
  [
    'show --wins DIR/none.leaves',
    'DIR/none.leaves: not a win table: begins with "LEAVES\\r\\n", a win table with "WINS\\r\\n\\r\\n"',
  ],
  [
    'show --wins DIR/catalan.wins',
    'DIR/catalan.wins: made for the tiles of uf-2007, the tiles of figs are others',
  ],
  ['train --games 0 --seed 1 --out DIR/x.wins', '"0" is not a whole number from 1 to 10000000'],
  [`${TRAIN} DIR/own.wins/below`, /^"DIR\/own.wins\/below" cannot be written: /],
])('leggio wins %s fails with exit code 1 and a message', async (command, message) => {
  const { code, out, err } = await leggio(command);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  const told = /^error: (.*)\n$/s.exec(err)?.[1];
  if (typeof message === 'string') expect(told).toBe(message);
  else expect(told).toMatch(message);
});
