// The game of the day: the same for everybody who has the same lexicon, since seed, preset, edition and number of
// rounds are.
import { duplicate } from 'leggio';

/**
 * Five rounds of three minutes at most are a quarter of an hour; and five first rounds, on an open board, differ more
 * from day to day than the middle of a game.
 */
export const DAILY_ROUNDS = 5;

export const DAILY_PRESET = 'figs';

export const DAILY_RULES = 'figs';

/** As the preset has it. */
export const DAILY_SECONDS: number = duplicate.duplicatePreset(DAILY_PRESET).clock.seconds.value;

/** @param day `'2026-11-25'` */
export function dailySeed(day: string): string {
  return `leggio ${day}`;
}

/** The calendar day of this machine. */
export function dayOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
