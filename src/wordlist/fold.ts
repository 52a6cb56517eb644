// Folding: accents and apostrophes fall, what is left is letters of the alphabet or no word at all.
import { type Alphabet, type Letter, MAX_WORD_LENGTH, readWord } from '../alphabet/alphabet.js';

/** Why a form gives no word of the board. */
export type Unfit = 'one letter' | 'longer than 15 letters' | 'not letters of the alphabet';

/** Folds forms of one alphabet; fast, since it remembers what each character is. */
export interface Folder {
  /** The letters of a form, or why it is not a word. */
  fold(text: string): readonly Letter[] | Unfit;
}

const APOSTROPHES = new Set(["'", '’']);
/** What a remembered character is besides a letter; of those that were not met yet nothing is remembered. */
const UNKNOWN = -1;
const NOTHING = 0;
const NEW = -2;

export function createFolder(alphabet: Alphabet): Folder {
  const known = new Int8Array(1 << 16).fill(NEW); // by UTF-16 code
  const letterOf = (text: string, index: number): number => {
    const code = text.charCodeAt(index);
    if (known[code] === NEW) known[code] = readCharacter(alphabet, text.charAt(index));
    return known[code]!;
  };
  return {
    fold: text => {
      const letters: Letter[] = [];
      for (let index = 0; index < text.length; index++) {
        const letter = letterOf(text, index);
        if (letter === UNKNOWN) return 'not letters of the alphabet';
        if (letter !== NOTHING) letters.push(letter);
      }
      if (letters.length < 2) return 'one letter';
      return letters.length > MAX_WORD_LENGTH ? 'longer than 15 letters' : letters;
    },
  };
}

function readCharacter(alphabet: Alphabet, char: string): number {
  if (APOSTROPHES.has(char)) return NOTHING;
  const read = readWord(alphabet, char);
  return 'letters' in read && read.letters.length === 1 ? read.letters[0]! : UNKNOWN;
}
