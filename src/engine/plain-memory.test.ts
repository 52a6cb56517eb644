// Where nothing can be shared, as in most pages: the kernel for ordinary memory, on a copy of its own, finds
// what the one for shared memory finds, and still works when its memory has grown.
import { afterEach, expect, test, vi } from 'vitest';
import { type Lexicon, lexiconFromBytes } from '../gaddag/lexicon.js';
import { PlayBuffer } from '../movegen/play-buffer.js';
import { createSearcher } from '../ranking/searcher.js';
import { FIGS } from '../rules/editions.js';
import { positionOf } from '../testing/boards.js';
import { LEXICON } from '../testing/lexicon.js';
import { createEngine } from './engine.js';

const POSITIONS = ['AENRST?', '??AEINO', 'CANE'].map(rack =>
  positionOf({ 8: '.....MICIO.....' }, rack),
);
const shared = createEngine({ lexicon: LEXICON });

afterEach(() => {
  vi.unstubAllGlobals();
});

function unshared(): Lexicon {
  const file = new Uint8Array(LEXICON.bytes);
  vi.stubGlobal('SharedArrayBuffer', undefined);
  return lexiconFromBytes(file.subarray(0, new DataView(file.buffer).getUint32(12, true)));
}

test('a lexicon without shared memory gives the same plays in the same order', () => {
  const expected = POSITIONS.map(position => [...shared.plays(position)]);
  const lexicon = unshared();
  expect(lexicon.bytes).toBeInstanceOf(ArrayBuffer);
  const engine = createEngine({ lexicon });
  expect(POSITIONS.map(position => [...engine.plays(position)])).toEqual(expected);
});

test('memory grows for the anagram filter, and for another kernel, without a kernel noticing', () => {
  const [position] = POSITIONS as [(typeof POSITIONS)[0]];
  const expected = shared.top(position);
  const lexicon = unshared();
  const engine = createEngine({ lexicon });
  const other = createSearcher({ ...lexicon.graph }, FIGS);
  const plays = new PlayBuffer();
  for (let i = 0; i < 300; i++) engine.top(position);
  other.best(position, { count: 1 }, plays);
  expect(engine.top(position)).toEqual(expected);
  other.useFilter(lexicon.wordCount);
  other.best(position, { count: 1 }, plays);
  expect(engine.top(position)).toEqual(expected);
});

test('ordinary bytes become a lexicon, which has its own, with and without shared memory', () => {
  const { bytes } = unshared();
  const copy = lexiconFromBytes(bytes);
  expect(copy.bytes).not.toBe(bytes);
  expect(copy.checksum).toBe(LEXICON.checksum);
  vi.unstubAllGlobals();
  const inNode = lexiconFromBytes(bytes);
  expect(inNode.bytes).toBeInstanceOf(SharedArrayBuffer);
  expect(inNode.checksum).toBe(LEXICON.checksum);
});
