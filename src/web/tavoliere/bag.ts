// How many tiles a sheet leaves in the bag, and so what can be asked about it.
import { rulesEdition } from 'leggio';
import type { LongAsked } from '../engine/long-messages.js';
import { rackTiles } from './letters.js';
import type { Sheet } from './sheet.js';

/** Tiles of a pre-ending in the bag at most. */
const MOST_PREENDING = 2;

/** Tiles that are neither on the board nor on the rack. */
export function unseenOf({ tiles, rack, edition }: Omit<Sheet, 'laid'>): number {
  const all = rulesEdition(edition).tiles.reduce((sum, { count }) => sum + count, 0);
  return all - tiles.filter(tile => tile !== '').length - rackTiles(edition, rack).length;
}

/** Tiles in the bag, the other rack being full as long as there are enough. */
export function bagOf(sheet: Omit<Sheet, 'laid'>): number {
  return Math.max(0, unseenOf(sheet) - rulesEdition(sheet.edition).rackSize);
}

/** What can be asked, the best way first. */
export function waysOf(sheet: Omit<Sheet, 'laid'>): readonly LongAsked['how'][] {
  const bag = bagOf(sheet);
  if (bag === 0) return ['ending', 'simulation'];
  return bag <= MOST_PREENDING ? ['preending', 'simulation'] : ['simulation'];
}
