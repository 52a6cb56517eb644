// Deals whose other rack fits the last move: a deal is taken with a probability that grows with how likely somebody
// who kept these tiles makes that move, else another is tried. Deals are numbered, so that each rollout has the same
// one on any thread; where no leave is likelier than another, the first is taken, as without a last play.
import { createCounts, difference, type TileCounts } from '../../alphabet/tile-counts.js';
import { createRandom, xoshiro } from '../../board/random.js';
import { choose, type SelfPlayer } from '../self-play/player.js';
import type { Table } from '../self-play/table.js';
import type { Fit } from './fit.js';
import { createChangeFit } from './infer-change.js';
import type { LastMove } from './last-move.js';
import { likelihood } from './likelihood.js';
import { remembered } from './remembered.js';
import type { Scene } from './scene.js';

/** Deals that are tried for a rollout; then one of them is taken, by their weights. */
const MOST_TRIES = 256;

/** Deals that tell how likely the play is at most. */
const FIRST_DEALS = 512;

const MILLIPOINTS = 1000;
const WORDS = 2 ** 32;

/** The tiles that are dealt: all that are not known to be anywhere. */
export function dealtTiles({ unseen, last }: Scene): TileCounts {
  return last?.given === undefined ? unseen : difference(unseen, last.given);
}

/** Deals the tiles of rollouts, from a deck of `dealtTiles`. @returns how to deal one, which tells how many deals it tried */
export function createInference(
  table: Table,
  player: SelfPlayer,
  scene: Scene,
  last: LastMove,
): (rollout: number) => number {
  const createFit = last.changed > 0 ? createChangeFit : createPlayFit;
  const fit = createFit(table, player, scene, last);
  const chancesOf = createChances(scene.seed);
  const most = mostOf(table, fit);
  return rollout => {
    let total = 0;
    let taken = rollout;
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const number = dealNumber(rollout, attempt);
      table.deck.shuffle(number);
      const weight = fit.weight();
      const chance = chancesOf(number);
      if (chance() * most < weight) {
        fit.settle(chance);
        return attempt + 1;
      }
      total += weight; // each try is the one taken at the end with its share of all weights
      if (chance() * total < weight) taken = number;
    }
    table.deck.shuffle(taken);
    fit.settle(chancesOf(taken));
    return MOST_TRIES;
  };
}

/** The most likely of the first deals: against it the others are measured. */
function mostOf({ deck }: Table, fit: Fit): number {
  let most = 0;
  for (let number = 0; number < FIRST_DEALS; number++) {
    deck.shuffle(number);
    most = Math.max(most, fit.weight());
  }
  return most;
}

/** The first try has the number of the rollout; others lie where no rollout comes in any reasonable time. */
function dealNumber(rollout: number, attempt: number): number {
  return (rollout + attempt * (WORDS / MOST_TRIES)) % WORDS;
}

/** Numbers from 0 to 1, 1 excluded, by the number of a deal. */
function createChances(seed: string): (number: number) => () => number {
  const source = createRandom(`last play ${seed}`);
  const [a, b, c] = [source.below(WORDS), source.below(WORDS), source.below(WORDS)];
  return number => {
    const next = xoshiro(a, b, c, number);
    for (let round = 0; round < 20; round++) next(); // until the number is in every bit
    return () => next() / WORDS;
  };
}

/** A play: how likely it is with what the other player keeps in the deal on the table. */
function createPlayFit(
  table: Table,
  player: SelfPlayer,
  { known }: Scene,
  { tiles, laid, kept, score }: LastMove,
): Fit {
  const leave = createCounts();
  const rack = table.racks[1];
  const weightOf = remembered(leave, () => {
    table.tiles.set(tiles);
    for (let kind = 0; kind < rack.length; kind++) rack[kind] = leave[kind]! + laid[kind]!;
    choose(table, 1, player); // what is left in the deck is the bag that he drew from
    const best = table.turn.equity;
    const worth = player.judge.read(leave, table.state).values[0]!;
    return likelihood(best - score * MILLIPOINTS - worth);
  });
  return {
    weight() {
      leave.set(known);
      table.deck.fill(1, leave, kept);
      return weightOf();
    },
    settle() {}, // what he kept lies at his end of the deck
  };
}
