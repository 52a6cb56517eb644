// One step of a ruling: what was reckoned, and the article it stands in.
import type { Citation } from '../rules/game-rules.js';
import type { StepFact } from './facts.js';

/** One step of a ruling: what was reckoned, and where it stands. */
export interface Step {
  /** Where it stands: `'art. 30'`. */
  readonly article: Citation;
  /** The arithmetic or the reason, of which `wording` makes sentences. */
  readonly fact: StepFact;
}

/** A step that moves a score. */
export interface ScoreChange extends Step {
  /** What is added to the score; below 0 for a penalty. */
  readonly points: number;
}

/** `'+5'`, `'−16'`, `'0'`: points as a score sheet writes a change. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
