// What one types on: 225 squares, a rack and an edition, right or not yet; and the rows of a CGP, both ways. Whether
// it is a position the engine says.
import { rulesEdition, SIZE, SQUARE_COUNT, type Square } from 'leggio';

export interface Sheet {
  /** Row by row: `''` for an empty square, else a tile as a CGP has it: `'A'`, a jolly `'a'`, `'[NY]'`. */
  readonly tiles: readonly string[];
  readonly rack: string;
  /** Id of an edition. */
  readonly edition: string;
}

export const EMPTY_TILES: readonly string[] = Array.from({ length: SQUARE_COUNT }, () => '');

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

/** The tile that a typed character means; undefined for no letter of the edition. */
export function tileTyped(edition: string, char: string, isJolly: boolean): string | undefined {
  const { alphabet } = rulesEdition(edition);
  const letter = char.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  if (!alphabet.codes.has(letter)) return undefined;
  return isJolly ? letter.toLowerCase() : letter;
}

export function withTile(sheet: Sheet, square: Square, tile: string): Sheet {
  if (sheet.tiles[square] === tile) return sheet;
  return { ...sheet, tiles: sheet.tiles.with(square, tile) };
}

/** True for an empty board. */
export function isEmpty(tiles: readonly string[]): boolean {
  return tiles.every(tile => tile === '');
}

/** True for a tile that stands for its letter: lower case. */
export function isJollyTile(tile: string): boolean {
  return tile !== tile.toUpperCase();
}
