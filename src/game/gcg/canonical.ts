// A game in the one form that is written: through-tiles as dots, a withdrawn play with the points it
// gives back. Works on the texts of tiles, so it needs no rules and no alphabet.
import { parseAt, type Square, stepOf } from '../../board/squares.js';
import type { GcgEvent, GcgGame, GcgPlay } from './game.js';
import { splitTiles } from './tiles.js';

/** The same game as every program reads it; lists of words formed go, they can be reckoned. */
export function canonicalGame(game: GcgGame): GcgGame {
  const board = new Map<Square, string>();
  let laid: readonly Square[] = [];
  let before: GcgEvent | undefined;
  const events = game.events.map((event): GcgEvent => {
    const written = rewrite(event, before, board);
    if (written.kind === 'play') laid = lay(board, written);
    if (written.kind === 'withdrawn') for (const square of laid) board.delete(square);
    before = event;
    return written;
  });
  return { ...game, events };
}

function rewrite(
  event: GcgEvent,
  before: GcgEvent | undefined,
  board: ReadonlyMap<Square, string>,
): GcgEvent {
  if (event.kind === 'play') return { ...event, tiles: withDots(board, event), words: [] };
  const takesBack = event.kind === 'withdrawn' && event.score === 0 && before?.kind === 'play';
  // cross-tables: `-- +0`, where the running total alone goes down
  if (takesBack && event.total === before.total - before.score) {
    return { ...event, score: 0 - before.score };
  }
  return event;
}

/** The squares of a play, with what it writes on each. */
function squaresOf({ at, tiles }: GcgPlay): readonly (readonly [Square, string])[] {
  const place = parseAt(at);
  if (place === undefined) return [];
  const step = stepOf(place.direction);
  return splitTiles(tiles).map((tile, index) => [place.square + index * step, tile]);
}

/** A letter that lies there already becomes a dot; a play over another tile stays as it is. */
function withDots(board: ReadonlyMap<Square, string>, play: GcgPlay): string {
  const squares = squaresOf(play);
  const texts = squares.map(([square, tile]) => {
    const there = board.get(square);
    return there !== undefined && there.toUpperCase() === tile.toUpperCase() ? '.' : tile;
  });
  return texts.every(tile => tile === '.') ? play.tiles : texts.join('');
}

function lay(board: Map<Square, string>, play: GcgPlay): readonly Square[] {
  const laid: Square[] = [];
  for (const [square, tile] of squaresOf(play)) {
    if (tile === '.' || board.has(square)) continue;
    board.set(square, tile);
    laid.push(square);
  }
  return laid;
}
