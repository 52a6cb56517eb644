// What replay finds beside wrong placement scores.
import type { FindingFact } from './facts.js';

/** Every kind of finding, with what is wrong. */
export const FINDING_CODES = {
  AFTER_END: 'a move after the end of the game',
  BOARD: 'the tiles cannot lie where the play puts them',
  CHALLENGE: 'the points of a challenge are not those of the edition',
  EDITION: 'the game looks like one of another edition',
  END: 'an adjustment at the end is not that of the edition, or is missing',
  END_TILES: 'the tiles said to be left are not those that can be left',
  EXCHANGE: 'an exchange that the edition does not allow',
  FILE: 'something odd about the file itself',
  NICK: 'two players with the same nick',
  PLACEMENT: 'the play does not lie as the rules want it',
  RACK_KEPT: 'tiles that were kept are not on the next rack, or not among those held at the end',
  RACK_PLAY: 'tiles of a move are not on the rack',
  RACK_SIZE: 'more tiles on the rack than the player can hold',
  RACK_TILES: 'more tiles of a kind than the bag has',
  SCORE: 'points of a pass or an exchange',
  TIME: 'an overtime penalty that the edition does not know',
  TOTAL: 'a running total that does not add up',
  TURN: 'a move out of turn',
  WITHDRAWN: 'a withdrawn play gives back other points or tiles than it had',
} as const;

/** Codes a `Finding` can carry. */
export type FindingCode = keyof typeof FINDING_CODES;

/** Something in a game that is not as the edition has it. */
export interface Finding {
  /** What it is about, for programs. */
  readonly code: FindingCode;
  /** Line of the file. */
  readonly line: number;
  /** What it is, with its values; `wording` makes sentences of it. */
  readonly fact: FindingFact;
  /** What the file says; null where nothing can be set against it. */
  readonly declared: number | string | null;
  /** What follows from the rules. */
  readonly computed: number | string | null;
  /** Article of the edition, where there is one. */
  readonly article: string | null;
}

/** A placement whose declared score is not its score. */
export interface Mismatch {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Points as the file has them. */
  readonly declared: number;
  /** Points by the rules. */
  readonly computed: number;
}

/** A finding with what it may lack. */
export function finding(
  code: FindingCode,
  line: number,
  fact: FindingFact,
  more: Partial<Pick<Finding, 'declared' | 'computed' | 'article'>> = {},
): Finding {
  return { code, line, fact, declared: null, computed: null, article: null, ...more };
}
