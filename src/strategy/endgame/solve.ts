// The door: an ending of two players with an empty bag, solved to the end of the game.
import type { TileCounts } from '../../alphabet/tile-counts.js';
import type { Position } from '../../board/position.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { AbortSignalLike } from '../../platform/types.js';
import { checkMemory, checkSeconds, opponentCounts } from './checks.js';
import type { EndgameMove } from './moves.js';
import { BYTES_PER_PLAY } from './plies.js';
import { createRackBits } from './racks.js';
import { Search } from './search.js';
import { Solver } from './solver.js';

/** What an ending is solved with. */
export interface EndgameOptions {
  readonly lexicon: Lexicon;
  /** Tiles of the player who is not to move; default: the unseen ones, when they fit a rack. */
  readonly opponent?: string | undefined;
  /** Seconds after which the bounds reached are answered; default: as long as it takes. */
  readonly seconds?: number | undefined;
  /** Megabytes for what is remembered, 16 to 4,096; default 256, half of them for the table of positions. */
  readonly memory?: number | undefined;
  /** Ends the search as time does: the best so far is answered. */
  readonly signal?: AbortSignalLike | undefined;
  /** Told some twenty times a second how far it is. */
  readonly onProgress?: ((progress: EndgameProgress) => void) | undefined;
}

/** How far a search is. */
export interface EndgameProgress {
  /** Positions looked at. */
  readonly nodes: number;
  /** Proven least and most of the value so far, in points; infinite while nothing is. */
  readonly low: number;
  /** As `low`. */
  readonly high: number;
}

/** A move at the beginning of an ending, and what comes of it. */
export interface ValuedMove {
  /** A play or the pass. */
  readonly move: EndgameMove;
  /** Points that the player to move gains on the other with it, to the end of the game. */
  readonly value: number;
}

/** What an ending comes to. */
export interface EndgameResult {
  /**
   * Points that the player to move gains on the other from here to the end of the game, tiles left counted; when
   * not `exact`, an estimate.
   */
  readonly value: number;
  /** True when value, best moves and line are proven. */
  readonly exact: boolean;
  /** Proven least of the value, in points; minus infinity when nothing is proven. */
  readonly low: number;
  /** Proven most of the value, in points; infinity when nothing is proven. */
  readonly high: number;
  /** Every best move; when not `exact`, those that look best. By points, across before down, square and word; the pass last. */
  readonly best: readonly ValuedMove[];
  /** Best moves of both in turn, to the end of the game; when not `exact`, as far as it is known. */
  readonly line: readonly EndgameMove[];
  /** Positions looked at. */
  readonly nodes: number;
  /** Milliseconds. */
  readonly ms: number;
}

/** Megabytes that are used unless somebody says otherwise. */
export const DEFAULT_MEMORY = 256;
const MEGABYTE = 1 << 20;

/**
 * Solves an ending: both players see all tiles, the bag is empty, and each takes the best for the spread. It ends as
 * the edition says; passes before the position do not count. Where an edition (`tevere-2007`) has no end for players
 * who pass, six passes in a row leave the game off, and nothing is counted.
 *
 * @param position board, rules, and the rack of the player to move
 * @throws InputError `ENDGAME_BAG` when tiles are left in the bag, `ENDGAME_RACK` when the racks are not what is
 *   unseen, `OPTION_NUMBER` for seconds or memory out of range, `POSITION_RACK`, `ALPHABETS_DIFFER`, `RULES_VALUES`
 */
export async function solveEndgame(
  position: Position,
  { lexicon, opponent, seconds, memory = DEFAULT_MEMORY, signal, onProgress }: EndgameOptions,
): Promise<EndgameResult> {
  const start = performance.now();
  const other = opponentCounts(position, lexicon, opponent);
  checkSeconds(seconds);
  checkMemory(memory);
  const deadline = seconds === undefined ? Number.POSITIVE_INFINITY : start + seconds * 1000;
  const search = createSearch(position, lexicon, other, memory * MEGABYTE);
  const solver = new Solver(search, position, other, { deadline, signal, onProgress });
  return { ...(await solver.solve()), nodes: search.nodes, ms: performance.now() - start };
}

/** @param bytes for all that is remembered */
function createSearch(
  { rules, tiles, rackCounts }: Position,
  lexicon: Lexicon,
  other: TileCounts,
  bytes: number,
): Search {
  return new Search({
    lexicon,
    rules,
    tiles,
    racks: [createRackBits(rules, Int32Array.from(rackCounts)), createRackBits(rules, other)],
    tableBytes: bytes / 2,
    mostPlays: Math.floor(bytes / 2 / BYTES_PER_PLAY),
  });
}
