// Tiles as numbers and as text, both ways. What the letters are is data (`alphabets.ts`, `catalan.ts`).
import { InputError, quoted } from '../errors.js';
import { type Alphabet, isJolly, LETTER_MASK, type Letter, type Tile } from './spec.js';
import { respell } from './spellings.js';

export {
  type Alphabet,
  type AlphabetSpec,
  createAlphabet,
  isJolly,
  JOLLY_BIT,
  LETTER_MASK,
  type Letter,
  type Tile,
} from './spec.js';

/** How an unplayed jolly is written, in every alphabet. */
export const JOLLY_TEXT = '?';
/** Longest word of every list and board. */
export const MAX_WORD_LENGTH = 15;
/** Characters of a text that is read as a word, however its letters are written; a longer text is not a word. */
export const MAX_WORD_TEXT = 1000;

const MARKS = /\p{M}+/gu;

/** Upper case, other spellings made plain, accents dropped except where a letter has one (Ç). */
function plain(alphabet: Alphabet, text: string, inList: boolean): string {
  const spellings = inList ? alphabet.inLists : alphabet.everywhere;
  let folded = '';
  for (const char of respell(text.normalize('NFC').toUpperCase(), spellings)) {
    folded += alphabet.codes.has(char) ? char : char.normalize('NFD').replace(MARKS, '');
  }
  return folded;
}

/** Code of the longest letter that begins at `at`, or 0; a long one may stand in brackets. */
function letterAt(alphabet: Alphabet, text: string, at: number): Letter {
  if (text[at] === '[') {
    const inner = text.slice(at + 1, Math.max(at, text.indexOf(']', at)));
    return inner.length > 1 ? (alphabet.codes.get(inner) ?? 0) : 0;
  }
  for (let length = alphabet.longest; length > 0; length--) {
    const code = alphabet.codes.get(text.slice(at, at + length));
    if (code !== undefined) return code;
  }
  return 0;
}

/** A character that keeps a text from being a word of the board. */
export interface Unread {
  readonly unknown: string;
  /** True for a character of the language that no tile has; false for any other. */
  readonly untiled: boolean;
}

/** A word read into letters, or why it cannot be. */
export type ReadWord = { readonly letters: readonly Letter[] } | Unread;

/**
 * Reads a word as dictionaries write it: any case, accents fall; a letter of several characters is
 * always one letter, and may stand in brackets.
 *
 * @param text letters of the alphabet, nothing else: `'Perché'`
 * @param inList true for a line of a word list, where further spellings are read
 * @returns the letters, or the first character that is not a letter; one that is only untiled gives way to
 *   one that is not a letter at all
 */
export function readWord(alphabet: Alphabet, text: string, inList = false): ReadWord {
  if (alphabet.longest === 1) {
    const letters = readUpperCase(alphabet, text);
    if (letters !== undefined) return { letters };
  }
  const folded = plain(alphabet, text, inList);
  const letters: Letter[] = [];
  let untiled: Unread | undefined;
  for (let at = 0; at < folded.length; ) {
    const letter = letterAt(alphabet, folded, at);
    if (letter === 0) {
      const unknown = String.fromCodePoint(folded.codePointAt(at) as number);
      if (alphabet.untiled?.includes(unknown) !== true) return { unknown, untiled: false };
      untiled ??= { unknown, untiled: true };
      at++;
      continue;
    }
    letters.push(letter);
    at += (alphabet.upper[letter] as string).length + (folded[at] === '[' ? '[]'.length : 0);
  }
  return untiled ?? { letters };
}

/** The usual case at once: capitals without accents, one letter per character. */
function readUpperCase(alphabet: Alphabet, text: string): readonly Letter[] | undefined {
  const letters: Letter[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = alphabet.codes.get(text.charAt(at));
    if (letter === undefined) return undefined;
    letters.push(letter);
  }
  return letters;
}

/** Why a word was not read: `'"3" is not a letter of the italian alphabet'`. */
export function unreadText({ id }: Alphabet, { unknown, untiled }: Unread): string {
  return untiled
    ? `${quoted(unknown)} has no tile in the ${id} alphabet`
    : `${quoted(unknown)} is not a letter of the ${id} alphabet`;
}

/**
 * Reads a word into letters.
 *
 * @throws InputError `WORD_LETTERS`
 */
export function parseWord(alphabet: Alphabet, text: string): readonly Letter[] {
  checkWordText(text);
  const read = readWord(alphabet, text);
  if ('letters' in read) return read.letters;
  throw new InputError('WORD_LETTERS', `word ${quoted(text)}: ${unreadText(alphabet, read)}`, {
    input: text,
  });
}

/** @throws InputError `WORD_LETTERS` when the text is longer than any word can be written */
export function checkWordText(text: string): void {
  if (text.length <= MAX_WORD_TEXT) return;
  throw new InputError(
    'WORD_LETTERS',
    `word ${quoted(text)}: ${text.length} characters, at most ${MAX_WORD_TEXT}`,
    { input: text },
  );
}

/** What the single character at `at` stands for; 0 where it is not a tile by itself. */
export function plainTileAt({ tileOfCode }: Alphabet, text: string, at: number): Tile {
  return tileOfCode[text.charCodeAt(at)] ?? 0;
}

/** One thing read from a row, a rack or a play: a tile, a jolly still free, or something else. */
export type Token =
  | { readonly kind: 'tile'; readonly tile: Tile; readonly text: string; readonly index: number }
  | { readonly kind: 'jolly'; readonly text: string; readonly index: number }
  | { readonly kind: 'other'; readonly text: string; readonly index: number };

/**
 * Cuts text into tiles: upper case a letter tile, lower case a jolly standing for the letter,
 * `?` a free jolly, a letter of several characters in brackets, or without where its characters can
 * mean nothing else. Anything else comes back as it is.
 */
export function readTokens(alphabet: Alphabet, text: string): readonly Token[] {
  const composed = text.normalize('NFC');
  const tokens: Token[] = [];
  const lastClose = composed.lastIndexOf(']');
  for (let index = 0; index < composed.length; ) {
    const piece = pieceAt(alphabet, composed, index, lastClose);
    tokens.push(token(alphabet, piece, index));
    index += piece.length;
  }
  return tokens;
}

/** `[…]` as a whole, the longest letter that needs no brackets, or one character. */
function pieceAt(alphabet: Alphabet, text: string, index: number, lastClose: number): string {
  const isOpen = text[index] === '[' && index < lastClose;
  const close = isOpen ? text.indexOf(']', index) : -1;
  if (close > index) return text.slice(index, close + 1);
  for (let length = alphabet.longest; length > 1; length--) {
    const piece = text.slice(index, index + length);
    if (alphabet.tiles.has(piece)) return piece;
  }
  return String.fromCodePoint(text.codePointAt(index) as number);
}

function token(alphabet: Alphabet, piece: string, index: number): Token {
  if (piece === JOLLY_TEXT) return { kind: 'jolly', text: piece, index };
  const tile = alphabet.tiles.get(piece);
  if (tile === undefined) return { kind: 'other', text: piece, index };
  return { kind: 'tile', tile, text: piece, index };
}

/** Order of two words by the alphabet; a prefix comes first. */
export function compareLetters(a: ArrayLike<Letter>, b: ArrayLike<Letter>): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** Writes letters as a plain upper-case word: `'PERCHE'`. */
export function formatWord(alphabet: Alphabet, letters: ArrayLike<Letter>): string {
  let text = '';
  for (let i = 0; i < letters.length; i++) text += alphabet.upper[letters[i]! & LETTER_MASK];
  return text;
}

/** Writes one tile: `'A'`, a jolly `'a'`, a long letter `'[NY]'`; 0 is `'.'`. */
export function formatTile(alphabet: Alphabet, tile: Tile): string {
  if (tile === 0) return '.';
  const letter = tile & LETTER_MASK;
  const text = (isJolly(tile) ? alphabet.lower : alphabet.upper)[letter] as string;
  return text.length > 1 ? `[${text}]` : text;
}

/** Writes tiles one after the other, brackets around long letters. */
export function formatTiles(alphabet: Alphabet, tiles: ArrayLike<Tile>): string {
  let text = '';
  for (let i = 0; i < tiles.length; i++) text += formatTile(alphabet, tiles[i]!);
  return text;
}
