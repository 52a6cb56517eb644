// What the view is asked, in the address and back, and asked another way.
import { expect, test } from 'vitest';
import {
  addressOf,
  askedAs,
  KINDS,
  MOST_TYPED,
  type Question,
  questionOf,
  searchOf,
  wordsIn,
} from './question.js';

const CHECK: Question = { kind: 'check', text: '', subsets: false, length: undefined };

test.each(KINDS)('a question of the kind %s comes back from the address', kind => {
  const question: Question = { kind, text: 'qu?*', subsets: true, length: 7 };
  expect(questionOf(addressOf(question))).toEqual(question);
});

test('an address that says nothing, or nonsense, asks for nothing', () => {
  expect(questionOf({})).toEqual(CHECK);
  expect(questionOf({ search: 'constructor', length: '99', subsets: 'yes' })).toEqual(CHECK);
  expect(questionOf({ query: 'A'.repeat(100_000) }).text).toHaveLength(MOST_TYPED);
});

test.each([
  ['pattern', 'qu?*', { check: 'qu', hooks: 'qu', anagrams: 'qu?' }],
  ['anagrams', 'casa?', { check: 'casa', hooks: 'casa', pattern: 'casa?' }],
  ['check', 'casa cane', { hooks: 'casa', anagrams: 'casa', pattern: 'casa', short: 'casa cane' }],
] as const)('signs that mean nothing elsewhere fall: %s %s', (kind, text, others) => {
  for (const [other, expected] of Object.entries(others)) {
    const asked = askedAs(other as Question['kind'], { ...CHECK, kind, text });
    expect(asked).toMatchObject({ kind: other, text: expected });
  }
});

test('words are parted by spaces, commas and line ends, each once; hyphens and apostrophes are theirs', () => {
  expect(wordsIn(" casa,abat-jour\nl'una;casa ")).toEqual(['casa', 'abat-jour', "l'una"]);
});

test('nothing is looked for until there is something to look for', () => {
  expect(searchOf({ ...CHECK, kind: 'hooks', text: '  ' })).toBeUndefined();
  expect(searchOf({ ...CHECK, kind: 'anagrams', text: 'a' })).toBeUndefined();
  expect(searchOf({ ...CHECK, kind: 'compare', text: 'a' })).toBeUndefined();
  expect(searchOf({ ...CHECK, kind: 'short' })).toEqual({ kind: 'short' });
  expect(searchOf({ ...CHECK, kind: 'pattern', text: ' qu?* ', length: 5 })).toEqual({
    kind: 'pattern',
    pattern: 'qu?*',
    length: 5,
  });
});
