// The best plays. Where words can be looked up by their letters, those of a unit are two tasks, plays of less
// than a full rack and bingos; else they are one. The task with the highest bound is searched next, until
// none reaches the bar, which rises with each play recorded.
import { hasAnagrams } from './anagrams';
import { searchBingos } from './bingos';
import { isBingoTask, measureUnits, openUnit, takeTask, unitOf } from './bounds';
import { bar, rackSize, tiles } from './hand';
import { searchUnit } from './search';

/** Searches what can reach the bar. */
export function searchBest(): void {
  measureUnits();
  const most = hasAnagrams() ? min(tiles, rackSize - 1) : tiles;
  for (let task = takeTask(bar); task >= 0; task = takeTask(bar)) {
    const unit = unitOf(task);
    if (isBingoTask(task)) {
      searchBingos(unit);
    } else {
      openUnit(unit, most);
      searchUnit(unit, most);
    }
  }
}
