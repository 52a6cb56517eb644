// The moves of a turn that were looked at, and the same for static judgement alone.
import { sumOf } from '../alphabet/tile-counts.js';
import type { Millipoints, Move, Play } from '../board/move.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import type { WinTable } from '../outlook/win-table.js';
import { estimated, type Figure } from './figure.js';
import { keptBy } from './worth.js';

/** A move that was looked at. */
export interface LookedAtMove {
  readonly move: Move;
  /** Points and the worth of what is kept, by static judgement; undefined where the tiles given back are not told. */
  readonly equity: Millipoints | undefined;
  /** Chance to win with it, in per cent; undefined where nothing is known of it. */
  readonly win: Figure | undefined;
  /** Points gained on the other from here to the end of the game; undefined before the bag is empty. */
  readonly spread: Figure | undefined;
  /** True for the move made. */
  readonly isMade: boolean;
}

/** Whether two moves lay the same tiles on the same squares, or give the same back. */
export function isSameMove(one: Move, other: Move): boolean {
  if (one.kind === 'play') return other.kind === 'play' && isSamePlay(one, other);
  if (one.kind === 'exchange') return other.kind === 'exchange' && one.tiles === other.tiles;
  return other.kind === 'pass';
}

function isSamePlay(one: Play, other: Play): boolean {
  return one.at === other.at && one.word === other.word;
}

/** The move that was made: a play that was withdrawn counts as a pass. Undefined where the file does not tell it. */
export function madeMove({ move, withdrawn, event }: ReplayTurn): Move | undefined {
  if (withdrawn || event.kind === 'pass') return { kind: 'pass' };
  return move;
}

/** The chance to win by the win table, asked for the other player once the move is made. */
export function estimatedWin(
  wins: WinTable,
  { position, bag, held }: ReplayTurn,
  move: Move,
  worth: Millipoints,
  spread: number,
): Figure {
  const kept = move.kind === 'play' ? sumOf(keptBy(position, move)!) : held;
  const unseen = Math.min(wins.mostUnseen, Math.max(0, bag + kept));
  return estimated(100 - wins.winPercent(unseen, -(spread + worth / 1000)));
}
