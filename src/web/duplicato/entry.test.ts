// The fields of a slip: what a sign fills in, when a space goes on, what is entered.
import { expect, test } from 'vitest';
import { answerOf, EMPTY_ENTRY, isDone, isWhole, withTyped } from './entry.js';

const TOP = { at: '8D', place: 'D8 orizz.', word: 'FeLPO', placed: 'FeLPO', score: 40 };
const TOPS = { top: 40, plays: [TOP], laidFor: 'only', next: [], bingos: 0 } as const;
const player = (number: number, name: string) => ({ number, name, isIn: true, slip: undefined });
const EVENING = {
  players: [player(1, 'Anna Rossi'), player(2, 'Bruno')],
  notation: 'figs',
  isEnrolling: false,
} as const;

test('= is the top, its jollies said outright, its score claimed', () => {
  const entry = withTyped({ ...EMPTY_ENTRY, player: '1' }, 'square', '=', TOPS);
  expect(entry).toEqual({ player: '1', square: 'D8 orizz.', word: 'F(E)LPO', score: '40' });
  expect(answerOf(entry, 'figs')).toEqual({ square: 'D8 orizz.', word: 'F(E)LPO', claimed: 40 });
});

test('- is an empty slip, and a whole one', () => {
  const entry = withTyped({ player: '1', square: '', word: 'x', score: '3' }, 'square', '-', TOPS);
  expect(isWhole(entry)).toBe(true);
  expect(answerOf(entry, 'figs')).toEqual({ square: '', word: '', claimed: null });
});

test.each([
  [{ player: '1' }, 'player', true],
  [{ player: 'anna' }, 'player', true],
  [{ player: 'zoe' }, 'player', false],
  [{ square: 'h8' }, 'square', false],
  [{ square: 'h8o' }, 'square', true],
  [{ word: 'ma' }, 'word', true],
  [{ word: '' }, 'word', false],
] as const)('a space after %j goes on from %s: %s', (fields, field, goes) => {
  expect(isDone({ ...EMPTY_ENTRY, ...fields }, field, EVENING)).toBe(goes);
});

test('while new names come in, a space may be part of one, but not of a number', () => {
  const enrolling = { ...EVENING, isEnrolling: true };
  expect(isDone({ ...EMPTY_ENTRY, player: 'anna' }, 'player', enrolling)).toBe(false);
  expect(isDone({ ...EMPTY_ENTRY, player: '1,2' }, 'player', enrolling)).toBe(true);
  expect(isDone({ ...EMPTY_ENTRY, player: '*' }, 'player', enrolling)).toBe(true);
});

test('a slip without a word, and one whose score is no number, are not entered', () => {
  expect(isWhole({ ...EMPTY_ENTRY, player: '1', square: 'h8o' })).toBe(false);
  expect(answerOf({ player: '1', square: 'h8o', word: 'ma', score: 'x' }, 'figs')).toBeUndefined();
});
