// What an arbiter types of a slip: as few keys as can be, and never a guess.
import { expect, test } from 'vitest';
import { playersMeant, type Seated, scoreMeant, squareMeant } from './slip-fields.js';

const PLAYERS: readonly Seated[] = [
  ['Anna Rossi', 'slip'],
  ['Bruno Verdi', undefined],
  ['Àlvaro Ricci', undefined],
  ['Anna Bruni', undefined],
  ['Dino', undefined],
].map(([name, slip], index) => ({
  number: index + 1,
  name: name as string,
  isIn: name !== 'Dino',
  slip,
}));

test.each([
  ['2', ['Bruno Verdi']],
  ['anna rossi', ['Anna Rossi']],
  ['bv', ['Bruno Verdi']],
  ['ab', ['Anna Bruni']],
  ['alv', ['Àlvaro Ricci']],
  ['an ros', ['Anna Rossi']],
  ['ver', ['Bruno Verdi']],
  ['1,bv,3', ['Anna Rossi', 'Bruno Verdi', 'Àlvaro Ricci']],
  ['2-4', ['Bruno Verdi', 'Àlvaro Ricci', 'Anna Bruni']],
  ['2,2-3', ['Bruno Verdi', 'Àlvaro Ricci']],
  ['*', ['Bruno Verdi', 'Àlvaro Ricci', 'Anna Bruni']],
])('%s means %j', (text, names) => {
  expect(playersMeant(text, PLAYERS)).toEqual({ kind: 'players', names });
});

test('what may mean several is asked about', () => {
  expect(playersMeant('anna', PLAYERS)).toEqual({
    kind: 'many',
    part: 'anna',
    names: ['Anna Rossi', 'Anna Bruni'],
  });
  expect(playersMeant('2,ar', PLAYERS)).toEqual({
    kind: 'many',
    part: 'ar',
    names: ['Anna Rossi', 'Àlvaro Ricci'],
  });
});

test.each(['', '9', 'zoe', '1,zoe', '5', 'dino'])('%j means nobody who plays', text => {
  expect(playersMeant(text, PLAYERS).kind).toBe('none');
});

test.each([
  ['h8o', 'H8 orizz.'],
  ['h8v', 'H8 vert.'],
  ['H8 o', 'H8 orizz.'],
  ['H8 orizz.', 'H8 orizz.'],
  ['15a', 'A15 orizz.'],
  ['8h', 'H8 orizz.'],
  ['h8', undefined],
  ['h16o', undefined],
  ['p3v', undefined],
  ['', undefined],
])('in the notation of FIGS %j is %j', (text, square) => {
  expect(squareMeant(text, 'figs')).toBe(square);
});

test.each([
  ['8h', 'gcg', '8H'],
  ['h8', 'gcg', 'H8'],
  ['h8o', 'gcg', undefined],
  ['h6', 'french', 'H6'],
] as const)('%j in the notation %s is %j', (text, notation, square) => {
  expect(squareMeant(text, notation)).toBe(square);
});

test.each([
  ['', null],
  [' 12 ', 12],
  ['12,5', undefined],
  ['x', undefined],
])('the score %j is %j', (text, score) => {
  expect(scoreMeant(text)).toBe(score);
});
