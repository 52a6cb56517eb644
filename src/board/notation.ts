// Three ways to write a first square and a direction. The same text means different squares in each
// (`F8` is down in GCG, across from row F in French), so a reader is told which one and never guesses.
import {
  columnOf,
  type Direction,
  formatAt,
  parseAt,
  rowOf,
  type Square,
  squareAt,
  squareName,
} from './squares.js';

/** Every notation there is. */
export const NOTATIONS = ['figs', 'gcg', 'french'] as const;

/**
 * `figs`: column, row and the direction in words, `F8 orizz.`, `I3 vert.`; `gcg`: row first across,
 * `8F`, column first down, `F8`; `french`: rows are letters and columns numbers, letter first across,
 * `H6`, number first down, `6H`.
 */
export type Notation = (typeof NOTATIONS)[number];

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

/** A place in the given notation, or undefined when the text is not one. */
export function parsePlace(text: string, notation: Notation): Place | undefined {
  const trimmed = text.trim();
  if (notation === 'figs') return parseFigs(trimmed);
  const place = parseAt(trimmed);
  return place && notation === 'french' ? transposed(place) : place;
}

function parseFigs(text: string): Place | undefined {
  const [, name, word] = /^(\S+)\s+(\S+)$/.exec(text) ?? [];
  const square = parseSquare(name ?? '', 'figs');
  if (square === undefined || word === undefined) return undefined;
  if (ACROSS_WORDS.test(word)) return { square, direction: 'across' };
  return DOWN_WORDS.test(word) ? { square, direction: 'down' } : undefined;
}

/** `'F8 orizz.'`, `'8F'`, `'H6'`: the same place in each notation. */
export function formatPlace(place: Place, notation: Notation): string {
  const { square, direction } = notation === 'french' ? transposed(place) : place;
  if (notation !== 'figs') return formatAt(square, direction);
  return `${squareName(square)} ${direction === 'across' ? 'orizz.' : 'vert.'}`;
}

/** A square by its name, letter first: `'F8'`, in French `'H6'`. */
export function parseSquare(text: string, notation: Notation): Square | undefined {
  const place = parseAt(text.trim());
  if (place?.direction !== 'down') return undefined;
  return notation === 'french' ? transposed(place).square : place.square;
}

/** The name of a square by itself: `'F8'`, in French `'H6'`. */
export function formatSquare(square: Square, notation: Notation): string {
  return squareName(notation === 'french' ? transposedSquare(square) : square);
}

/** French is GCG with rows and columns exchanged. */
function transposed({ square, direction }: Place): Place {
  return {
    square: transposedSquare(square),
    direction: direction === 'across' ? 'down' : 'across',
  };
}

function transposedSquare(square: Square): Square {
  return squareAt(columnOf(square), rowOf(square));
}
