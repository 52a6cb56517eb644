// How a deal fits an exchange of the other player: of every way in which the tiles that he held fall into those kept
// and those given back, how likely he chose it. All ways of a rack take one search, so a deal is weighed by all of
// them, and the one taken is chosen by its share. Behind it the tiles given lie in the bag again, mixed with the rest.
import { createCounts, type TileCounts } from '../../alphabet/tile-counts.js';
import { readWay } from '../../leaves/exchanges.js';
import { choose, type SelfPlayer } from '../self-play/player.js';
import type { Table } from '../self-play/table.js';
import type { Fit } from './fit.js';
import type { LastMove } from './last-move.js';
import { likelihood } from './likelihood.js';
import { remembered } from './remembered.js';
import type { Scene } from './scene.js';

/** Fits deals to an exchange. Tiles that are known to be given are not in the deck of the table: see `dealtTiles`. */
export function createChangeFit(
  table: Table,
  player: SelfPlayer,
  { known }: Scene,
  { tiles, changed, given }: LastMove,
): Fit {
  const { deck, rules } = table;
  const held = createCounts();
  const ways = createWays(table, player, { known, changed, given }, tiles);
  const weightOf = remembered(held, () => ways.read(held));
  const deal = (): void => {
    for (let kind = 0; kind < held.length; kind++) held[kind] = known[kind]! + (given?.[kind] ?? 0);
    deck.fill(1, held, rules.rackSize);
  };
  return {
    weight() {
      deal();
      return weightOf();
    },
    settle(chance) {
      deck.restart();
      deal();
      const back = ways.choose(held, chance());
      const rack = held.map((count, kind) => count - back[kind]!);
      const drawn = createCounts();
      deck.fill(1, drawn, changed);
      deck.putBack(1, back);
      deck.layOnTop(1, drawn);
      deck.layOnTop(
        1,
        rack.map((count, kind) => count - known[kind]!),
      );
      deck.keepOrder();
    },
  };
}

/** The ways of one exchange: how likely each is with a rack. */
interface Ways {
  /** How likely he did it with this rack, over all ways. */
  read(held: TileCounts): number;
  /** One of the ways, by its share, as the tiles given back. @param chance from 0 to 1, 1 excluded */
  choose(held: TileCounts, chance: number): TileCounts;
}

/** What is known of an exchange. */
type Change = { readonly known: TileCounts } & Pick<LastMove, 'changed' | 'given'>;

function createWays(table: Table, player: SelfPlayer, change: Change, tiles: Uint8Array): Ways {
  const { kept } = player.judge;
  const back = createCounts();
  const free = createCounts();
  /** Tells of each way that can be, with its weight, until one is wanted. */
  const go = (held: TileCounts, isWanted: (weight: number) => boolean): void => {
    table.tiles.set(tiles);
    table.racks[1].set(held);
    choose(table, 1, player); // what is left in the deck is the bag that he drew from
    const best = table.turn.equity;
    for (let kind = 0; kind < free.length; kind++) free[kind] = held[kind]! - change.known[kind]!;
    for (let way = 1; way < kept.ways; way++) {
      if (kept.laid[way] !== change.changed) continue;
      readWay(kept, way, held, back);
      const share = change.given === undefined ? shareOf(free, back) : sameAs(change.given, back);
      if (share > 0 && isWanted(share * likelihood(best - kept.values[way]!))) return;
    }
  };
  const read = (held: TileCounts): number => {
    let sum = 0;
    go(held, weight => {
      sum += weight;
      return false;
    });
    return sum;
  };
  return {
    read,
    choose(held, chance) {
      const taken = createCounts();
      let rest = chance * read(held);
      go(held, weight => {
        taken.set(back);
        rest -= weight;
        return rest < 0;
      });
      return taken;
    },
  };
}

/** Which share of all ways of taking so many tiles takes these. @param free tiles that may be taken */
function shareOf(free: TileCounts, taken: TileCounts): number {
  let [ways, size, count] = [1, 0, 0];
  for (let kind = 0; kind < free.length; kind++) {
    ways *= choices(free[kind]!, taken[kind]!);
    size += free[kind]!;
    count += taken[kind]!;
  }
  return ways / choices(size, count);
}

function choices(of: number, count: number): number {
  if (count > of) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step++) ways = (ways * (of - count + step)) / step;
  return ways;
}

function sameAs(given: TileCounts, taken: TileCounts): number {
  return given.every((count, kind) => count === taken[kind]) ? 1 : 0;
}
