// One game against itself, from the deal to the final scores.
import { JOLLY_INDEX, sumOf, type TileCounts } from '../../alphabet/tile-counts.js';
import { makePlay } from '../../movegen/make-play.js';
import type { Rules } from '../../rules/rules.js';
import { choose, type SelfPlayer } from './player.js';
import { deal, type Table } from './table.js';

/** Told of every turn, before its tiles leave the rack. */
export interface Watcher {
  /** @param seat 0 for the first to move; `table.turn` holds the choice */
  turn(table: Table, seat: number): void;
  /** The player changes the whole rack and goes on. */
  fullChange?(table: Table, seat: number): void;
}

/** Who sits where; the first one begins. */
type Seats = readonly [SelfPlayer, SelfPlayer];

/**
 * Plays a game of players who do not look ahead; the scores stand in `table.scores` by seat.
 *
 * @param number of the deal
 */
export function playGame(table: Table, number: number, seats: Seats, watcher: Watcher): void {
  const turns = takeTurns(table, number, seats, watcher);
  while (turns.next().done !== true);
}

/** The same with players of whom one looks ahead. */
export async function playSlowly(
  table: Table,
  number: number,
  seats: Seats,
  watcher: Watcher,
): Promise<void> {
  let turn = 0;
  for (const seat of takeTurns(table, number, seats, watcher)) {
    await seats[seat]!.think?.(table, seat, number, ++turn);
  }
}

/** Goes from turn to turn, and stops at each when the static choice is made, for a better one. */
function* takeTurns(
  table: Table,
  number: number,
  seats: Seats,
  watcher: Watcher,
): Generator<number, void, undefined> {
  deal(table, number);
  for (let seat = 0; ; seat = 1 - seat) {
    choose(table, seat, seats[seat]!);
    if (mayChange(table, seat) && seats[seat]!.judge.wantsChange(table.turn.equity)) {
      watcher.fullChange?.(table, seat);
      changeAll(table, seat);
      table.mayExchange = table.rules.fullChange?.thenExchange === true;
      choose(table, seat, seats[seat]!);
      table.mayExchange = true;
    }
    yield seat;
    watcher.turn(table, seat);
    const isOver = makeTurn(table, seat);
    if (isOver) break;
  }
  table.ending.settle(table.scores, table.racks);
}

/** True when the edition allows the full change now. */
function mayChange({ rules, deck, changes, position }: Table, seat: number): boolean {
  const { fullChange } = rules;
  if (fullChange === undefined || deck.size < fullChange.bagMinimum) return false;
  const { timesPerGame, rack } = fullChange;
  if (timesPerGame !== 'unlimited' && changes[seat]! >= timesPerGame) return false;
  return rack === 'any' || isOneKind(rules, position.rackCounts);
}

/** True for a full rack of vowels or of consonants; a jolly is neither. */
function isOneKind({ alphabet, rackSize }: Rules, rack: TileCounts): boolean {
  let vowels = 0;
  for (let kind = 1; kind < rack.length; kind++) if (alphabet.isVowel[kind]) vowels += rack[kind]!;
  const tiles = sumOf(rack);
  return tiles === rackSize && rack[JOLLY_INDEX] === 0 && (vowels === 0 || vowels === tiles);
}

/** The old tiles go back before new ones are drawn (FIGS art. 35). */
function changeAll({ deck, position, changes, turn, rules }: Table, seat: number): void {
  const rack = position.rackCounts;
  turn.given.set(rack);
  rack.fill(0);
  deck.putBack(seat, turn.given);
  deck.fill(seat, rack, rules.rackSize);
  changes[seat]!++;
}

/** Makes the choice that stands in `table.turn`, and draws. @returns true when the game is over */
export function makeTurn(table: Table, seat: number): boolean {
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
