// The search for the best plays against the full list in its order, on every kind of position: what is asked
// for is its head, ties and all. `all-plays.test.ts` and `searcher.test.ts` hold the full list itself.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITALIAN } from '../alphabet/alphabets.js';
import { formatPosition, type Position } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { memoryOf } from '../gaddag/shared-memory.js';
import { createSearcher, type Searcher } from '../ranking/searcher.js';
import { FIGS } from '../rules/editions.js';
import { anyRules, graphOf, LONGEST_ALPHABET, TILES_OF_LONGEST } from '../testing/any-rules.js';
import { positionOf } from '../testing/boards.js';
import { LEXICON } from '../testing/lexicon.js';
import { heapPosition, type Manner, plantedBingos, playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { times } from '../testing/thorough.js';
import type { BestWish } from './kernel.js';
import { PLAY, PlayBuffer } from './play-buffer.js';

const WISHES: readonly BestWish[] = [
  { count: 1 },
  { count: 2 },
  { count: 7 },
  { count: 300 },
  { within: 0 },
  { within: 12 },
  { within: 60 },
];

/** The first plays: head (lane, start, score) and tiles, without what lies after the last tile. */
function first(plays: PlayBuffer, count = plays.length): string[] {
  return Array.from({ length: count }, (_, i) => {
    const tiles = Array.from({ length: plays.tileCount(i) }, (_, place) => plays.tile(i, place));
    return [plays.data[i * PLAY]! & 511, plays.score(i), ...tiles].join(' ');
  });
}

/** How many plays of the ranked list are wished for. */
function countOf(ranked: PlayBuffer, wish: BestWish): number {
  if (ranked.length === 0) return 0;
  const last = 'count' in wish ? Math.min(wish.count, ranked.length) - 1 : 0;
  const bar = ranked.score(last) - ('within' in wish ? wish.within : 0);
  let count = ranked.length;
  while (ranked.score(count - 1) < bar) count--;
  return count;
}

/** @returns number of bingos */
function expectSame(all: Searcher, search: Searcher, position: Position): number {
  const ranked = new PlayBuffer();
  const best = new PlayBuffer();
  all.ranked(position, ranked);
  for (const wish of WISHES) {
    search.best(position, wish, best);
    const text = `${formatPosition(position)} ${JSON.stringify(wish)}`;
    expect(first(best), text).toEqual(first(ranked, countOf(ranked, wish)));
  }
  const counts = Array.from({ length: ranked.length }, (_, i) => ranked.tileCount(i));
  return counts.filter(count => count === position.rules.rackSize).length;
}

const MANNERS: readonly Manner[] = ['any', 'edge', 'crowd'];

test.each([false, true])('the best plays are the head of all plays (filter: %s)', filter => {
  const random = createRandom(20261121);
  const engine = createEngine({ lexicon: LEXICON });
  const all = createSearcher(LEXICON.graph, FIGS);
  // a graph of its own: the filter stays with the graph
  const search = createSearcher({ ...LEXICON.graph }, FIGS);
  if (filter) search.useFilter(LEXICON.wordCount);
  for (let i = 0; i < times(90, 10); i++) {
    const jollies = i % 3;
    const rackSize = i % 5 === 0 ? 1 + jollies + random.below(5) : 7;
    const wish = {
      turns: random.below(14),
      manner: MANNERS[i % 3]!,
      rackSize: Math.min(7, rackSize),
      jollies,
    };
    expectSame(all, search, playedPosition(random, engine, wish));
  }
});

test('the same on random lexica and on heaps of tiles', () => {
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
        const search = createSearcher({ ...lexicon.graph }, FIGS);
        search.useFilter(lexicon.wordCount);
        const wish = { tileCount, rackSize: 7, jollies };
        const position = heapPosition(createRandom(seed), FIGS, letters, wish);
        expectSame(createSearcher(lexicon.graph, FIGS), search, position);
      },
    ),
    { numRuns: times(150, 25) },
  );
});

test.each([false, true])('the same under rules drawn at random (filter: %s)', filter => {
  for (let seed = 0; seed < times(100, 10); seed++) {
    const random = createRandom(seed);
    const rules = anyRules(random);
    const { rackSize } = rules;
    const engine = createEngine({ lexicon: LEXICON, rules });
    const search = createSearcher({ ...LEXICON.graph }, rules);
    if (filter) search.useFilter(LEXICON.wordCount);
    const jollies = Math.min(rackSize, seed % 3);
    const wish = { turns: random.below(14), manner: MANNERS[seed % 3]!, rackSize, jollies };
    const all = createSearcher(LEXICON.graph, rules);
    expectSame(all, search, playedPosition(random, engine, wish));
  }
});

test.each([
  [0, 'AESTZÄÜ'],
  [1, 'AESTZÄÜ'],
  [2, 'AESTZÄÜ'],
  [2, 'LWY'], // hashes of WY and LYY fall on the last place of the table that remembers answers
])('bingos through any tiles, with a filter, %i jollies, letters %s', (jollies, some) => {
  const letters = [...some].map(text => LONGEST_ALPHABET.codes.get(text)!);
  const base = { ...FIGS, alphabet: LONGEST_ALPHABET, tiles: TILES_OF_LONGEST };
  let bingos = 0;
  for (let seed = 0; seed < times(150, 10); seed++) {
    const random = createRandom(seed);
    const rules = anyRules(random, base);
    const wish = {
      tileCount: 5 + random.below(90),
      jollies: Math.min(jollies, rules.rackSize),
      tries: 60,
    };
    const { position, words } = plantedBingos(random, rules, letters, wish);
    const graph = graphOf(words);
    const search = createSearcher({ ...graph }, rules);
    search.useFilter(words.length);
    bingos += expectSame(createSearcher(graph, rules), search, position);
  }
  expect(bingos).toBeGreaterThan(times(1000, 50));
});

test('the words looked up serve racks of any size', () => {
  // with a rack of four, CASE is a bingo
  const lexicon = lexiconFromWords(['CASE', 'CASA', 'CASERMA']);
  createSearcher(lexicon.graph, FIGS).useFilter(lexicon.wordCount);
  const four = { ...FIGS, rackSize: 4 };
  const search = createSearcher(lexicon.graph, four);
  const position = positionOf({}, 'ACES', four);
  expect(expectSame(search, search, position)).toBeGreaterThan(0);
});

test('tables are made once for all who search a memory, and not while another is making them', () => {
  const words = ['CASE', 'CASA', 'CASERMA', 'MASCERA', 'RAMASCE'];
  const { graph } = lexiconFromWords(words);
  const position = positionOf({}, '?CAERMS');
  const searchers = [0, 1, 2].map(() => createSearcher({ ...graph }, FIGS));
  const [first, second, third] = searchers as [Searcher, Searcher, Searcher];
  for (const search of searchers) expectSame(search, search, position);
  const { memory, noticeAt } = memoryOf(graph);
  const notice = () => new Int32Array(memory.buffer, noticeAt, 6);
  const pages = () => memory.buffer.byteLength;

  notice()[0] = 1; // a thread is at it
  const before = pages();
  first.useFilter(words.length);
  expect(pages()).toBe(before);
  expect(expectSame(third, first, position)).toBeGreaterThan(0);

  notice()[0] = 0; // nobody is
  first.useFilter(words.length);
  const made = pages();
  expect(made).toBeGreaterThan(before);
  expect(notice()[0]).toBe(2);
  second.useFilter(words.length);
  expect(pages()).toBe(made);
  for (const search of [first, second]) {
    expect(expectSame(third, search, position)).toBeGreaterThan(0);
  }
});
