import { expect, test } from 'vitest';
import { resultText, signOf } from './result-text.js';

test('a sign tells how near a round came, and nothing else', () => {
  const signs = [40, 39, 30, 29.9, 20, 19, 1, 0].map(score => signOf({ score, top: 40 }));
  expect(signs).toEqual(['★', '●', '●', '◐', '◐', '○', '○', '–']);
  expect(signOf({ score: 0, top: 0 })).toBe('–');
});

test('the text has four lines: what, how much, the signs, the lexicon', () => {
  const lines = { head: 'leggio, oggi', share: '75 %', tops: '1 top', lexicon: 'lessico x 12' };
  const rounds = [
    { score: 40, top: 40 },
    { score: 10, top: 40 },
  ];
  expect(resultText(lines, rounds)).toBe('leggio, oggi\n75 %, 1 top\n★○\nlessico x 12');
});
