// A game kept anywhere: what a store of a page must do is what a file does.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGINE, next, seededGame, withSlips } from '../../testing/duplicate.js';
import { memoryStore } from '../../testing/memory-store.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { addedLines, formatGame } from '../game.js';
import { verifyLedger } from '../verify.js';
import { fileStore } from './ledger-writer.js';
import {
  extendStored,
  type LedgerStore,
  openStored,
  storeGame,
  updateStored,
} from './stored-game.js';

const folder = tempFolder();
let files = 0;

/** An empty store. */
const STORES: readonly (readonly [string, () => Promise<LedgerStore>])[] = [
  ['memory', async () => memoryStore()],
  [
    'a file',
    async () => {
      const path = join(folder, `${++files}.jsonl`);
      await writeFile(path, '');
      return fileStore(path, {});
    },
  ],
];

describe.each(STORES)('in %s', (_, emptyStore) => {
  test('a game is kept, gone on with step by step, and read as it was', async () => {
    const store = await emptyStore();
    const game = seededGame();
    const slipped = withSlips(game, [['Anna', '8H', 'x']]);
    const first = await extendStored(store, await storeGame(store, game), slipped);
    const last = await extendStored(store, first, next(slipped));
    expect(await openStored(store)).toEqual(last);
    const text = new TextDecoder().decode(await store.read());
    expect(text).toBe(formatGame(next(slipped)));
    expect(verifyLedger(text, ENGINE).fault).toBeUndefined();
  });

  test('a second game does not take the place of the first', async () => {
    const store = await emptyStore();
    await storeGame(store, seededGame());
    await expect(storeGame(store, seededGame())).rejects.toThrow('already exists');
  });

  test('what another writer entered is not written over', async () => {
    const store = await emptyStore();
    const game = seededGame();
    const mine = await storeGame(store, game);
    await updateStored(store, before => withSlips(before.game, [['Bruno', '8H', 'x']]));
    const late = withSlips(game, [['Anna', '8H', 'y']]);
    await expect(extendStored(store, mine, late)).rejects.toThrow('changed since it was read');
    expect((await openStored(store)).game.state.slips.map(({ player }) => player)).toEqual([
      'Bruno',
    ]);
  });

  test.each([0.3, 0.9])(
    'a step cut off after %d of its bytes counts as never taken',
    async share => {
      const store = await emptyStore();
      const game = seededGame();
      const { size } = await storeGame(store, game);
      const lines = new TextEncoder().encode(addedLines(game, next(game)));
      await store.write(size, lines.subarray(0, Math.floor(lines.length * share)));
      const torn = await openStored(store);
      expect([torn.game, torn.torn === '']).toEqual([game, false]);
      const again = await extendStored(store, torn, next(game));
      expect(await openStored(store)).toEqual(again);
    },
  );
});
