// Values of leaves as CSV: there and back, and every row that may be wrong.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InputError } from '../errors.js';
import { createRules } from '../rules/create-rules.js';
import { FIGS, UF_2007 } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { tempFolder } from '../testing/temp-folder.js';
import { formatLeavesCsv, readLeavesCsv } from './csv.js';
import { leaveRanksOf } from './leave-table.js';

/** Leaves of up to two tiles from two As, a C and a jolly. */
const TINY = createRules({
  ...FIGS,
  id: 'tiny',
  rackSize: 3,
  tiles: FIGS.tiles.map(tile => ({
    ...tile,
    count: ({ A: 2, C: 1, '?': 1 } as Record<string, number>)[tile.letter] ?? 0,
  })),
});
const VALUES = Int32Array.from([0, -4700, 1, 29_000, 500, -20, 30, 2_000_000_000]);
const TEXT = 'C,-4.700\nA,0.001\n?,29.000\nAC,0.500\nAA,-0.020\n?C,0.030\n?A,2000000.000\n';

const folder = tempFolder();

function read(text: string | Uint8Array, rules: Rules = TINY): Promise<Int32Array> {
  const path = join(folder, 'x.csv');
  writeFileSync(path, text);
  return readLeavesCsv(path, rules);
}

test('a line for each leave, in the order of the table', async () => {
  expect(formatLeavesCsv(TINY, VALUES)).toBe(TEXT);
  expect(await read(TEXT)).toEqual(VALUES);
});

test('rows may have any order, a heading, quotes, Windows line ends, tiles in any order', async () => {
  const rows = TEXT.replace('AC', '"ca"').replace('?A', 'A?').trim().split('\n').toReversed();
  expect(await read(`\uFEFFLeave,Value\r\n${rows.join('\r\n')}\r\n\r\n`)).toEqual(VALUES);
});

test('tiles of several characters', async () => {
  const rules = createRules({ ...UF_2007, id: 'short', rackSize: 4 });
  const { count } = leaveRanksOf(rules);
  const values = Int32Array.from({ length: count }, (_, rank) => rank * 7919);
  const text = formatLeavesCsv(rules, values);
  expect(text).toContain('\nA[NY],');
  expect(await read(text, rules)).toEqual(values);
});

async function findings(text: string | Uint8Array): Promise<readonly string[]> {
  const error: unknown = await read(text).catch(reason => reason);
  expect(error).toBeInstanceOf(InputError);
  expect((error as InputError).code).toBe('TABLE_ROWS');
  return (error as InputError).findings;
}

test('every bad row is told with its line', async () => {
  const latin = Buffer.from('\xe0,1\n', 'latin1');
  const bad = [
    ...TEXT.trim().split('\n').slice(0, 6),
    ...['B,1.0', 'ACC,1', 'A9,1', 'AA,1.0', '?A,much', '?C', 'C,1,2', ',1', '"A,1', ''],
  ].join('\n');
  const found = await findings(Buffer.concat([Buffer.from(bad), latin]));
  expect(found).toEqual([
    'x.csv:15: a quote is not closed, or inside a field',
    'x.csv:16: not valid UTF-8',
    'x.csv:7: rack "B": 1 × B, the bag has 0',
    'x.csv:8: rack "ACC": 2 × C, the bag has 1',
    'x.csv:9: rack "A9": "9" is not A-Z or ?',
    'x.csv:10: "AA" again, as in line 5',
    'x.csv:11: "much" is not a number of points like -4.7',
    'x.csv:12: 1 fields, not leave,value',
    'x.csv:13: 3 fields, not leave,value',
    'x.csv:14: no leave in the first field',
  ]);
});

test.each(['', '1e3', '0x10', '-', '1,5', '3000000', 'NaN', '12.'])(
  '%j is not a number of points',
  async value => {
    const [found] = await findings(TEXT.replace('29.000', `"${value}"`));
    expect(found).toBe(`x.csv:3: "${value}" is not a number of points like -4.7`);
  },
);

test('a whole rack, and more, is no leave', async () => {
  expect(await findings(`${TEXT}AAC,1\nAAC?,1\n`)).toEqual([
    'x.csv:8: "AAC" is a whole rack: a leave has at most 2 tiles',
    'x.csv:9: rack "AAC?": 4 tiles, a rack holds 3',
  ]);
});

test('leaves that are missing are named, unless a bad row may be meant for them', async () => {
  const rows = TEXT.trim().split('\n');
  expect(await findings(rows.slice(2).join('\n'))).toEqual([
    'x.csv: 2 leaves are missing: "C" "A"',
  ]);
  expect(await findings('\n')).toEqual([
    'x.csv: 7 leaves are missing: "C" "A" "?" "AC" "AA" and 2 more',
  ]);
  expect(await findings(TEXT.replace('?C', '?H'))).toEqual([
    'x.csv:6: rack "?H": 1 × H, the bag has 0',
  ]);
});
