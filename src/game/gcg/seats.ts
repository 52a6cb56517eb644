// Who an event belongs to. Nicks name the players; where two share a nick, the running total and the
// order of turns tell them apart.
import type { EventBody } from './event.js';
import type { GcgPlayer } from './game.js';

export interface Seat {
  readonly nick: string;
  /** Running total as last declared. */
  total: number;
  /** Number of the last event, counted from 1; 0 for none. */
  lastEvent: number;
}

export function seatsOf(players: readonly GcgPlayer[]): readonly Seat[] {
  return players.flatMap(player =>
    player === undefined ? [] : [{ nick: player.nick, total: 0, lastEvent: 0 }],
  );
}

/** Index of the player, or undefined when no player has the nick. */
export function assignPlayer(
  seats: readonly Seat[],
  nick: string,
  body: EventBody,
): number | undefined {
  const named = seats.filter(seat => seat.nick === nick);
  const fitting = named.filter(({ total }) => total + body.score === body.total);
  const seat = longestIdle(fitting.length > 0 ? fitting : named);
  if (seat === undefined) return undefined;
  seat.total = body.total;
  seat.lastEvent = Math.max(...seats.map(({ lastEvent }) => lastEvent)) + 1;
  return seats.indexOf(seat);
}

function longestIdle(seats: readonly Seat[]): Seat | undefined {
  return seats.reduce<Seat | undefined>(
    (found, seat) => (found !== undefined && found.lastEvent <= seat.lastEvent ? found : seat),
    undefined,
  );
}
