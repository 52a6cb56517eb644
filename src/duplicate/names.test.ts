// Names that may be slips of the pen for others, and names and reasons that cannot be printed.
import { describe, expect, test } from 'vitest';
import { closeNames, tidyLine } from './names.js';

test.each([
  ['Ana', 'Anna'],
  ['Ann', 'Anna'],
  ['nicolo', 'Nicolò'],
  ['Bruon', 'Bruno'],
  ['Alessandro', 'Alexandro'],
  ['Rossi Anna', 'Anna Rossi'],
  ['Anna', 'Anna Rossi'],
  ["D'Angelo", 'Dangelo'],
  ['Mario', 'Maria'],
])('%s may be %s', (name, known) => {
  expect(closeNames([known, 'Ugo'], name)).toEqual([known]);
});

test.each([
  ['Anna', 'Bruno'],
  ['Al', 'Ed'],
  ['Anna', 'Carla'],
  ['Table 1', 'Table 2'],
  ['P1', 'P12'],
  ['Bruno', 'Brenda'],
  ['Alessandro', 'Alessia'],
])('%s is not %s', (name, known) => {
  expect(closeNames([known], name)).toEqual([]);
});

describe('text of a ledger', () => {
  test('is one line', () => {
    expect(tidyLine(' the  first\nslip\tcounts ', 'the reason')).toBe('the first slip counts');
  });

  test.each([['\u001b[31mAnna'], ['An\u0000na'], ['Anna\u202e'], ['Nicol\ufffd'], ['\u009b1m']])(
    'holds nothing that a terminal obeys or that was lost: %j',
    text => {
      expect(() => tidyLine(text, 'a name')).toThrow(
        'a name has a character that cannot be printed',
      );
    },
  );
});
