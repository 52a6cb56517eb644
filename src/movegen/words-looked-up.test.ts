// Bingos looked up by their letters (`kernel/anagrams.ts`, `bingos.ts`) where chance does not lead: tables so
// full that piles and the last bucket are in use, letters with one hash, and racks of one tile.
import { expect, test } from 'vitest';
import { parseWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { countTiles } from '../alphabet/tile-counts.js';
import { createPosition, type Position } from '../board/position.js';
import { SQUARE_COUNT } from '../board/squares.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { memoryOf } from '../gaddag/shared-memory.js';
import { createSearcher, type Searcher } from '../ranking/searcher.js';
import { FIGS } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { letterHash } from './letter-hash.js';
import { PlayBuffer } from './play-buffer.js';
import { formatPlay } from './to-play.js';

const best = new PlayBuffer();

/** The best plays as text, found with words looked up. */
function found(search: Searcher, position: Position): string[] {
  search.best(position, { count: 1 }, best);
  const { tiles, rules } = position;
  return Array.from({ length: best.length }, (_, index) =>
    formatPlay(best, index, tiles, rules.alphabet),
  );
}

function searcherOf(words: readonly string[], rules = FIGS): Searcher {
  const { graph, wordCount } = lexiconFromWords(words);
  const search = createSearcher(graph, rules);
  search.useFilter(wordCount);
  const { memory, noticeAt } = memoryOf(graph);
  expect(new Int32Array(memory.buffer, noticeAt, 1)[0]).toBe(2); // made: without tables nothing is looked up
  return search;
}

/** An empty board and a rack of any letters, also of those that no tile has. */
function emptyWith(rack: string): Position {
  const counts = countTiles(parseWord(ITALIAN, rack));
  return createPosition(FIGS, new Uint8Array(SQUARE_COUNT), counts);
}

function hashOf(word: string): number {
  return parseWord(ITALIAN, word).reduce((sum, letter) => (sum + letterHash[letter]!) | 0, 0);
}

/** Every way of taking so many letters, in their order. */
function heapsOf(letters: string, count: number): readonly string[] {
  if (count === 0) return [''];
  return [...letters].flatMap((letter, index) =>
    heapsOf(letters.slice(index), count - 1).map(rest => letter + rest),
  );
}

test('every word of a long list is found by its letters', () => {
  // 31,824 words: 500 for each pile of 240, and four of them, as AAGMMMO, in the last of 32,768 buckets
  const words = heapsOf('AEFGILMNORST', 7);
  const search = searcherOf(words);
  const lost = words.filter(word => {
    search.best(emptyWith(word), { count: 1 }, best);
    return best.length === 0;
  });
  expect(lost).toEqual([]);
});

test('a word is not laid from other letters that have its hash', () => {
  expect(hashOf('JAIQIUW')).toBe(hashOf('JGGNQOT')); // and the dearest and the cheapest letter are in both
  const search = searcherOf(['JAIQIUW']);
  expect(found(search, emptyWith('JAIQIUW'))).not.toEqual([]);
  expect(found(search, emptyWith('JGGNQOT'))).toEqual([]);
});

test('words that share a bucket are laid once each', () => {
  const bucket = (word: string): number => {
    const mixed = Math.imul(hashOf(word), 0x2545f491); // as `mix` does
    return (mixed ^ (mixed >>> 15)) & 0x7fff;
  };
  const words = ['CATARAL', 'CATAREA'];
  expect(bucket('CATARAL')).toBe(bucket('CATAREA'));
  const plays = found(searcherOf(words), positionOf({}, '?AAACRT'));
  expect(plays.length).toBeGreaterThan(1);
  expect(new Set(plays).size).toBe(plays.length);
});

test('a rack of one tile that makes two words at once makes one play', () => {
  const rules = { ...FIGS, rackSize: 1 };
  const search = searcherOf(['CASE', 'ER', 'CAS', 'SO', 'OR'], rules);
  const position = positionOf({ 8: '.......CAS.....', 9: '.........OR....' }, 'E', rules);
  expect(found(search, position)).toEqual(['8H CASE']);
});
