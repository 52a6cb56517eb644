// A board that grows from the one before keeps its lanes and reads only what has changed: after every turn of a
// game, after a play taken back, and beside another game under other rules, the plays are those of a kernel that
// sees the board for the first time.
import { expect, test } from 'vitest';
import { createCounts } from '../alphabet/tile-counts.js';
import { createBag } from '../board/bag.js';
import type { PackedPosition } from '../board/position.js';
import { createSearcher, type Searcher } from '../ranking/searcher.js';
import { ENGLISH_RULES, FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { LEXICON } from '../testing/lexicon.js';
import { createRandom } from '../testing/random.js';
import { times } from '../testing/thorough.js';
import { createMadePlay, makePlay, unmakePlay } from './make-play.js';
import { PlayBuffer } from './play-buffer.js';

const graph = { ...LEXICON.graph };

/** All plays as numbers, by a kernel that knows no other board. */
function fresh(position: PackedPosition, rules: Rules): Int32Array {
  const plays = new PlayBuffer();
  createSearcher({ ...LEXICON.graph }, rules).ranked(position, plays);
  return plays.copy().data;
}

function expectFresh(searcher: Searcher, position: PackedPosition, rules: Rules): PlayBuffer {
  const plays = new PlayBuffer();
  searcher.ranked(position, plays);
  const same = Buffer.compare(bytesOf(plays.copy().data), bytesOf(fresh(position, rules)));
  expect(same).toBe(0);
  return plays;
}

function bytesOf(data: Int32Array): Uint8Array {
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

test('plays on a board that grew are those of the board', () => {
  const random = createRandom(20261123);
  const searcher = createSearcher(graph, FIGS);
  const other = createSearcher(graph, ENGLISH_RULES); // the same kernel
  const made = createMadePlay();
  for (let game = 0; game < times(12, 2); game++) {
    const bag = createBag(FIGS, random);
    const position = { tiles: new Uint8Array(225), rackCounts: createCounts() };
    for (let turn = 0; turn < 12; turn++) {
      bag.fill(position.rackCounts, 7);
      const plays = expectFresh(searcher, position, FIGS);
      if (plays.length === 0) break;
      const index = random.below(plays.length);
      makePlay(position, plays, index, made);
      expectFresh(searcher, position, FIGS);
      if (turn % 3 === 1) {
        unmakePlay(position, made);
        expectFresh(searcher, position, FIGS);
        makePlay(position, plays, random.below(plays.length), made);
      }
      if (turn === 7) expectFresh(other, position, ENGLISH_RULES);
    }
  }
});

test('many games that go on from one position', () => {
  const random = createRandom(7);
  const searcher = createSearcher(graph, FIGS);
  const made = createMadePlay();
  const bag = createBag(FIGS, random);
  const position = { tiles: new Uint8Array(225), rackCounts: createCounts() };
  bag.fill(position.rackCounts, 7);
  for (let round = 0; round < 10; round++) {
    const plays = expectFresh(searcher, position, FIGS);
    makePlay(position, plays, random.below(plays.length), made);
    expectFresh(searcher, position, FIGS);
    unmakePlay(position, made);
  }
});
