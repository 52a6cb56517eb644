// Lays a found play on a packed position and takes it back, for simulators: no checks, no objects.
import { type TileCounts, tileIndex } from '../alphabet/tile-counts.js';
import { SIZE, type Square } from '../board/squares.js';
import type { PlayBuffer } from './play-buffer.js';

/** A position that plays can be made on. */
export interface MutablePosition {
  /** 225 tiles, row by row; `board` of a fresh game is all 0. */
  readonly tiles: Uint8Array;
  /** Tiles of the player to move. */
  readonly rackCounts: TileCounts;
}

/** What a made play did, so that it can be unmade: reuse one for every depth of a search. */
export interface MadePlay {
  /** Squares that were filled, the first `count` in use. */
  readonly squares: Uint8Array;
  /** Tiles that were laid. */
  count: number;
}

/** Room for what one play did. */
export function createMadePlay(): MadePlay {
  return { squares: new Uint8Array(16), count: 0 };
}

/** Lays play `index` on the board and takes its tiles from the rack. */
export function makePlay(
  position: MutablePosition,
  plays: PlayBuffer,
  index: number,
  made: MadePlay,
): void {
  const { tiles, rackCounts } = position;
  const step = plays.isAcross(index) ? 1 : SIZE;
  const count = plays.tileCount(index);
  let square: Square = plays.square(index);
  for (let place = 0; place < count; place++) {
    while (tiles[square] !== 0) square += step;
    const tile = plays.tile(index, place);
    tiles[square] = tile;
    rackCounts[tileIndex(tile)]!--;
    made.squares[place] = square;
  }
  made.count = count;
}

/** Takes the play back: board and rack are as before. */
export function unmakePlay(position: MutablePosition, made: MadePlay): void {
  const { tiles, rackCounts } = position;
  for (let place = 0; place < made.count; place++) {
    const square = made.squares[place]!;
    rackCounts[tileIndex(tiles[square]!)]!++;
    tiles[square] = 0;
  }
}
