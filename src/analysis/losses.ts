// What a turn lost, by four measures that are never mixed.
import type { Millipoints } from '../board/move.js';
import type { Figure } from './figure.js';

/** What a move lost against the best; undefined where a measure says nothing. */
export interface Losses {
  /** Points of the best play by score, less those of the move: thousandths. */
  readonly points: Millipoints | undefined;
  /** Points and the worth of what is kept, by static judgement: thousandths. */
  readonly equity: Millipoints | undefined;
  /** Chance to win, in per cent. */
  readonly win: Figure | undefined;
  /** Points to the end of the game, once the bag is empty and the ending could be solved. */
  readonly spread: Figure | undefined;
}
