// Days in a row on which the daily game was played.

/** A day that was played to its end. */
interface Played {
  readonly day: string;
  readonly isDone: boolean;
}

const DAY = 86_400_000;

/** Days in a row up to today; up to yesterday as long as today's game can still be played. */
export function streakOf(days: readonly Played[], today: string): number {
  const done = new Set(days.filter(({ isDone }) => isDone).map(({ day }) => day));
  let day = done.has(today) ? today : dayBefore(today);
  let count = 0;
  while (done.has(day)) {
    count++;
    day = dayBefore(day);
  }
  return count;
}

/** Of the calendar: hours that are put forward or back do not matter. */
function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}
