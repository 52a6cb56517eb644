// What a simulation compares.
import { createEngine, parsePosition } from 'leggio';
import { expect, test } from 'vitest';
import { LEXICON } from '../../testing/lexicon.js';
import { candidatesOf } from './candidates.js';
import { squaresOf } from './move-filter.js';

const engine = createEngine({ lexicon: LEXICON });
const position = parsePosition(
  '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15',
  undefined,
  'AEIRST?',
);

test('the best moves, and the play that is laid unless it is one of them', () => {
  const best = engine.moves(position, { count: 3 });
  const plays = [...engine.plays(position)];
  const tilesOf = (play: (typeof plays)[number]) =>
    squaresOf(play).filter(({ tile }) => tile !== '.');
  const last = plays.at(-1)!;
  expect(candidatesOf(engine, position, 3, [])).toEqual(best);
  expect(candidatesOf(engine, position, 3, tilesOf(plays[0]!))).toHaveLength(3);
  expect(candidatesOf(engine, position, 3, tilesOf(last))).toEqual([...best, last]);
});

test('tiles that make no play are left out', () => {
  expect(candidatesOf(engine, position, 3, [{ square: 0, tile: 'S' }])).toHaveLength(3);
});
