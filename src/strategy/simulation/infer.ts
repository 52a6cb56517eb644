// Deals whose other rack fits the last play: a deal is taken with a probability that grows with how likely somebody
// who kept these tiles makes that play, else another is tried. Deals are numbered, so that each rollout has the same
// one on any thread; where no leave is likelier than another, the first is taken, as without a last play.
import { createCounts } from '../../alphabet/tile-counts.js';
import { createRandom, xoshiro } from '../../board/random.js';
import { choose, type SelfPlayer } from '../self-play/player.js';
import type { Table } from '../self-play/table.js';
import type { LastPlay } from './last-play.js';
import type { Scene } from './scene.js';

/**
 * Points by which a play may be worse than the best in static equity until it is e times less likely. Macondo's
 * inference takes racks whose play was within 3 points (`InferenceEquityLimit`, rangefinder/inference.go; 1 before
 * that) and no others; the same width without its edge.
 */
export const LIKELY_LOSS = 3;

/** Deals that are tried for a rollout; then one of them is taken, by their weights. */
const MOST_TRIES = 256;

/** Deals that tell how likely the play is at most. */
const FIRST_DEALS = 512;

/** Leaves that a thread remembers: some 15 MB. */
const MOST_REMEMBERED = 100_000;

const MILLIPOINTS = 1000;
const WORDS = 2 ** 32;

/** How likely a play is. @param loss against the best move, thousandths of a point */
export function likelihood(loss: number): number {
  return Math.exp(-Math.max(0, loss) / (LIKELY_LOSS * MILLIPOINTS));
}

/** Deals the tiles of rollouts. @returns how to deal one, which tells how many deals it tried */
export function createInference(
  table: Table,
  player: SelfPlayer,
  scene: Scene,
  last: LastPlay,
): (rollout: number) => number {
  const weightOf = createWeights(table, player, scene, last);
  const chancesOf = createChances(scene.seed);
  const most = mostOf(table, weightOf);
  return rollout => {
    let total = 0;
    let taken = rollout;
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const number = dealNumber(rollout, attempt);
      table.deck.shuffle(number);
      const weight = weightOf();
      const chance = chancesOf(number);
      if (chance() * most < weight) return attempt + 1;
      total += weight; // each try is the one taken at the end with its share of all weights
      if (chance() * total < weight) taken = number;
    }
    table.deck.shuffle(taken);
    return MOST_TRIES;
  };
}

/** The most likely of the first deals: against it the others are measured. */
function mostOf({ deck }: Table, weightOf: () => number): number {
  let most = 0;
  for (let number = 0; number < FIRST_DEALS; number++) {
    deck.shuffle(number);
    most = Math.max(most, weightOf());
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

/** How likely the last play is with what the other player keeps in the deal on the table. */
function createWeights(
  table: Table,
  player: SelfPlayer,
  { known }: Scene,
  { tiles, laid, kept, score }: LastPlay,
): () => number {
  const leave = createCounts();
  const weights = new Map<string, number>();
  return () => {
    leave.set(known);
    table.deck.fill(1, leave, kept);
    const key = leave.join();
    const found = weights.get(key);
    if (found !== undefined) return found;
    table.tiles.set(tiles);
    const rack = table.racks[1];
    for (let kind = 0; kind < rack.length; kind++) rack[kind] = leave[kind]! + laid[kind]!;
    choose(table, 1, player); // what is left in the deck is the bag that he drew from
    const best = table.turn.equity;
    const worth = player.judge.read(leave, table.state).values[0]!;
    const weight = likelihood(best - score * MILLIPOINTS - worth);
    if (weights.size >= MOST_REMEMBERED) weights.clear();
    weights.set(key, weight);
    return weight;
  };
}
