// Every legal play: each unit with open bounds.
import { openAll } from './bounds';
import { tiles } from './hand';
import { searchUnit } from './search';
import { unitCount } from './units';

/** Searches the units of the board. */
export function searchAll(): void {
  openAll();
  for (let unit = 0; unit < unitCount; unit++) searchUnit(unit, tiles);
}
