// What one types on: 225 squares, a rack and an edition, right or not yet, and tiles of the rack that lie on the
// board to be looked at; and the rows of a CGP, both ways. Whether it is a position the engine says.
import { SIZE, SQUARE_COUNT, type Square } from 'leggio';
import type { AskedPosition, LaidTiles } from '../engine/messages.js';

/** Tiles of the rack on squares, a jolly as its letter in lower case. */
export type Laid = ReadonlyMap<Square, string>;

export const NOTHING_LAID: Laid = new Map();

export interface Sheet {
  /** Row by row: `''` for an empty square, else a tile as a CGP has it: `'A'`, a jolly `'a'`, `'[NY]'`. */
  readonly tiles: readonly string[];
  /** With the tiles that are laid. */
  readonly rack: string;
  /** Id of an edition. */
  readonly edition: string;
  readonly laid: Laid;
}

export const EMPTY_TILES: readonly string[] = Array.from({ length: SQUARE_COUNT }, () => '');

/** The position as the desk is asked about it. */
export function askedOf({ tiles, rack, edition }: Omit<Sheet, 'laid'>): AskedPosition {
  return { board: boardText(tiles), rack, edition };
}

/** Tiles that are laid, as the desk is asked about them. */
export function laidTiles(laid: Laid): LaidTiles {
  return [...laid].map(([square, tile]) => ({ square, tile }));
}

/** Rows of a CGP. */
export function boardText(tiles: readonly string[]): string {
  const rows = Array.from({ length: SIZE }, (_, row) =>
    rowText(tiles.slice(row * SIZE, (row + 1) * SIZE)),
  );
  return rows.join('/');
}

function rowText(tiles: readonly string[]): string {
  let text = '';
  let gap = 0;
  for (const tile of tiles) {
    if (tile !== '' && gap > 0) text += gap;
    gap = tile === '' ? gap + 1 : 0;
    text += tile;
  }
  return gap > 0 ? text + gap : text;
}

/** The squares of rows of a CGP; undefined when they are not 15 rows of 15. */
export function tilesOf(board: string): readonly string[] | undefined {
  const rows = board.split('/').map(rowTiles);
  const isWhole = rows.length === SIZE && rows.every(row => row.length === SIZE);
  return isWhole ? rows.flat() : undefined;
}

function rowTiles(row: string): readonly string[] {
  const pieces = row.slice(0, MOST_ROW).match(/\[[^\]]*\]|\d+|\D/gu) ?? [];
  return pieces.flatMap(piece => {
    if (!/^\d/.test(piece)) return [piece];
    return Array.from({ length: Math.min(Number(piece), SIZE + 1) }, () => '');
  });
}

/** Characters of a row that are read: 15 long letters in brackets, and some. */
const MOST_ROW = 200;

/** @param tile `''` takes away what lies there, a tile that is laid before one of the board */
export function withTile(sheet: Sheet, square: Square, tile: string): Sheet {
  if (tile === '' && sheet.laid.has(square)) {
    return { ...sheet, laid: new Map([...sheet.laid].filter(([other]) => other !== square)) };
  }
  if (sheet.tiles[square] === tile && !sheet.laid.has(square)) return sheet;
  return { ...sheet, tiles: sheet.tiles.with(square, tile), laid: NOTHING_LAID };
}

export function withRack(sheet: Sheet, rack: string): Sheet {
  return { ...sheet, rack, laid: NOTHING_LAID };
}

/** True for an empty board. */
export function isEmpty(tiles: readonly string[]): boolean {
  return tiles.every(tile => tile === '');
}

/** True for a tile that stands for its letter: lower case. */
export function isJollyTile(tile: string): boolean {
  return tile !== tile.toUpperCase();
}
