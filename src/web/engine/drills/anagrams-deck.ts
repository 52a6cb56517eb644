// Seven tiles, and all the words that they make; those first that are played most.
import { findAnagrams, type Lexicon } from 'leggio';
import { byFrequency, type Deck, type Frequencies, isOf } from './deck.js';
import type { TriedWord } from './messages.js';

const TILES = 7;

/** @param tiles how many there are of each letter; others are not asked */
export function anagramsDeck(
  lexicon: Lexicon,
  tiles: ReadonlyMap<string, number>,
  played: Frequencies,
): Deck {
  const letters = new Set(tiles.keys());
  const often = new Map<string, number>();
  for (const word of played.words()) {
    if (word.length !== TILES || !isOf(letters, word) || !lexicon.has(word)) continue;
    const card = sortedLetters(word);
    if (areInBag(card, tiles)) often.set(card, (often.get(card) ?? 0) + played.times(word));
  }
  // a card may come from a file, and be anything
  const solutions = (card: string): readonly string[] =>
    card.length === TILES && isOf(letters, card) ? findAnagrams(lexicon, card) : [];
  return {
    cards: byFrequency([...often.keys()], { times: card => often.get(card) ?? 0, words: () => [] }),
    lengths: [TILES],
    truth: card => solutions(card).join(' ') || undefined,
    count: card => solutions(card).length,
    judge(card, given) {
      if (given.deck !== 'anagrams') throw new Error('an answer to another deck');
      const right = solutions(card);
      const wrong = [...new Set(given.words)].filter(word => !right.includes(word));
      return [
        ...right.map(word => ({ word, isValid: true, isGiven: given.words.includes(word) })),
        ...wrong.map(word => ({ word, isValid: false, isGiven: true })),
      ];
    },
  };
}

/** A word tried for the tiles. */
export function tryWord(lexicon: Lexicon, tiles: string, text: string): TriedWord {
  const word = text.trim().toUpperCase();
  if (sortedLetters(word) !== sortedLetters(tiles)) {
    return { kind: 'tried', word, verdict: 'otherTiles' };
  }
  return { kind: 'tried', word, verdict: lexicon.has(word) ? 'valid' : 'notValid' };
}

/** `'AEIRSTT'` */
export function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

function areInBag(card: string, tiles: ReadonlyMap<string, number>): boolean {
  return [...new Set(card)].every(
    letter => card.split(letter).length - 1 <= (tiles.get(letter) ?? 0),
  );
}
