// The tiles of an edition as a file states them that is good for these tiles alone.
import { bagCounts, type Rules } from './rules.js';

/** Tiles that a table was made for. */
export interface TileFacts {
  /** Id of the alphabet. */
  readonly alphabet: string;
  /** How many there are of each tile, jollies first, then letters in their order. */
  readonly tiles: readonly number[];
  readonly rackSize: number;
}

/** The tiles of an edition. */
export function tileFacts(rules: Rules): TileFacts {
  const { alphabet, rackSize } = rules;
  const tiles = [...bagCounts(rules).subarray(0, alphabet.size + 1)];
  return { alphabet: alphabet.id, tiles, rackSize };
}

/** True when a file was made for the tiles of an edition. */
export function isForTiles({ alphabet, tiles, rackSize }: TileFacts, rules: Rules): boolean {
  return JSON.stringify({ alphabet, tiles, rackSize }) === JSON.stringify(tileFacts(rules));
}
