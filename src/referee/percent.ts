// Shares of whole numbers, rounded as an edition says, with the arithmetic as data. Reckoned in
// hundredths, so that a half is a half.
import type { Rounding } from '../rules/game-rules.js';
import type { ShareValues } from './facts.js';

export interface Share {
  readonly points: number;
  /** How they come about. */
  readonly values: ShareValues;
}

/**
 * @param percent 0..100, whole
 * @param value whole, not negative
 * @param minimum fewest points
 * @param faceInside face value that is added to `value` before the share is taken
 */
export function shareOf(
  percent: number,
  value: number,
  rounding: Rounding,
  minimum: number,
  faceInside: number | null = null,
): Share {
  const hundredths = percent * (value + (faceInside ?? 0));
  const rounded = roundHundredths(hundredths, rounding);
  const points = Math.max(rounded, minimum);
  const values = { percent, value, faceInside, hundredths, rounded, rounding, minimum, points };
  return { points, values };
}

/** The nearest whole number to `hundredths / 100`. */
export function roundHundredths(hundredths: number, rounding: Rounding): number {
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - whole * 100;
  if (rest !== 50) return rest < 50 ? whole : whole + 1;
  return rounding === 'half-even' && whole % 2 === 1 ? whole + 1 : whole;
}
