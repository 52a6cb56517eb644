// How a game of two stands by what can be seen: tiles in the bag, and who holds the others.
import { sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { type PackedPosition, unseenCounts } from '../board/position.js';
import type { Rules } from '../rules/rules.js';

/** How a game stands, as far as the judgement of what is kept depends on it. */
export interface BagState {
  /** Tiles in the bag. */
  readonly bag: number;
  /** Tiles of the others, jollies at 0, length 32: known once the bag is empty, and not looked at before. */
  readonly others: ArrayLike<number>;
}

/**
 * The state of a position: of the tiles that are neither on the board nor on the rack the other player holds a
 * full rack, and the bag the rest.
 */
export function bagStateOf(rules: Rules, position: PackedPosition): BagState {
  const unseen: TileCounts = unseenCounts(rules, position.tiles, position.rackCounts);
  return { bag: Math.max(0, sumOf(unseen) - rules.rackSize), others: unseen };
}
