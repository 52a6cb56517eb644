// Counts of words played: written, read again, and refused when they are not whole.
import { describe, expect, test } from 'vitest';
import { loadDefaultPlayedWords } from './load-played.js';
import { formatPlayed, type PlayedOrigin, parsePlayed } from './played-words.js';

const ORIGIN: PlayedOrigin = {
  lexicon: { name: 'prova', checksum: 'abc' },
  ...{ rules: 'figs', players: 'equity,score', games: 40, seed: 'a seed of words' },
};
const counts = new Map([
  ['RE', 3],
  ['AH', 3],
  ['UH', 12],
  ['QUI', 1],
]);
const text = formatPlayed(counts, ORIGIN, 2);

test('the most frequent first, then by letters, rare ones left out', () => {
  expect(text.split('\n').slice(-5)).toEqual(['word,times', 'UH,12', 'AH,3', 'RE,3', '']);
});

test('what was written is read again', () => {
  const { origin, size, least, times, words } = parsePlayed(text);
  expect({ origin, size, least }).toEqual({ origin: ORIGIN, size: 3, least: 2 });
  expect([times('UH'), times('re'), times('QUI'), times('ZZ')]).toEqual([12, 3, 0, 0]);
  expect([...words()]).toEqual(['UH', 'AH', 'RE']);
});

describe('refused', () => {
  test.each([
    ['another file', 'word,times\nUH,12\n', 'begins with "word,times"'],
    ['an empty file', '', 'begins with ""'],
    ['a cut file', text.slice(0, -5), 'not whole'],
    ['a count changed', text.replace('UH,12', 'UH,13'), 'not whole'],
    ['a later format', text.replace('words 1', 'words 2'), 'begins with'],
  ])('%s', (_, damaged, message) => {
    expect(() => parsePlayed(damaged, 'x.csv')).toThrow(
      expect.objectContaining({ code: 'PLAYED_FORMAT', message: expect.stringContaining(message) }),
    );
  });
});

test('those of leggio', async () => {
  const { origin, size, times } = await loadDefaultPlayedWords();
  expect(origin).toMatchObject({ rules: 'figs', players: 'equity,equity:near=off', games: 40_000 });
  expect(size).toBeGreaterThan(30_000);
  expect(times('UH')).toBeGreaterThan(1000);
  expect(times('ZZZ')).toBe(0);
});
