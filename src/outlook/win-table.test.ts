// Win tables as they are asked and as files: there and back, and everything that may be wrong with one.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeTable, HEADER_LENGTH, OFFSET_VERSION } from '../files/table-file.js';
import { FIGS, FIGS_2008, UF_2007 } from '../rules/editions.js';
import { tileFacts } from '../rules/tile-facts.js';
import { tempFolder } from '../testing/temp-folder.js';
import { decodeWins, encodeWins, WINS_FILE } from './format.js';
import { DEFAULT_WINS, loadDefaultWinTable, loadWinTable } from './load.js';
import { ROW, shareWins, valueCount, type WinOrigin, winsFromShared } from './win-table.js';

const ORIGIN: WinOrigin = {
  lexicon: { name: 'tiny', checksum: 'ab' },
  rules: 'figs',
  leaves: 'cd',
  games: 1000,
  seed: '7',
  version: '0.1.0',
};

/** The share rises with the spread by 8, from as many ten-thousandths as tiles are unseen. */
const VALUES = Uint16Array.from(
  { length: valueCount(FIGS) },
  (_, at) => Math.floor(at / ROW) + (at % ROW) * 8,
);
const FILE = encodeWins(FIGS, VALUES, ORIGIN);
const TABLE = decodeWins(FILE, FIGS);

test('a table is read as it was written', () => {
  expect(TABLE.origin).toEqual(ORIGIN);
  expect([TABLE.mostUnseen, TABLE.mostSpread]).toEqual([113, 600]);
  expect(Buffer.compare(Buffer.from(TABLE.values.buffer), Buffer.from(VALUES.buffer))).toBe(0);
  expect(Buffer.compare(encodeWins(FIGS, TABLE.values, TABLE.origin), FILE)).toBe(0);
  expect(decodeWins(FILE, FIGS_2008).checksum).toBe(TABLE.checksum);
});

test.each([
  [113, 0, 49.13],
  [40, -25, 46.4],
  [40, -25.5, 46.36],
  [40, 0.25, 48.42],
  [7, -600, 0.07],
  [7, -10_000, 0.07],
  [7, -Infinity, 0.07],
  [7, 10_000, 96.07],
  [0, 600, 96],
])('with %d tiles unseen and %d points: %d per cent', (unseen, spread, share) => {
  expect(TABLE.winPercent(unseen, spread)).toBeCloseTo(share, 9);
});

test.each([
  [114, 0, '114 tiles unseen: a whole number from 0 to 113'],
  [-1, 0, '-1 tiles unseen: a whole number from 0 to 113'],
  [6.5, 0, '6.5 tiles unseen: a whole number from 0 to 113'],
  [NaN, 0, 'NaN tiles unseen: a whole number from 0 to 113'],
  [7, NaN, 'a spread is a number of points'],
])('%d tiles unseen and %d points are refused', (unseen, spread, message) => {
  expect(() => TABLE.winPercent(unseen, spread)).toThrow(
    expect.objectContaining({ code: 'OPTION_NUMBER', message }),
  );
});

test('a share in ten-thousandths is the one in per cent, and that of an end beyond it', () => {
  for (let unseen = 0; unseen <= 113; unseen++) {
    for (const spread of [-600, -599, -25, 0, 1, 599, 600]) {
      expect(TABLE.share(unseen, spread) / 100).toBe(TABLE.winPercent(unseen, spread));
    }
  }
  expect(TABLE.share(-1, 0)).toBe(TABLE.share(0, 0));
  expect(TABLE.share(114, 7)).toBe(TABLE.share(113, 7));
  expect(TABLE.share(40, -601)).toBe(TABLE.share(40, -600));
  expect(TABLE.share(40, 601)).toBe(TABLE.share(40, 600));
});

test('a table of what structured clone brings along is the same table', () => {
  const copy = winsFromShared(structuredClone(shareWins(TABLE)));
  expect([copy.origin, copy.checksum]).toEqual([TABLE.origin, TABLE.checksum]);
  expect(copy.winPercent(20, 33)).toBe(TABLE.winPercent(20, 33));
  expect(copy.share(20, 33)).toBe(TABLE.share(20, 33));
});

/** The file with one byte changed. */
function changed(offset: number, value: number): Uint8Array {
  const bytes = FILE.slice();
  bytes[offset] = value;
  return bytes;
}

/** A file whose bytes are those that were written. */
function made(change: {
  at?: number;
  share?: number;
  facts?: object;
  values?: number;
}): Uint8Array {
  const { at, share = 0, facts = {}, values = VALUES.length } = change;
  const shares = VALUES.slice(0, values);
  if (at !== undefined) shares[at] = share;
  const all = { ...tileFacts(FIGS), mostSpread: 600, origin: ORIGIN, ...facts };
  return encodeTable(WINS_FILE, all, shares);
}

test.each([
  ['nothing', new Uint8Array(0), 'WINS_FORMAT', '0 bytes, the header alone has 64'],
  ['half a header', FILE.slice(0, 40), 'WINS_FORMAT', 'the file is cut short'],
  ['half a file', FILE.slice(0, 5000), 'WINS_FORMAT', '5000 bytes, the header says'],
  ['a byte too many', Uint8Array.from([...FILE, 0]), 'WINS_FORMAT', 'the file is too long'],
  ['another file', new TextEncoder().encode('LEAVES\r\n'), 'WINS_FORMAT', 'a win table with'],
  ['a later version', changed(OFFSET_VERSION, 2), 'WINS_VERSION', 'format version 2'],
  ['a share changed', changed(FILE.length - 1, 99), 'WINS_CHECKSUM', 'the file is damaged'],
  ['a fact changed', changed(HEADER_LENGTH + 3, 99), 'WINS_CHECKSUM', 'damaged'],
  ['no origin', made({ facts: { origin: null } }), 'WINS_FORMAT', 'its facts are not those'],
  ['other spreads', made({ facts: { mostSpread: 500 } }), 'WINS_FORMAT', 'its facts are not those'],
  ['a row too few', made({ values: ROW * 113 }), 'WINS_FORMAT', '135713 shares, there are 136914'],
  ['more than all', made({ at: ROW - 1, share: 10_001 }), 'WINS_FORMAT', 'a share of 10001'],
  [
    'fewer with more points',
    made({ at: ROW * 5 + 3, share: 1 }),
    'WINS_FORMAT',
    'with 5 tiles unseen a wider spread wins less',
  ],
])('%s is refused', (_, bytes, code, message) => {
  expect(() => decodeWins(bytes, FIGS, 'x.wins')).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(message) }),
  );
  expect(() => decodeWins(bytes, FIGS, 'x.wins')).toThrow(/^x\.wins: /);
});

test('other tiles are refused', () => {
  expect(() => decodeWins(FILE, UF_2007, 'x.wins')).toThrow(
    expect.objectContaining({
      code: 'WINS_TILES',
      message: 'x.wins: made for the tiles of figs, the tiles of uf-2007 are others',
    }),
  );
});

test('tables are loaded by path and by URL', async () => {
  const path = join(tempFolder(), 'own.wins');
  writeFileSync(path, FILE);
  for (const place of [path, new URL(`file://${path}`)]) {
    expect((await loadWinTable(place)).checksum).toBe(TABLE.checksum);
  }
});

test('the default table is that of the package, and named where there is none yet', async () => {
  expect(DEFAULT_WINS).toMatch(/dist-lexicon.italiano\.wins$/);
  if (existsSync(DEFAULT_WINS)) {
    expect((await loadDefaultWinTable()).checksum).toBe(
      (await loadWinTable(DEFAULT_WINS)).checksum,
    );
  } else {
    await expect(loadDefaultWinTable()).rejects.toMatchObject({
      code: 'WINS_FILE',
      message: `${DEFAULT_WINS}: cannot be read: no such file or folder (ENOENT)`,
    });
  }
});
