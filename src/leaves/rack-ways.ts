// Every way of laying tiles of a rack, with what it keeps: number of the leave, tiles, points. Reckoned kind by
// kind, so that a rack of seven different tiles takes some 250 steps for its 128 ways.
import { createKeptWorth, type KeptWorth, MOST_WAYS } from '../movegen/kept-worth.js';
import { type LeaveRanks, stepAt } from './leave-ranks.js';

/** The ways of one rack after the other; the arrays are filled anew for each. */
export interface RackWays {
  /** Room for the worth of what each way keeps: strides, ways and laid are filled, values are not. */
  readonly kept: KeptWorth;
  /** Tiles kept, by way. */
  readonly sizes: Uint8Array;
  /** Number of the leave, by way; of no meaning where more tiles are kept than leaves have. */
  readonly ranks: Int32Array;
  /** Points of the tiles kept, by way, as `points` has them. */
  readonly points: Int32Array;
  /** Takes a rack, at most seven tiles. @param counts length 32, jollies at 0 */
  read(counts: ArrayLike<number>): void;
}

/** @param points of a tile by its kind, jollies at 0 */
export function createRackWays(ranks: LeaveRanks, points: ArrayLike<number>): RackWays {
  const ways: RackWays = {
    kept: createKeptWorth(),
    sizes: new Uint8Array(MOST_WAYS),
    ranks: new Int32Array(MOST_WAYS),
    points: new Int32Array(MOST_WAYS),
    read(counts) {
      begin(ways);
      for (let index = ranks.kinds.length - 1; index >= 0; index--) {
        const kind = ranks.kinds[index]!;
        if (counts[kind]! > 0) addKind(ways, ranks, points, index, counts[kind]!);
      }
      const { sizes, kept } = ways;
      const tiles = sizes[0]!;
      for (let way = 0; way < kept.ways; way++) {
        kept.laid[way] = tiles - sizes[way]!;
        if (sizes[way]! < ranks.starts.length) ways.ranks[way]! += ranks.starts[sizes[way]!]!;
      }
    },
  };
  return ways;
}

function begin({ kept, sizes, ranks, points }: RackWays): void {
  kept.ways = 1;
  kept.strides.fill(0);
  sizes[0] = 0;
  ranks[0] = 0;
  points[0] = 0;
}

/** Adds a kind of which the rack holds some: every way so far with none of it laid, with one, and so on. */
function addKind(
  { kept, sizes, ranks, points }: RackWays,
  { kinds, steps }: LeaveRanks,
  worth: ArrayLike<number>,
  index: number,
  held: number,
): void {
  const before = kept.ways;
  kept.strides[kinds[index]!] = before;
  kept.ways = before * (held + 1);
  // none laid comes last, in the place of what the others are made from
  for (let laid = held; laid >= 0; laid--) {
    const keep = held - laid;
    const value = keep * worth[kinds[index]!]!;
    for (let from = 0; from < before; from++) {
      const way = laid * before + from;
      const size = sizes[from]! + keep;
      sizes[way] = size;
      ranks[way] = ranks[from]! + steps[stepAt(index, size, keep)]!;
      points[way] = points[from]! + value;
    }
  }
}
