import { describe, expect, test } from 'vitest';
import { gradeOf, outcomeOf } from './grading.js';
import type { JudgedWord } from './messages.js';

/** `+` found, `-` missed, `!` held for a word that is none. */
function words(marks: string): readonly JudgedWord[] {
  return [...marks].map(mark => ({ word: 'X', isValid: mark !== '!', isGiven: mark !== '-' }));
}

test.each([
  ['+++', 'right'],
  ['', 'right'],
  ['+-', 'partly'],
  ['++-!', 'partly'],
  ['+-!', 'wrong'],
  ['-', 'wrong'],
  ['!', 'wrong'],
] as const)('%j is %s', (marks, outcome) => {
  expect(outcomeOf(words(marks))).toBe(outcome);
});

describe('what is right is graded by its time', () => {
  test.each([
    ['short', 1, 2, 4],
    ['short', 1, 2.1, 3],
    ['short', 1, 7, 2],
    ['hooks', 8, 16, 4],
    ['hooks', 8, 36, 3],
    ['hooks', 0, 16, 2],
    ['anagrams', 2, 18, 4],
    ['anagrams', 2, 60, 3],
    ['anagrams', 2, 61, 2],
  ] as const)('%s with %i to find in %f s: %i', (deck, count, seconds, grade) => {
    expect(gradeOf(deck, 'right', count, seconds)).toBe(grade);
  });
});

test('what is not right is graded by that alone', () => {
  expect([gradeOf('short', 'wrong', 1, 1), gradeOf('hooks', 'partly', 4, 1)]).toEqual([1, 2]);
});
