// Tiles moved by hand or laid by a play of the list: from the rack to the board, on the board, back to the rack.
// Tiles of the rack only lie there until the play is made.
import type { Play, Square } from 'leggio';
import { squaresOf } from '../engine/move-filter.js';
import { JOLLY, rackTile, rackTiles } from './letters.js';
import { type Laid, NOTHING_LAID, type Sheet } from './sheet.js';

/** A tile in the hand, and where it came from. */
export type Hold =
  | { readonly from: 'rack'; readonly index: number; readonly tile: string }
  | { readonly from: 'laid'; readonly square: Square; readonly tile: string }
  | { readonly from: 'board'; readonly square: Square; readonly tile: string };

/** Where a tile is put: a square, or the rack, before the tile of that number or at its end. */
export type Target =
  | { readonly to: 'square'; readonly square: Square }
  | { readonly to: 'rack'; readonly index: number | undefined };

/** A tile of the rack; on the board it has left its place empty. */
export interface RackTile {
  readonly tile: string;
  readonly isLaid: boolean;
}

/** The rack, tile by tile. */
export function rackOf({ edition, rack, laid }: Sheet): readonly RackTile[] {
  const away = [...laid.values()].map(rackTile);
  return rackTiles(edition, rack).map(tile => {
    const index = away.indexOf(tile);
    if (index >= 0) away.splice(index, 1);
    return { tile, isLaid: index >= 0 };
  });
}

/** The tile on a square, for whoever takes it up; undefined for an empty one. */
export function holdOn({ tiles, laid }: Sheet, square: Square): Hold | undefined {
  const own = laid.get(square);
  if (own !== undefined) return { from: 'laid', square, tile: own };
  const tile = tiles[square] ?? '';
  return tile === '' ? undefined : { from: 'board', square, tile };
}

/** True for a jolly on its way to the board, which needs a letter first. */
export function wantsLetter(sheet: Sheet, { from, tile }: Hold, target: Target): boolean {
  if (from !== 'rack' || tile !== JOLLY || target.to !== 'square') return false;
  return sheet.tiles[target.square] === '';
}

/** The sheet once the tile is there; the same where it cannot be put. */
export function put(sheet: Sheet, hold: Hold, target: Target): Sheet {
  if (target.to === 'rack') return putOnRack(sheet, hold, target.index);
  const { square } = target;
  if (sheet.tiles[square] !== '') return sheet;
  if (hold.from === 'board') {
    const tiles = sheet.tiles.with(hold.square, '').with(square, hold.tile);
    return { ...sheet, tiles, laid: NOTHING_LAID };
  }
  const laid = new Map(sheet.laid);
  const there = laid.get(square);
  if (hold.from === 'laid') {
    laid.delete(hold.square);
    if (there !== undefined) laid.set(hold.square, there);
  }
  laid.set(square, hold.tile);
  return { ...sheet, laid };
}

function putOnRack(sheet: Sheet, hold: Hold, index: number | undefined): Sheet {
  if (hold.from === 'laid') {
    const laid = new Map(sheet.laid);
    laid.delete(hold.square);
    return { ...sheet, laid };
  }
  const tiles = [...rackTiles(sheet.edition, sheet.rack)];
  if (hold.from === 'rack') tiles.splice(hold.index, 1);
  tiles.splice(index ?? tiles.length, 0, rackTile(hold.tile));
  const rack = tiles.join('');
  if (hold.from === 'rack') return rack === sheet.rack ? sheet : { ...sheet, rack };
  return { ...sheet, tiles: sheet.tiles.with(hold.square, ''), rack, laid: NOTHING_LAID };
}

/** Tiles that a play lays, by square. */
export function laidBy(play: Play): Laid {
  const laid = squaresOf(play).filter(({ tile }) => tile !== '.');
  return new Map(laid.map(({ square, tile }) => [square, tile]));
}

/** True when these tiles are the play. */
export function isLaid(play: Play, laid: Laid): boolean {
  const own = laidBy(play);
  return own.size === laid.size && [...own].every(([square, tile]) => laid.get(square) === tile);
}

/** The sheet once the tiles that are laid are played; the rack keeps the others. */
export function playLaid(sheet: Sheet): Sheet {
  const rack = rackOf(sheet).filter(({ isLaid }) => !isLaid);
  return {
    ...sheet,
    tiles: sheet.tiles.map((tile, square) => sheet.laid.get(square) ?? tile),
    rack: rack.map(({ tile }) => tile).join(''),
    laid: NOTHING_LAID,
  };
}
