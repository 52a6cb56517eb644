import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../errors.js';
import { FIGS } from '../rules/editions.js';
import { formatPosition, parsePosition, parseRows } from './position.js';
import { formatAt, parseAt } from './squares.js';

const EMPTY_ROW = '.'.repeat(15);
const EMPTY = Array.from({ length: 15 }, () => EMPTY_ROW);

/** An empty board but for row 8 and others given by number. */
function board(rows: Record<number, string>): string[] {
  return EMPTY.map((row, index) => rows[index + 1] ?? row);
}

function findings(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof InputError) return error.findings;
    throw error;
  }
  return [];
}

test('a CGP is read and written back as it was', () => {
  const cgp = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 ?AEIRST';
  expect(formatPosition(parsePosition(cgp))).toBe(cgp);
});

test('the further fields of a CGP are left alone, the first rack is the one to move', () => {
  const cgp = '15/15/15/15/15/15/15/5MIcIO5/15/15/15/15/15/15/15 ABC/ 0/0 0 lex X;';
  const position = parsePosition(cgp);
  expect(position.rack).toBe('ABC');
  expect(position.tileAt(112)).toBe(3 | 32);
});

test('a rack given overrides the rack of the CGP', () => {
  const cgp = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 ABC';
  expect(parsePosition(cgp, FIGS, 'ZZ').rack).toBe('ZZ');
});

test('unseen is what neither board nor rack holds', () => {
  const { unseen } = parseRows(board({ 8: '.....MICIO.....' }), 'QZ?');
  expect(unseen.length).toBe(120 - 5 - 3);
  expect(unseen).toMatch(/^\?A{14}B{3}C{5}D/);
  expect(unseen).not.toContain('Q');
});

test.each([
  ['a rack of eight', EMPTY, 'AAAAAAAA', ['rack "AAAAAAAA": 8 tiles, a rack holds 7']],
  ['a rack with a digit', EMPTY, 'AEI3', ['rack "AEI3": "3" is not A-Z or ?']],
  ['three jollies', EMPTY, '???', ['rack "???": 3 × ?, the bag has 2']],
  ['a letter without a tile', EMPTY, 'JA', ['rack "JA": 1 × J, the bag has 0']],
  ['14 rows', EMPTY.slice(1), 'A', ['14 rows, a board has 15']],
  [
    'a row of 16',
    board({ 3: `${EMPTY_ROW}.` }),
    'A',
    [`row 3 "${EMPTY_ROW}.": 16 squares, a row has 15`],
  ],
  [
    'a run of more squares than there are numbers',
    board({ 3: '999999999999' }),
    'A',
    ['row 3 "999999999999": 999999999999 squares, a row has 15'],
  ],
  [
    'an unknown character',
    board({ 8: '.....MI#IO.....' }),
    'A',
    ['row 8, character 8: "#" is not a tile'],
  ],
  [
    'three Zs',
    board({ 8: '.....ZIZZO.....' }),
    'A',
    ['3 × Z on the board and 0 on the rack, the bag has 2'],
  ],
  [
    'tiles apart from the rest',
    board({ 8: '.....MICIO.....', 1: 'AH.............' }),
    'A',
    ['tiles not connected to the centre square H8: A1 B1'],
  ],
  [
    'a word beside an empty centre',
    board({ 1: 'AH.............' }),
    'A',
    ['tiles not connected to the centre square H8: A1 B1'],
  ],
])('%s is refused: the finding says what and where', (_, rows, rack, expected) => {
  expect(findings(() => parseRows(rows, rack))).toEqual(expected);
});

test('every finding is listed at once', () => {
  const rows = board({ 2: '....', 8: '.....M*CIO.....' });
  expect(findings(() => parseRows(rows, 'AEI3?????'))).toEqual([
    'row 2 "....": 4 squares, a row has 15',
    'row 8, character 7: "*" is not a tile',
    'rack "AEI3?????": "3" is not A-Z or ?',
    'rack "AEI3?????": 8 tiles, a rack holds 7',
    'rack "AEI3?????": 5 × ?, the bag has 2',
  ]);
});

test('an error carries the code of its first finding', () => {
  expect(() => parseRows(EMPTY, 'AEI3')).toThrow(
    expect.objectContaining({ code: 'POSITION_RACK' }),
  );
  expect(() => parseRows(EMPTY.slice(1), '')).toThrow(
    expect.objectContaining({ code: 'POSITION_BOARD' }),
  );
  const zs = board({ 8: '.....ZIZZO.....' });
  expect(() => parseRows(zs, '')).toThrow(expect.objectContaining({ code: 'POSITION_TILES' }));
});

test('squares are written as GCG has them, and read back', () => {
  expect([formatAt(112, 'across'), formatAt(112, 'down'), formatAt(14, 'across')]).toEqual([
    '8H',
    'H8',
    '1O',
  ]);
  fc.assert(
    fc.property(
      fc.nat(224),
      fc.constantFrom('across' as const, 'down' as const),
      (square, direction) => {
        expect(parseAt(formatAt(square, direction))).toEqual({ square, direction });
      },
    ),
  );
  expect([parseAt('P3'), parseAt('16A'), parseAt('8'), parseAt('0A')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
