// Every move in its place: the engine's list, and each way of asking for its head, against brute force.
import { expect, test } from 'vitest';
import { sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import type { Move } from '../board/move.js';
import { createPosition, formatPosition, type Position } from '../board/position.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import type { LeaveTable } from '../leaves/leave-table.js';
import { FIGS, UF_2007 } from '../rules/editions.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import { positionOf } from '../testing/boards.js';
import { randomLeaves } from '../testing/leaves.js';
import { forOracle, LEXICON } from '../testing/lexicon.js';
import { oracleMoves } from '../testing/oracle-moves.js';
import { playedPosition } from '../testing/positions.js';
import { createRandom } from '../testing/random.js';
import { times } from '../testing/thorough.js';
import { createEngine, type Engine } from './engine.js';

function textOf(move: Move): string {
  if (move.kind === 'pass') return '-';
  if (move.kind === 'exchange') return `-${move.tiles} ${move.equity}`;
  return `${move.at} ${move.word} ${move.score} ${move.equity}`;
}

/** By brute force, with leaves of up to six tiles, worth less with a small bag; the whole rack is worth nothing. */
function truth(position: Position, leaves: LeaveTable): readonly string[] {
  const bag = Math.max(0, [...position.unseen].length - position.rules.rackSize);
  const share = Math.min(100, 30 + 2 * bag);
  const worth = (kept: TileCounts): number => Math.round((leaves.valueOf(kept) * share) / 100);
  return oracleMoves(position, forOracle(), worth, bag);
}

function expectMoves(engine: Engine, position: Position): void {
  const all = truth(position, engine.leaves as LeaveTable);
  const text = formatPosition(position);
  expect(engine.moves(position).map(textOf), text).toEqual(all);
  expect(engine.moves(position, { count: 5 }).map(textOf), text).toEqual(all.slice(0, 5));
  const exchanges = all.filter(move => move.startsWith('-') && move !== '-');
  expect(engine.exchanges(position).map(textOf), text).toEqual(exchanges);
  const plays = all.filter(move => !move.startsWith('-'));
  expect(engine.top(position, { by: 'equity', count: 3 }).map(textOf)).toEqual(plays.slice(0, 3));
  expect([...engine.plays(position, { by: 'equity' })].map(textOf)).toEqual(plays);
  const best = engine.topEquity(position);
  const ties = plays.filter(play => play.endsWith(` ${best.equity}`));
  expect(best.plays.map(textOf)).toEqual(ties);
  const near = engine.within(position, 3, { by: 'equity' });
  expect(near.map(textOf)).toEqual(
    plays.filter(play => Number(play.split(' ')[3]) >= (best.equity as number) - 3000),
  );
}

test.each([
  ['ties', 4000, 1000],
  ['scattered', 60_000, 1],
])('%s: the same moves in the same order as by brute force', (_, reach, unit) => {
  const random = createRandom(reach);
  const engine = createEngine({ lexicon: LEXICON, leaves: randomLeaves(reach, unit) });
  for (let i = 0; i < times(30, 4); i++) {
    const wish = { turns: random.below(12), rackSize: 3 + random.below(5), jollies: i % 3 };
    expectMoves(engine, playedPosition(random, engine, { ...wish, manner: 'any' }));
  }
});

test.each([
  [FIGS, 3],
  [UF_2007, 7],
])('under $id an exchange asks for so many tiles in the bag', (rules, least) => {
  const lexicon = lexiconFromWords(['AA'], 'one', rules.alphabet);
  const engine = createEngine({ lexicon, rules });
  const sizes = (bag: number): readonly number[] =>
    engine
      .moves(withBag(rules, bag))
      .flatMap(move => (move.kind === 'exchange' ? [move.tiles.length] : []));
  expect(sizes(least - 1)).toEqual([]);
  expect(Math.max(...sizes(least))).toBe(Math.min(least, 7));
});

test.each([1, 6, 20])('with %i tiles in the bag', bag => {
  const engine = createEngine({ lexicon: LEXICON, leaves: randomLeaves(30_000, 1) });
  expectMoves(engine, withBag(FIGS, bag));
});

/** All other tiles in a heap on the board. */
function withBag(rules: Rules, bag: number): Position {
  const rack = bagCounts(rules).slice();
  const tiles = new Uint8Array(225);
  let onBoard = sumOf(rack) - bag - 2 * rules.rackSize;
  for (let kind = 1, square = 112; onBoard > 0; kind = (kind % rules.alphabet.size) + 1) {
    if (rack[kind] === 0) continue;
    rack[kind]!--;
    tiles[square++ % 225] = kind;
    onBoard--;
  }
  let surplus = sumOf(rack) - rules.rackSize;
  for (let kind = 0; kind < rack.length; kind++) {
    const gone = Math.min(surplus, rack[kind]!);
    rack[kind]! -= gone;
    surplus -= gone;
  }
  return createPosition(rules, tiles, rack);
}

test('without leaves equity is the score, and exchanges are worth nothing', () => {
  const engine = createEngine({ lexicon: LEXICON });
  const position = positionOf({ 8: '.....MICIO.....' }, '?AENRST');
  const moves = engine.moves(position);
  const plays = engine.plays(position);
  expect(moves.slice(0, plays.length)).toEqual([...plays]);
  expect(moves[plays.length]).toEqual({
    kind: 'exchange',
    tiles: '?AENRST',
    leave: '',
    equity: 0,
  });
  expect(engine.within(position, 7, { by: 'equity' })).toEqual(engine.within(position, 7));
});

test('what cannot be is refused', () => {
  const catalan = randomLeaves(5, 1, UF_2007);
  expect(() => createEngine({ lexicon: LEXICON, leaves: catalan })).toThrow(
    expect.objectContaining({ code: 'LEAVES_TILES' }),
  );
  const engine = createEngine({ lexicon: LEXICON });
  const position = positionOf({}, 'AEINRST');
  expect(() => engine.moves(position, { count: 0 })).toThrow(
    expect.objectContaining({ code: 'OPTION_NUMBER' }),
  );
  expect(() => engine.top(position, { by: 'luck' as 'score' })).toThrow(
    expect.objectContaining({ code: 'OPTION_FORM' }),
  );
});
