// Racks, rows and CGPs whose tiles are longer than a character: there and back, counted in tiles.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJolly } from '../alphabet/alphabet.js';
import { UF_2007 } from '../rules/editions.js';
import { positionOf, rowsOf } from '../testing/boards.js';
import { heapPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { formatRows } from './board.js';
import { formatPosition, parsePosition, parseRows } from './position.js';
import { parsePositionLine } from './position-lines.js';
import { parseRack } from './rack.js';

const EMPTY = '15/15/15/15/15/15/15';
const { alphabet } = UF_2007;

test('a row is 15 tiles, however many characters', () => {
  const row = '....CO[L·L]EGI.....';
  const position = positionOf({ 8: row }, '[NY]A[QU]?', UF_2007);
  expect(alphabet.upper[position.tileAt(111)]).toBe('L·L');
  expect(formatRows(alphabet, position.tiles)).toEqual(rowsOf({ 8: row }));
  expect(formatPosition(position)).toBe(`${EMPTY}/4CO[L·L]EGI5/${EMPTY} ?A[NY][QU]`);
  expect(() => positionOf({ 8: '....CO[L·L]EGI...' }, '', UF_2007)).toThrow(
    'row 8 "....CO[L·L]EGI...": 13 squares, a row has 15',
  );
});

test.each(['6QU[ny]l·lNY5', '6[QU]ny[\u0140l]NY5', '6QUnyl\u2027lNY5'])(
  'the row %s of a CGP may leave brackets out, and have other points',
  row => {
    const position = parsePosition(`${EMPTY}/${row}/${EMPTY}`, UF_2007);
    expect(formatPosition(position)).toBe(`${EMPTY}/6[QU][ny][l·l][NY]5/${EMPTY}`);
  },
);

test('racks are read in any case, with or without brackets', () => {
  const counts = parseRack(UF_2007, '[NY]A[QU]E[L·L]?');
  expect(parseRack(UF_2007, 'nyaquel·l?')).toEqual(counts);
  expect(parseRack(UF_2007, 'NYAQUE\u0140l?')).toEqual(counts);
  expect(counts.reduce((sum, count) => sum + count)).toBe(6);
});

test.each([
  ['K', 'rack "K": "K" is not one of A B C Ç D E F G H I J L L·L M N NY O P QU R S T U V X Z or ?'],
  ['[Q]', 'rack "[Q]": "[Q]" is not one of'],
  ['NY[NY]', 'rack "NY[NY]": 2 × NY, the bag has 1'],
  ['[NY][QU][L·L]AAEE?', 'rack "[NY][QU][L·L]AAEE?": 8 tiles, a rack holds 7'],
])('the rack %s is refused', (rack, message) => {
  expect(() => parseRack(UF_2007, rack)).toThrow(message);
});

test('a tile more than the bag has is refused by its name', () => {
  expect(() => positionOf({ 8: '.....[QU]E[QU].......' }, '', UF_2007)).toThrow(
    '2 × QU on the board and 0 on the rack, the bag has 1',
  );
});

test('positions are read back from a CGP, from rows and from a line of a file', () => {
  const letters = alphabet.letters.map((_, index) => index + 1);
  const long = letters.filter(letter => (alphabet.upper[letter] as string).length > 1);
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 25 }), (seed, tileCount) => {
      const wish = { tileCount, rackSize: 3, jollies: 1 };
      const random = createRandom(seed);
      const heap = heapPosition(random, UF_2007, [...letters, ...long, ...long], wish);
      fc.pre(heap.tiles.filter(isJolly).length < 2); // the bag has two
      const endless = {
        ...UF_2007,
        tiles: UF_2007.tiles.map(tile => ({ ...tile, count: tile.letter === '?' ? 2 : 99 })),
      };
      const text = formatPosition(heap);
      const rows = formatRows(alphabet, heap.tiles);
      const line = JSON.stringify({ id: 'a', rows, rack: heap.rack });
      for (const back of [
        parsePosition(text, endless),
        parseRows(rows, heap.rack, endless),
        parsePositionLine(line, endless, 'a:1').position,
      ]) {
        expect(back.tiles).toEqual(heap.tiles);
        expect(back.rackCounts).toEqual(heap.rackCounts);
        expect(formatPosition(back)).toBe(text);
      }
      const jollies = heap.tiles.filter(isJolly).length;
      expect(text.split(' ')[0]?.match(/\[[a-z·]+\]|[a-zç](?![^[]*\])/g)?.length ?? 0).toBe(
        jollies,
      );
    }),
  );
});
