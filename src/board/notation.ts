// Three ways to write a first square and a direction. The same text means different squares in each
// (`F8` is down in GCG, across from row F in French), so a reader is told which one and never guesses.
import {
  columnName,
  columnOf,
  type Direction,
  rowOf,
  SIZE,
  type Square,
  squareAt,
  squareName,
} from './squares.js';

/**
 * `figs`: column, row and the direction in words, `F8 orizz.`, `I3 vert.`; `gcg`: row first across,
 * `8F`, column first down, `F8`; `french`: rows are letters and columns numbers, letter first across,
 * `H6`, number first down, `6H`.
 */
export type Notation = 'figs' | 'gcg' | 'french';

export const NOTATIONS: readonly Notation[] = ['figs', 'gcg', 'french'];

/** Where a play begins and where it runs. */
export interface Place {
  readonly square: Square;
  readonly direction: Direction;
}

/** How each notation is written, for messages. */
export const NOTATION_HELP: Readonly<Record<Notation, string>> = {
  figs: 'column, row, direction: "F8 orizz." across, "I3 vert." down',
  gcg: 'row first is across, "8F"; column first is down, "F8"',
  french: 'rows are letters: "H6" is across from row H, column 6; "6H" is down',
};

const ACROSS_WORDS = /^(o|or|oriz|orizz|orizzontale)\.?$/i;
const DOWN_WORDS = /^(v|ver|vert|verticale)\.?$/i;

/** A place in the notation said, or undefined when the text is none. */
export function parsePlace(text: string, notation: Notation): Place | undefined {
  const trimmed = text.trim();
  if (notation === 'figs') return parseFigs(trimmed);
  const letterFirst = /^([A-O])(\d{1,2})$/i.exec(trimmed);
  const numberFirst = /^(\d{1,2})([A-O])$/i.exec(trimmed);
  const letter = letterFirst?.[1] ?? numberFirst?.[2];
  const number = letterFirst?.[2] ?? numberFirst?.[1];
  if (letter === undefined || number === undefined) return undefined;
  const square =
    notation === 'french'
      ? squareOf(indexOf(letter), Number(number) - 1)
      : squareOf(Number(number) - 1, indexOf(letter));
  if (square === undefined) return undefined;
  const across = (letterFirst !== null) === (notation === 'french');
  return { square, direction: across ? 'across' : 'down' };
}

function parseFigs(text: string): Place | undefined {
  const [, column, row, word] = /^([A-O])(\d{1,2})\s+(\S+)$/i.exec(text) ?? [];
  if (column === undefined || row === undefined || word === undefined) return undefined;
  const square = squareOf(Number(row) - 1, indexOf(column));
  if (square === undefined) return undefined;
  if (ACROSS_WORDS.test(word)) return { square, direction: 'across' };
  return DOWN_WORDS.test(word) ? { square, direction: 'down' } : undefined;
}

/** Position of a letter in the alphabet of names, 0..14. */
function indexOf(letter: string): number {
  return letter.toUpperCase().charCodeAt(0) - 65;
}

function squareOf(row: number, column: number): Square | undefined {
  const isOn = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return isOn ? squareAt(row, column) : undefined;
}

/** `'F8 orizz.'`, `'8F'`, `'H6'`: the same place in each notation. */
export function formatPlace({ square, direction }: Place, notation: Notation): string {
  const across = direction === 'across';
  if (notation === 'figs') return `${squareName(square)} ${across ? 'orizz.' : 'vert.'}`;
  const [letter, number] = namesOf(square, notation);
  return across === (notation === 'french') ? `${letter}${number}` : `${number}${letter}`;
}

/** The name of a square by itself: `'F8'`, in French `'H6'`. */
export function formatSquare(square: Square, notation: Notation): string {
  const [letter, number] = namesOf(square, notation);
  return `${letter}${number}`;
}

/** A square by its name, letter first: `'F8'`, in French `'H6'`. */
export function parseSquare(text: string, notation: Notation): Square | undefined {
  const [, letter, number] = /^([A-O])(\d{1,2})$/i.exec(text.trim()) ?? [];
  if (letter === undefined || number === undefined) return undefined;
  return notation === 'french'
    ? squareOf(indexOf(letter), Number(number) - 1)
    : squareOf(Number(number) - 1, indexOf(letter));
}

function namesOf(square: Square, notation: Notation): [letter: string, number: number] {
  return notation === 'french'
    ? [columnName(rowOf(square)), columnOf(square) + 1]
    : [columnName(columnOf(square)), rowOf(square) + 1];
}
