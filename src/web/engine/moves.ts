// Questions about the moves of a position: the best at once, then all of them, how many there are, how many are as
// good as the best, which pass a filter; and what they are worth square by square.
import { type Move, type Play, parsePosition, SQUARE_COUNT } from 'leggio';
import type { Asked, Counts, Found, Heat } from './messages.js';
import { createPasser, scorePasses, squaresOf, wantsEvery } from './move-filter.js';
import {
  type AskedList,
  inOrder,
  type Listed,
  type MoveList,
  type MoveLists,
  worthAt,
} from './move-lists.js';
import type { Opened } from './opened.js';
import { inSlices } from './slices.js';

/**
 * The best moves alone, without a filter: some milliseconds, however many there are.
 *
 * @throws InputError for a board or a rack that cannot be
 */
export async function firstMoves(
  words: Opened,
  { board, rack, edition, by, count }: Asked,
  signal: AbortSignal,
): Promise<Found> {
  const start = performance.now();
  const pool = await words.poolFor(edition);
  const position = parsePosition(board, pool.rules, rack);
  const moves: readonly Move[] =
    by === 'score'
      ? await pool.top(position, { count, signal })
      : await pool.moves(position, { count, signal });
  const best = moves.find((move): move is Play => move.kind === 'play');
  return {
    kind: 'found',
    moves,
    best: (by === 'score' ? best?.score : best?.equity) ?? 0,
    hasLeaves: pool.leaves !== undefined,
    counts: undefined,
    milliseconds: performance.now() - start,
  };
}

/** The moves that pass, and what only the list of all of them tells. */
export async function findMoves(
  lists: MoveLists,
  asked: Asked,
  signal: AbortSignal,
): Promise<Found> {
  const start = performance.now();
  const list = await lists.listOf(asked, signal);
  const tied = tiedOf(list);
  const { plays, exchanges } = list;
  const { moves, passed } = await passing(list, asked, Math.max(asked.count, tied), signal);
  const counts: Counts = { plays: plays.length, tied, exchanges: exchanges.length, passed };
  return {
    kind: 'found',
    moves,
    best: plays.length === 0 ? 0 : worthAt(list, 0),
    hasLeaves: list.hasLeaves,
    counts,
    milliseconds: performance.now() - start,
  };
}

/** Plays that are worth as much as the first. */
function tiedOf(list: MoveList): number {
  let tied = 0;
  while (tied < list.plays.length && worthAt(list, tied) === worthAt(list, 0)) tied++;
  return tied;
}

/** The first ones that pass, and how many do. */
async function passing(
  list: MoveList,
  { filter }: Asked,
  count: number,
  signal: AbortSignal,
): Promise<{ readonly moves: readonly Move[]; readonly passed: number }> {
  const moves: Move[] = [];
  if (wantsEvery(filter)) {
    for (const listed of inOrder(list)) {
      if (moves.length === count) break;
      moves.push(moveOf(list, listed));
    }
    return { moves, passed: list.plays.length + list.exchanges.length + 1 };
  }
  const passes = createPasser(filter);
  const unwanted = filter.kind === 'exchanges' ? 'number' : 'object';
  let passed = 0;
  const look = (listed: Listed): void => {
    if (filter.kind !== 'all' && typeof listed === unwanted) return;
    if (!scorePasses(filter, typeof listed === 'number' ? list.plays.score(listed) : 0)) return;
    const move = moveOf(list, listed);
    if (!passes(move)) return;
    passed++;
    if (moves.length < count) moves.push(move);
  };
  await inSlices(inOrder(list), look, signal);
  return { moves, passed };
}

function moveOf({ plays }: MoveList, listed: Listed): Move {
  return typeof listed === 'number' ? plays.at(listed) : listed;
}

/** What the best play through each square is worth: the first of the list that lays a tile there. */
export async function heatOf(
  lists: MoveLists,
  asked: AskedList,
  signal: AbortSignal,
): Promise<Heat> {
  const list = await lists.listOf(asked, signal);
  const squares: (number | undefined)[] = Array.from({ length: SQUARE_COUNT }, () => undefined);
  const look = (listed: Listed): void => {
    if (typeof listed !== 'number') return;
    for (const { square, tile } of squaresOf(list.plays.at(listed))) {
      if (tile !== '.') squares[square] ??= worthAt(list, listed);
    }
  };
  await inSlices(inOrder(list), look, signal);
  return { kind: 'heat', squares, best: list.plays.length === 0 ? 0 : worthAt(list, 0) };
}
