// What an alphabet is, and the look-up tables made from its data. Letters may be longer than one
// character (Catalan NY, QU, L·L), and no code outside this room knows which letters there are.
import { createSpellings, type Spellings, type SpellingTable, textsOf } from './spellings.js';

/** Letter code 1..31 in the order of the alphabet; 0 is "no letter". */
export type Letter = number;
/** What lies on a square: 0 empty, 1..31 a tile, `letter | JOLLY_BIT` a jolly standing for the letter. */
export type Tile = number;

/** Set in a tile that is a jolly. */
export const JOLLY_BIT = 32;
/** The letter of a tile, jolly or not. */
export const LETTER_MASK = 31;

/** True for a jolly, whatever letter it stands for. */
export function isJolly(tile: Tile): boolean {
  return (tile & JOLLY_BIT) !== 0;
}

/** What an alphabet is made from. */
export interface AlphabetSpec {
  /** Name that compiled files state: `'italian'`. */
  readonly id: string;
  /** Letters in their order, upper case, at most 31: racks, words and plays are sorted by it, and the
   *  starting draw goes by it. */
  readonly letters: readonly string[];
  /** Vowels, upper case: what duplicate draws and *senyors* count. */
  readonly vowels: readonly string[];
  /** Other spellings of a letter wherever letters are read, upper case: `{ 'Ŀ': 'L·' }`. */
  readonly spellings?: SpellingTable;
  /** Further spellings in word lists, where the same signs mean nothing else: `{ 'L-L': 'L·L' }`. */
  readonly listSpellings?: SpellingTable;
  /** Characters of the language that no tile has, upper case: a word that needs one is left out of a
   *  list, by its line; any other character is not a letter at all. */
  readonly untiled?: readonly string[];
  /** Where the letters come from: regulation, article. */
  readonly source: string;
}

/** The letters of a language, with their codes. */
export interface Alphabet extends AlphabetSpec {
  /** Number of letters, 1..31; codes run from 1 to `size`. */
  readonly size: number;
  /** Text of a letter by code, upper case; index 0 is `''`. */
  readonly upper: readonly string[];
  /** Text of a jolly that stands for the letter, by code. */
  readonly lower: readonly string[];
  /** True at the codes of vowels. */
  readonly isVowel: readonly boolean[];
  /** Code of a letter by its upper-case text. */
  readonly codes: ReadonlyMap<string, Letter>;
  /** Tiles by the texts that stand for them on a board: `'A'`, `'a'`, `'[NY]'`, `'[ny]'`, and `'NY'`
   *  where its characters can mean nothing else. */
  readonly tiles: ReadonlyMap<string, Tile>;
  /** The tile of a single character by its code, 0..255; 0 where a character by itself is not a tile. */
  readonly tileOfCode: Uint8Array;
  /** `spellings`, ready to be read: for words anywhere but in lists. */
  readonly everywhere: Spellings;
  /** `spellings` and `listSpellings` together, for word lists. */
  readonly inLists: Spellings;
  /** Characters of the longest letter. */
  readonly longest: number;
}

/** Builds the look-up tables of an alphabet. */
export function createAlphabet(spec: AlphabetSpec): Alphabet {
  if (spec.letters.length > LETTER_MASK) {
    throw new RangeError(`alphabet ${spec.id}: ${spec.letters.length} letters, at most 31`);
  }
  const upper = ['', ...spec.letters];
  const { spellings = {}, listSpellings = {} } = spec;
  const tiles = boardTexts(spec.letters, spellings);
  return {
    ...spec,
    size: spec.letters.length,
    upper,
    lower: upper.map(letter => letter.toLowerCase()),
    tiles,
    tileOfCode: Uint8Array.from(
      { length: 256 },
      (_, code) => tiles.get(String.fromCharCode(code)) ?? 0,
    ),
    everywhere: createSpellings(spellings),
    inLists: createSpellings({ ...spellings, ...listSpellings }),
    isVowel: upper.map(letter => spec.vowels.includes(letter)),
    codes: new Map(spec.letters.map((letter, index) => [letter, index + 1])),
    longest: Math.max(...spec.letters.map(letter => letter.length)),
  };
}

function boardTexts(letters: readonly string[], spellings: SpellingTable): Map<string, Tile> {
  const tiles = new Map<string, Tile>();
  for (const [index, letter] of letters.entries()) {
    for (const text of textsOf(letter, spellings)) {
      const isPlain = text.length === 1 || [...text].some(char => !letters.includes(char));
      for (const each of [...(isPlain ? [text] : []), ...(text.length > 1 ? [`[${text}]`] : [])]) {
        tiles.set(each, index + 1);
        tiles.set(each.toLowerCase(), (index + 1) | JOLLY_BIT);
      }
    }
  }
  return tiles;
}
