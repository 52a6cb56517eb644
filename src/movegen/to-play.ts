// A packed play as the object a person reads.
import { formatTile, type Tile } from '../alphabet/alphabet.js';
import { leaveOf, type Play, placedText } from '../board/move.js';
import type { Position } from '../board/position.js';
import { columnOf, formatAt, rowOf, SIZE, stepOf } from '../board/squares.js';
import type { PlayBuffer } from './play-buffer.js';

/** One square of a main word. */
export interface WordTile {
  readonly tile: Tile;
  /** False for a tile that lay there before. */
  readonly isNew: boolean;
}

/** The tiles of the main word of play `index`, in the order of reading. */
export function wordTiles(
  plays: PlayBuffer,
  index: number,
  tiles: ArrayLike<Tile>,
): readonly WordTile[] {
  const direction = plays.isAcross(index) ? 'across' : 'down';
  const step = stepOf(direction);
  const count = plays.tileCount(index);
  const word: WordTile[] = [];
  let square = plays.square(index);
  let left = SIZE - (direction === 'across' ? columnOf(square) : rowOf(square));
  for (let laid = 0; left > 0; left--, square += step) {
    const there = tiles[square]!;
    if (there === 0 && laid === count) break;
    if (there === 0) word.push({ tile: plays.tile(index, laid++), isNew: true });
    else word.push({ tile: there, isNew: false });
  }
  return word;
}

/** Square and direction as text: `'8H'` across, `'H8'` down. */
export function playAt(plays: PlayBuffer, index: number): string {
  return formatAt(plays.square(index), plays.isAcross(index) ? 'across' : 'down');
}

/** The main word as text, jollies in lower case. */
export function playWord(plays: PlayBuffer, index: number, position: Position): string {
  return wordTiles(plays, index, position.tiles)
    .map(({ tile }) => formatTile(position.rules.alphabet, tile))
    .join('');
}

/** Play `index` of the buffer, found on `position`. */
export function toPlay(plays: PlayBuffer, index: number, position: Position): Play {
  const { alphabet, rackSize } = position.rules;
  const word = wordTiles(plays, index, position.tiles);
  const laid = word.filter(({ isNew }) => isNew).map(({ tile }) => tile);
  const score = plays.score(index);
  return {
    kind: 'play',
    at: playAt(plays, index),
    word: word.map(({ tile }) => formatTile(alphabet, tile)).join(''),
    placed: placedText(alphabet, word),
    score,
    bingo: laid.length === rackSize,
    leave: leaveOf(alphabet, position.rackCounts, laid),
    equity: score * 1000,
  };
}
