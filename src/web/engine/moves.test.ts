// Questions about moves, held against the engine that makes objects of all of them.
import { createEngine, type EnginePool, parsePosition } from 'leggio';
import { describe, expect, test } from 'vitest';
import { randomLeaves } from '../../testing/leaves.js';
import { LEXICON } from '../../testing/lexicon.js';
import { type Asked, EVERY_MOVE } from './messages.js';
import { createMoveLists } from './move-lists.js';
import { findMoves, firstMoves, heatOf } from './moves.js';
import type { Opened } from './opened.js';

const BOARD = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const engine = createEngine({ lexicon: LEXICON, leaves: randomLeaves(3000, 1) });
let searches = 0;

/** An engine that answers as a pool does. */
const pool = {
  ...engine,
  plays: async (...asked: Parameters<typeof engine.plays>) => {
    searches++;
    return engine.plays(...asked);
  },
} as unknown as EnginePool;
const opened = { poolFor: async () => pool } as unknown as Opened;
const never = new AbortController().signal;

function asked(change: Partial<Asked>): Asked {
  const position = { board: BOARD, rack: 'AEIRST?', edition: 'figs' };
  return { ...position, by: 'score', filter: EVERY_MOVE, count: 20, ...change };
}

describe.each(['score', 'equity'] as const)('by %s', by => {
  const position = parsePosition(BOARD, undefined, 'AEIRST?');
  const plays = [...engine.plays(position, { by })];
  const all =
    by === 'equity'
      ? engine.moves(position)
      : [...plays, ...engine.exchanges(position), { kind: 'pass' } as const];

  test('the first answer is the head of the whole one', async () => {
    const lists = createMoveLists(opened);
    const first = await firstMoves(opened, asked({ by }), never);
    const whole = await findMoves(lists, asked({ by, count: 1e6 }), never);
    expect(first.moves).toEqual(whole.moves.slice(0, 20));
    expect(whole.moves).toEqual(all);
    expect([first.best, first.counts]).toEqual([whole.best, undefined]);
    expect(whole.counts).toMatchObject({ plays: plays.length, passed: all.length });
  });

  test('every tie of the top is listed, however few moves are wanted', async () => {
    const whole = await findMoves(createMoveLists(opened), asked({ by, count: 1 }), never);
    const worth = (play: (typeof plays)[number]) => (by === 'score' ? play.score : play.equity);
    const tied = plays.filter(play => worth(play) === worth(plays[0]!));
    expect(whole.moves).toEqual(tied);
    expect(whole.counts?.tied).toBe(tied.length);
  });

  test('what passes a filter is what passes it of all', async () => {
    const filter = { ...EVERY_MOVE, least: 10, keeps: 'S', kind: 'plays' } as const;
    const found = await findMoves(createMoveLists(opened), asked({ by, filter, count: 5 }), never);
    const wanted = plays.filter(({ score, leave }) => score >= 10 && leave.includes('S'));
    expect(found.counts?.passed).toBe(wanted.length);
    expect(found.moves).toEqual(wanted.slice(0, 5));
  });

  test('a square is as hot as the best play that lays a tile on it', async () => {
    const heat = await heatOf(createMoveLists(opened), asked({ by }), never);
    expect(heat.best).toBe(
      heat.squares.reduce((most, worth) => Math.max(most!, worth ?? most!), -1e9),
    );
    expect(heat.squares[112]).toBeUndefined(); // taken
    const through = plays.find(({ at, placed }) => at === 'H8' && placed[1] !== undefined);
    expect(heat.squares[127]).toBeGreaterThanOrEqual(
      (by === 'score' ? through?.score : through?.equity) ?? Number.POSITIVE_INFINITY,
    );
  });
});

test('questions about one position search it once, and one given up is not searched at all', async () => {
  const lists = createMoveLists(opened);
  searches = 0;
  await findMoves(lists, asked({}), never);
  await findMoves(lists, asked({ count: 50 }), never);
  expect(searches).toBe(1);
  const given = new AbortController();
  const first = findMoves(lists, asked({ rack: 'AE' }), never);
  const second = findMoves(lists, asked({ rack: 'IO' }), given.signal);
  const third = findMoves(lists, asked({ rack: 'ER' }), never);
  given.abort();
  await expect(second).rejects.toThrow(/abort/i);
  expect((await first).counts?.plays).toBeGreaterThan(0);
  await third;
  expect(searches).toBe(3);
});
