// What games against itself came to: whole numbers alone, so that sums are the same in any order and on any
// number of threads.
import type { Table } from './table.js';

/** What a player's games came to, in sums. */
export interface PlayerTally {
  wins: number;
  draws: number;
  losses: number;
  /** Points of all games. */
  points: number;
  bingos: number;
  turns: number;
  exchanges: number;
  /** Full changes: *cambio secco*. */
  changes: number;
}

/** What the pairs came to, as the first player sees them: what the errors are reckoned from. */
export interface PairTally {
  pairs: number;
  /** Sums over pairs of the points ahead in both games, and of its square. */
  spread: number;
  spreadSquares: number;
  /** Half wins of a pair, 0 to 4, and their squares. */
  halves: number;
  halvesSquares: number;
}

export interface Tally {
  readonly players: readonly [PlayerTally, PlayerTally];
  readonly pairs: PairTally;
}

export function createTally(): Tally {
  return {
    players: [playerTally(), playerTally()],
    pairs: { pairs: 0, spread: 0, spreadSquares: 0, halves: 0, halvesSquares: 0 },
  };
}

function playerTally(): PlayerTally {
  const none = { wins: 0, draws: 0, losses: 0, points: 0 };
  return { ...none, bingos: 0, turns: 0, exchanges: 0, changes: 0 };
}

/** Notes a turn of a player. */
export function noteTurn({ players }: Tally, player: number, { turn, plays, rules }: Table): void {
  const own = players[player]!;
  own.turns++;
  if (turn.kind === 'exchange') own.exchanges++;
  else if (turn.kind === 'play' && plays.tileCount(0) === rules.rackSize) own.bingos++;
}

/** Notes the final scores of a game, by player. @returns points that the first player is ahead */
export function noteGame({ players }: Tally, first: number, second: number): number {
  for (const [player, points] of [first, second].entries()) {
    const ahead = points - (player === 0 ? second : first);
    const own = players[player]!;
    own.points += points;
    if (ahead > 0) own.wins++;
    else if (ahead < 0) own.losses++;
    else own.draws++;
  }
  return first - second;
}

/** Notes a pair by the points that the first player was ahead in its two games. */
export function notePair({ pairs }: Tally, one: number, other: number): void {
  const halves = Math.sign(one) + Math.sign(other) + 2;
  const spread = one + other;
  pairs.pairs++;
  pairs.spread += spread;
  pairs.spreadSquares += spread * spread;
  pairs.halves += halves;
  pairs.halvesSquares += halves * halves;
}

/** Adds one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  for (const [player, own] of to.players.entries()) addFields(own, from.players[player]!);
  addFields(to.pairs, from.pairs);
}

function addFields<T extends object>(to: T, from: T): void {
  for (const name of Object.keys(from) as (keyof T)[]) {
    to[name] = ((to[name] as number) + (from[name] as number)) as T[keyof T];
  }
}
