// Position in, packed plays out: the generator and the search for the best plays behind one interface,
// in WebAssembly where that has been built, else in TypeScript.
import type { Gaddag } from '../gaddag/gaddag.js';
import type { Rules } from '../rules/rules.js';
import { BestSearch, type BestWish } from './best-search.js';
import { Generator, type PackedPosition } from './generator.js';
import { hasKernel, kernelOn } from './kernel.js';
import type { PlayBuffer } from './play-buffer.js';

/** What searches: the WebAssembly kernel, or the TypeScript that is its reference. */
export type KernelKind = 'wasm' | 'typescript';

/** Finds plays; any number of searchers may stand side by side, one search runs at a time in a thread. */
export interface Searcher {
  readonly kind: KernelKind;
  /**
   * Writes every legal play into the buffer, which is emptied first, in no particular order.
   *
   * @returns number of plays
   */
  generate(position: PackedPosition, into: PlayBuffer): number;
  /**
   * Writes the best plays into the buffer, which is emptied first: all that are asked for with every
   * tie of the last, and some that were the best when they were found.
   *
   * @returns fewest points of the plays asked for
   */
  search(position: PackedPosition, wish: BestWish, into: PlayBuffer): number;
  /** Makes the anagram filter (`anagram-filter.ts`), which pays from some dozen searches on. */
  useFilter(wordCount: number): void;
}

/** @param kind default: WebAssembly where it has been built */
export function createSearcher(
  graph: Gaddag,
  rules: Rules,
  kind: KernelKind = hasKernel() ? 'wasm' : 'typescript',
): Searcher {
  return kind === 'wasm' ? searcherInWasm(graph, rules) : searcherInTypeScript(graph, rules);
}

function searcherInWasm(graph: Gaddag, rules: Rules): Searcher {
  const kernel = kernelOn(graph);
  return {
    kind: 'wasm',
    generate: (position, into) => kernel.generate(position, rules, into),
    search: (position, wish, into) => kernel.search(position, rules, wish, into),
    useFilter: wordCount => kernel.useFilter(wordCount, rules.rackSize),
  };
}

function searcherInTypeScript(graph: Gaddag, rules: Rules): Searcher {
  const generator = new Generator(graph, rules);
  const best = new BestSearch(graph, rules);
  return {
    kind: 'typescript',
    generate: (position, into) => generator.generate(position, into),
    search: (position, wish, into) => best.search(position, wish, into),
    useFilter: wordCount => best.useFilter(wordCount),
  };
}
