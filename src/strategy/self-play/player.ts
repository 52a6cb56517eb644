// How a player of games against itself chooses: the best play by score, or the best of plays and exchanges by
// equity, in the order that `ranking/` has for moves.
import { readWay } from '../../leaves/exchanges.js';
import type { Judge } from '../../leaves/judge.js';
import { equityOf, type KeptWorth } from '../../movegen/kept-worth.js';
import { isOpening, openingFirst } from './opening.js';
import type { Table } from './table.js';

/** A player of games against itself. */
export interface SelfPlayer {
  readonly name: string;
  /** What the player looks at. */
  readonly by: 'score' | 'equity';
  /** How the player judges what is kept; by score it is not asked. */
  readonly judge: Judge;
  /**
   * Looks ahead and may put another choice into `table.turn` and `table.plays`.
   *
   * @param turn number of the turn in the game, for its seed
   */
  readonly think?:
    | ((table: Table, seat: number, deal: number, turn: number) => Promise<void>)
    | undefined;
}

const ONE_BEST = { count: 1 };
const BEST = { within: 0 };

/** Chooses for the player in a seat and writes the choice to `table.turn`; a play is the first of `table.plays`. */
export function choose(table: Table, seat: number, player: SelfPlayer): void {
  const { turn, plays, searcher, position, racks } = table;
  position.rackCounts = racks[seat]!;
  turn.kind = 'pass';
  turn.score = 0;
  turn.equity = 0;
  if (player.by === 'score') {
    searcher.best(position, ONE_BEST, plays);
    takePlay(table, undefined);
    if (plays.length === 0) giveAll(table);
    return;
  }
  table.state.bag = table.deck.size;
  table.state.others = racks[1 - seat]!;
  const kept = player.judge.read(position.rackCounts, table.state);
  if (player.judge.terms.opening && isOpening(position.tiles)) {
    takeOpening(table, kept);
  } else {
    searcher.best(position, BEST, plays, kept);
    takePlay(table, kept);
  }
  giveBest(table, kept);
}

/** Takes the best play, if there is one. */
function takePlay({ plays, turn }: Table, kept: KeptWorth | undefined): void {
  if (plays.length === 0) return;
  turn.kind = 'play';
  turn.score = plays.score(0);
  turn.equity = equityOf(kept, plays, 0);
}

/** Takes the best first play, if there is one. */
function takeOpening(table: Table, kept: KeptWorth): void {
  const worth = openingFirst(table, kept);
  takePlay(table, kept);
  if (table.turn.kind === 'play') table.turn.equity = worth;
}

/** Gives as many tiles back as may be changed: what somebody does who can lay nothing and judges nothing. */
function giveAll({ turn, deck, position, rules, mayExchange }: Table): void {
  if (!mayExchange || deck.size < rules.exchangeMinimum) return;
  turn.kind = 'exchange';
  turn.given.fill(0);
  let left = deck.size;
  for (let kind = 0; kind < turn.given.length; kind++) {
    const count = Math.min(left, position.rackCounts[kind]!);
    turn.given[kind] = count;
    left -= count;
  }
}

/** Takes the best exchange, if it is worth more than the play; of equal ones the one of more tiles. */
function giveBest({ turn, deck, position, rules, mayExchange }: Table, kept: KeptWorth): void {
  const bag = deck.size;
  if (!mayExchange || bag < rules.exchangeMinimum) return;
  let best = -1;
  for (let way = 1; way < kept.ways; way++) {
    const value = kept.values[way]!;
    if (kept.laid[way]! > bag) continue;
    if (best < 0 ? turn.kind === 'play' && value <= turn.equity : !isBetter(kept, way, best))
      continue;
    best = way;
  }
  if (best < 0) return;
  turn.kind = 'exchange';
  turn.score = 0;
  turn.equity = kept.values[best]!;
  readWay(kept, best, position.rackCounts, turn.given);
}

function isBetter({ values, laid }: KeptWorth, way: number, than: number): boolean {
  if (values[way]! !== values[than]!) return values[way]! > values[than]!;
  return laid[way]! > laid[than]!;
}
