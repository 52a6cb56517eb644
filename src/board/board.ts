// The text of a board, both ways: rows of 15 squares, or the rows of a CGP.
import {
  type Alphabet,
  formatTile,
  readTokens,
  type Tile,
  type Token,
} from '../alphabet/alphabet.js';
import { CENTRE, neighbours, SIZE, SQUARE_COUNT, type Square, squareName } from './squares.js';

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
  for (const [row, text] of rows.slice(0, SIZE).entries()) {
    const squares = readRow(alphabet, text, row + 1, findings);
    if (squares.length !== SIZE) {
      findings.push(`row ${row + 1} "${text}": ${squares.length} squares, a row has ${SIZE}`);
    }
    tiles.set(squares.slice(0, SIZE), row * SIZE);
  }
  return { tiles, findings };
}

function readRow(
  alphabet: Alphabet,
  text: string,
  row: number,
  findings: string[],
): readonly Tile[] {
  const plain = readPlainRow(alphabet, text);
  if (plain !== undefined) return plain;
  const squares: Tile[] = [];
  let run = '';
  const endRun = (): void => {
    for (let i = Number(run); i > 0; i--) squares.push(0);
    run = '';
  };
  for (const token of readTokens(alphabet, text)) {
    if (/^\d$/.test(token.text)) {
      run += token.text;
      continue;
    }
    endRun();
    squares.push(tileOf(token, row, findings));
  }
  endRun();
  return squares;
}

/** The usual row at once: a character a square, nothing wrong. Half the time of reading a position. */
function readPlainRow(alphabet: Alphabet, text: string): readonly Tile[] | undefined {
  const squares: Tile[] = [];
  for (let at = 0; at < text.length; at++) {
    const tile = text[at] === '.' ? 0 : alphabet.tiles.get(text[at] as string);
    if (tile === undefined) return undefined;
    squares.push(tile);
  }
  return squares;
}

function tileOf(token: Token, row: number, findings: string[]): Tile {
  if (token.kind === 'tile') return token.tile;
  if (token.text !== '.' && token.text !== ' ') {
    findings.push(`row ${row}, character ${token.index + 1}: "${token.text}" is no tile`);
  }
  return 0;
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
  const reached = new Uint8Array(SQUARE_COUNT);
  const queue: Square[] = [CENTRE];
  for (let square = queue.pop(); square !== undefined; square = queue.pop()) {
    if (tiles[square] === 0 || reached[square] === 1) continue;
    reached[square] = 1;
    queue.push(...neighbours(square));
  }
  const floating: Square[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (tiles[square] !== 0 && reached[square] === 0) floating.push(square);
  }
  return floating;
}

/** One sentence on tiles that float, or none. */
export function floatingFindings(tiles: ArrayLike<Tile>): readonly string[] {
  const floating = floatingTiles(tiles);
  if (floating.length === 0) return [];
  const names = floating.map(squareName).join(' ');
  return [`tiles that do not hang together with the centre square H8: ${names}`];
}
