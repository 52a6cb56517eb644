import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shortDoubts } from './short-doubts.js';

test('words that are doubted or decided against are listed once, those that are words are not', () => {
  const words = gunzipSync(shortDoubts().bytes).toString().trim().split('\n');
  expect(words).toEqual(expect.arrayContaining(['AB', 'AO', 'AN']));
  expect(words).not.toContain('AD');
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter(word => !/^[A-Z]{2,3}$/.test(word))).toEqual([]);
});
