// Words of two and three letters, and as many that look like some and are none.
import { createRandom, type Lexicon, matchPattern } from 'leggio';
import { byFrequency, type Deck, type Frequencies, isOf } from './deck.js';

const LENGTHS = [2, 3] as const;

/** New cards among which half are words: enough that the last of them cannot be counted out. */
const BLOCK = 20;

/** @param doubts words that the tables doubt or have decided against, which are not asked */
export function shortDeck(
  lexicon: Lexicon,
  letters: readonly string[],
  played: Frequencies,
  doubts: ReadonlySet<string>,
): Deck {
  const known = new Set(letters);
  const words = LENGTHS.map(length =>
    [...matchPattern(lexicon, '*', length)].filter(word => isOf(known, word)),
  );
  const pairs = new Set(words.flat().flatMap(pairsOf));
  const lists = words.map(valid => {
    const near = usualFirst(nearMisses(lexicon, valid, letters, doubts), pairs);
    const count = Math.min(valid.length, near.length);
    return { valid: byFrequency(valid, played), near: near.slice(0, count) };
  });
  const near = new Set(lists.flatMap(list => list.near));
  return {
    cards: lists.flatMap(list => mixed(list.valid, list.near)),
    lengths: LENGTHS,
    truth(card) {
      if (isOf(known, card) && lexicon.has(card)) return 'yes';
      return near.has(card) ? 'no' : undefined;
    },
    count: () => 1,
    judge(card, given) {
      if (given.deck !== 'short') throw new Error('an answer to another deck');
      return [{ word: card, isValid: lexicon.has(card), isGiven: given.isValid }];
    },
  };
}

/**
 * Texts that are a word but for one letter, a vowel for a vowel or a consonant for a consonant; those first that are so
 * near to the most words, since they look most like one.
 */
function nearMisses(
  lexicon: Lexicon,
  words: readonly string[],
  letters: readonly string[],
  doubts: ReadonlySet<string>,
): readonly string[] {
  const isVowel = (letter: string): boolean => lexicon.alphabet.vowels.includes(letter);
  const near = new Map<string, number>();
  for (const word of words) {
    for (const [at, old] of [...word].entries()) {
      for (const letter of letters) {
        if (isVowel(letter) !== isVowel(old)) continue;
        const text = word.slice(0, at) + letter + word.slice(at + 1);
        if (!lexicon.has(text) && !doubts.has(text)) near.set(text, (near.get(text) ?? 0) + 1);
      }
    }
  }
  const found = [...near].sort(
    ([one, words], [other, more]) => more - words || (one < other ? -1 : 1),
  );
  return found.map(([text]) => text);
}

/** Those first whose letters stand beside each other in words, too: QO looks like none. */
function usualFirst(texts: readonly string[], pairs: ReadonlySet<string>): readonly string[] {
  const isUsual = (text: string): boolean => pairsOf(text).every(pair => pairs.has(pair));
  return [...texts.filter(isUsual), ...texts.filter(text => !isUsual(text))];
}

/** Letters that stand beside each other: `'RE'` and `'EO'` of `'REO'`. */
function pairsOf(word: string): readonly string[] {
  return [...word].slice(1).map((letter, at) => word.charAt(at) + letter);
}

/** Blocks with as many of one list as of the other, each block in an order of its own, the same on every machine. */
function mixed(valid: readonly string[], near: readonly string[]): readonly string[] {
  const cards: string[] = [];
  for (let at = 0; at < valid.length; at += BLOCK / 2) {
    const block = [...valid.slice(at, at + BLOCK / 2), ...near.slice(at, at + BLOCK / 2)];
    const random = createRandom(block.join(' '));
    for (let left = block.length; left > 0; left--) {
      cards.push(...block.splice(random.below(left), 1));
    }
  }
  return cards;
}
