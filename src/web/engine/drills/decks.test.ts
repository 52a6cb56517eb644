// The decks of a small lexicon: which cards, in which order, and what is right of them.
import { lexiconFromWords } from 'leggio';
import { describe, expect, test } from 'vitest';
import type { Frequencies } from './deck.js';
import { createDecks } from './decks.js';

const PLAYED: Readonly<Record<string, number>> = { CASATI: 9, TOSCANE: 4, STECONA: 40, MARITAI: 6 };
const played: Frequencies = {
  times: word => PLAYED[word] ?? 0,
  words: () => Object.keys(PLAYED),
};

const WORDS = ['OSA', 'OSAI', 'COSA', 'ROSA', 'OSAK', 'RE', 'RA', 'SE', 'TRE', 'REO', 'TOSCANE'];
const decks = createDecks(
  lexiconFromWords([...WORDS, 'CANTOSE', 'MARITAI']),
  played,
  new Set(['SA', 'TRA']),
);

describe('hooks', () => {
  const { hooks } = decks.of;

  test('are the letters that there are tiles of', () => {
    expect(decks.letters.join('')).toBe('ABCDEFGHILMNOPQRSTUVZ');
    expect(hooks.truth('OSA')).toBe('CR|I');
    expect(hooks.count('OSA')).toBe(3);
  });

  test('of a word that the lexicon does not have are no card', () => {
    expect(hooks.truth('OSE')).toBeUndefined();
  });

  test('are judged letter by letter', () => {
    const words = hooks.judge('OSA', { deck: 'hooks', front: ['C', 'T'], back: [] });
    expect(words).toEqual([
      { word: 'COSA', isValid: true, isGiven: true, side: 'front' },
      { word: 'ROSA', isValid: true, isGiven: false, side: 'front' },
      { word: 'OSAI', isValid: true, isGiven: false, side: 'back' },
      { word: 'TOSA', isValid: false, isGiven: true, side: 'front' },
    ]);
  });
});

describe('short words', () => {
  const { short } = decks.of;

  test('are half words, half a letter away from one, and none that the tables doubt', () => {
    const valid = short.cards.filter(card => short.truth(card) === 'yes');
    const near = short.cards.filter(card => short.truth(card) === 'no');
    expect(valid.toSorted()).toEqual(['OSA', 'RA', 'RE', 'REO', 'SE', 'TRE']);
    expect(near).toHaveLength(valid.length);
    // SA is two words away, and would be the first
    expect(near).not.toContain('SA');
    expect(near.filter(word => !valid.some(each => distance(each, word) === 1))).toEqual([]);
  });

  test('begin with near misses whose letters stand together in words, too', () => {
    const { short } = createDecks(
      lexiconFromWords(['RE', 'SE', 'TE', 'REO', 'ONE', 'NEO']),
      played,
      new Set(),
    ).of;
    const near = short.cards.filter(card => card.length === 2 && short.truth(card) === 'no');
    expect(near).toContain('NE'); // in ONE and NEO
    expect(near).not.toContain('ZE');
  });

  test('that the tables doubt by now are no card any more', () => {
    expect(short.truth('SA')).toBeUndefined();
  });

  test('are judged by what was said', () => {
    expect(short.judge('RE', { deck: 'short', isValid: false })).toEqual([
      { word: 'RE', isValid: true, isGiven: false },
    ]);
  });
});

describe('anagrams', () => {
  const { anagrams } = decks.of;

  test('have the most played letters first, of valid words of seven letters', () => {
    expect(anagrams.cards).toEqual(['AAIIMRT', 'ACENOST']);
    expect(anagrams.truth('ACENOST')).toBe('CANTOSE TOSCANE');
    expect(anagrams.truth('ACENOSZ')).toBeUndefined();
  });

  test('are judged by all words of the tiles', () => {
    const words = ['CANTOSE', 'SCONTEA', 'CANTOSE'];
    expect(anagrams.judge('ACENOST', { deck: 'anagrams', words })).toEqual([
      { word: 'CANTOSE', isValid: true, isGiven: true },
      { word: 'TOSCANE', isValid: true, isGiven: false },
      { word: 'SCONTEA', isValid: false, isGiven: true },
    ]);
  });
});

test('what is no word at all is no card of any deck', () => {
  for (const card of ['', '<b>', 'casa', '???????', 'ÀCENOST', 'A'.repeat(2000)]) {
    for (const deck of Object.values(decks.of)) expect(deck.truth(card)).toBeUndefined();
  }
});

function distance(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return [...one].filter((letter, at) => letter !== other[at]).length;
}
