// The best plays, as `../best-search.ts` tells: what can reach the bar, the highest bound first.
import { hasFilter, startBingos } from './bingos';
import { bingoLetters, measureUnits, openBingo, openLess, taskCount } from './bounds';
import { LETTER_BITS } from './graph';
import { bar, jollies, rackSize, tiles } from './hand';
import { at, TASK_BOUNDS, TASKS } from './memory';
import { searchBingos, searchUnit } from './search';

/** Searches the units of the board. */
export function searchBest(): void {
  startBingos();
  measureUnits();
  for (let n = 0; n < taskCount && at(TASK_BOUNDS, n) >= bar; n++) {
    const unit = at(TASKS, n) >> 1;
    if ((at(TASKS, n) & 1) === 0) {
      openLess(unit);
      searchUnit(unit, min(tiles, rackSize - 1));
    } else {
      openBingo(unit);
      const paired = hasFilter() && jollies > 0;
      const any = jollies > 0 ? LETTER_BITS : 0;
      searchBingos(unit, paired ? bingoLetters(unit) : any, paired);
    }
  }
}
