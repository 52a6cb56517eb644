// The rooms so far as one object on one thread: position in, ranked plays out.
import type { Exchange, Measure, Millipoints, Move, Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { LeaveTable } from '../leaves/leave-table.js';
import type { Terms } from '../leaves/terms.js';
import { copyKept, type KeptWorth } from '../movegen/kept-worth.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import { toPlay } from '../movegen/to-play.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { checkBy, checkNumber, checkRules } from './checks.js';
import { createFinder, type Finder } from './finder.js';
import { withExchanges } from './moves.js';
import { createPlayList, type PlayList } from './play-list.js';

/** What an engine finds plays with. */
export interface EngineOptions {
  readonly lexicon: Lexicon;
  /** Default `FIGS`. */
  readonly rules?: Rules;
  /** What tiles kept are worth; without them equity is the score. */
  readonly leaves?: LeaveTable | undefined;
  /** Terms of the static judgement that are to be on or off against their default. */
  readonly terms?: Partial<Terms> | undefined;
}

/** Plays of a `top` that names no count. */
export const DEFAULT_COUNT = 10;

/** What plays are ordered by. */
export interface OrderOptions {
  /** Default `'score'`. */
  readonly by?: Measure | undefined;
}

/** How much of the best is asked for. */
export interface TopOptions extends OrderOptions {
  /** Default 10. */
  readonly count?: number;
}

/** Which moves are asked for. */
export interface MovesOptions {
  /** Default: all of them. */
  readonly count?: number;
}

/** The best score of a position, ties and all. */
export interface TopScore {
  /** 0 when there is no play. */
  readonly score: number;
  /** Every play that reaches it, in tie order. */
  readonly plays: readonly Play[];
}

/** The best equity of a position, ties and all. */
export interface TopEquity {
  /** Thousandths of a point; undefined when there is no play. */
  readonly equity: Millipoints | undefined;
  /** Every play that reaches it, in the order of plays. */
  readonly plays: readonly Play[];
}

/** Finds plays, on the thread of the caller. */
export interface Engine {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** What it judges tiles kept by; undefined where equity is the score. */
  readonly leaves: LeaveTable | undefined;
  /** Every legal play, best first. */
  plays(position: Position, options?: OrderOptions): PlayList;
  /** The best plays, best first. */
  top(position: Position, options?: TopOptions): Play[];
  /** The best score, with every play that reaches it. */
  topScore(position: Position): TopScore;
  /** The best equity, with every play that reaches it. */
  topEquity(position: Position): TopEquity;
  /** Every play that is worth at most `points` less than the best, best first; by equity in points, too. */
  within(position: Position, points: number, options?: OrderOptions): Play[];
  /**
   * Plays, exchanges where the edition allows them, and the pass, best first by equity. Of equal ones plays come
   * before exchanges: plays by score, across before down, square and word; exchanges by more tiles, then by what
   * they keep, in the order of the alphabet. The pass is the last. The bag is what is unseen less a full rack of
   * the other player.
   */
  moves(position: Position, options?: MovesOptions): Move[];
  /** Every exchange that the edition allows, as `moves` orders them. */
  exchanges(position: Position): Exchange[];
}

/**
 * An engine that answers at once, on the thread of the caller.
 *
 * @throws InputError `ALPHABETS_DIFFER` when lexicon and rules do not go together, `LEAVES_TILES` when leaves and
 *   rules do not, `RULES_VALUES` as `createRules`; from its questions `RULES_DIFFER` for a position under other
 *   rules and `OPTION_NUMBER` for a number out of range, `OPTION_FORM` for a measure that is none
 */
export function createEngine({ lexicon, rules = FIGS, leaves, terms }: EngineOptions): Engine {
  return engineOn(createFinder({ lexicon, rules, leaves, terms }));
}

/** The engine that asks `finder`. */
export function engineOn(finder: Finder): Engine {
  const { lexicon, rules, leaves } = finder;
  const check = (position: Position, by: Measure): void => {
    checkRules(position, rules);
    checkBy(by);
  };
  const listed = (plays: PlayBuffer, position: Position): Play[] =>
    toPlays(plays, position, finder.kept(position));
  return {
    lexicon,
    rules,
    leaves,
    plays(position, { by = 'score' } = {}) {
      check(position, by);
      const plays = finder.all(position, by).copy();
      const kept = finder.kept(position);
      return createPlayList(plays, position, kept && copyKept(kept));
    },
    top(position, { count = DEFAULT_COUNT, by = 'score' } = {}) {
      checkNumber('count', count);
      check(position, by);
      return listed(finder.top(position, count, by), position);
    },
    topScore(position) {
      checkRules(position, rules);
      return topScoreOf(listed(finder.best(position), position));
    },
    topEquity(position) {
      checkRules(position, rules);
      return topEquityOf(listed(finder.best(position, 'equity'), position));
    },
    within(position, points, { by = 'score' } = {}) {
      checkNumber('points', points, 0);
      check(position, by);
      const distance = by === 'equity' ? points * 1000 : points;
      return listed(finder.within(position, distance, by), position);
    },
    moves(position, { count = Number.MAX_SAFE_INTEGER } = {}) {
      checkNumber('count', count);
      checkRules(position, rules);
      const plays = listed(finder.top(position, count, 'equity'), position);
      return withExchanges(plays, finder.exchanges(position), count);
    },
    exchanges(position) {
      checkRules(position, rules);
      return finder.exchanges(position);
    },
  };
}

/** Plays as objects, in their order. @param kept what the rack keeps */
export function toPlays(plays: PlayBuffer, position: Position, kept?: KeptWorth): Play[] {
  return Array.from({ length: plays.length }, (_, index) => toPlay(plays, index, position, kept));
}

/** @param plays every play with the best score */
export function topScoreOf(plays: readonly Play[]): TopScore {
  return { score: plays[0]?.score ?? 0, plays };
}

/** @param plays every play with the best equity */
export function topEquityOf(plays: readonly Play[]): TopEquity {
  return { equity: plays[0]?.equity, plays };
}
