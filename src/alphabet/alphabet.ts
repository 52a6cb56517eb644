// Tiles as numbers and as text, both ways. An alphabet is data: its letters may be longer than
// one character (Catalan NY, QU, L·L), and no code outside this room knows which letters there are.
import { InputError } from '../errors.js';

/** Letter code 1..31 in the order of the alphabet; 0 is "no letter". */
export type Letter = number;
/** What lies on a square: 0 empty, 1..31 a tile, `letter | JOLLY_BIT` a jolly standing for the letter. */
export type Tile = number;

/** Set in a tile that is a jolly. */
export const JOLLY_BIT = 32;
/** The letter of a tile, jolly or not. */
export const LETTER_MASK = 31;
/** Index of the jollies in an array of rack counts; letters stand at their codes. */
export const JOLLY_INDEX = 0;
/** How an unplayed jolly is written, in every alphabet. */
export const JOLLY_TEXT = '?';
/** Longest word of every list and board. */
export const MAX_WORD_LENGTH = 15;

/** What an alphabet is made from. */
export interface AlphabetSpec {
  readonly id: string;
  /** Letters in order, upper case. At most 31. */
  readonly letters: readonly string[];
  /** Vowels, upper case: what duplicate draws and *senyors* count. */
  readonly vowels: readonly string[];
  /** Other spellings of a letter in running text, upper case: `{ 'Ŀ': 'L·' }` is read before letters. */
  readonly spellings?: Readonly<Record<string, string>>;
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
  /** Tiles by the text that stands for them on a board: `'A'`, `'a'`, `'[NY]'`, `'[ny]'`. */
  readonly tiles: ReadonlyMap<string, Tile>;
  /** Characters of the longest letter. */
  readonly longest: number;
}

/** Builds the look-up tables of an alphabet. */
export function createAlphabet(spec: AlphabetSpec): Alphabet {
  if (spec.letters.length > LETTER_MASK) {
    throw new RangeError(`alphabet ${spec.id}: ${spec.letters.length} letters, at most 31`);
  }
  const upper = ['', ...spec.letters];
  const lower = upper.map(letter => letter.toLowerCase());
  return {
    ...spec,
    size: spec.letters.length,
    upper,
    lower,
    tiles: boardTexts(upper, lower),
    isVowel: upper.map(letter => spec.vowels.includes(letter)),
    codes: new Map(spec.letters.map((letter, index) => [letter, index + 1])),
    longest: Math.max(...spec.letters.map(letter => letter.length)),
  };
}

function boardTexts(upper: readonly string[], lower: readonly string[]): Map<string, Tile> {
  const tiles = new Map<string, Tile>();
  for (let letter = 1; letter < upper.length; letter++) {
    for (const [text, tile] of [
      [upper[letter]!, letter],
      [lower[letter]!, letter | JOLLY_BIT],
    ] as const) {
      tiles.set(text.length > 1 ? `[${text}]` : text, tile);
    }
  }
  return tiles;
}

const MARKS = /\p{M}+/gu;

/** Upper case, other spellings made plain, accents dropped except where a letter has one (Ç). */
function plain(alphabet: Alphabet, text: string): string {
  let result = text.normalize('NFC').toUpperCase();
  for (const [spelling, letter] of Object.entries(alphabet.spellings ?? {})) {
    result = result.replaceAll(spelling, letter);
  }
  let folded = '';
  for (const char of result) {
    folded += alphabet.codes.has(char) ? char : char.normalize('NFD').replace(MARKS, '');
  }
  return folded;
}

/** Code of the longest letter that begins at `at`, or 0. `text` is plain. */
function letterAt(alphabet: Alphabet, text: string, at: number): Letter {
  for (let length = alphabet.longest; length > 0; length--) {
    const code = alphabet.codes.get(text.slice(at, at + length));
    if (code !== undefined) return code;
  }
  return 0;
}

/** A word read into letters, or the character that no letter has. */
export type ReadWord =
  | { readonly letters: readonly Letter[] }
  | { readonly unknown: string; readonly index: number };

/**
 * Reads a word as dictionaries write it: any case, accents fall.
 *
 * @param text letters of the alphabet, nothing else: `'Perché'`
 * @returns the letters, or the first character that is none and its index
 */
export function readWord(alphabet: Alphabet, text: string): ReadWord {
  if (alphabet.longest === 1) {
    const letters = readUpperCase(alphabet, text);
    if (letters !== undefined) return { letters };
  }
  const folded = plain(alphabet, text);
  const letters: Letter[] = [];
  for (let at = 0; at < folded.length; ) {
    const letter = letterAt(alphabet, folded, at);
    if (letter === 0) return { unknown: folded[at] as string, index: at };
    letters.push(letter);
    at += (alphabet.upper[letter] as string).length;
  }
  return { letters };
}

/** The usual case at once: capitals without accents, a letter a character. */
function readUpperCase(alphabet: Alphabet, text: string): readonly Letter[] | undefined {
  const letters: Letter[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = alphabet.codes.get(text.charAt(at));
    if (letter === undefined) return undefined;
    letters.push(letter);
  }
  return letters;
}

/**
 * Reads a word into letters.
 *
 * @throws InputError `WORD_LETTERS`
 */
export function parseWord(alphabet: Alphabet, text: string): readonly Letter[] {
  const read = readWord(alphabet, text);
  if ('letters' in read) return read.letters;
  throw new InputError(
    'WORD_LETTERS',
    `word "${text}": "${read.unknown}" is no letter of the ${alphabet.id} alphabet`,
    { input: text },
  );
}

/** Writes letters as a plain upper-case word: `'PERCHE'`. */
export function formatWord(alphabet: Alphabet, letters: ArrayLike<Letter>): string {
  let text = '';
  for (let i = 0; i < letters.length; i++) text += alphabet.upper[letters[i]! & LETTER_MASK];
  return text;
}

/** One thing read from a row, a rack or a play: a tile, a jolly still free, or something else. */
export type Token =
  | { readonly kind: 'tile'; readonly tile: Tile; readonly text: string; readonly index: number }
  | { readonly kind: 'jolly'; readonly text: string; readonly index: number }
  | { readonly kind: 'other'; readonly text: string; readonly index: number };

/**
 * Cuts text into tiles: upper case a letter tile, lower case a jolly standing for the letter,
 * `?` a free jolly, a letter of several characters in brackets. Anything else comes back as it is.
 */
export function readTokens(alphabet: Alphabet, text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < text.length; ) {
    const piece = pieceAt(text, index);
    tokens.push(token(alphabet, piece, index));
    index += piece.length;
  }
  return tokens;
}

/** `[…]` as a whole, or one character. */
function pieceAt(text: string, index: number): string {
  const close = text[index] === '[' ? text.indexOf(']', index) : -1;
  if (close > index) return text.slice(index, close + 1);
  return String.fromCodePoint(text.codePointAt(index) as number);
}

function token(alphabet: Alphabet, piece: string, index: number): Token {
  if (piece === JOLLY_TEXT) return { kind: 'jolly', text: piece, index };
  const tile = alphabet.tiles.get(piece);
  if (tile === undefined) return { kind: 'other', text: piece, index };
  return { kind: 'tile', tile, text: piece, index };
}

/** Writes one tile: `'A'`, a jolly `'a'`, a long letter `'[NY]'`; 0 is `'.'`. */
export function formatTile(alphabet: Alphabet, tile: Tile): string {
  if (tile === 0) return '.';
  const letter = tile & LETTER_MASK;
  const text = ((tile & JOLLY_BIT) === 0 ? alphabet.upper : alphabet.lower)[letter] as string;
  return text.length > 1 ? `[${text}]` : text;
}

/** Writes tiles one after the other, brackets around long letters. */
export function formatTiles(alphabet: Alphabet, tiles: ArrayLike<Tile>): string {
  let text = '';
  for (let i = 0; i < tiles.length; i++) text += formatTile(alphabet, tiles[i]!);
  return text;
}

/**
 * Writes a rack from its counts: jollies first, then letters in the order of the alphabet.
 *
 * @param counts length 32: jollies at 0, letters at their codes
 */
export function formatRack(alphabet: Alphabet, counts: ArrayLike<number>): string {
  let text = JOLLY_TEXT.repeat(counts[JOLLY_INDEX]!);
  for (let letter = 1; letter <= alphabet.size; letter++) {
    text += formatTile(alphabet, letter).repeat(counts[letter]!);
  }
  return text;
}
