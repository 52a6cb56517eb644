// One game against itself, from the deal to the final scores.
import { makePlay } from '../../movegen/make-play.js';
import { choose, type SelfPlayer } from './player.js';
import { deal, type Table } from './table.js';

/** Told of every turn, before its tiles leave the rack. */
export interface Watcher {
  /** @param seat 0 for the first to move; `table.turn` holds the choice */
  turn(table: Table, seat: number): void;
  /** The player changes the whole rack and goes on. */
  fullChange?(table: Table, seat: number): void;
}

/**
 * Plays a game; the scores stand in `table.scores` by seat.
 *
 * @param number of the deal
 * @param seats who sits where; the first one begins
 */
export function playGame(
  table: Table,
  number: number,
  seats: readonly [SelfPlayer, SelfPlayer],
  watcher: Watcher,
): void {
  deal(table, number);
  for (let seat = 0; ; seat = 1 - seat) {
    choose(table, seat, seats[seat]!);
    watcher.turn(table, seat);
    const isOver = makeTurn(table, seat);
    if (isOver) break;
  }
  table.ending.settle(table.scores, table.racks);
}

/** Makes the choice. @returns true when the game is over */
function makeTurn(table: Table, seat: number): boolean {
  const { turn, deck, rules, position, plays, scores } = table;
  const rack = position.rackCounts;
  const isStuck = plays.length === 0;
  if (turn.kind === 'play') {
    makePlay(position, plays, 0, table.made);
    scores[seat]! += turn.score;
    deck.fill(seat, rack, rules.rackSize);
  } else if (turn.kind === 'exchange') {
    exchange(table, seat);
  }
  const kind = turn.kind === 'play' && turn.score === 0 ? 'zero-play' : turn.kind;
  return table.ending.note(seat, kind, isStuck, deck.size, rack);
}

/** New tiles are drawn before the old ones go back (FIGS art. 34). */
function exchange({ deck, turn, position }: Table, seat: number): void {
  const rack = position.rackCounts;
  let held = 0;
  for (let kind = 0; kind < rack.length; kind++) {
    held += rack[kind]!;
    rack[kind]! -= turn.given[kind]!;
  }
  deck.fill(seat, rack, held);
  deck.putBack(seat, turn.given);
}
