// A sheet in the address of the page, and back.
import { editionIds } from 'leggio';
import type { Address } from '../shell/address.js';
import { boardText, EMPTY_TILES, isEmpty, type Sheet, tilesOf } from './sheet.js';

/** Characters of a rack at most. */
export const MOST_RACK = 30;

/** What the address says; what cannot be read is empty. */
export function sheetOf({ board = '', rack = '', edition }: Address): Sheet {
  const [id = 'figs'] = editionIds();
  return {
    tiles: tilesOf(board) ?? EMPTY_TILES,
    rack: rack.slice(0, MOST_RACK),
    edition: editionIds().find(known => known === edition) ?? id,
  };
}

export function addressOf({ tiles, rack, edition }: Sheet): Address {
  return { board: isEmpty(tiles) ? '' : boardText(tiles), rack, edition };
}
