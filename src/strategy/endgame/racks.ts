// The rack of a player during an ending as seven bits. Tiles of one kind have neighbouring bits, of which the
// lowest are always the ones still held: so each rack is one number, what a play needs is another, and whether it
// can be laid is one `and`.
import { JOLLY_INDEX, TILE_KINDS, type TileCounts } from '../../alphabet/tile-counts.js';
import { type Rules, tilePoints } from '../../rules/rules.js';

/** Bits of a rack; a full one has as many tiles at most. */
const RACK_BITS = 7;

/** How many different racks there can be. */
export const RACKS: number = 1 << RACK_BITS;

/** Tiles of one kind are at most as many, and one more for an end. */
export const PER_KIND = 8;

/** A player's tiles at the beginning of an ending, and all that can become of them. */
export interface RackBits {
  /** How many of each tile at the beginning. */
  readonly counts: TileCounts;
  /** Kind of the tile of each bit. */
  readonly kinds: Uint8Array;
  /** The bit that the tile number `n` of a kind has, at `kind * PER_KIND + n`. */
  readonly bits: Uint8Array;
  /** Every tile held. */
  readonly full: number;
  /** The rack that is left when `need` is laid, at `rack * RACKS + need`. */
  readonly after: Uint8Array;
  /** Points of the tiles when the game ends with them on the rack; of a rack or of what a play needs. */
  readonly worth: Int32Array;
  /** Tiles of a rack. */
  readonly sizes: Uint8Array;
}

/** @param counts of a rack of at most seven tiles */
export function createRackBits(rules: Rules, counts: TileCounts): RackBits {
  const bits = new Uint8Array(TILE_KINDS * PER_KIND);
  const kinds: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let copy = 0; copy < counts[kind]!; copy++) {
      bits[kind * PER_KIND + copy] = 1 << kinds.length;
      kinds.push(kind);
    }
  }
  const points = Int32Array.from(tilePoints(rules));
  points[JOLLY_INDEX] = rules.end.jollyLeft;
  return {
    counts,
    kinds: Uint8Array.from(kinds),
    bits,
    full: (1 << kinds.length) - 1,
    after: afterTable(kinds),
    worth: sums(kinds.map(kind => points[kind]!)),
    sizes: Uint8Array.from(sums(kinds.map(() => 1))),
  };
}

/** The sum of a number for each bit, by mask. */
function sums(values: readonly number[]): Int32Array {
  return Int32Array.from({ length: RACKS }, (_, mask) =>
    values.reduce((sum, value, bit) => sum + ((mask >> bit) & 1) * value, 0),
  );
}

/** @param kinds of the bits, in their order */
function afterTable(kinds: readonly number[]): Uint8Array {
  const after = new Uint8Array(RACKS * RACKS);
  for (let rack = 0; rack < RACKS; rack++) {
    for (let need = rack; need > 0; need = (need - 1) & rack) {
      after[rack * RACKS + need] = taken(kinds, rack, need);
    }
    after[rack * RACKS] = rack;
  }
  return after;
}

/** The highest bits of each kind go first. */
function taken(kinds: readonly number[], rack: number, need: number): number {
  let left = rack;
  for (let bit = 0; bit < kinds.length; bit++) {
    if (((need >> bit) & 1) === 0) continue;
    let highest = kinds.lastIndexOf(kinds[bit]!);
    while (((left >> highest) & 1) === 0) highest--;
    left ^= 1 << highest;
  }
  return left;
}
