// The trained tables that come with the package: whole, for these tiles, and what their manifest says.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadDefaultWinTable } from '../outlook/load.js';
import { FIGS, UF_2007 } from '../rules/editions.js';
import { loadDefaultLeaves } from './load.js';

const FOLDER = new URL('../../dist-lexicon/', import.meta.url);
const manifest = JSON.parse(
  readFileSync(new URL('italiano.trained.json', FOLDER), 'utf8'),
) as Record<string, { readonly sha256: string; readonly command: string }>;

test.each(Object.keys(manifest))('%s is the file that its manifest names', name => {
  const hash = createHash('sha256')
    .update(readFileSync(new URL(name, FOLDER)))
    .digest('hex');
  expect(hash).toBe(manifest[name]!.sha256);
});

test('the leaves state where they come from, and that the command says so, too', async () => {
  const { origin } = await loadDefaultLeaves();
  const { command } = manifest['italiano.leaves']!;
  const games = /--games (\S+)/.exec(command)![1]!.split(',').map(Number);
  expect(origin).toMatchObject({ rules: 'figs', generations: games.length, seed: '2026' });
  expect(origin.games).toBe(games.at(-1));
  expect(origin.games).toBeGreaterThanOrEqual(1_000_000);
});

test('a jolly is the best tile, and Q the worst', async () => {
  const leaves = await loadDefaultLeaves(FIGS);
  const tiles = FIGS.tiles.filter(({ count }) => count > 0).map(({ letter }) => letter);
  const inOrder = tiles.sort((one, other) => leaves.value(other) - leaves.value(one));
  expect([inOrder[0], inOrder.at(-1)]).toEqual(['?', 'Q']);
});

test('they are refused under the tiles of another edition', async () => {
  await expect(loadDefaultLeaves(UF_2007)).rejects.toMatchObject({ code: 'LEAVES_TILES' });
});

test('the win table was played with these leaves', async () => {
  const [leaves, wins] = await Promise.all([loadDefaultLeaves(), loadDefaultWinTable()]);
  expect(wins.origin.leaves).toBe(leaves.checksum);
  expect(wins.origin.lexicon).toEqual(leaves.origin.lexicon);
});
