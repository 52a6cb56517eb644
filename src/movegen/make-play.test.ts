import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { formatTile } from '../alphabet/alphabet.js';
import { sumOf } from '../alphabet/tile-counts.js';
import { createEngine } from '../engine/engine.js';
import { createSearcher } from '../ranking/searcher.js';
import { FIGS } from '../rules/editions.js';
import { LEXICON } from '../testing/lexicon.js';
import { playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { isThorough } from '../testing/thorough.js';
import { createMadePlay, makePlay, unmakePlay } from './make-play.js';
import { PlayBuffer } from './play-buffer.js';
import { formatPlay } from './to-play.js';

test('a play made stands on the board with its tiles off the rack; unmade, all is as before', () => {
  const random = createRandom(7);
  const engine = createEngine({ lexicon: LEXICON });
  const generator = createSearcher(LEXICON.graph, FIGS);
  const plays = new PlayBuffer();
  const made = createMadePlay();
  let count = 0;
  for (let i = 0; i < 40; i++) {
    const wish = { turns: i % 9, manner: 'any', rackSize: 7, jollies: i % 3 } as const;
    const position = playedPosition(random, engine, wish);
    const before = [...position.tiles, ...position.rackCounts];
    generator.generate(position, plays);
    for (let index = 0; index < plays.length; index += 97) {
      const { alphabet } = position.rules;
      const word = formatPlay(plays, index, position.tiles, alphabet).split(' ')[1] as string;
      const laid = plays.tileCount(index);
      makePlay(position, plays, index, made);
      expect(sumOf(position.rackCounts)).toBe(7 - laid);
      const step = plays.isAcross(index) ? 1 : 15;
      const squares = Array.from({ length: word.length }, (_, i) => plays.square(index) + i * step);
      expect(squares.map(at => formatTile(alphabet, position.tiles[at]!)).join('')).toBe(word);
      unmakePlay(position, made);
      expect([...position.tiles, ...position.rackCounts]).toEqual(before);
      count++;
    }
  }
  expect(count).toBeGreaterThan(100);
});

test.runIf(isThorough())(
  'self-play over core allocates nothing to speak of: less than half a number a position',
  async () => {
    const args = ['--expose-gc', 'bench/self-play.js', '--games', '4000'];
    const { stdout } = await promisify(execFile)('node', args);
    const { positions, heapGrowth } = JSON.parse(stdout) as {
      positions: number;
      heapGrowth: number;
    };
    expect(positions).toBeGreaterThan(100_000);
    expect(heapGrowth / positions).toBeLessThan(8);
  },
);
