// Sheets in the address, and how many tiles they leave in the bag.
import { expect, test } from 'vitest';
import { bagOf, unseenOf, waysOf } from './bag.js';
import { boardText, EMPTY_TILES, NOTHING_LAID, type Sheet, tilesOf } from './sheet.js';
import { addressOf, sheetOf } from './sheet-address.js';

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';

test('a sheet comes back from its address', () => {
  const sheet = sheetOf({ board: MICIO, rack: 'AEI?', edition: 'figs', laid: 'H9=a,H10=E' });
  expect([...sheet.laid]).toEqual([
    [127, 'a'],
    [142, 'E'],
  ]);
  expect(sheetOf(addressOf(sheet))).toEqual(sheet);
  expect(boardText(sheet.tiles)).toBe(MICIO);
});

test.each(['H8=A', 'H9=1', 'H9=AB', '8H MICIO', 'x', '<b>=A', `${'H9=A,'.repeat(999)}`])(
  'tiles that cannot be laid are left away: %s',
  laid => {
    expect(sheetOf({ board: MICIO, laid }).laid.size).toBe(0);
  },
);

test('a board of other squares is none', () => {
  expect(tilesOf('15/15')).toBeUndefined();
  expect(sheetOf({ board: '99999999999/15', edition: 'nonsense' })).toMatchObject({
    tiles: EMPTY_TILES,
    edition: 'figs',
  });
});

test.each([
  [0, 'AEIRST?', 106, ['simulation']],
  [104, 'AEIRST?', 2, ['preending', 'simulation']],
  [106, 'AEIRST?', 0, ['ending', 'simulation']],
  [110, 'AEI', 0, ['ending', 'simulation']],
])('%i tiles on the board and the rack %s leave %i in the bag', (count, rack, bag, ways) => {
  const tiles = EMPTY_TILES.map((_, square) => (square < count ? 'A' : ''));
  const sheet: Sheet = { tiles, rack, edition: 'figs', laid: NOTHING_LAID };
  expect(unseenOf(sheet)).toBe(120 - count - rack.length);
  expect(bagOf(sheet)).toBe(bag);
  expect(waysOf(sheet)).toEqual(ways);
});
