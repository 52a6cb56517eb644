// A turn as the analysis of a game has it: by points, and by what comes of it.
import type { Millipoints } from '../board/move.js';
import type { Explanation } from '../dictionary/why/explain.js';
import type { EndgameMove } from '../strategy/endgame/moves.js';
import type { TurnByPoints } from './analyse-turn.js';
import type { Figure } from './figure.js';
import type { LookedAtMove } from './looked-at.js';
import type { Losses } from './losses.js';
import type { Mistake } from './mistakes.js';
import type { TurnFact } from './turn-facts.js';

/** A turn judged. */
export interface TurnAnalysis extends TurnByPoints {
  /** Points that the player was ahead before the move; undefined where there are not two players. */
  readonly spread: Millipoints | undefined;
  /** Moves that were looked at, best first, the move made among them; empty where the turn could not be judged. */
  readonly moves: readonly LookedAtMove[];
  /** What the move lost, by four measures. */
  readonly losses: Losses;
  /** How large a mistake it was; undefined for none. */
  readonly mistake: Mistake | undefined;
  /** Why the better move may have been missed, and what there is to say of the full change. */
  readonly why: readonly TurnFact[];
  /** Best moves of both from here to the end, once the bag is empty and the ending was solved. */
  readonly line: readonly EndgameMove[];
  /** What the draw before the turn was worth against the mean of all draws, thousandths of a point. */
  readonly luck: Figure | undefined;
  /** Tiles that are neither on the board nor on the rack. */
  readonly unseen: string;
  /** Tiles that the file tells the other player held; `''` where it does not. */
  readonly otherRack: string;
  /** Why words are valid or not: those that are not, those of a play withdrawn, those of better plays. */
  readonly explained: readonly Explanation[];
}
