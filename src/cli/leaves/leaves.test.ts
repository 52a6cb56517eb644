// The commands of leaves as a user runs them, on a made-up table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCounts } from '../../alphabet/tile-counts.js';
import { OFFSET_VERSION } from '../../files/table-file.js';
import { OFFSET_FILE_LENGTH } from '../../gaddag/format.js';
import { lexiconFromWords } from '../../gaddag/lexicon.js';
import { decodeLeaves, encodeLeaves } from '../../leaves/format.js';
import { leaveRanksOf, readLeave } from '../../leaves/leave-table.js';
import { loadLeaves } from '../../leaves/load.js';
import { FIGS, UF_2007 } from '../../rules/editions.js';
import { leggio as runCommand } from '../../testing/command.js';
import { tempFolder } from '../../testing/temp-folder.js';

const folder = tempFolder();
const ORIGIN = {
  lexicon: { name: 'tiny', checksum: 'ab' },
  rules: 'figs',
  generations: 2,
  games: 1000,
  seed: '7',
  version: '0.1.0',
  mean: 0,
};

/** A jolly is worth 25 points, a Q -20, any other tile its code in tenths of a point; pairs ZZ 99 points more. */
const VALUES = made();

function made(): Int32Array {
  const ranks = leaveRanksOf(FIGS);
  const counts = createCounts();
  const q = FIGS.alphabet.codes.get('Q') as number;
  const values = Int32Array.from({ length: ranks.count }, (_, rank) => {
    ranks.unrank(rank, counts);
    return counts.reduce((sum, held, kind) => {
      if (kind === 0) return sum + held * 25_000;
      return sum + held * (kind === q ? -20_000 : kind * 100);
    }, 0);
  });
  values[ranks.rank(readLeave(FIGS, 'ZZ'))]! += 99_000;
  return values;
}

beforeAll(() => {
  const good = encodeLeaves(FIGS, VALUES, ORIGIN);
  const put = (name: string, content: Uint8Array | string): void =>
    writeFileSync(join(folder, name), content);
  put('own.leaves', good);
  put('cut.leaves', good.subarray(0, 5000));
  put('damaged.leaves', changed(good, good.length - 5));
  put('later.leaves', changed(good, OFFSET_VERSION));
  const catalan = new Int32Array(leaveRanksOf(UF_2007).count);
  put('catalan.leaves', encodeLeaves(UF_2007, catalan, { ...ORIGIN, rules: 'uf-2007' }));
  put('own.txt', 'A,1\n');
  put('bad.csv', 'A,1.5\nBB,much\nQQQ,2\nA,3\nAB8,1\n');
  put('cut.klv2', new Uint8Array(100));
  const { bytes } = lexiconFromWords(['AI', 'RE'], 'duo');
  put(
    'duo.gaddag',
    new Uint8Array(bytes, 0, new DataView(bytes).getUint32(OFFSET_FILE_LENGTH, true)),
  );
});

function changed(bytes: Uint8Array, at: number): Uint8Array {
  return bytes.map((byte, index) => (index === at ? byte ^ 3 : byte));
}

/** What a command prints; `DIR` stands for the folder of the files. */
async function leggio(command: string): Promise<{ code: number; out: string; err: string }> {
  const args = command.split(' ').map(arg => arg.replace('DIR', folder));
  const { code, stdout, stderr } = await runCommand(['leaves', ...args]);
  const [out, err] = [stdout, stderr].map(text => text.replaceAll(folder, 'DIR')) as [
    string,
    string,
  ];
  return { code, out, err };
}

test.each([
  [
    'show AEINR? ZZ --leaves DIR/own.leaves',
    '?AEINR    +29.700  better than 84.4 % of the others of 6 tiles\n' +
      'ZZ       +104.200  better than 100.0 % of the others of 2 tiles\n',
  ],
  [
    'show --pairs 2 --leaves DIR/own.leaves',
    'best pairs:\n' +
      'ZZ       +104.200  better than 100.0 % of the others of 2 tiles\n' +
      '??        +50.000  better than 99.6 % of the others of 2 tiles\n' +
      'worst pairs:\n' +
      'BQ        -19.800  better than 0.4 % of the others of 2 tiles\n' +
      'AQ        -19.900  better than 0.0 % of the others of 2 tiles\n',
  ],
  [
    'show a? Q --json --leaves DIR/own.leaves --rules figs-2008',
    '{"list":"leaves","leave":"?A","value":25.1,"size":2,"worse":230,"others":251}\n' +
      '{"list":"leaves","leave":"Q","value":-20,"size":1,"worse":0,"others":21}\n',
  ],
  [
    'show [NY]A --leaves DIR/catalan.leaves --rules uf-2007',
    'A[NY]      +0.000  better than 0.0 % of the others of 2 tiles\n',
  ],
])('leggio leaves %s', async (command, out) => {
  expect(await leggio(command)).toEqual({ code: 0, out, err: '' });
});

test('--tiles shows every tile, the best first', async () => {
  const { out } = await leggio('show --tiles --leaves DIR/own.leaves');
  const lines = out.trim().split('\n');
  expect(lines.map(line => line.charAt(0)).join('')).toBe('?ZVUTSRPONMLIHGFEDCBAQ');
  expect(lines[1]).toBe('Z          +2.600  better than 95.2 % of the others of 1 tile');
});

test('more pairs than there are: all of them', async () => {
  const { out } = await leggio('show --pairs 1000 --leaves DIR/own.leaves --json');
  expect(out.trim().split('\n').length).toBe(2 * 252);
});

/** The values as they lie in memory. */
function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

describe.each(['csv', 'klv2'])('%s', format => {
  test('there and back', async () => {
    const own = `DIR/own.${format}`;
    const written = await leggio(`export --leaves DIR/own.leaves --format ${format} --out ${own}`);
    expect(written).toEqual({ code: 0, out: `${own}: 351308 leaves\n`, err: '' });
    const read = await leggio(`import ${own} --out DIR/back.leaves`);
    expect(read).toEqual({ code: 0, out: 'DIR/back.leaves: 351308 leaves\n', err: '' });
    const back = await loadLeaves(join(folder, 'back.leaves'));
    expect(Buffer.compare(bytesOf(back.values), bytesOf(VALUES))).toBe(0);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(back.origin).toEqual({
      lexicon: { name: '', checksum: '' },
      rules: 'figs',
      generations: 0,
      games: 0,
      seed: '',
      version,
      mean: 0,
    });
  });
});

test('import names the lexicon, and takes a file of any name', async () => {
  await leggio('export --leaves DIR/own.leaves --format klv2 --out DIR/other');
  const { code, err } = await leggio(
    'import DIR/other --format klv2 --lexicon DIR/duo.gaddag --out DIR/duo.leaves',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { origin } = decodeLeaves(readFileSync(join(folder, 'duo.leaves')), FIGS);
  expect(origin.lexicon.name).toBe('duo');
  expect(origin.lexicon.checksum).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['show', 'nothing to show: give a leave like AEINR?, --tiles or --pairs 10'],
  [
    'show AEINRST --leaves DIR/own.leaves',
    '"AEINRST" is a whole rack: a leave has at most 6 tiles',
  ],
  ['show A QQQ --leaves DIR/own.leaves', 'rack "QQQ": 3 × Q, the bag has 1'],
  ['show A8 --leaves DIR/own.leaves', 'rack "A8": "8" is not A-Z or ?'],
  ['show --pairs 0 --leaves DIR/own.leaves', '"0" is not a whole number of at least 1'],
  [
    'show A --leaves DIR/none.leaves',
    'DIR/none.leaves: cannot be read: no such file or folder (ENOENT)',
  ],
  [
    'show A --leaves DIR/cut.leaves',
    /^DIR\/cut.leaves: 5000 bytes, the header says \d+: the file is cut short$/,
  ],
  ['show A --leaves DIR/damaged.leaves', /^DIR\/damaged.leaves: the bytes .* is damaged$/],
  ['show A --leaves DIR/later.leaves', 'DIR/later.leaves: format version 2, this program reads 1'],
  [
    'show A --leaves DIR/catalan.leaves',
    'DIR/catalan.leaves: made for the tiles of uf-2007, the tiles of figs are others',
  ],
  [
    'export --format csv --leaves DIR/own.leaves --rules english --out DIR/x.csv',
    'DIR/own.leaves: made for the tiles of figs, the tiles of english are others',
  ],
  [
    'export --format csv --leaves DIR/own.leaves --out DIR/own.leaves/below',
    /^"DIR\/own.leaves\/below" cannot be written: /,
  ],
  [
    'import DIR/own.txt --out DIR/x.leaves',
    /own.txt" ends neither in .csv nor in .klv2: add --format$/,
  ],
  ['import DIR/none.csv --out DIR/x.leaves', 'no table DIR/none.csv'],
  [
    'import DIR/none.klv2 --out DIR/x.leaves',
    'DIR/none.klv2: cannot be read: no such file or folder (ENOENT)',
  ],
  [
    'import DIR/cut.klv2 --out DIR/x.leaves',
    'DIR/cut.klv2: not a KLV2: 100 bytes, a KLV2 of 0 nodes and 0 leaves has 8',
  ],
  [
    'import DIR/bad.csv --out DIR/x.leaves',
    '5 wrong rows in the tables:\n' +
      'bad.csv:2: "much" is not a number of points like -4.7\n' +
      'bad.csv:3: rack "QQQ": 3 × Q, the bag has 1\n' +
      'bad.csv:4: "A" again, as in line 1\n' +
      'bad.csv:5: rack "AB8": "8" is not A-Z or ?\n' +
      'bad.csv: 351306 leaves are missing: "Z" "V" "U" "T" "S" and 351301 more',
  ],
])('leggio leaves %s fails with exit code 1 and a message', async (command, message) => {
  const { code, out, err } = await leggio(command);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^error: .*\n$/s);
  const told = err.slice('error: '.length, -1);
  if (typeof message === 'string') expect(told).toBe(message);
  else expect(told).toMatch(message);
});
