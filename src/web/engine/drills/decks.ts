// The three decks of a lexicon, made when they are first asked for.
import { type Lexicon, rulesEdition } from 'leggio';
import type { DrillDeck } from '../../../wording/web/drills.js';
import { anagramsDeck } from './anagrams-deck.js';
import type { Deck, Frequencies } from './deck.js';
import { hooksDeck } from './hooks-deck.js';
import { shortDeck } from './short-deck.js';

export interface Decks {
  readonly of: Readonly<Record<DrillDeck, Deck>>;
  /** Letters that there are tiles of, by the alphabet. */
  readonly letters: readonly string[];
}

/** @param doubts words that are not asked */
export function createDecks(
  lexicon: Lexicon,
  played: Frequencies,
  doubts: ReadonlySet<string>,
): Decks {
  // a plain list of words names no edition
  const { tiles } = rulesEdition(lexicon.facts.edition || 'figs');
  const bag = new Map(
    tiles.flatMap(({ letter, count }) => (count > 0 ? [[letter, count] as const] : [])),
  );
  const letters = lexicon.alphabet.upper.filter(letter => bag.has(letter));
  return {
    letters,
    of: {
      hooks: remembered(hooksDeck(lexicon, letters, played)),
      short: remembered(shortDeck(lexicon, letters, played, doubts)),
      anagrams: remembered(anagramsDeck(lexicon, onlyOf(bag, letters), played)),
    },
  };
}

/** Without jollies. */
function onlyOf(
  bag: ReadonlyMap<string, number>,
  letters: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(letters.map(letter => [letter, bag.get(letter) ?? 0]));
}

/** What is right of a card is asked again with every question. */
function remembered(deck: Deck): Deck {
  const truths = new Map<string, string | undefined>();
  return {
    ...deck,
    truth(card) {
      if (!truths.has(card)) truths.set(card, deck.truth(card));
      return truths.get(card);
    },
  };
}
