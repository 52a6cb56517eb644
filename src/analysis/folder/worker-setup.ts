// What threads that judge games are started with.
import type { SharedLexicon } from '../../gaddag/lexicon.js';
import type { SharedLeaves } from '../../leaves/leave-table.js';
import type { SharedPlayed } from '../../outlook/played-words.js';
import type { SharedWins } from '../../outlook/win-table.js';
import type { Rules } from '../../rules/rules.js';
import type { Depth } from '../depth.js';

/** Everything that the judgement of a game depends on. */
export interface AnalysisSetup {
  readonly shared: SharedLexicon;
  readonly rules: Rules;
  readonly leaves: SharedLeaves | undefined;
  readonly wins: SharedWins | undefined;
  readonly played: SharedPlayed | undefined;
  readonly depth: Depth;
  readonly count: number;
  readonly seed: string;
  readonly engine: string;
  /** Whether the whole analysis is wanted. */
  readonly json: boolean;
}
