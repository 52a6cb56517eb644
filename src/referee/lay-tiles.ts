// Lays a play given as tiles on squares, as an arbiter finds it on the board: nobody declared a word,
// so the line and the word are found here, or what keeps the tiles from being in one line.

import { readTokens } from '../alphabet/alphabet.js';
import type { Position } from '../board/position.js';
import { columnOf, type Direction, rowOf, type Square, stepOf } from '../board/squares.js';
import { after, before, type LaidPlay, type Objection, type WordSquare } from './words-formed.js';

/** A play as tiles on squares, in any order; a jolly as its letter in lower case. */
export interface TilePlay {
  /** One entry a tile laid; what lies on the board already is left out. */
  readonly tiles: readonly { readonly square: Square; readonly tile: string }[];
}

/** Finds the line of the tiles and says what stands in the way. */
export function layTiles(position: Position, { tiles }: TilePlay): LaidPlay {
  const objections: Objection[] = [];
  const laid = new Map<Square, WordSquare>();
  for (const { square, tile } of tiles) {
    const read = readTokens(position.rules.alphabet, tile);
    const [token] = read;
    if (token?.kind !== 'tile' || read.length > 1) {
      const code = token?.kind === 'jolly' ? 'PLAY_JOLLY' : 'PLAY_WORD';
      objections.push({ code, fact: { code: 'not-a-tile-at', tile, square } });
    } else if (position.tileAt(square) !== 0 || laid.has(square)) {
      const fact = { code: 'square-taken', square } as const;
      objections.push({ code: 'PLAY_TAKEN', fact });
    } else laid.set(square, { square, tile: token.tile, isNew: true });
  }
  const direction = lineOf(position, [...laid.keys()]);
  if (direction === undefined) {
    return {
      squares: [...laid.values()],
      direction: 'across',
      objections: [
        ...objections,
        { code: 'PLAY_LINE', fact: { code: 'not-in-line', squares: [...laid.keys()] } },
      ],
    };
  }
  const { squares, gaps } = spanOf(position, laid, direction);
  if (gaps.length > 0) {
    objections.push({ code: 'PLAY_GAP', fact: { code: 'gaps', squares: gaps } });
  }
  return { squares, direction, objections };
}

/** The direction of the squares; of one alone, the one in which it makes a word. */
function lineOf(position: Position, squares: readonly Square[]): Direction | undefined {
  const [first] = squares;
  if (first === undefined) return 'across';
  if (squares.length === 1) {
    const beside = [before(first, 'across'), after(first, 'across')];
    const alone = beside.every(square => square === undefined || position.tileAt(square) === 0);
    const above = [before(first, 'down'), after(first, 'down')];
    const joined = above.some(square => square !== undefined && position.tileAt(square) !== 0);
    return alone && joined ? 'down' : 'across';
  }
  if (squares.every(square => rowOf(square) === rowOf(first))) return 'across';
  return squares.every(square => columnOf(square) === columnOf(first)) ? 'down' : undefined;
}

/** The whole word that holds the tiles, and the squares between them that are empty. */
function spanOf(
  position: Position,
  laid: ReadonlyMap<Square, WordSquare>,
  direction: Direction,
): { squares: readonly WordSquare[]; gaps: readonly Square[] } {
  if (laid.size === 0) return { squares: [], gaps: [] };
  const filled = (square: Square | undefined): boolean =>
    square !== undefined && (laid.has(square) || position.tileAt(square) !== 0);
  let start = Math.min(...laid.keys());
  let end = Math.max(...laid.keys());
  while (filled(before(start, direction))) start = before(start, direction) as Square;
  while (filled(after(end, direction))) end = after(end, direction) as Square;
  const squares: WordSquare[] = [];
  const gaps: Square[] = [];
  for (let square = start; square <= end; square += stepOf(direction)) {
    const own = laid.get(square);
    if (own !== undefined) squares.push(own);
    else if (!filled(square)) gaps.push(square);
    else squares.push({ square, tile: position.tileAt(square), isNew: false });
  }
  return { squares, gaps };
}
