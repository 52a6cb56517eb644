// Position in, packed plays in their order out: the generator and the search for the best plays behind
// one interface, in WebAssembly where that has been built, else in TypeScript.
import type { Gaddag } from '../gaddag/gaddag.js';
import { BestSearch, type BestWish } from '../movegen/best-search.js';
import { Generator, type PackedPosition } from '../movegen/generator.js';
import { hasKernel, kernelOn } from '../movegen/kernel.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import type { Rules } from '../rules/rules.js';
import { rankPlays } from './rank.js';

/** What searches: the WebAssembly kernel, or the TypeScript that is its reference. */
export type KernelKind = 'wasm' | 'typescript';

/**
 * Finds plays and writes them into a buffer, which is emptied first. Any number of searchers may stand
 * side by side; one search runs at a time in a thread.
 */
export interface Searcher {
  readonly kernel: KernelKind;
  /** Every legal play, in no particular order. */
  generate(position: PackedPosition, into: PlayBuffer): void;
  /** Every legal play, best first. */
  ranked(position: PackedPosition, into: PlayBuffer): void;
  /** The plays asked for, best first, with every tie of the last. */
  best(position: PackedPosition, wish: BestWish, into: PlayBuffer): void;
  /** Makes the anagram filter (`anagram-filter.ts`), which pays from some dozen searches on. */
  useFilter(wordCount: number): void;
}

/** @param kernel default: WebAssembly where it has been built */
export function createSearcher(
  graph: Gaddag,
  rules: Rules,
  kernel: KernelKind = hasKernel() ? 'wasm' : 'typescript',
): Searcher {
  return kernel === 'wasm' ? searcherInWasm(graph, rules) : searcherInTypeScript(graph, rules);
}

function searcherInWasm(graph: Gaddag, rules: Rules): Searcher {
  const kernel = kernelOn(graph);
  return {
    kernel: 'wasm',
    generate: (position, into) => kernel.generate(position, rules, into, false),
    ranked: (position, into) => kernel.generate(position, rules, into, true),
    best: (position, wish, into) => kernel.search(position, rules, wish, into),
    useFilter: wordCount => kernel.useFilter(wordCount, rules.rackSize),
  };
}

function searcherInTypeScript(graph: Gaddag, rules: Rules): Searcher {
  const generator = new Generator(graph, rules);
  const search = new BestSearch(graph, rules);
  const found = new PlayBuffer();
  return {
    kernel: 'typescript',
    generate: (position, into) => generator.generate(position, into),
    ranked(position, into) {
      generator.generate(position, found);
      into.take(found, rankPlays(found));
    },
    best(position, wish, into) {
      const least = search.search(position, wish, found);
      const order = rankPlays(found);
      const end = order.findIndex(index => found.score(index) < least);
      into.take(found, end < 0 ? order : order.subarray(0, end));
    },
    useFilter: wordCount => search.useFilter(wordCount),
  };
}
