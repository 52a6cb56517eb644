import { expect, test } from 'vitest';
import { FIGS, FIGS_2008, TEVERE_2007 } from './editions.js';
import { bagCounts, bagSize, premiums, tilePoints } from './rules.js';

const EDITIONS = [FIGS, FIGS_2008, TEVERE_2007];

test.each(EDITIONS)('$id has 120 tiles, two of them jollies (art. 1)', rules => {
  expect(bagSize(rules)).toBe(120);
  expect(bagCounts(rules)[0]).toBe(2);
});

test.each(EDITIONS)('$id has 21 letters with tiles; J K W X Y have none (art. 8)', rules => {
  const without = rules.tiles.filter(({ count }) => count === 0).map(({ letter }) => letter);
  expect(without).toEqual(['J', 'K', 'W', 'X', 'Y']);
  expect(rules.tiles.filter(({ letter, count }) => count > 0 && letter !== '?')).toHaveLength(21);
});

test.each([
  ['A', 14, 1],
  ['B', 3, 5],
  ['C', 6, 2],
  ['D', 3, 5],
  ['E', 11, 1],
  ['F', 3, 5],
  ['G', 2, 8],
  ['H', 2, 8],
  ['I', 12, 1],
  ['L', 5, 3],
  ['M', 5, 3],
  ['N', 5, 3],
  ['O', 15, 1],
  ['P', 3, 5],
  ['Q', 1, 10],
  ['R', 6, 2],
  ['S', 6, 2],
  ['T', 6, 2],
  ['U', 5, 3],
  ['V', 3, 5],
  ['Z', 2, 8],
])('%s: %i tiles of %i points (table of art. 1)', (letter, count, points) => {
  const code = FIGS.alphabet.codes.get(letter) as number;
  expect(bagCounts(FIGS)[code]).toBe(count);
  expect(tilePoints(FIGS)[code]).toBe(points);
});

test('the board has 8 triple words, 17 double words, 12 triple and 24 double letters (art. 1)', () => {
  const board = premiums(FIGS);
  const count = (letter: number, word: number): number =>
    board.filter(premium => premium.letter === letter && premium.word === word).length;
  expect(board).toHaveLength(225);
  expect([count(1, 3), count(1, 2), count(3, 1), count(2, 1)]).toEqual([8, 17, 12, 24]);
});

test('the board is the same turned, mirrored and transposed', () => {
  const board = premiums(FIGS);
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 15; column++) {
      const here = board[row * 15 + column];
      expect(board[column * 15 + row]).toEqual(here);
      expect(board[row * 15 + 14 - column]).toEqual(here);
      expect(board[(14 - row) * 15 + column]).toEqual(here);
    }
  }
});

test('the centre doubles the word (art. 9)', () => {
  expect(premiums(FIGS)[112]).toEqual({ letter: 1, word: 2 });
});

test('a bingo is worth 50 points (art. 13)', () => {
  expect(FIGS.bingoBonus).toBe(50);
});
