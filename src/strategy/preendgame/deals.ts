// The ways in which one or two tiles can lie in the bag, as far as they make a difference to who draws first.
import { createCounts, type TileCounts } from '../../alphabet/tile-counts.js';

/** One way, or several that come to the same. */
export interface Deal {
  /** What the player who draws first draws. */
  readonly drawn: TileCounts;
  /** Kinds of the tiles that are then in the bag, the next first. */
  readonly bag: readonly number[];
  /** In how many of all the ways it comes. */
  readonly ways: number;
}

/**
 * Every way.
 *
 * @param unseen tiles of the bag and of the other player together
 * @param inBag how many are in the bag
 * @param draws how many the player who moves draws of them
 * @returns the likeliest first; equally likely ones in the order of the alphabet
 */
export function dealsOf(unseen: TileCounts, inBag: number, draws: number): readonly Deal[] {
  const deals = new Map<string, { drawn: TileCounts; bag: readonly number[]; ways: number }>();
  for (const { tiles, ways } of sequences(unseen, inBag)) {
    const drawn = createCounts();
    for (const kind of tiles.slice(0, draws)) drawn[kind]!++;
    const bag = tiles.slice(draws);
    const key = `${drawn.join()}|${bag.join()}`;
    const known = deals.get(key);
    if (known === undefined) deals.set(key, { drawn, bag, ways });
    else known.ways += ways;
  }
  return [...deals.values()].sort((one, other) => other.ways - one.ways);
}

interface Sequence {
  readonly tiles: readonly number[];
  readonly ways: number;
}

/** Tiles of the bag in the order of drawing, and in how many ways each order comes. */
function* sequences(left: TileCounts, length: number): Generator<Sequence> {
  if (length === 0) yield { tiles: [], ways: 1 };
  else {
    for (let kind = 0; kind < left.length; kind++) {
      if (left[kind] === 0) continue;
      const rest = Int32Array.from(left);
      rest[kind]!--;
      for (const { tiles, ways } of sequences(rest, length - 1)) {
        yield { tiles: [kind, ...tiles], ways: ways * left[kind]! };
      }
    }
  }
}
