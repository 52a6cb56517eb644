// A play as tiles on squares: to show it on the board, and to lay it.
import { type Play, parseAt, SIZE, type Square } from 'leggio';
import type { Sheet } from './sheet.js';

/** Tiles that a play lays, by square. */
export type Tried = ReadonlyMap<Square, string>;

export const NOTHING_TRIED: Tried = new Map();

export function triedBy({ at, placed }: Play): Tried {
  const start = parseAt(at);
  if (start === undefined) return NOTHING_TRIED;
  const step = start.direction === 'across' ? 1 : SIZE;
  const pieces = placed.match(/\[[^\]]*\]|./gu) ?? [];
  const laid = pieces.map((tile, index) => [start.square + index * step, tile] as const);
  return new Map(laid.filter(([, tile]) => tile !== '.'));
}

/** The sheet after the play; the rack keeps what the play leaves. */
export function layPlay(sheet: Sheet, play: Play): Sheet {
  const tried = triedBy(play);
  const tiles = sheet.tiles.map((tile, square) => tried.get(square) ?? tile);
  return { ...sheet, tiles, rack: play.leave };
}
