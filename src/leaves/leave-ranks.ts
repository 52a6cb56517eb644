// Numbers for leaves: every leave that a set of tiles can give has one, without gaps, shorter leaves first.
// Within a length by the number of jollies, then by that of each letter in the order of the alphabet. The
// number of a leave is a sum of one table entry for each kind of tile in it, so that it is found without
// a search (combinatorial number system for multisets with limits).
import { sumOf, type TileCounts } from '../alphabet/tile-counts.js';

/** Sizes that a leave or a rack can have: 0 to 7. */
const SIZES = 8;

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
  /** The kinds of tiles that the set has, in the order of the numbers. */
  readonly kinds: readonly number[];
  /** Number of the first leave of so many tiles, by number of tiles. */
  readonly starts: readonly number[];
  /**
   * What the tiles of a kind add to the number of a leave within its size: at `stepAt` of the kind's place in
   * `kinds`, the tiles of the leave from this kind on, and those of this kind.
   */
  readonly steps: Int32Array;
  /** The leave of a number, written into `counts`, length 32. */
  unrank(rank: number, counts: TileCounts): void;
}

/**
 * The numbers of the leaves of up to `most` tiles.
 *
 * @param tiles how many of each the set has: length 32, jollies at 0
 * @param most at most 7
 */
export function createLeaveRanks(tiles: ArrayLike<number>, most: number): LeaveRanks {
  const kinds = Array.from({ length: tiles.length }, (_, kind) => kind).filter(
    kind => tiles[kind]! > 0,
  );
  const ways = waysFrom(kinds, tiles, most);
  const bySize = ways[0] as number[];
  const starts = bySize.map((_, size) => sumOf(bySize.slice(0, size)));
  const steps = stepsBy(kinds, tiles, most, ways);
  return {
    most,
    kinds,
    starts,
    steps,
    count: sumOf(bySize),
    bySize,
    rank(counts) {
      let left = 0;
      for (const kind of kinds) left += counts[kind]!;
      let rank = starts[left]!;
      for (let index = 0; left > 0; index++) {
        const held = counts[kinds[index]!]!;
        rank += steps[stepAt(index, left, held)]!;
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
        const kind = kinds[index]!;
        let held = Math.min(left, tiles[kind]!);
        while (steps[stepAt(index, left, held)]! > rest) held--;
        rest -= steps[stepAt(index, left, held)]!;
        counts[kind] = held;
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

/** Where `steps` has the tiles of a kind: its place, tiles of the leave from it on, and of it. */
export function stepAt(index: number, left: number, held: number): number {
  return (index * SIZES + left) * SIZES + held;
}

function stepsBy(
  kinds: readonly number[],
  tiles: ArrayLike<number>,
  most: number,
  ways: readonly (readonly number[])[],
): Int32Array {
  const steps = new Int32Array(kinds.length * SIZES * SIZES);
  for (const [index, kind] of kinds.entries()) {
    const behind = ways[index + 1]!;
    for (let left = 0; left <= most; left++) {
      let step = 0;
      for (let held = 0; held <= Math.min(left, tiles[kind]!); held++) {
        steps[stepAt(index, left, held)] = step;
        step += behind[left - held]!;
      }
    }
  }
  return steps;
}
