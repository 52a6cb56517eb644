// A position after a play: its tiles on the board, the others on the rack.
import { without } from '../alphabet/tile-counts.js';
import { createPosition, type Position } from '../board/position.js';
import { InputError } from '../errors.js';
import { type AnyPlay, judgePlacement, layAny } from './placement.js';

/**
 * Lays a play. Its words are not judged: on a board a phoney lies as well as any.
 *
 * @param play as an engine gives it, or as it was declared
 * @returns the board with the play, the rack without its tiles; nothing is drawn
 * @throws InputError `MOVE_TILES` when the rack lacks a tile, `MOVE_SQUARES` when it cannot lie there
 */
export function positionAfter(position: Position, play: AnyPlay): Position {
  const reasons = judgePlacement(position, play);
  if (reasons.length > 0) {
    const isShort = reasons.every(({ code }) => code === 'PLAY_RACK');
    const input = 'tiles' in play ? JSON.stringify(play.tiles) : `${play.at} ${play.word}`;
    throw InputError.ofFacts(isShort ? 'MOVE_TILES' : 'MOVE_SQUARES', reasons, { input });
  }
  const tiles = Uint8Array.from(position.tiles);
  const laid = layAny(position, play).squares.filter(({ isNew }) => isNew);
  for (const { square, tile } of laid) tiles[square] = tile;
  const rack = without(
    position.rackCounts,
    laid.map(({ tile }) => tile),
  );
  return createPosition(position.rules, tiles, rack);
}
