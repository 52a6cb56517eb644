// Folding: accents and apostrophes fall, what is left is letters of the alphabet or no word at all.
import { type Alphabet, type Letter, MAX_WORD_LENGTH, readWord } from '../alphabet/alphabet.js';

/** Why a form gives no word of the board. */
export type Unfit = 'one letter' | 'longer than 15 letters' | 'not letters of the alphabet';

/** Folds forms of one alphabet; fast, since it remembers what each character is. */
export interface Folder {
  /** The letters of a form, or why it is not a word. */
  fold(text: string): readonly Letter[] | Unfit;
  /**
   * The same, for who folds many.
   *
   * @param to takes the letters, 15 at most
   * @returns how many there are
   */
  foldInto(text: string, to: Uint8Array): number | Unfit;
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
  const foldInto = (text: string, to: Uint8Array): number | Unfit => {
    let length = 0;
    for (let index = 0; index < text.length; index++) {
      const letter = letterOf(text, index);
      if (letter === UNKNOWN) return 'not letters of the alphabet';
      if (letter === NOTHING) continue;
      if (length < to.length) to[length] = letter;
      length++;
    }
    if (length < 2) return 'one letter';
    return length > MAX_WORD_LENGTH ? 'longer than 15 letters' : length;
  };
  const letters = new Uint8Array(MAX_WORD_LENGTH);
  return {
    foldInto,
    fold: text => {
      const length = foldInto(text, letters);
      return typeof length === 'string' ? length : [...letters.subarray(0, length)];
    },
  };
}

function readCharacter(alphabet: Alphabet, char: string): number {
  if (APOSTROPHES.has(char)) return NOTHING;
  const read = readWord(alphabet, char);
  return 'letters' in read && read.letters.length === 1 ? read.letters[0]! : UNKNOWN;
}
