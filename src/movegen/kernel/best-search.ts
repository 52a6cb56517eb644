// The best plays. The plays of a unit are two tasks, those of less than a full rack and bingos: apart, since
// bingos come first and leave little of the rest. The task with the highest bound is searched next, until
// none reaches the bar, which rises with each play recorded.
import { hasFilter, startBingos } from './bingos';
import { bingoLetters, measureUnits, openBingo, openLess, takeTask } from './bounds';
import { LETTER_BITS } from './graph';
import { bar, jollies, rackSize, tiles } from './hand';
import { searchBingos, searchUnit } from './search';

/** Searches what can reach the bar. */
export function searchBest(): void {
  startBingos();
  measureUnits();
  for (let task = takeTask(bar); task >= 0; task = takeTask(bar)) {
    const unit = task >> 1;
    if ((task & 1) === 0) {
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
