// Plays lane by lane against those of the kernel, on boards with and without jollies, and after plays were made and
// taken back.
import { expect, test } from 'vitest';
import { createCounts } from '../../alphabet/tile-counts.js';
import { createPosition, type Position } from '../../board/position.js';
import { createEngine } from '../../engine/engine.js';
import { FIGS } from '../../rules/editions.js';
import { LEXICON } from '../../testing/lexicon.js';
import { playedPosition } from '../../testing/positions.js';
import { createRandom, type Random } from '../../testing/random.js';
import { playOf } from './moves.js';
import { Plies } from './plies.js';
import { createRackBits, RACKS } from './racks.js';

const ENGINE = createEngine({ lexicon: LEXICON, rules: FIGS });

function randomPosition(random: Random, number: number): Position {
  const manner = (['any', 'edge', 'crowd'] as const)[number % 3]!;
  const wish = { turns: number % 12, manner, rackSize: 1 + random.below(7), jollies: 0 };
  const jollies = Math.min(wish.rackSize, number % 5 === 0 ? 2 : number % 5 === 1 ? 1 : 0);
  return playedPosition(random, ENGINE, { ...wish, jollies });
}

/** Numbers of the plays at a ply that the tiles held are enough for. */
function playsAt(plies: Plies, ply: number, held: number): number[] {
  const found: number[] = [];
  for (let lane = 0; lane < 30; lane++) {
    const list = plies.listOf(ply, lane, 0, held);
    for (let play = plies.first(list); play < plies.end(list); play++) {
      if ((plies.store.need[play]! & ~held) === 0) found.push(play);
    }
  }
  return found;
}

function expectSame(position: Position, plies: Plies, numbers: readonly number[]): void {
  const { tiles, rackCounts } = position;
  const found = numbers.map(each => playOf(FIGS, plies.store, each, tiles, rackCounts));
  const texts = (plays: Iterable<(typeof found)[number]>): string[] =>
    [...plays].map(play => JSON.stringify(play)).sort();
  expect(texts(found)).toEqual(texts(ENGINE.plays(position)));
}

test('every play of the kernel, and no other, at each ply', () => {
  const random = createRandom(8);
  for (let number = 0; number < 40; number++) {
    const position = randomPosition(random, number);
    const rack = createRackBits(FIGS, position.rackCounts);
    const other = createRackBits(FIGS, createCounts());
    const plies = new Plies(LEXICON, FIGS, [rack, other], 10, 1 << 20);
    plies.begin(position.tiles);
    let held = rack.full;
    const counts = Int32Array.from(position.rackCounts);
    const first = playsAt(plies, 0, held);
    expectSame(position, plies, first);
    let ply = 0;
    for (let plays = first; plays.length > 0; plays = playsAt(plies, ply, held)) {
      const play = random.pick(plays);
      for (let n = 0; n < plies.store.size(play); n++) {
        const tile = plies.store.tile(play, n);
        counts[tile > 31 ? 0 : tile]!--;
      }
      held = rack.after[held * RACKS + plies.store.need[play]!]!;
      plies.make(ply++, play);
      const after = createPosition(FIGS, plies.tiles, Int32Array.from(counts));
      expectSame(after, plies, playsAt(plies, ply, held));
    }
    for (; ply > 0; ply--) plies.unmake(ply);
    expect(plies.tiles).toEqual(position.tiles);
    expectSame(position, plies, playsAt(plies, 0, rack.full));
  }
});
