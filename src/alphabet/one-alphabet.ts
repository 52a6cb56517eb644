// Letters are numbers, and mean the same within one alphabet only.
import { InputError, quoted } from '../errors.js';
import type { Alphabet } from './alphabet.js';

/** A lexicon, as far as its letters go. */
export interface LexiconLetters {
  readonly name: string;
  readonly alphabet: Alphabet;
}

/** Rules, as far as their letters go. */
export interface RulesLetters {
  readonly id: string;
  readonly alphabet: Alphabet;
}

/**
 * Makes sure that a lexicon goes together with rules, or with another lexicon.
 *
 * @throws InputError `ALPHABETS_DIFFER` when they are of two alphabets
 */
export function checkOneAlphabet(
  lexicon: LexiconLetters,
  other: LexiconLetters | RulesLetters,
): void {
  if (lexicon.alphabet.id === other.alphabet.id) return;
  const there =
    'id' in other ? `rules ${quoted(other.id)} are` : `lexicon ${quoted(other.name)} is`;
  throw new InputError(
    'ALPHABETS_DIFFER',
    `lexicon ${quoted(lexicon.name)} is ${lexicon.alphabet.id}, ${there} ${other.alphabet.id}`,
    { input: lexicon.name },
  );
}
