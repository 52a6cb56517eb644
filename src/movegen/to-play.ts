// A packed play as the object a person reads.
import { type Alphabet, formatTile, type Tile } from '../alphabet/alphabet.js';
import { leaveOf, type Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { columnOf, formatAt, rowOf, SIZE, stepOf } from '../board/squares.js';
import { equityOf, type KeptWorth } from './kept-worth.js';
import type { PlayBuffer } from './play-buffer.js';

/**
 * Goes over the main word of play `index` in the order of reading.
 *
 * @param visit told of each tile, and whether the play lays it
 */
export function readMainWord(
  plays: PlayBuffer,
  index: number,
  tiles: ArrayLike<Tile>,
  visit: (tile: Tile, isNew: boolean) => void,
): void {
  const direction = plays.isAcross(index) ? 'across' : 'down';
  const step = stepOf(direction);
  const count = plays.tileCount(index);
  let square = plays.square(index);
  let left = SIZE - (direction === 'across' ? columnOf(square) : rowOf(square));
  for (let laid = 0; left > 0; left--, square += step) {
    const there = tiles[square]!;
    if (there === 0 && laid === count) break;
    visit(there === 0 ? plays.tile(index, laid++) : there, there === 0);
  }
}

/** Square and direction as text: `'8H'` across, `'H8'` down. */
export function playAt(plays: PlayBuffer, index: number): string {
  return formatAt(plays.square(index), plays.isAcross(index) ? 'across' : 'down');
}

/**
 * Play `index` of the buffer as text: `'8H STARe'`, jollies in lower case.
 *
 * @param tiles the 225 tiles it was found on, the play not yet made
 */
export function formatPlay(
  plays: PlayBuffer,
  index: number,
  tiles: ArrayLike<Tile>,
  alphabet: Alphabet,
): string {
  let word = '';
  readMainWord(plays, index, tiles, tile => {
    word += formatTile(alphabet, tile);
  });
  return `${playAt(plays, index)} ${word}`;
}

/**
 * Play `index` of the buffer, found on `position`.
 *
 * @param kept what the rack keeps; without it the equity is the score
 */
export function toPlay(
  plays: PlayBuffer,
  index: number,
  position: Position,
  kept?: KeptWorth,
): Play {
  const { alphabet, rackSize } = position.rules;
  const laid: Tile[] = [];
  let word = '';
  let placed = '';
  readMainWord(plays, index, position.tiles, (tile, isNew) => {
    const text = formatTile(alphabet, tile);
    word += text;
    placed += isNew ? text : '.';
    if (isNew) laid.push(tile);
  });
  const score = plays.score(index);
  return {
    kind: 'play',
    at: playAt(plays, index),
    word,
    placed,
    score,
    bingo: laid.length === rackSize,
    leave: leaveOf(alphabet, position.rackCounts, laid),
    equity: equityOf(kept, plays, index),
  };
}
