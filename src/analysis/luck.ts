// The luck of a draw: what the rack drawn was worth at its turn, less what the draws that were as likely are worth
// on average. A rack is worth its best move by static judgement.
import { createCounts, isOverdrawn, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import type { Millipoints, Move } from '../board/move.js';
import { createPosition, type Position, unseenCounts } from '../board/position.js';
import { createRandom } from '../board/random.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import { exactly, type Figure } from './figure.js';
import { keptBy } from './worth.js';

/** What the best move of a position is worth. */
export type BestWorth = (position: Position) => Promise<Millipoints>;

/**
 * The tiles kept before the draw of each turn; undefined where the file does not tell. Nothing was kept before the
 * first turn and behind a full change.
 */
export function keptBefore(turns: readonly ReplayTurn[]): readonly (TileCounts | undefined)[] {
  const kept = new Map<number, TileCounts | undefined>();
  return turns.map(turn => {
    const before = kept.has(turn.player) ? kept.get(turn.player) : createCounts();
    kept.set(turn.player, keptAfter(turn));
    return before;
  });
}

function keptAfter({
  position,
  rackKnown,
  move,
  withdrawn,
  event,
}: ReplayTurn): TileCounts | undefined {
  if (rackKnown !== 'full') return undefined;
  if (withdrawn || event.kind === 'pass') return position.rackCounts;
  return move === undefined ? undefined : keptBy(position, move);
}

/** What is to be known of a draw. */
export interface Draw {
  /** At the turn, with the rack that was drawn. */
  readonly position: Position;
  /** Tiles kept before it. */
  readonly kept: TileCounts;
  /** Draws to measure it against, where there are more. */
  readonly draws: number;
  readonly seed: string;
}

/**
 * The luck of a draw in thousandths of a point.
 *
 * @returns undefined where the rack does not hold what was kept, or the bag never held the rack
 */
export async function luckOf(
  { position, kept, draws, seed }: Draw,
  worthOf: BestWorth,
): Promise<Figure | undefined> {
  const { rules, tiles, rackCounts } = position;
  const drawn = rackCounts.map((count, kind) => count - kept[kind]!);
  const size = sumOf(drawn);
  const unseen = unseenCounts(rules, tiles, rackCounts);
  if (isOverdrawn(drawn) || isOverdrawn(unseen)) return undefined;
  const pool = unseen.map((count, kind) => count + drawn[kind]!);
  if (size === 0) return exactly(0, 'enumerated', 1);
  const worth = (part: TileCounts): Promise<Millipoints> => {
    const rack = part.map((count, kind) => count + kept[kind]!);
    return worthOf(createPosition(rules, tiles, rack));
  };
  const value = await worth(drawn);
  const all = allDraws(pool, size, draws);
  if (all !== undefined) {
    const [sum, ways] = await weighed(all, worth);
    return exactly(Math.round(value - sum / ways), 'enumerated', all.length);
  }
  const values = await Promise.all(someDraws(pool, size, draws, seed).map(worth));
  const mean = values.reduce((sum, each) => sum + each, 0) / draws;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (draws - 1);
  const error = Math.round(Math.sqrt(variance / draws));
  return { value: Math.round(value - mean), error, how: 'sampled', n: draws };
}

type Drawn = readonly [tiles: TileCounts, ways: number];

async function weighed(
  all: readonly Drawn[],
  worth: (part: TileCounts) => Promise<Millipoints>,
): Promise<readonly [number, number]> {
  const values = await Promise.all(all.map(([part]) => worth(part)));
  const sum = all.reduce((total, [, ways], index) => total + ways * values[index]!, 0);
  return [sum, all.reduce((total, [, ways]) => total + ways, 0)];
}

/** Every different draw with its number of ways; undefined when there are more than `most`. */
function allDraws(pool: TileCounts, size: number, most: number): readonly Drawn[] | undefined {
  let draws: Drawn[] = [[createCounts(), 1]];
  for (let kind = 0; kind < pool.length; kind++) {
    if (pool[kind] === 0) continue;
    draws = draws.flatMap(([part, ways]) => withKind(part, ways, kind, pool[kind]!, size));
    if (draws.length > most * size * 4) return undefined; // parts grow into at least as many draws
  }
  const whole = draws.filter(([part]) => sumOf(part) === size);
  return whole.length > most ? undefined : whole;
}

/** A part with every number of tiles of one kind. */
function withKind(
  part: TileCounts,
  ways: number,
  kind: number,
  count: number,
  size: number,
): Drawn[] {
  const room = Math.min(count, size - sumOf(part));
  let times = ways;
  return Array.from({ length: room + 1 }, (_, taken): Drawn => {
    if (taken > 0) times = (times * (count - taken + 1)) / taken;
    const more = part.slice();
    more[kind] = taken;
    return [more, times];
  });
}

/** Draws by chance, the same for the same seed. */
function someDraws(pool: TileCounts, size: number, count: number, seed: string): TileCounts[] {
  const random = createRandom(seed);
  const bag = [...pool].flatMap((copies, kind) => Array<number>(copies).fill(kind));
  return Array.from({ length: count }, () => {
    const part = createCounts();
    for (let index = 0; index < size; index++) {
      const other = index + random.below(bag.length - index);
      [bag[index], bag[other]] = [bag[other]!, bag[index]!];
      part[bag[index]!]!++;
    }
    return part;
  });
}

/** What a move is worth by static judgement; a pass nothing. */
export function worthOfMove(move: Move | undefined): Millipoints {
  return move === undefined || move.kind === 'pass' ? 0 : move.equity;
}
