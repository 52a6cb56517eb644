// Position in, packed plays and their order out: what an engine asks on its own thread, and a worker
// for a pool. Makes no objects.
import type { Lexicon } from '../gaddag/lexicon.js';
import type { BestWish } from '../movegen/best-search.js';
import type { PackedPosition } from '../movegen/generator.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import { createSearcher, type KernelKind, type Searcher } from '../movegen/searcher.js';
import { rankPlays } from '../ranking/rank.js';
import type { Rules } from '../rules/rules.js';
import { checkAlphabets } from './checks.js';

/** Plays of one position, good until the finder is asked again. */
export interface Found {
  readonly plays: PlayBuffer;
  /** Numbers of the plays that were asked for, best first. */
  readonly order: Int32Array;
}

export interface Finder {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  readonly kernel: KernelKind;
  /** Every legal play. */
  all(position: PackedPosition): Found;
  /** The best `count` plays. */
  top(position: PackedPosition, count: number): Found;
  /** Every play with the best score. */
  best(position: PackedPosition): Found;
  /** Every play that scores at most `points` less than the best. */
  within(position: PackedPosition, points: number): Found;
}

/**
 * @param kernel default: WebAssembly where it has been built
 * @throws InputError `OPTION` when lexicon and rules do not go together
 */
export function createFinder(lexicon: Lexicon, rules: Rules, kernel?: KernelKind): Finder {
  checkAlphabets(lexicon, rules);
  const searcher = createSearcher(lexicon.graph, rules, kernel);
  const search = withFilter(searcher, lexicon.wordCount);
  const plays = new PlayBuffer();
  const wished = (position: PackedPosition, wish: BestWish, most: number): Found => {
    const bar = search(position, wish, plays);
    const order = rankPlays(plays);
    const end = order.findIndex(index => plays.score(index) < bar);
    return { plays, order: order.subarray(0, Math.min(end < 0 ? order.length : end, most)) };
  };
  return {
    lexicon,
    rules,
    kernel: searcher.kind,
    all: position => {
      searcher.generate(position, plays);
      return { plays, order: rankPlays(plays) };
    },
    top: (position, count) => wished(position, { count }, count),
    best: position => wished(position, { count: 1 }, Number.POSITIVE_INFINITY),
    within: (position, points) => wished(position, { within: points }, Number.POSITIVE_INFINITY),
  };
}

/** Searches after which the anagram filter has paid for its making (100 ms for a million words). */
const SEARCHES_BEFORE_FILTER = 256;

/** The search for best plays, which makes its filter when it turns out to be asked often. */
function withFilter(searcher: Searcher, wordCount: number): Searcher['search'] {
  let searches = 0;
  return (position, wish, into) => {
    if (searches++ === SEARCHES_BEFORE_FILTER) searcher.useFilter(wordCount);
    return searcher.search(position, wish, into);
  };
}
