// The exchanges that a rack allows, with what they keep.
import { createCounts, formatRack, type TileCounts } from '../alphabet/tile-counts.js';
import type { Exchange } from '../board/move.js';
import type { KeptWorth } from '../movegen/kept-worth.js';
import type { Rules } from '../rules/rules.js';

/** An exchange before it is text: the way of taking tiles from the rack that it is. */
interface Way {
  readonly way: number;
  readonly tiles: number;
  readonly equity: number;
}

/**
 * Every exchange that the edition allows, best first: by the worth of what is kept, then more tiles before
 * fewer, then by what is kept.
 *
 * @param rackCounts length 32, jollies at 0
 * @param bag tiles in it
 * @param kept filled for the rack
 */
export function exchangesOf(
  rules: Rules,
  rackCounts: ArrayLike<number>,
  bag: number,
  kept: KeptWorth,
): Exchange[] {
  if (bag < rules.exchangeMinimum) return [];
  const ways: Way[] = [];
  for (let way = 1; way < kept.ways; way++) {
    const tiles = kept.laid[way]!;
    if (tiles <= bag) ways.push({ way, tiles, equity: kept.values[way]! });
  }
  ways.sort(
    (one, other) => other.equity - one.equity || other.tiles - one.tiles || one.way - other.way,
  );
  return ways.map(({ way, equity }) => {
    const given = createCounts();
    readWay(kept, way, rackCounts, given);
    const left = given.map((count, kind) => rackCounts[kind]! - count);
    const { alphabet } = rules;
    return {
      kind: 'exchange',
      tiles: formatRack(alphabet, given),
      leave: formatRack(alphabet, left),
      equity,
    };
  });
}

/** The tiles that a way takes from the rack, written into counts. */
export function readWay(
  { strides }: KeptWorth,
  way: number,
  rackCounts: ArrayLike<number>,
  into: TileCounts,
): void {
  for (let kind = 0; kind < into.length; kind++) {
    const stride = strides[kind]!;
    into[kind] = stride === 0 ? 0 : Math.floor(way / stride) % (rackCounts[kind]! + 1);
  }
}
