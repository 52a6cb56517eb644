// Numbers for leaves: every leave that a set of tiles can give has one, without gaps, shorter leaves first.
// Within a length by the number of jollies, then by that of each letter in the order of the alphabet. The
// number of a leave is a sum of one table entry for each kind of tile in it, so that it is found without
// a search (combinatorial number system for multisets with limits).
import { sumOf, type TileCounts } from '../alphabet/tile-counts.js';

/** Numbers of the leaves of a set of tiles. */
export interface LeaveRanks {
  /** Most tiles of a leave. */
  readonly most: number;
  /** How many leaves there are, the empty one among them. */
  readonly count: number;
  /** How many of them have so many tiles, by number of tiles. */
  readonly bySize: readonly number[];
  /**
   * Number of a leave, from 0, which is the empty one.
   *
   * @param counts length 32, jollies at 0; at most `most` tiles, none more often than the set has it: not checked
   */
  rank(counts: ArrayLike<number>): number;
  /** Number of the first leave of each size. */
  readonly starts: readonly number[];
  /**
   * What tiles of one kind add to the number of a leave: with those of all its kinds, the start of its size gives
   * its number.
   *
   * @param left how many tiles it has of this kind and of those after it
   * @param held how many of this kind, at least one
   */
  part(kind: number, left: number, held: number): number;
  /** The leave of a number, written into `counts`, length 32. */
  unrank(rank: number, counts: TileCounts): void;
}

/**
 * The numbers of the leaves of up to `most` tiles.
 *
 * @param tiles how many of each the set has: length 32, jollies at 0
 */
export function createLeaveRanks(tiles: ArrayLike<number>, most: number): LeaveRanks {
  const kinds = Array.from({ length: tiles.length }, (_, kind) => kind).filter(
    kind => tiles[kind]! > 0,
  );
  const ways = waysFrom(kinds, tiles, most);
  const bySize = ways[0] as number[];
  const starts = bySize.map((_, size) => sumOf(bySize.slice(0, size)));
  const offsets = offsetsBy(kinds, tiles, most, ways);
  const indexes = Array.from({ length: tiles.length }, (_, kind) => kinds.indexOf(kind));
  return {
    most,
    count: sumOf(bySize),
    bySize,
    starts,
    part: (kind, left, held) => offsets[indexes[kind]!]![left]![held]!,
    rank(counts) {
      let left = 0;
      for (const kind of kinds) left += counts[kind]!;
      let rank = starts[left]!;
      for (let index = 0; left > 0; index++) {
        const held = counts[kinds[index]!]!;
        rank += offsets[index]![left]![held]!;
        left -= held;
      }
      return rank;
    },
    unrank(rank, counts) {
      counts.fill(0);
      let left = bySize.length - 1;
      while (starts[left]! > rank) left--;
      let rest = rank - starts[left]!;
      for (let index = 0; left > 0; index++) {
        const row = offsets[index]![left]!;
        let held = row.length - 1;
        while (row[held]! > rest) held--;
        rest -= row[held]!;
        counts[kinds[index]!] = held;
        left -= held;
      }
    },
  };
}

/** How many leaves of each size there are of the kinds from each on. */
function waysFrom(kinds: readonly number[], tiles: ArrayLike<number>, most: number): number[][] {
  const none: number[] = Array.from({ length: most + 1 }, (_, size) => (size === 0 ? 1 : 0));
  const ways = [none];
  for (const kind of kinds.toReversed()) {
    const behind = ways[0] as number[];
    const limit = tiles[kind]!;
    ways.unshift(behind.map((_, size) => sumOf(behind.slice(Math.max(0, size - limit), size + 1))));
  }
  return ways;
}

/** What a number of tiles of a kind adds to the rank, by kind, tiles still to place, and that number. */
function offsetsBy(
  kinds: readonly number[],
  tiles: ArrayLike<number>,
  most: number,
  ways: readonly (readonly number[])[],
): number[][][] {
  return kinds.map((kind, index) => {
    const behind = ways[index + 1]!;
    return Array.from({ length: most + 1 }, (_, left) => {
      const row = [0];
      for (let held = 1; held <= Math.min(left, tiles[kind]!); held++) {
        row.push(row[held - 1]! + behind[left - held + 1]!);
      }
      return row;
    });
  });
}
