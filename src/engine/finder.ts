// Position in, packed plays in their order out: what an engine asks on its own thread, and a worker
// for a pool. Makes no objects.
import { checkOneAlphabet } from '../alphabet/one-alphabet.js';
import type { Exchange, Measure } from '../board/move.js';
import type { PackedPosition } from '../board/position.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { bagStateOf } from '../leaves/bag-state.js';
import { exchangesOf } from '../leaves/exchanges.js';
import { createJudge } from '../leaves/judge.js';
import { checkLeaves, type LeaveTable } from '../leaves/leave-table.js';
import { NO_TERMS, type Terms, withDefaults } from '../leaves/terms.js';
import type { KeptWorth } from '../movegen/kept-worth.js';
import type { BestWish } from '../movegen/kernel.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import { createSearcher } from '../ranking/searcher.js';
import { createRules } from '../rules/create-rules.js';
import type { Rules } from '../rules/rules.js';

/** What a finder, and so an engine, judges plays with. */
export interface FinderOptions {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** Without them equity is the score. */
  readonly leaves?: LeaveTable | undefined;
  /** Terms of judgement that are to be on or off against their default. */
  readonly terms?: Partial<Terms> | undefined;
}

/** Every answer is a buffer of plays, best first by a measure, good until the finder is asked again. */
export interface Finder {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  readonly leaves: LeaveTable | undefined;
  /** Every legal play. */
  all(position: PackedPosition, by?: Measure): PlayBuffer;
  /** The best `count` plays. */
  top(position: PackedPosition, count: number, by?: Measure): PlayBuffer;
  /** Every play that is worth as much as the best. */
  best(position: PackedPosition, by?: Measure): PlayBuffer;
  /** Every play that is worth at most `distance` less than the best: points, by equity thousandths. */
  within(position: PackedPosition, distance: number, by?: Measure): PlayBuffer;
  /** What the rack keeps, good until it is asked again; undefined without leaves. */
  kept(position: PackedPosition): KeptWorth | undefined;
  /** Every exchange that is allowed, best first by what it keeps. */
  exchanges(position: PackedPosition): Exchange[];
}

/**
 * Searches, for each word of the lexicon, after which the tables that look words up by their letters have paid
 * for their making (45 ms for 302,068 words, 450 ms for 1.6 million). Each saves 5 to 10 µs of a search, with
 * jollies some ten times as much.
 */
const SEARCHES_PER_WORD = 1 / 64;
const SEARCHES_WITH_JOLLY = 8;

/**
 * @throws InputError `ALPHABETS_DIFFER` when lexicon and rules do not go together, `LEAVES_TILES` when leaves and
 *   rules do not; `RULES_VALUES` as `createRules`
 */
export function createFinder({ lexicon, rules, leaves, terms }: FinderOptions): Finder {
  createRules(rules);
  checkOneAlphabet(lexicon, rules);
  if (leaves !== undefined) checkLeaves(leaves, rules);
  const judge = leaves && createJudge(rules, leaves, withDefaults(terms));
  const blind = createJudge(rules, undefined, NO_TERMS);
  const searcher = createSearcher(lexicon.graph, rules);
  const plays = new PlayBuffer();
  const enough = lexicon.wordCount * SEARCHES_PER_WORD;
  let searches = 0;
  const kept = (position: PackedPosition): KeptWorth | undefined =>
    judge?.read(position.rackCounts, bagStateOf(rules, position));
  const judged = (position: PackedPosition, by: Measure): KeptWorth | undefined =>
    by === 'equity' ? kept(position) : undefined;
  const wished = (position: PackedPosition, wish: BestWish, by: Measure): PlayBuffer => {
    if (searches > enough) searcher.useFilter(lexicon.wordCount);
    else searches += position.rackCounts[0] === 0 ? 1 : SEARCHES_WITH_JOLLY;
    searcher.best(position, wish, plays, judged(position, by));
    return plays;
  };
  return {
    lexicon,
    rules,
    leaves,
    kept,
    exchanges(position) {
      const state = bagStateOf(rules, position);
      const ways = (judge ?? blind).read(position.rackCounts, state);
      return exchangesOf(rules, position.rackCounts, state.bag, ways);
    },
    all(position, by = 'score') {
      searcher.ranked(position, plays, judged(position, by));
      return plays;
    },
    top(position, count, by = 'score') {
      wished(position, { count }, by).cut(count);
      return plays;
    },
    best: (position, by = 'score') => wished(position, BEST, by),
    within(position, distance, by = 'score') {
      // where equity is the score, its thousandths are points
      const points =
        by === 'equity' && judge === undefined ? Math.floor(distance / 1000) : distance;
      return wished(position, { within: points }, by);
    },
  };
}

/** All that is worth as much as the best. */
const BEST: BestWish = { within: 0 };
