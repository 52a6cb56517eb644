// Pearson's chi-square, for tests of fair draws: how far counts lie from what was to be expected.

/** Sum of (observed − expected)² / expected; every expected count is above 0. */
export function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return expected.reduce((sum, want, index) => sum + (observed[index]! - want) ** 2 / want, 0);
}

/**
 * What chi-square passes once in ten thousand times by chance. Wilson and Hilferty (1931).
 *
 * @param freedom number of kinds less one
 */
export function chiSquareLimit(freedom: number): number {
  const once = 3.719; // upper 0.0001 of the normal distribution
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + once * Math.sqrt(spread)) ** 3;
}
