// Tables of leaves as files: there and back, and everything that may be wrong with one.
import { expect, test } from 'vitest';
import { createCounts } from '../alphabet/tile-counts.js';
import { HEADER_LENGTH, OFFSET_VERSION } from '../files/table-file.js';
import { FIGS, FIGS_2008, UF_2007 } from '../rules/editions.js';
import { decodeLeaves, encodeLeaves } from './format.js';
import { type LeaveOrigin, leaveRanksOf } from './leave-table.js';

const ORIGIN: LeaveOrigin = {
  lexicon: { name: 'tiny', checksum: 'ab' },
  rules: 'figs',
  generations: 2,
  games: 1000,
  seed: '7',
  version: '0.1.0',
  mean: 0,
};

const VALUES = Int32Array.from({ length: leaveRanksOf(FIGS).count }, (_, rank) => rank * 7 - 1e6);
const FILE = encodeLeaves(FIGS, VALUES, ORIGIN);

test('a table is read as it was written', () => {
  const table = decodeLeaves(FILE, FIGS);
  expect(table.origin).toEqual(ORIGIN);
  // at once: comparing element by element takes seconds
  expect(Buffer.compare(Buffer.from(table.values.buffer), Buffer.from(VALUES.buffer))).toBe(0);
  expect(Buffer.compare(encodeLeaves(FIGS, table.values, table.origin), FILE)).toBe(0);
  const rank = (text: string): number => table.ranks.rank(countsOf(text));
  expect(table.value('')).toBe(VALUES[0]);
  expect(table.value('AEINR')).toBe(VALUES[rank('AEINR')]);
  expect(table.value('rniea')).toBe(table.value('AEINR'));
  expect(table.value('?Q')).toBe(VALUES[rank('?Q')]);
});

function countsOf(text: string): Int32Array {
  const counts = createCounts();
  for (const char of text) counts[char === '?' ? 0 : FIGS.alphabet.codes.get(char)!]!++;
  return counts;
}

test.each([
  ['AEINRST', /"AEINRST" is a whole rack: a leave has at most 6 tiles/],
  ['QQQ', /3 × Q/],
  ['A8', /"8"/],
])('%s is refused as a leave', (leave, message) => {
  const table = decodeLeaves(FILE, FIGS);
  expect(() => table.value(leave)).toThrow(
    expect.objectContaining({ code: 'POSITION_RACK', message: expect.stringMatching(message) }),
  );
});

test('another edition with the same tiles takes it, one with others does not', () => {
  expect(decodeLeaves(FILE, FIGS_2008).value('A')).toBe(decodeLeaves(FILE, FIGS).value('A'));
  expect(() => decodeLeaves(FILE, UF_2007, 'x.leaves')).toThrow(
    expect.objectContaining({
      code: 'LEAVES_TILES',
      message: 'x.leaves: made for the tiles of figs, the tiles of uf-2007 are others',
    }),
  );
});

/** The file with one byte changed. */
function changed(offset: number, value: number): Uint8Array {
  const bytes = FILE.slice();
  bytes[offset] = value;
  return bytes;
}

test.each([
  ['nothing', new Uint8Array(0), 'LEAVES_FORMAT', '0 bytes, the header alone has 64'],
  ['half a header', FILE.slice(0, 40), 'LEAVES_FORMAT', 'the file is cut short'],
  ['half a file', FILE.slice(0, 5000), 'LEAVES_FORMAT', '5000 bytes, the header says'],
  ['a byte too many', Uint8Array.from([...FILE, 0]), 'LEAVES_FORMAT', 'the file is too long'],
  ['another file', new TextEncoder().encode('leave,value\nA,1\n'), 'LEAVES_FORMAT', 'begins with'],
  ['a later version', changed(OFFSET_VERSION, 2), 'LEAVES_VERSION', 'format version 2'],
  ['a value changed', changed(FILE.length - 1, 99), 'LEAVES_CHECKSUM', 'the file is damaged'],
  ['a fact changed', changed(HEADER_LENGTH + 3, 99), 'LEAVES_CHECKSUM', 'damaged'],
])('%s is refused', (_, bytes, code, message) => {
  expect(() => decodeLeaves(bytes, FIGS, 'x.leaves')).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(message) }),
  );
  expect(() => decodeLeaves(bytes, FIGS, 'x.leaves')).toThrow(/^x\.leaves: /);
});
