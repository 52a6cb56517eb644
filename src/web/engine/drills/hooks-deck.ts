// Which letters go before and after a word. The letters are those that there are tiles of; what a jolly alone could
// be is not asked.
import { type Lexicon, matchPattern } from 'leggio';
import { byFrequency, type Deck, type Frequencies, isOf } from './deck.js';
import type { Given, JudgedWord } from './messages.js';

const LENGTHS = [2, 3, 4, 5] as const;

export function hooksDeck(lexicon: Lexicon, letters: readonly string[], played: Frequencies): Deck {
  const known = new Set(letters);
  const hooksOf = (word: string): Record<'front' | 'back', readonly string[]> => {
    const { front, back } = lexicon.hooks(word);
    return {
      front: letters.filter(letter => front.includes(letter)),
      back: letters.filter(letter => back.includes(letter)),
    };
  };
  const words = LENGTHS.flatMap(length => [...matchPattern(lexicon, '*', length)]);
  return {
    cards: byFrequency(
      words.filter(word => isOf(known, word)),
      played,
    ),
    lengths: LENGTHS,
    truth(card) {
      if (!isOf(known, card) || !lexicon.has(card)) return undefined;
      const { front, back } = hooksOf(card);
      return `${front.join('')}|${back.join('')}`;
    },
    count(card) {
      const { front, back } = hooksOf(card);
      return front.length + back.length;
    },
    judge: (card, given) => judged(card, hooksOf(card), given, letters),
  };
}

function judged(
  card: string,
  hooks: Record<'front' | 'back', readonly string[]>,
  given: Given,
  letters: readonly string[],
): readonly JudgedWord[] {
  if (given.deck !== 'hooks') throw new Error('an answer to another deck');
  const sides = [
    ['front', (letter: string) => letter + card],
    ['back', (letter: string) => card + letter],
  ] as const;
  const words = sides.flatMap(([side, wordOf]) =>
    letters
      .map(letter => ({
        word: wordOf(letter),
        isValid: hooks[side].includes(letter),
        isGiven: given[side].includes(letter),
        side,
      }))
      .filter(({ isValid, isGiven }) => isValid || isGiven),
  );
  return [...words.filter(({ isValid }) => isValid), ...words.filter(({ isValid }) => !isValid)];
}
