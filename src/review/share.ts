// How good a kind of words is: the share that reviewers call right, with its error.

/** A share with the bounds it lies between, 19 times in 20; all 0..1. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors that hold 95 % of a normal distribution. */
const Z = 1.959964;

/**
 * The share of some in all, with Wilson's interval (1927), which holds near 1 where the plain one does not.
 *
 * @returns undefined of nothing
 */
export function shareOf(some: number, all: number): Share | undefined {
  if (all === 0) return undefined;
  const value = some / all;
  const spread = (Z * Z) / all;
  const centre = (value + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((value * (1 - value)) / all + spread / (4 * all))) / (1 + spread);
  // rounding must not leave the bounds on the wrong side of 0 or 1
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
