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

/** Number of words for which a filter would take too long to make, and 256 MB: no list made by people has that many. */
const MOST_FILTERED = 1 << 26;

/** Searches after which the anagram filter has paid for its making (100 ms for a million words). */
const SEARCHES_BEFORE_FILTER = 256;

/** @throws InputError `ALPHABETS_DIFFER` when lexicon and rules do not go together; `RULES_VALUES` as `createRules` */
export function createFinder(lexicon: Lexicon, rules: Rules): Finder {
  createRules(rules);
  checkOneAlphabet(lexicon, rules);
  const searcher = createSearcher(lexicon.graph, rules);
  const plays = new PlayBuffer();
  let searches = 0;
  const wished = (position: PackedPosition, wish: BestWish): PlayBuffer => {
    const isTime = searches++ === SEARCHES_BEFORE_FILTER;
    if (isTime && lexicon.wordCount <= MOST_FILTERED) searcher.useFilter(lexicon.wordCount);
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
