// What travels between a simulation and its threads: scenes and pieces of work there, sums back.
import type { SharedLexicon } from '../../gaddag/lexicon.js';
import type { SharedLeaves } from '../../leaves/leave-table.js';
import type { SharedWins } from '../../outlook/win-table.js';
import type { Rules } from '../../rules/rules.js';
import type { Scene } from './scene.js';

export interface SimulationSetup {
  readonly shared: SharedLexicon;
  readonly rules: Rules;
  readonly leaves: SharedLeaves | undefined;
  readonly wins: SharedWins | undefined;
}

export interface SimulationTask {
  readonly scene: Scene;
  /** Tells one scene from the next. */
  readonly sceneId: number;
  readonly first: number;
  readonly count: number;
  readonly live: readonly number[];
}
