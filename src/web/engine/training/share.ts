// What was scored of what there was to score.

/** Per cent, one decimal. */
export function shareOf(score: number, top: number): number {
  return top === 0 ? 0 : Math.round((1000 * score) / top) / 10;
}
