// What is simulated: a position with what is known of the other player, and the moves to be compared, ready to be
// laid again and again.
import {
  createCounts,
  difference,
  isOverdrawn,
  sumOf,
  type TileCounts,
} from '../../alphabet/tile-counts.js';
import type { Move } from '../../board/move.js';
import { type Position, unseenCounts } from '../../board/position.js';
import { parseRack } from '../../board/rack.js';
import { InputError, quoted } from '../../errors.js';
import { positionAfter } from '../../referee/after-play.js';
import type { LastMove } from './last-move.js';

/** A move to be compared with others. */
export interface Candidate {
  readonly move: Move;
  /** The board once it is made. */
  readonly tiles: Uint8Array;
  /** What it keeps, before anything is drawn. */
  readonly kept: TileCounts;
  /** Tiles it gives back; none for a play. */
  readonly given: TileCounts;
  /** Points of a play. */
  readonly score: number;
  /** Worth of what it keeps, as the player judges it, in thousandths of a point. */
  readonly worth: number;
}

/** A position whose moves are to be simulated; plain data, so that it can go to other threads. */
export interface Scene {
  readonly candidates: readonly Candidate[];
  /** Tiles that are neither on the board nor on the rack, nor known to be the other player's. */
  readonly unseen: TileCounts;
  /** Tiles that the other player is known to hold. */
  readonly known: TileCounts;
  /** What the other player did last, where racks are weighed by it. */
  readonly last?: LastMove | undefined;
  /** Points that the player to move is ahead, before the move. */
  readonly spread: number;
  /** Turns after the candidate that are played out. */
  readonly plies: number;
  readonly seed: string;
}

/** Reads the tiles that the other player is known to hold. @throws InputError `MOVE_TILES` | `POSITION_RACK` */
export function knownTiles(position: Position, text: string): TileCounts {
  const { rules, tiles, rackCounts } = position;
  const known = parseRack(rules, text);
  const unseen = unseenCounts(rules, tiles, rackCounts);
  if (!isOverdrawn(difference(unseen, known)) && sumOf(known) <= rules.rackSize) return known;
  throw new InputError(
    'MOVE_TILES',
    `${quoted(text)} cannot be on the other rack: unseen are ${position.unseen}`,
    { input: text },
  );
}

/** A move as it is laid again and again. @throws InputError as `positionAfter` */
export function candidateOf(position: Position, move: Move): Candidate {
  const { rules, tiles, rackCounts } = position;
  const stays = { move, tiles, kept: rackCounts, given: createCounts(), score: 0, worth: 0 };
  if (move.kind === 'pass') return stays;
  if (move.kind === 'exchange') {
    const given = parseRack(rules, move.tiles);
    return { ...stays, kept: difference(rackCounts, given), given, worth: move.equity };
  }
  const after = positionAfter(position, move);
  const { score } = move;
  const worth = move.equity - score * 1000;
  return { ...stays, tiles: after.tiles, kept: after.rackCounts, score, worth };
}
