// A board drawn in text: coordinates around it, premium squares marked, tiles as letters.
import { type Alphabet, formatTile, isJolly, type Tile } from '../alphabet/alphabet.js';
import { columnName, SIZE } from '../board/squares.js';
import type { Rules } from '../rules/rules.js';

/** What colours text; `plain` leaves it as it is. */
export type Paint = (style: PaintStyle, text: string) => string;

/** Kinds of text to colour: tiles, jollies, premium and plain (`empty`) squares, coordinates (`frame`). */
export type PaintStyle =
  | 'tile'
  | 'jolly'
  | 'letter2'
  | 'letter3'
  | 'word2'
  | 'word3'
  | 'empty'
  | 'frame';

export const plainPaint: Paint = (_, text) => text;

const PREMIUM_STYLES: Readonly<Record<string, PaintStyle>> = {
  '.': 'empty',
  "'": 'letter2',
  '"': 'letter3',
  '-': 'word2',
  '=': 'word3',
};

/**
 * Draws a board of 225 tiles in 17 lines; `.` plain, `'` letter × 2, `"` letter × 3, `-` word × 2,
 * `=` word × 3, a jolly in lower case.
 */
export function drawBoard(rules: Rules, tiles: ArrayLike<Tile>, paint: Paint = plainPaint): string {
  const width = cellWidth(rules.alphabet);
  const gap = width === 1 ? ' ' : ''; // long tiles have brackets between them, and 80 columns suffice
  const header = Array.from({ length: SIZE }, (_, column) => columnName(column).padEnd(width));
  const columns = paint('frame', `   ${header.join(gap)}`.trimEnd());
  const lines = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, (_, column) =>
      drawSquare(rules, tiles[row * SIZE + column]!, row, column, width, paint),
    );
    const name = paint('frame', String(row + 1).padStart(2));
    return `${name} ${[...cells, paint('frame', String(row + 1))].join(gap)}`;
  });
  return [columns, ...lines, columns].join('\n');
}

/** Characters of the longest tile, brackets included. */
function cellWidth(alphabet: Alphabet): number {
  const longest = (texts: readonly string[]): number => Math.max(...texts.map(text => text.length));
  return longest(alphabet.upper.slice(1).map((_, index) => formatTile(alphabet, index + 1)));
}

function drawSquare(
  rules: Rules,
  tile: Tile,
  row: number,
  column: number,
  width: number,
  paint: Paint,
): string {
  if (tile === 0) {
    const mark = rules.layout[row]![column] as string;
    return paint(PREMIUM_STYLES[mark] ?? 'empty', mark.padEnd(width));
  }
  const style = isJolly(tile) ? 'jolly' : 'tile';
  return paint(style, formatTile(rules.alphabet, tile).padEnd(width));
}
