// The squares of the board and their two ways of being named.

/** Squares in a row, rows on the board. */
export const SIZE = 15;

/** Squares of the board, 225. */
export const SQUARE_COUNT: number = SIZE * SIZE;

/** `row * 15 + column`, 0..224. `A1` is 0, `O1` is 14, `H8` is 112. */
export type Square = number;

/** Both ways a word can run. */
export const DIRECTIONS = ['across', 'down'] as const;

/** `across`: from left to right; `down`: from top to bottom. */
export type Direction = (typeof DIRECTIONS)[number];

/** The square every first play covers. Source: FIGS, Regolamento di gioco, art. 3. */
export const CENTRE: Square = 112;

/** The square in a row and a column, each 0..14; not checked. */
export function squareAt(row: number, column: number): Square {
  return row * SIZE + column;
}

/** Row of a square, 0..14 from the top. */
export function rowOf(square: Square): number {
  return Math.floor(square / SIZE);
}

/** Column of a square, 0..14 from the left. */
export function columnOf(square: Square): number {
  return square % SIZE;
}

/** The letter of a column, 0..14: `'A'`..`'O'`. These are names of columns, not tiles. */
export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** `'H8'`: the name of a square, column first. */
export function squareName(square: Square): string {
  return `${columnName(columnOf(square))}${rowOf(square) + 1}`;
}

/** `'8H'` across, `'H8'` down, as GCG has it. */
export function formatAt(square: Square, direction: Direction): string {
  const column = columnName(columnOf(square));
  const row = rowOf(square) + 1;
  return direction === 'across' ? `${row}${column}` : `${column}${row}`;
}

/** A first square and a direction, or undefined when the text is neither `'8H'` nor `'H8'`. */
export function parseAt(text: string): { square: Square; direction: Direction } | undefined {
  const across = /^(\d{1,2})([A-Oa-o])$/.exec(text);
  const down = /^([A-Oa-o])(\d{1,2})$/.exec(text);
  const row = Number(across?.[1] ?? down?.[2]) - 1;
  if (!(row >= 0 && row < SIZE)) return undefined;
  const column = (across?.[2] ?? down?.[1] ?? '').toUpperCase().charCodeAt(0) - 65;
  return { square: squareAt(row, column), direction: across ? 'across' : 'down' };
}

/** Squares of one step in a direction. */
export function stepOf(direction: Direction): number {
  return direction === 'across' ? 1 : SIZE;
}

/** The squares beside one: up to four. */
export function neighbours(square: Square): readonly Square[] {
  const row = rowOf(square);
  const column = columnOf(square);
  const beside: Square[] = [];
  if (row > 0) beside.push(square - SIZE);
  if (row < SIZE - 1) beside.push(square + SIZE);
  if (column > 0) beside.push(square - 1);
  if (column < SIZE - 1) beside.push(square + 1);
  return beside;
}
