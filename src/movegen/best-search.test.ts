// The search for the best plays, in WebAssembly and in TypeScript, against the full list of the TypeScript
// generator, on every kind of position.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITALIAN } from '../alphabet/alphabets.js';
import type { Position } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { createSearcher, type Searcher } from '../ranking/searcher.js';
import { FIGS } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { LEXICON } from '../testing/lexicon.js';
import { heapPosition, type Manner, playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import type { BestWish } from './best-search.js';
import { Generator } from './generator.js';
import { PLAY, PlayBuffer } from './play-buffer.js';

const WISHES: readonly BestWish[] = [{ count: 1 }, { count: 7 }, { within: 0 }, { within: 12 }];

/** The packed plays of `bar` points or more, sorted as text. */
function packed(plays: PlayBuffer, bar: number): string[] {
  const found: string[] = [];
  for (let i = 0; i < plays.length; i++) {
    if (plays.score(i) < bar) continue;
    const tiles = Array.from({ length: plays.tileCount(i) }, (_, place) => plays.tile(i, place));
    found.push([plays.data[i * PLAY]! & 511, plays.score(i), ...tiles].join(' '));
  }
  return found.sort();
}

/** Fewest points of what is wished for, by the full list. */
function barOf(plays: PlayBuffer, wish: BestWish): number {
  const scores = Array.from({ length: plays.length }, (_, i) => plays.score(i)).sort(
    (a, b) => b - a,
  );
  if (scores.length === 0) return 0;
  if ('within' in wish) return Math.max(0, scores[0]! - wish.within);
  return scores[Math.min(wish.count, scores.length) - 1]!;
}

function expectSame(generator: Generator, search: Searcher, position: Position): void {
  const all = new PlayBuffer();
  const best = new PlayBuffer();
  generator.generate(position, all);
  for (const wish of WISHES) {
    const bar = barOf(all, wish);
    search.best(position, wish, best);
    expect(packed(best, 0)).toEqual(packed(all, bar));
  }
}

const MANNERS: readonly Manner[] = ['any', 'edge', 'crowd'];

const KINDS = ['wasm', 'typescript'] as const;

test.each(KINDS.flatMap(kind => [false, true].map(filter => ({ kind, filter }))))(
  'the best plays are the head of all plays, ties and all ($kind, filter: $filter)',
  ({ kind, filter }) => {
    const random = createRandom(20261121);
    const engine = createEngine({ lexicon: LEXICON });
    const generator = new Generator(LEXICON.graph, FIGS);
    // a graph of its own: the filter stays with the graph
    const search = createSearcher({ ...LEXICON.graph }, FIGS, kind);
    if (filter) search.useFilter(LEXICON.wordCount);
    for (let i = 0; i < 90; i++) {
      const jollies = i % 3;
      const rackSize = i % 5 === 0 ? 1 + jollies + random.below(5) : 7;
      const wish = {
        turns: random.below(14),
        manner: MANNERS[i % 3]!,
        rackSize: Math.min(7, rackSize),
        jollies,
      };
      expectSame(generator, search, playedPosition(random, engine, wish));
    }
  },
);

test.each(KINDS)('the same on random lexica and on heaps of tiles (%s)', kind => {
  const letters = [1, 5, 9, 15, 18, 19, 20];
  const word = fc
    .array(fc.constantFrom(...letters), { minLength: 2, maxLength: 9 })
    .map(codes => codes.map(code => ITALIAN.upper[code]).join(''));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 5, maxLength: 120 }),
      fc.nat(),
      fc.nat(60),
      fc.nat(2),
      (words, seed, tileCount, jollies) => {
        const lexicon = lexiconFromWords(words);
        const search = createSearcher(lexicon.graph, FIGS, kind);
        search.useFilter(lexicon.wordCount);
        const wish = { tileCount, rackSize: 7, jollies };
        const position = heapPosition(createRandom(seed), FIGS, letters, wish);
        expectSame(new Generator(lexicon.graph, FIGS), search, position);
      },
    ),
    { numRuns: 150 },
  );
});

test.each(KINDS)('a filter made for a larger rack does not mislead a smaller one (%s)', kind => {
  // with a rack of four, CASE is a bingo that a filter for words of seven letters does not know
  const lexicon = lexiconFromWords(['CASE', 'CASA', 'CASERMA']);
  createSearcher(lexicon.graph, FIGS, kind).useFilter(lexicon.wordCount);
  const four = { ...FIGS, rackSize: 4 };
  const search = createSearcher(lexicon.graph, four, kind);
  const position = positionOf({}, 'ACES', four);
  expectSame(new Generator(lexicon.graph, four), search, position);
  search.useFilter(lexicon.wordCount);
  expectSame(new Generator(lexicon.graph, four), search, position);
});
