// How games against itself stood at every turn and how they ended: what a win table is made of.
import { sumOf } from '../../alphabet/tile-counts.js';
import { playGame, type Watcher } from './play-game.js';
import type { SelfPlayer } from './player.js';
import type { Table } from './table.js';
import type { TurnsAnswer, TurnsTask } from './worker-setup.js';

/** Plays deals once each. A full change is no turn of its own: the turn that follows it counts. */
export function playTurns(
  table: Table,
  seats: readonly [SelfPlayer, SelfPlayer],
  { first, games }: TurnsTask,
): TurnsAnswer {
  const { deck, racks, scores } = table;
  const seen: number[] = [];
  const seatOf: number[] = [];
  const ahead = (seat: number): number => scores[seat]! - scores[1 - seat]!;
  const watcher: Watcher = {
    turn(_, seat) {
      seen.push(deck.size + sumOf(racks[1 - seat]!), ahead(seat), 0);
      seatOf.push(seat);
    },
  };
  for (let game = 0; game < games; game++) {
    const from = seatOf.length;
    playGame(table, first + game, seats, watcher);
    for (let turn = from; turn < seatOf.length; turn++) seen[turn * 3 + 2] = ahead(seatOf[turn]!);
  }
  return Int32Array.from(seen);
}
