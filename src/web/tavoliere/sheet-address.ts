// A sheet in the address of the page, and back.
import { editionIds, parsePlayText, rulesEdition, squareName } from 'leggio';
import type { Address } from '../shell/address.js';
import {
  boardText,
  EMPTY_TILES,
  isEmpty,
  type Laid,
  NOTHING_LAID,
  type Sheet,
  tilesOf,
} from './sheet.js';

/** Characters of a rack at most. */
export const MOST_RACK = 30;

/** What the address says; what cannot be read is empty. */
export function sheetOf({ board = '', rack = '', edition, laid = '' }: Address): Sheet {
  const [id = 'figs'] = editionIds();
  const sheet = {
    tiles: tilesOf(board) ?? EMPTY_TILES,
    rack: rack.slice(0, MOST_RACK),
    edition: editionIds().find(known => known === edition) ?? id,
    laid: NOTHING_LAID,
  };
  return { ...sheet, laid: laidOf(laid, sheet) };
}

/** `'F8=M,G8=i'`; none where one of them cannot lie there. */
function laidOf(text: string, { tiles, edition }: Sheet): Laid {
  if (text === '') return NOTHING_LAID;
  try {
    const read = parsePlayText(text, 'gcg');
    if (!('tiles' in read)) return NOTHING_LAID;
    const known = rulesEdition(edition).alphabet.tiles;
    const fits = read.tiles.every(({ square, tile }) => tiles[square] === '' && known.has(tile));
    return fits ? new Map(read.tiles.map(({ square, tile }) => [square, tile])) : NOTHING_LAID;
  } catch {
    return NOTHING_LAID;
  }
}

export function addressOf({ tiles, rack, edition, laid }: Sheet): Address {
  return {
    board: isEmpty(tiles) ? '' : boardText(tiles),
    rack,
    edition,
    laid: [...laid].map(([square, tile]) => `${squareName(square)}=${tile}`).join(','),
  };
}
