// Every move in one order: plays and exchanges by equity, the pass last.
import type { Exchange, Move, Play } from '../board/move.js';

/**
 * The best moves.
 *
 * @param plays the best plays by equity, as many as moves are wanted or all
 * @param exchanges best first
 */
export function withExchanges(
  plays: readonly Play[],
  exchanges: readonly Exchange[],
  count: number,
): Move[] {
  const moves: Move[] = [];
  let next = 0;
  for (const play of plays) {
    while (next < exchanges.length && exchanges[next]!.equity > play.equity) {
      moves.push(exchanges[next++]!);
    }
    moves.push(play);
  }
  moves.push(...exchanges.slice(next), { kind: 'pass' });
  return moves.slice(0, count);
}
