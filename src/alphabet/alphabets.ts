// The alphabets there are, as data; one with more to say has a file of its own.
import { InputError, quoted } from '../errors.js';
import { type Alphabet, createAlphabet } from './alphabet.js';
import { CATALAN } from './catalan.js';

export { CATALAN };

/** 26 letters; 21 have tiles, a jolly can stand for all. Source: FIGS, Regolamento di gioco, art. 8. */
export const ITALIAN: Alphabet = createAlphabet({
  id: 'italian',
  letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  vowels: [...'AEIOU'],
  source: 'FIGS, Regolamento di gioco, art. 8',
});

/** The same 26 letters under another name, so that English and Italian lexica do not mix. */
export const ENGLISH: Alphabet = createAlphabet({
  id: 'english',
  letters: ITALIAN.letters,
  vowels: ITALIAN.vowels,
  source: 'standard English rules: a tile for each of A-Z',
});

const ALPHABETS: ReadonlyMap<string, Alphabet> = new Map(
  [ITALIAN, ENGLISH, CATALAN].map(alphabet => [alphabet.id, alphabet]),
);

/** Names of the alphabets, for messages. */
export function alphabetIds(): readonly string[] {
  return [...ALPHABETS.keys()];
}

/** @throws InputError `ALPHABET_UNKNOWN` */
export function alphabetById(id: string): Alphabet {
  const alphabet = ALPHABETS.get(id);
  if (alphabet !== undefined) return alphabet;
  throw new InputError(
    'ALPHABET_UNKNOWN',
    `no alphabet ${quoted(id)}: the alphabets are ${alphabetIds().join(', ')}`,
    { input: id },
  );
}
