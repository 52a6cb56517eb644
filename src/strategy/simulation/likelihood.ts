// How likely somebody makes a move that is not the best of his.

/**
 * Points by which a move may be worse than the best in static equity until it is e times less likely. Macondo's
 * inference takes racks whose play was within 3 points (`InferenceEquityLimit`, rangefinder/inference.go; 1 before
 * that) and no others; the same width without its edge.
 */
export const LIKELY_LOSS = 3;

const MILLIPOINTS = 1000;

/** How likely a move is. @param loss against the best move, thousandths of a point */
export function likelihood(loss: number): number {
  return Math.exp(-Math.max(0, loss) / (LIKELY_LOSS * MILLIPOINTS));
}
