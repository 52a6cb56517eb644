// Words drawn by kind: which words are of a kind, and that each of them has the same chance.
import { describe, expect, test } from 'vitest';
import { type TinyRow, tinyDictionary } from '../testing/tiny-dictionary.js';
import { SAMPLE_KINDS, type SampleKind, sampleWords } from './sample-words.js';

const PACKAGE = 'italian-words-dict: x';

const ROWS: readonly TinyRow[] = [
  ['amare', 'amare', 'v', 'inf'],
  ['amarlo', 'amare', 'v', 'inf', 'lo'],
  ['torniamo', 'tornare', 'v', 'ind.pres.1p', '', PACKAGE],
  ['porta', 'porta', 'sf', 's', '', 'nouns-p.csv:3'],
  ['porta', 'portare', 'v', 'ind.pres.3s', '', PACKAGE],
  ['eccolo', 'ecco', 'avv', 'listed', 'lo', 'listed.csv:2'],
  ['un', 'un', 'art', 'forma', '', 'function-words.csv:2'],
];

const DICTIONARY = tinyDictionary(ROWS);

/** The words of a kind, with the derivation that makes them of it. */
function drawn(kind: SampleKind, size = 100): string[] {
  const { words } = sampleWords(DICTIONARY, kind, { size, seed: 1 });
  return words.map(({ word, derivation }) => `${word} ${derivation}`);
}

test.each<[SampleKind, readonly string[]]>([
  ['verb-forms', ['AMARE 0', 'PORTA 1', 'TORNIAMO 0']],
  ['own-verbs', ['AMARE 0']],
  ['own-nouns', ['PORTA 0']],
  ['enclitics', ['AMARLO 0', 'ECCOLO 0']],
  ['short-words', ['AMARE 0', 'PORTA 0', 'UN 0']],
])('%s', (kind, words) => {
  expect(drawn(kind)).toEqual(words);
});

test('every kind is tried above, but for nouns of packages, which rows of a source of their own have', () => {
  expect(SAMPLE_KINDS).toHaveLength(6);
  expect(drawn('package-nouns')).toEqual([]);
});

describe('a sample', () => {
  const many = tinyDictionary(
    Array.from({ length: 26 }, (_, index): TinyRow => {
      const letter = String.fromCharCode(97 + index);
      return [`casa${letter}`, `casa${letter}`, 'sm', 's', '', 'nouns-c.csv:2'];
    }),
  );
  const sample = (seed: number, size = 5) =>
    sampleWords(many, 'own-nouns', { size, seed }).words.map(({ word }) => word);

  test('has as many words as asked for, sorted, none twice, of as many as there are', () => {
    const words = sample(1);
    expect(words).toHaveLength(5);
    expect([...new Set(words)].sort()).toEqual(words);
    expect(sampleWords(many, 'own-nouns', { size: 5, seed: 1 }).of).toBe(26);
  });

  test('is the same for a seed, and another for another', () => {
    expect(sample(7)).toEqual(sample(7));
    expect(sample(7)).not.toEqual(sample(8));
  });

  test('is everything where there is no more', () => {
    expect(sample(1, 26)).toHaveLength(26);
    expect(sample(1, 300)).toHaveLength(26);
  });

  test('gives each word the same chance', () => {
    const counts = new Map<string, number>();
    const rounds = 2600;
    for (let seed = 0; seed < rounds; seed++) {
      for (const word of sample(seed)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const wanted = (rounds * 5) / 26;
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - wanted) ** 2 / wanted, 0);
    expect(counts.size).toBe(26);
    expect(chi).toBeLessThan(60); // 25 degrees of freedom: above 60 once in ten thousand times
  });
});
