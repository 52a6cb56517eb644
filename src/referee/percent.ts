// Shares of whole numbers, rounded as an edition says, with the arithmetic in words. Reckoned in
// hundredths, so that a half is a half.
import type { Rounding } from '../rules/game-rules.js';
import type { ShareValues } from './facts.js';

export interface Share {
  readonly points: number;
  /** `'20 % of 82 = 16.4 → 16'` */
  readonly text: string;
  /** The same as data. */
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
  const name = faceInside === null ? value : `(${value} + ${faceInside} face value)`;
  const rounded = roundHundredths(hundredths, rounding);
  const exact = hundredths % 100 === 0 ? '' : ` → ${rounded}${halfNote(hundredths, rounding)}`;
  const points = Math.max(rounded, minimum);
  const least = points === rounded ? '' : `, at least ${minimum}`;
  const values = { percent, value, faceInside, hundredths, rounded, rounding, minimum, points };
  const text = `${percent} % of ${name} = ${decimal(hundredths)}${exact}${least}`;
  return { points, text, values };
}

/** The nearest whole number to `hundredths / 100`. */
export function roundHundredths(hundredths: number, rounding: Rounding): number {
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - whole * 100;
  if (rest !== 50) return rest < 50 ? whole : whole + 1;
  return rounding === 'half-even' && whole % 2 === 1 ? whole + 1 : whole;
}

const HALF_NOTES: Readonly<Record<Rounding, string>> = {
  'half-down': ' (half down)',
  'half-even': ' (half to even)',
};

function halfNote(hundredths: number, rounding: Rounding): string {
  return hundredths % 100 === 50 ? HALF_NOTES[rounding] : '';
}

function decimal(hundredths: number): string {
  return String(hundredths / 100);
}
