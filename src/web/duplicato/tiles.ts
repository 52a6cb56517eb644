// Rows of a CGP and racks as tiles to show, and the tiles that a play lays.
import { parseAt, SIZE, type Square } from 'leggio';
import type { ShownPlay } from '../engine/evening/messages.js';

/** Tiles of a text: one character, or several in brackets. */
export function tilesIn(text: string): readonly string[] {
  return text.match(/\[[^\]]*\]|./gu) ?? [];
}

/** 225 squares, `''` for an empty one. */
export function boardTiles(board: string): readonly string[] {
  return board
    .split('/')
    .flatMap(row =>
      (row.match(/\[[^\]]*\]|\d+|./gu) ?? []).flatMap(piece =>
        /^\d/.test(piece) ? Array.from({ length: Number(piece) }, () => '') : [piece],
      ),
    );
}

/** Tiles of its own that a play lays, by square. */
export function laidTiles({
  at,
  placed,
}: Pick<ShownPlay, 'at' | 'placed'>): ReadonlyMap<Square, string> {
  const start = parseAt(at);
  if (start === undefined) return new Map();
  const step = start.direction === 'across' ? 1 : SIZE;
  const laid = tilesIn(placed).map((tile, index) => [start.square + index * step, tile] as const);
  return new Map(laid.filter(([, tile]) => tile !== '.'));
}

export function isJolly(tile: string): boolean {
  return tile !== tile.toUpperCase();
}

/** Without the brackets of a long letter. */
export function letterOf(tile: string): string {
  return tile.replaceAll(/[[\]]/g, '').toUpperCase();
}
