// Position in, packed plays in their order out: what an engine asks on its own thread, and a worker
// for a pool. Makes no objects.
import { checkOneAlphabet } from '../alphabet/one-alphabet.js';
import type { PackedPosition } from '../board/position.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { BestWish } from '../movegen/kernel.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import { createSearcher } from '../ranking/searcher.js';
import { createRules } from '../rules/create-rules.js';
import type { Rules } from '../rules/rules.js';

/** Every answer is a buffer of plays, best first, good until the finder is asked again. */
export interface Finder {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** Every legal play. */
  all(position: PackedPosition): PlayBuffer;
  /** The best `count` plays. */
  top(position: PackedPosition, count: number): PlayBuffer;
  /** Every play with the best score. */
  best(position: PackedPosition): PlayBuffer;
  /** Every play that scores at most `points` less than the best. */
  within(position: PackedPosition, points: number): PlayBuffer;
}

/**
 * Searches, for each word of the lexicon, after which the tables that look words up by their letters have paid
 * for their making (45 ms for 302,068 words, 450 ms for 1.6 million). Each saves 5 to 10 µs of a search, with
 * jollies some ten times as much.
 */
const SEARCHES_PER_WORD = 1 / 64;
const SEARCHES_WITH_JOLLY = 8;

/** @throws InputError `ALPHABETS_DIFFER` when lexicon and rules do not go together; `RULES_VALUES` as `createRules` */
export function createFinder(lexicon: Lexicon, rules: Rules): Finder {
  createRules(rules);
  checkOneAlphabet(lexicon, rules);
  const searcher = createSearcher(lexicon.graph, rules);
  const plays = new PlayBuffer();
  const enough = lexicon.wordCount * SEARCHES_PER_WORD;
  let searches = 0;
  const wished = (position: PackedPosition, wish: BestWish): PlayBuffer => {
    if (searches > enough) searcher.useFilter(lexicon.wordCount);
    else searches += position.rackCounts[0] === 0 ? 1 : SEARCHES_WITH_JOLLY;
    searcher.best(position, wish, plays);
    return plays;
  };
  return {
    lexicon,
    rules,
    all(position) {
      searcher.ranked(position, plays);
      return plays;
    },
    top(position, count) {
      wished(position, { count }).cut(count);
      return plays;
    },
    best: position => wished(position, { count: 1 }),
    within: (position, points) => wished(position, { within: points }),
  };
}
