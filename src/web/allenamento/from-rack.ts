// Letters typed onto the board, taken from the rack: what it does not have is not laid, and a jolly stands in where there
// is one.
import type { Square } from 'leggio';
import { rackOf } from '../tavoliere/laying.js';
import { JOLLY } from '../tavoliere/letters.js';
import { NOTHING_LAID, type Sheet } from '../tavoliere/sheet.js';

/** The sheet with the tile, or the letter that the rack lacks. */
export type FromRack =
  | { readonly kind: 'laid'; readonly sheet: Sheet }
  | { readonly kind: 'missing'; readonly letter: string };

/** @param tile as it was typed: small for a jolly, `''` to take away what was laid */
export function layTyped(sheet: Sheet, square: Square, tile: string): FromRack {
  if (sheet.tiles[square] !== '') return { kind: 'laid', sheet };
  const laid = new Map(sheet.laid);
  laid.delete(square);
  const before = { ...sheet, laid };
  if (tile === '') return { kind: 'laid', sheet: before };
  const left = rackOf(before).filter(({ isLaid }) => !isLaid);
  const letter = tile.toUpperCase();
  const has = (wanted: string): boolean => left.some(each => each.tile === wanted);
  const isJolly = (tile !== letter && has(JOLLY)) || !has(letter);
  if (isJolly && !has(JOLLY)) return { kind: 'missing', letter };
  laid.set(square, isJolly ? letter.toLowerCase() : letter);
  return { kind: 'laid', sheet: { ...sheet, laid } };
}

/** A whole play in place of what lies there. */
export function layAll(sheet: Sheet, tiles: readonly (readonly [Square, string])[]): FromRack {
  let now: Sheet = { ...sheet, laid: NOTHING_LAID };
  for (const [square, tile] of tiles) {
    const after = layTyped(now, square, tile);
    if (after.kind === 'missing') return after;
    now = after.sheet;
  }
  return { kind: 'laid', sheet: now };
}
