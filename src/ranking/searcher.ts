// Position in, packed plays in their order out: the kernel behind one interface, for engines and
// simulators.
import type { PackedPosition } from '../board/position.js';
import type { Gaddag } from '../gaddag/gaddag.js';
import type { KeptWorth } from '../movegen/kept-worth.js';
import { type BestWish, kernelOn } from '../movegen/kernel.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import type { Rules } from '../rules/rules.js';

/**
 * Finds plays and writes them into a buffer, which is emptied first. Any number of searchers may stand
 * side by side; one search runs at a time in a thread.
 */
export interface Searcher {
  /** Every legal play, in no particular order. */
  generate(position: PackedPosition, into: PlayBuffer): void;
  /**
   * Every legal play, best first.
   *
   * @param kept by equity: what the rack keeps, filled for it
   */
  ranked(position: PackedPosition, into: PlayBuffer, kept?: KeptWorth): void;
  /**
   * The plays asked for, best first, with every tie of the last: by score, then across before down, square and
   * word; by equity, and then in that order.
   *
   * @param kept by equity: what the rack keeps, filled for it
   */
  best(position: PackedPosition, wish: BestWish, into: PlayBuffer, kept?: KeptWorth): void;
  /**
   * Has bingos looked up by their letters from now on, when nobody is making the tables for it right now. They
   * are made once for all threads (450 ms and 31 MB for 1.6 million words), and pay after some thousand
   * searches of the best plays, with jollies after some hundred.
   *
   * @param wordCount words of the graph; tables of more than 67 million are not made
   */
  useFilter(wordCount: number): void;
}

/** A searcher of a lexicon's graph under rules, neither of which is checked. */
export function createSearcher(graph: Gaddag, rules: Rules): Searcher {
  const kernel = kernelOn(graph);
  return {
    generate: (position, into) => kernel.generate(position, rules, into, false),
    ranked: (position, into, kept) => kernel.generate(position, rules, into, true, kept),
    best: (position, wish, into, kept) => kernel.search(position, rules, wish, into, kept),
    useFilter: wordCount => kernel.useAnagrams(wordCount),
  };
}
