// The order of plays is total: score, then across before down, then square, then word.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { parseAt } from '../board/squares.js';
import { type Lexicon, lexiconFromWords } from '../gaddag/lexicon.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import { toPlay } from '../movegen/to-play.js';
import { FIGS } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { LEXICON, VOWEL_WORDS } from '../testing/lexicon.js';
import { heapPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { createSearcher } from './searcher.js';

/** Plays that the kernel has room for before it asks for more (`hand.ts`). */
const FIRST_ROOM = Math.floor(2 ** 17 / 12);

/** The plays of a position best first, after they were found the same as those without an order. */
function best(lexicon: Lexicon, position: Position): Play[] {
  const searcher = createSearcher(lexicon.graph, FIGS);
  const buffer = new PlayBuffer();
  const plays = (): Play[] =>
    Array.from({ length: buffer.length }, (_, i) => toPlay(buffer, i, position));
  searcher.generate(position, buffer);
  const unordered = plays();
  searcher.ranked(position, buffer);
  const ranked = plays();
  expect(texts(ranked)).toEqual(texts(unordered));
  return ranked;
}

function texts(plays: readonly Play[]): string[] {
  return plays.map(({ at, word, score }) => `${at} ${word} ${score}`).sort();
}

/** The order of plays as a person would write it down. */
function inOrder(a: Play, b: Play): number {
  const { square: aSquare, direction: aDirection } = parseAt(a.at)!;
  const { square: bSquare, direction: bDirection } = parseAt(b.at)!;
  if (a.score !== b.score) return b.score - a.score;
  if (aDirection !== bDirection) return aDirection === 'across' ? -1 : 1;
  if (aSquare !== bSquare) return aSquare - bSquare;
  return a.word < b.word ? -1 : 1;
}

function ranked(words: readonly string[], rack: string): string[] {
  return best(lexiconFromWords(words), positionOf({}, rack)).map(({ at, word }) => `${at} ${word}`);
}

test.each([
  ['higher scores come first', ['AI', 'ZII'], 'AIIZ', ['8F ZII', '8G ZII', '8H ZII', 'H6 ZII']],
  ['of equal scores across comes before down', ['AI'], 'AI', ['8G AI', '8H AI', 'H7 AI', 'H8 AI']],
  ['then the order of the alphabet', ['IA', 'AI'], 'AI', ['8G AI', '8G IA', '8H AI', '8H IA']],
  [
    'then a letter before a jolly',
    ['AI'],
    '?AI',
    ['8G AI', '8H AI', 'H7 AI', 'H8 AI', '8G Ai', '8G aI'],
  ],
  ['a word before a longer one that begins with it', ['AI', 'AIJ'], '??AI', ['8F AIj', '8G AI']],
])('%s', (_, words, rack, order) => {
  expect(ranked(words, rack).slice(0, order.length)).toEqual(order);
});

test.each(['?AEIRST', '??AFNOU', 'AEMORST'])(
  'the order is the one a person would write down: empty board, rack %s',
  rack => {
    const plays = best(LEXICON, positionOf({}, rack));
    expect(plays).toEqual([...plays].sort(inOrder));
  },
);

test('the order is the one a person would write down: heaps of tiles, many equal scores', () => {
  const words = fc.array(
    fc.string({ unit: fc.constantFrom(...'AEIOJ'), minLength: 2, maxLength: 5 }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(words, fc.integer(), fc.nat(2), (list, seed, jollies) => {
      const wish = { tileCount: 8, rackSize: 5, jollies };
      const position = heapPosition(createRandom(seed), FIGS, parseWord(ITALIAN, 'AEIO'), wish);
      const plays = best(lexiconFromWords(list), position);
      expect(plays).toEqual([...plays].sort(inOrder));
    }),
  );
});

test.each([{}, { 8: '.......A.......' }])(
  'of more plays than there is room for at first: %j',
  rows => {
    const plays = best(lexiconFromWords(VOWEL_WORDS.slice(0, 300)), positionOf(rows, '??AEIOU'));
    expect(plays.length).toBeGreaterThan(FIRST_ROOM);
    expect(plays).toEqual([...plays].sort(inOrder));
  },
);

test('of one play more than there is room for at first, when it comes with others of the same letters', () => {
  const lexicon = lexiconFromWords(VOWEL_WORDS.slice(0, 237));
  const plays = best(lexicon, positionOf({ 8: '.......EI......' }, '??EIOU'));
  expect(plays).toHaveLength(FIRST_ROOM + 1);
  expect(plays).toEqual([...plays].sort(inOrder));
});

test('no plays have no order', () => {
  expect(best(LEXICON, positionOf({}, 'Q'))).toHaveLength(0);
});
