// KLV2 as others read it, there and back, and everything that may be wrong with one.
import { expect, test } from 'vitest';
import { createCounts, sumOf } from '../alphabet/tile-counts.js';
import { createRules } from '../rules/create-rules.js';
import { ENGLISH_RULES, FIGS, UF_2007 } from '../rules/editions.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import { decodeKlv2, encodeKlv2 } from './klv.js';
import { leaveRanksOf, readLeave } from './leave-table.js';

/** Leaves of up to two tiles from two As, a C and a jolly: ? ?A ?C A AA AC C. */
const TINY = createRules({
  ...FIGS,
  id: 'tiny',
  rackSize: 3,
  tiles: FIGS.tiles.map(tile => ({
    ...tile,
    count: ({ A: 2, C: 1, '?': 1 } as Record<string, number>)[tile.letter] ?? 0,
  })),
});

function valuesFor(rules: Rules): Int32Array {
  const { count } = leaveRanksOf(rules);
  return Int32Array.from({ length: count }, (_, rank) =>
    rank === 0 ? 0 : ((rank * 7919) % 80_001) - 40_000,
  );
}

test.each([FIGS, UF_2007, ENGLISH_RULES])('$id: what is written is read again', rules => {
  const values = valuesFor(rules);
  const back = decodeKlv2(encodeKlv2(rules, values), rules);
  expect(Buffer.compare(Buffer.from(back.buffer), Buffer.from(values.buffer))).toBe(0);
});

test('16,383 points are kept to the thousandth', () => {
  const values = Int32Array.from([
    0, 16_383_999, -16_383_999, 16_383_001, 8_192_001, -1, 1, 16_000_777,
  ]);
  expect(decodeKlv2(encodeKlv2(TINY, values), TINY)).toEqual(values);
});

test('the words of the graph are in order, and each has its value', () => {
  const values = new Int32Array(leaveRanksOf(TINY).count);
  const rank = (text: string): number => leaveRanksOf(TINY).rank(readLeave(TINY, text));
  const order = ['?', '?A', '?C', 'A', 'AA', 'AC', 'C'];
  for (const [place, leave] of order.entries()) values[rank(leave)] = (place + 1) * 500;
  const view = new DataView(encodeKlv2(TINY, values).buffer);
  const words = Array.from({ length: view.byteLength / 4 }, (_, at) =>
    view.getUint32(at * 4, true),
  );
  // after ?: A C; after A: A C; the first list: ? A C, its ? and A leading to the one list of A C
  expect(words.slice(0, 8).map(word => word.toString(16))).toEqual([
    '7',
    '400004',
    '400000',
    '1800000',
    '2c00000',
    '800002',
    '1800002',
    '2c00000',
  ]);
  expect(words[8]).toBe(7);
  const points = order.map((_, place) => view.getFloat32((9 + place) * 4, true));
  expect(points).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 3.5]);
});

/** Place of a leave among the words, counted as the engines count: words at a node and all after it in its list. */
function createIndex(bytes: Uint8Array): (tiles: readonly number[]) => number {
  const view = new DataView(bytes.buffer);
  const size = view.getUint32(0, true);
  const node = (index: number): number => view.getUint32(4 + index * 4, true);
  const counted = new Map<number, number>();
  const words = (index: number): number => {
    if (index === 0) return 0;
    const before = counted.get(index);
    if (before !== undefined) return before;
    const own = (node(index) >>> 23) & 1;
    const rest = ((node(index) >>> 22) & 1) === 1 ? 0 : words(index + 1);
    counted.set(index, own + words(node(index) & 0x3fffff) + rest);
    return counted.get(index)!;
  };
  expect(size).toBeLessThan(3000);
  return tiles => {
    let place = 0;
    let index = node(0) & 0x3fffff;
    for (const [at, tile] of tiles.entries()) {
      while (node(index) >>> 24 !== tile) {
        place += words(index) - words(index + 1);
        index++;
      }
      if (at < tiles.length - 1) {
        place++;
        index = node(index) & 0x3fffff;
      }
    }
    return place;
  };
}

test('an engine finds each leave by the numbers of its tiles', () => {
  const values = valuesFor(FIGS);
  const bytes = encodeKlv2(FIGS, values);
  const view = new DataView(bytes.buffer);
  const valuesAt = bytes.length - 4 * (values.length - 1);
  const indexOf = createIndex(bytes);
  const ranks = leaveRanksOf(FIGS);
  const letters = [...bagCounts(FIGS).keys()].filter(code => bagCounts(FIGS)[code]! > 0);
  expect(letters.length).toBe(22);
  const counts = createCounts();
  for (let rank = 1; rank < ranks.count; rank += 37) {
    ranks.unrank(rank, counts);
    const tiles = letters.flatMap((code, number) => Array<number>(counts[code]!).fill(number));
    expect(tiles.length).toBe(sumOf(counts));
    const points = view.getFloat32(valuesAt + 4 * indexOf(tiles), true);
    if (Math.round(points * 1000) !== values[rank]) expect(tiles).toEqual([]);
  }
});

const GOOD = encodeKlv2(TINY, valuesFor(TINY));

/** The file with another word of 32 bits. */
function changed(word: number, value: number, good: Uint8Array = GOOD): Uint8Array {
  const bytes = good.slice();
  new DataView(bytes.buffer).setUint32(word * 4, value, true);
  return bytes;
}

test.each([
  ['nothing', new Uint8Array(0), 'LEAVES_FORMAT', 'not a KLV2: 0 bytes'],
  ['half a file', GOOD.slice(0, 40), 'LEAVES_FORMAT', 'a KLV2 of 7 nodes and 7 leaves has 64'],
  ['half a word', GOOD.slice(0, 63), 'LEAVES_FORMAT', '63 bytes'],
  ['a word too many', Uint8Array.from([...GOOD, 0, 0, 0, 0]), 'LEAVES_FORMAT', '68 bytes'],
  ['a text', new TextEncoder().encode('A,1.000\nB,2.000\n'), 'LEAVES_FORMAT', 'not a KLV2'],
  ['endless nodes', changed(0, 0xffffffff), 'LEAVES_FORMAT', 'not a KLV2'],
  ['endless leaves', changed(8, 0xffffffff), 'LEAVES_FORMAT', 'not a KLV2'],
  ['no number', changed(10, 0x7fc00000), 'LEAVES_FORMAT', 'NaN is no value of a leave: "?A"'],
  ['too many points', changed(10, 0x7f000000), 'LEAVES_FORMAT', 'is no value of a leave: "?A"'],
  ['another tile', changed(7, 0x3c00000), 'LEAVES_TILES', 'after "" its graph has tile 3, which'],
  ['tiles in no order', changed(6, 0x800002), 'LEAVES_TILES', 'after "" its graph has tile 0'],
  ['a list without an end', changed(7, 0x2800000), 'LEAVES_TILES', 'after "" its graph has tile 0'],
  ['a circle', changed(3, 0x1800002), 'LEAVES_TILES', 'after "?A" its graph has tile 1'],
  ['a list far away', changed(5, 0x80ffff), 'LEAVES_TILES', 'after "?" its graph has tile 0'],
  [
    'more jollies than there are',
    changed(3, 0x800000),
    'LEAVES_TILES',
    'after "?" its graph has tile 0',
  ],
  ['a leave that is none', changed(7, 0x2400000), 'LEAVES_FORMAT', '6 leaves, and 7 values'],
])('%s is refused', (_, bytes, code, message) => {
  expect(() => decodeKlv2(bytes, TINY, 'x.klv2')).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(message) }),
  );
  expect(() => decodeKlv2(bytes, TINY, 'x.klv2')).toThrow(/^x\.klv2: /);
});

test('the leaves of other tiles are refused', () => {
  const english = encodeKlv2(ENGLISH_RULES, valuesFor(ENGLISH_RULES));
  expect(() => decodeKlv2(english, FIGS, 'english.klv2')).toThrow(
    'english.klv2: 914624 leaves, the tiles of figs have 351308',
  );
});
