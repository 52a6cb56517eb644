// What the page and its desk say to each other about simulations, endings and pre-endings.
import type { Move, SimulatedMove, Stopped } from 'leggio';
import type { AskedPosition, LaidTiles } from './messages.js';

/** A long question: how it is got, and within what limits. */
export interface LongAsked extends AskedPosition {
  readonly how: 'simulation' | 'ending' | 'preending';
  /** Points that the player to move is ahead. */
  readonly spread: number;
  /** Moves that are compared. */
  readonly count: number;
  readonly seconds: number;
  /** Tiles of a play that a simulation is to compare, too; none for none. */
  readonly laid: LaidTiles;
}

/** How far a long question is; `share` is from 0 to 1. */
export interface LongProgress {
  readonly share: number;
  /** What is known so far, when it is more than before. */
  readonly soFar: LongFound | undefined;
}

/** What came of a long question. */
export type LongFound = SimulationFound | EndingFound | PreendingFound;

export interface SimulationFound {
  readonly kind: 'simulation';
  /** Best first. */
  readonly moves: readonly Omit<SimulatedMove, 'squares' | 'turns'>[];
  readonly rollouts: number;
  /** Undefined while it goes on. */
  readonly stopped: Stopped | undefined;
}

export interface EndingFound {
  readonly kind: 'ending';
  readonly isExact: boolean;
  /** Points gained on the other player, to the end of the game. */
  readonly value: number;
  /** Proven bounds of it; infinite where nothing is proven. */
  readonly low: number;
  readonly high: number;
  readonly best: readonly Move[];
  /** Best moves of both in turn. */
  readonly line: readonly Move[];
  readonly positions: number;
}

export interface PreendingFound {
  readonly kind: 'preending';
  readonly isExact: boolean;
  readonly moves: readonly {
    readonly move: Move;
    readonly winPercent: number;
    readonly spread: number;
    readonly isExact: boolean;
  }[];
  /** Tiles in the bag. */
  readonly bag: number;
}
