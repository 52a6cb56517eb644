// The text of a board, both ways: rows of 15 squares, or the rows of a CGP.

import {
  type Alphabet,
  formatTile,
  plainTileAt,
  readTokens,
  type Tile,
  type Token,
} from '../alphabet/alphabet.js';
import { few, quoted } from '../errors.js';
import { MOST_TEXT } from './rack.js';
import {
  CENTRE,
  columnOf,
  rowOf,
  SIZE,
  SQUARE_COUNT,
  type Square,
  squareAt,
  squareName,
} from './squares.js';

/** A board being read: tiles as far as they could be read, and all that is wrong with the text. */
export interface BoardText {
  /** 225 tiles, row by row. */
  readonly tiles: Uint8Array;
  readonly findings: readonly string[];
}

/**
 * Reads 15 rows, `.` or a space for an empty square (or runs of them as digits, as CGP has it).
 *
 * @param rows text of each row, top to bottom
 */
export function readBoard(alphabet: Alphabet, rows: readonly string[]): BoardText {
  const tiles = new Uint8Array(SQUARE_COUNT);
  const findings: string[] = [];
  if (rows.length !== SIZE) findings.push(`${rows.length} rows, a board has ${SIZE}`);
  const count = Math.min(rows.length, SIZE);
  for (let row = 0; row < count; row++) {
    const text = rows[row] as string;
    if (text.length > MOST_TEXT) {
      findings.push(
        `row ${row + 1} ${quoted(text)}: ${text.length} characters, at most ${MOST_TEXT}`,
      );
    } else if (!readPlainRow(alphabet, text, tiles, row * SIZE)) {
      readRow(alphabet, text, row, { tiles, findings });
    }
  }
  return { tiles, findings };
}

/** The usual row at once: a character a square, nothing wrong; false for any other. */
function readPlainRow(alphabet: Alphabet, text: string, tiles: Uint8Array, at: Square): boolean {
  if (text.length !== SIZE) return false;
  for (let column = 0; column < SIZE; column++) {
    if (text[column] === '.') continue;
    const tile = plainTileAt(alphabet, text, column);
    if (tile === 0) return false;
    tiles[at + column] = tile;
  }
  return true;
}

function readRow(
  alphabet: Alphabet,
  text: string,
  row: number,
  { tiles, findings }: { readonly tiles: Uint8Array; readonly findings: string[] },
): void {
  const squares: Tile[] = [];
  const strange: Token[] = [];
  let count = 0;
  let run = '';
  const endRun = (): void => {
    for (let i = Math.min(Number(run), SIZE); i > 0; i--) squares.push(0);
    count += Number(run);
    run = '';
  };
  for (const token of readTokens(alphabet, text)) {
    if (/^\d$/.test(token.text)) {
      run += token.text;
      continue;
    }
    endRun();
    squares.push(tileOf(token, strange));
    count++;
  }
  endRun();
  if (strange.length > 0) findings.push(`row ${row + 1}, ${strangeText(strange)}`);
  if (count !== SIZE) {
    const found = Number.isSafeInteger(count) ? count : 'endless';
    findings.push(`row ${row + 1} ${quoted(text)}: ${found} squares, a row has ${SIZE}`);
  }
  tiles.set(squares.slice(0, SIZE), row * SIZE);
}

function tileOf(token: Token, strange: Token[]): Tile {
  if (token.kind === 'tile') return token.tile;
  if (token.text !== '.' && token.text !== ' ') strange.push(token);
  return 0;
}

/** Characters of a row whose places are named at most. */
const MOST_PLACES = 5;

/** What stands in a row and is not a tile: where, and each text once. */
function strangeText(strange: readonly Token[]): string {
  const places = strange.slice(0, MOST_PLACES).map(({ index }) => index + 1);
  const more = strange.length - places.length;
  const where = `${strange.length === 1 ? 'character' : 'characters'} ${places.join(', ')}`;
  const texts = new Set(strange.map(({ text }) => text));
  const what = texts.size === 1 ? 'is not a tile' : 'are not tiles';
  return `${where}${more > 0 ? ` and ${more} more` : ''}: ${few(texts)} ${what}`;
}

/** The rows of a board, `.` for an empty square. */
export function formatRows(alphabet: Alphabet, tiles: ArrayLike<Tile>): readonly string[] {
  return Array.from({ length: SIZE }, (_, row) => {
    let text = '';
    for (let column = 0; column < SIZE; column++) {
      text += formatTile(alphabet, tiles[row * SIZE + column]!);
    }
    return text;
  });
}

/** The board field of a CGP: rows with `/` between, digits for runs of empty squares. */
export function formatCgpBoard(alphabet: Alphabet, tiles: ArrayLike<Tile>): string {
  return formatRows(alphabet, tiles)
    .map(row => row.replace(/\.+/g, run => String(run.length)))
    .join('/');
}

/** Groups of tiles that do not hang together with the centre square, as art. 3 wants every play to. */
export function floatingTiles(tiles: ArrayLike<Tile>): readonly Square[] {
  const laid = rowBits(tiles);
  const joined = joinedToCentre(laid);
  const floating: Square[] = [];
  for (let row = 0; row < SIZE; row++) {
    if (laid[row] === joined[row]) continue;
    for (let column = 0; column < SIZE; column++) {
      if ((((laid[row]! & ~joined[row]!) >> column) & 1) === 1)
        floating.push(squareAt(row, column));
    }
  }
  return floating;
}

/** A number for each row, a bit for each square that has a tile: a walk from square to square takes a
 *  tenth of a batch and 11 KB per position. */
function rowBits(tiles: ArrayLike<Tile>): readonly number[] {
  const rows: number[] = [];
  for (let row = 0; row < SIZE; row++) {
    let bits = 0;
    for (let column = 0; column < SIZE; column++) {
      bits |= Number(tiles[row * SIZE + column] !== 0) << column;
    }
    rows.push(bits);
  }
  return rows;
}

/** Of these tiles, those that hang together with the centre square. */
function joinedToCentre(laid: readonly number[]): readonly number[] {
  const joined = laid.map(() => 0);
  const centre = rowOf(CENTRE);
  joined[centre] = laid[centre]! & (1 << columnOf(CENTRE));
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (let row = 0; row < SIZE; row++) {
      const beside = joined[row]! | (joined[row - 1] ?? 0) | (joined[row + 1] ?? 0);
      const grown = alongRow(beside & laid[row]!, laid[row]!);
      hasGrown ||= grown !== joined[row];
      joined[row] = grown;
    }
  }
  return joined;
}

/** Tiles of a row that hang together with some of them. */
function alongRow(some: number, laid: number): number {
  let bits = some;
  for (let before = 0; before !== bits; ) {
    before = bits;
    bits |= ((bits << 1) | (bits >> 1)) & laid;
  }
  return bits;
}

/** One sentence on tiles that float, or none. */
export function floatingFindings(tiles: ArrayLike<Tile>): readonly string[] {
  const floating = floatingTiles(tiles);
  if (floating.length === 0) return [];
  const names = floating.map(squareName).join(' ');
  return [`tiles not connected to the centre square H8: ${names}`];
}
