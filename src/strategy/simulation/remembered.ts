// Weights of tiles that were weighed before.
import type { TileCounts } from '../../alphabet/tile-counts.js';

/** Sets of tiles that a thread remembers: some 15 MB. */
const MOST_REMEMBERED = 100_000;

/** The same, looked up where these tiles were weighed before. */
export function remembered(tiles: TileCounts, weightOf: () => number): () => number {
  const weights = new Map<string, number>();
  return () => {
    const key = tiles.join();
    const found = weights.get(key);
    if (found !== undefined) return found;
    const weight = weightOf();
    if (weights.size >= MOST_REMEMBERED) weights.clear();
    weights.set(key, weight);
    return weight;
  };
}
