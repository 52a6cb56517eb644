// What an analysis asks for moves.
import type { Measure, Move } from '../board/move.js';
import type { Position } from '../board/position.js';
import type { PlayList } from '../engine/play-list.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { LeaveTable } from '../leaves/leave-table.js';
import type { AbortSignalLike } from '../platform/types.js';
import type { Rules } from '../rules/rules.js';

/** What finds the moves of a position: an engine, or a pool of them. */
export interface PlayFinder {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** What tiles kept are judged by; without it equity is the score. */
  readonly leaves?: LeaveTable | undefined;
  /** Every legal play, best first. */
  plays(
    position: Position,
    options?: { readonly by?: Measure; readonly signal?: AbortSignalLike },
  ): PlayList | Promise<PlayList>;
  /** Plays, exchanges and the pass, best first by equity. */
  moves(
    position: Position,
    options?: { readonly count?: number; readonly signal?: AbortSignalLike },
  ): readonly Move[] | Promise<readonly Move[]>;
}
