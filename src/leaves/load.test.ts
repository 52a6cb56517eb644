// Tables of leaves from disk, and on their way to another thread.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { FIGS } from '../rules/editions.js';
import { tempFolder } from '../testing/temp-folder.js';
import { encodeLeaves } from './format.js';
import { leaveRanksOf, leavesFromShared, shareLeaves } from './leave-table.js';
import { DEFAULT_LEAVES, loadDefaultLeaves, loadLeaves } from './load.js';

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

function written(): string {
  const path = join(folder, 'own.leaves');
  writeFileSync(path, encodeLeaves(FIGS, VALUES, ORIGIN));
  return path;
}

test('the default table is that of the package, and named where there is none yet', async () => {
  expect(DEFAULT_LEAVES).toMatch(/dist-lexicon.italiano\.leaves$/);
  if (existsSync(DEFAULT_LEAVES)) {
    expect((await loadDefaultLeaves()).checksum).toBe((await loadLeaves(DEFAULT_LEAVES)).checksum);
  } else {
    await expect(loadDefaultLeaves()).rejects.toMatchObject({
      code: 'LEAVES_FILE',
      message: `${DEFAULT_LEAVES}: cannot be read: no such file or folder (ENOENT)`,
    });
  }
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
