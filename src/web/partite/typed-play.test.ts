// What a hand types: plays as tiles on a board, exchanges, clocks.
import { expect, test } from 'vitest';
import { readClock, readExchange, readPlay } from './typed-play.js';

const EMPTY = Array.from({ length: 225 }, () => '');
/** MICIO in F8 across. */
const BOARD = EMPTY.map((_, square) => 'MICIO'[square - 110] ?? '');

function laid(text: string, tiles = EMPTY, edition = 'figs'): string {
  const read = readPlay(text, tiles, edition);
  if (read.kind === 'taken') return `taken ${read.square} ${read.tile}`;
  if (read.kind === 'wrong') return read.why;
  return read.laid.map(([square, tile]) => `${square}${tile}`).join(' ');
}

test.each([
  ['8F MICIO', '110M 111I 112C 113I 114O'],
  ['8f micio', '110M 111I 112C 113I 114O'],
  ['F8 orizz. MICIO', '110M 111I 112C 113I 114O'],
  ['F8 orizz MICiO', '110M 111I 112C 113i 114O'],
  ['F8 vert. SI', '110S 125I'],
  ['F8 SI', '110S 125I'],
  ['8F PERÒ', '110P 111E 112R 113O'],
  ['8F', 'form'],
  ['MICIO 8F', 'form'],
  ['8F ..', 'form'],
  ['8F M!', 'letter'],
  ['8M MICIO', 'off'],
  ['M12 MICIO', 'off'],
  ['8Z MICIO', 'form'],
])('%s', (text, wanted) => {
  expect(laid(text)).toBe(wanted);
});

test('what lies there is passed over, by its letter or a dot', () => {
  expect(laid('8F MICIONE', BOARD)).toBe('115N 116E');
  expect(laid('J8 .RA', BOARD)).toBe('129R 144A');
  expect(laid('J8 ORA', BOARD)).toBe('129R 144A');
  expect(laid('J8 ERA', BOARD)).toBe('taken 114 O');
});

test('letters of several characters', () => {
  expect(laid('8F CA[L·L]', EMPTY, 'uf-2007')).toBe('110C 111A 112[L·L]');
});

test('a text of any length is read in no time', () => {
  expect(laid('A'.repeat(1_000_000))).toBe('form');
  expect(laid(`8F ${'A'.repeat(1_000_000)}`)).toBe('off');
});

test.each([
  ['aei', { kind: 'exchange', tiles: 'AEI', count: 3 }],
  ['A ?', { kind: 'exchange', tiles: 'A?', count: 2 }],
  ['3', { kind: 'exchange', count: 3 }],
  ['', undefined],
  ['A3', undefined],
])('an exchange: %j', (text, wanted) => {
  expect(readExchange(text, '', false)).toEqual(wanted);
});

test('an exchange keeps the rack that is known, and says when it keeps the turn', () => {
  expect(readExchange('AMNOOPR', 'AMNOOPR', true)).toEqual({
    ...{ kind: 'exchange', tiles: 'AMNOOPR', count: 7 },
    ...{ rack: 'AMNOOPR', isFullChange: true },
  });
});

test.each([
  ['0:42', 42],
  ['2:05', 125],
  ['2:65', undefined],
  ['42', undefined],
])('a clock: %s', (text, wanted) => {
  expect(readClock(text)).toBe(wanted);
});
