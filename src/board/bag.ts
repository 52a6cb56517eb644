// The bag: tiles that are neither on the board nor on a rack, and fair draws from it.
import { createCounts, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import type { RandomSource } from './random.js';

/** Tiles not drawn yet. */
export interface Bag {
  /** Tiles in it. */
  readonly size: number;
  /** How many of each tile; a copy. */
  readonly counts: TileCounts;
  /**
   * Draws blindly, each tile equally likely, and adds what was drawn to a rack.
   *
   * @param rack counts, changed
   * @param size tiles the rack is to have; fewer when the bag runs out
   */
  fill(rack: TileCounts, size: number): void;
  /** Puts tiles back, by counts. */
  putBack(tiles: ArrayLike<number>): void;
}

/**
 * A bag.
 *
 * @param counts what is in it; default every tile of the rules
 */
export function createBag(
  rules: Rules,
  random: RandomSource,
  counts: ArrayLike<number> = bagCounts(rules),
): Bag {
  const tiles: number[] = [];
  const putBack = (added: ArrayLike<number>): void => {
    for (let code = 0; code < added.length; code++) {
      for (let copy = added[code]!; copy > 0; copy--) tiles.push(code);
    }
  };
  putBack(counts);
  return {
    get size() {
      return tiles.length;
    },
    get counts() {
      const now = createCounts();
      for (const code of tiles) now[code]!++;
      return now;
    },
    fill(rack, size) {
      for (let missing = size - sumOf(rack); missing > 0 && tiles.length > 0; missing--) {
        const place = random.below(tiles.length);
        rack[tiles[place]!]!++;
        tiles[place] = tiles.at(-1)!; // the last tile fills the gap
        tiles.pop();
      }
    },
    putBack,
  };
}
