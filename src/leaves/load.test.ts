// Tables of leaves from disk, and on their way to another thread.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { FIGS } from '../rules/editions.js';
import { tempFolder } from '../testing/temp-folder.js';
import { encodeLeaves } from './format.js';
import { leaveRanksOf, leavesFromShared, shareLeaves } from './leave-table.js';
import { loadDefaultLeaves, loadLeaves } from './load.js';

const VALUES = Int32Array.from({ length: leaveRanksOf(FIGS).count }, (_, rank) => rank * 3 - 7);
const ORIGIN = {
  lexicon: { name: 'tiny', checksum: 'ab' },
  rules: 'figs',
  generations: 1,
  games: 10,
  seed: '7',
  version: '0.1.0',
  mean: 0,
};

const folder = tempFolder();
const { place } = vi.hoisted(() => ({ place: { ofDefault: '' } }));

vi.mock('#platform', async original => ({
  ...(await original<object>()),
  get DEFAULT_LEAVES() {
    return place.ofDefault;
  },
}));

function written(): string {
  const path = join(folder, 'own.leaves');
  writeFileSync(path, encodeLeaves(FIGS, VALUES, ORIGIN));
  return path;
}

test('the default table is loaded from where the package has it', async () => {
  place.ofDefault = written();
  const table = await loadDefaultLeaves();
  expect(table.origin).toEqual(ORIGIN);
  expect(table.value('AEINR')).toBe((await loadLeaves(place.ofDefault)).value('AEINR'));
});

test('the default table that is not there is named', async () => {
  place.ofDefault = join(folder, 'none.leaves');
  await expect(loadDefaultLeaves()).rejects.toMatchObject({
    code: 'LEAVES_FILE',
    message: `${place.ofDefault}: cannot be read: no such file or folder (ENOENT)`,
  });
});

test('a page has none', async () => {
  place.ofDefault = '';
  await expect(loadDefaultLeaves()).rejects.toMatchObject({
    code: 'LEAVES_FILE',
    message: expect.stringMatching(/^a page has no default values of leaves/),
  });
});

test('another thread reads the same values where they lie', async () => {
  const table = await loadLeaves(written());
  const before = table.value('');
  // what a thread writes into its values is seen here: nothing was copied
  const code = `const { workerData } = require('node:worker_threads'); workerData.values[0] = 4321;`;
  const worker = new Worker(code, { eval: true, workerData: shareLeaves(table) });
  await new Promise(resolve => worker.once('exit', resolve));
  expect([before, table.value('')]).toEqual([-7, 4321]);
});

test('a table of what structured clone brings along is the same table', async () => {
  const table = await loadLeaves(written());
  const copy = leavesFromShared(structuredClone(shareLeaves(table)));
  expect([copy.origin, copy.checksum]).toEqual([table.origin, table.checksum]);
  for (const leave of ['', '?', 'AEINR', 'QZ']) expect(copy.value(leave)).toBe(table.value(leave));
});
