// The rooms so far as one object on one thread: position in, ranked plays out.
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import { toPlay } from '../movegen/to-play.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { checkNumber, checkRules } from './checks.js';
import { createFinder, type Finder } from './finder.js';
import { createPlayList, type PlayList } from './play-list.js';

/** What an engine finds plays with. */
export interface EngineOptions {
  readonly lexicon: Lexicon;
  /** Default `FIGS`. */
  readonly rules?: Rules;
}

/** Plays of a `top` that names no count. */
export const DEFAULT_COUNT = 10;

/** How much of the best is asked for. */
export interface TopOptions {
  /** Default 10. */
  readonly count?: number;
}

/** The best score of a position, ties and all. */
export interface TopScore {
  /** 0 when there is no play. */
  readonly score: number;
  /** Every play that reaches it, in tie order. */
  readonly plays: readonly Play[];
}

/** Finds plays, on the thread of the caller. */
export interface Engine {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** Every legal play, best first. */
  plays(position: Position): PlayList;
  /** The best plays, best first. */
  top(position: Position, options?: TopOptions): Play[];
  /** The best score, with every play that reaches it. */
  topScore(position: Position): TopScore;
  /** Every play that scores at most `points` less than the best, best first. */
  within(position: Position, points: number): Play[];
}

/**
 * An engine that answers at once, on the thread of the caller.
 *
 * @throws InputError `ALPHABETS_DIFFER` when lexicon and rules do not go together, `RULES_VALUES` as
 *   `createRules`; from its questions `RULES_DIFFER` for a position under other rules and
 *   `OPTION_NUMBER` for a number out of range
 */
export function createEngine({ lexicon, rules = FIGS }: EngineOptions): Engine {
  return engineOn(createFinder(lexicon, rules));
}

/** The engine that asks `finder`. */
export function engineOn(finder: Finder): Engine {
  const { lexicon, rules } = finder;
  return {
    lexicon,
    rules,
    plays(position) {
      checkRules(position, rules);
      return createPlayList(finder.all(position).copy(), position);
    },
    top(position, { count = DEFAULT_COUNT } = {}) {
      checkNumber('count', count);
      checkRules(position, rules);
      return toPlays(finder.top(position, count), position);
    },
    topScore(position) {
      checkRules(position, rules);
      return topScoreOf(toPlays(finder.best(position), position));
    },
    within(position, points) {
      checkNumber('points', points, 0);
      checkRules(position, rules);
      return toPlays(finder.within(position, points), position);
    },
  };
}

/** Plays as objects, in their order. */
export function toPlays(plays: PlayBuffer, position: Position): Play[] {
  return Array.from({ length: plays.length }, (_, index) => toPlay(plays, index, position));
}

/** @param plays every play with the best score */
export function topScoreOf(plays: readonly Play[]): TopScore {
  return { score: plays[0]?.score ?? 0, plays };
}
