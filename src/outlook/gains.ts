// What the rest of a game brings the player to move, counted over many games, and the shares of games won that
// follow. Players by equity do not look at the score, so one game is an example for every spread: whoever was 20
// behind and gained 30 would have won from 29 behind as well. All of it is whole numbers up to one division.
import type { Rules } from '../rules/rules.js';
import { MOST_SPREAD, mostUnseenOf, ROW, valueCount, WHOLE } from './win-table.js';

/** Gains beyond it decide every spread that has a share. */
const MOST_GAIN = MOST_SPREAD + 1;
const GAINS = 2 * MOST_GAIN + 1;

/** How often the rest of a game brought how much. */
export interface GainTally {
  readonly rules: Rules;
  /** Turns by tiles unseen and, within, by gain from `-MOST_GAIN`. */
  readonly times: Uint32Array;
}

/** Nothing counted yet. */
export function createGainTally(rules: Rules): GainTally {
  return { rules, times: new Uint32Array((mostUnseenOf(rules) + 1) * GAINS) };
}

/**
 * Counts a turn.
 *
 * @param unseen tiles that the player to move did not see
 * @param gain points ahead at the end, less points ahead before the turn
 */
export function noteGain({ times }: GainTally, unseen: number, gain: number): void {
  times[unseen * GAINS + MOST_GAIN + Math.max(-MOST_GAIN, Math.min(MOST_GAIN, gain))]!++;
}

/**
 * The shares of a win table: of the turns with so many tiles unseen, those whose gain outweighs the spread, and
 * half of those whose gain makes up for it. So a wider spread never wins less.
 *
 * @returns ten-thousandths, by tiles unseen and spread
 */
export function sharesOf(tally: GainTally): Uint16Array {
  const { rules } = tally;
  const shares = new Uint16Array(valueCount(rules));
  fillFinal(shares.subarray(0, ROW));
  const turns = turnsByUnseen(tally);
  for (let unseen = 1; unseen < turns.length; unseen++) {
    const times = timesAround(tally, turns, unseen);
    fillRow(shares.subarray(unseen * ROW, (unseen + 1) * ROW), times);
  }
  return shares;
}

/** With nothing unseen the game is over. */
function fillFinal(row: Uint16Array): void {
  row[MOST_SPREAD] = WHOLE / 2;
  row.fill(WHOLE, MOST_SPREAD + 1);
}

/** @param times by gain */
function fillRow(row: Uint16Array, times: Float64Array): void {
  const all = times.reduce((sum, count) => sum + count, 0);
  let halves = times[GAINS - 1]! * 2;
  for (let spread = -MOST_SPREAD; spread <= MOST_SPREAD; spread++) {
    const even = times[MOST_GAIN - spread]!; // gains that make up for it exactly: a draw
    row[MOST_SPREAD + spread] = Math.round(((halves + even) * WHOLE) / (2 * all));
    halves += 2 * even;
  }
}

function turnsByUnseen({ rules, times }: GainTally): Float64Array {
  const turns = new Float64Array(mostUnseenOf(rules) + 1);
  for (let at = 0; at < times.length; at++) turns[Math.floor(at / GAINS)]! += times[at]!;
  return turns;
}

/** Fewer turns than these do not make a share. */
const FEW = 50;

/** Gains with about as many tiles unseen: those of the nearest count most. */
function timesAround(tally: GainTally, turns: Float64Array, unseen: number): Float64Array {
  const reach = reachOf(tally.rules, turns, unseen);
  const sum = new Float64Array(GAINS);
  const last = Math.min(turns.length - 1, unseen + reach);
  for (let near = Math.max(1, unseen - reach); near <= last; near++) {
    const weight = reach + 1 - Math.abs(near - unseen);
    const from = near * GAINS;
    for (let gain = 0; gain < GAINS; gain++) sum[gain]! += weight * tally.times[from + gain]!;
  }
  return sum;
}

/**
 * Neighbours on each side that are taken in, where a game is in its middle: with 1, 2, 3, 4 and 6 the Brier score of
 * 40,000 other games is 3.3, 3.9, 3.9, 3.4 and 2.2 millionths (± 1.2 to 2.1) below that with none (`bench/README.md`).
 */
export const REACH = 2;

/**
 * How far to look. Each number stands for itself where the next one is another thing: with the bag empty, and in the
 * first turns, where it tells what the players have laid (106 under `figs`: a bingo). Further, where it hardly occurs.
 */
function reachOf({ rackSize }: Rules, turns: Float64Array, unseen: number): number {
  const most = turns.length - 1;
  const toEdge = Math.min(unseen - rackSize, most - 2 * rackSize - unseen) - 1;
  let reach = Math.max(0, Math.min(REACH, toEdge));
  while (reach < most && turnsWithin(turns, unseen, reach) < FEW) reach++;
  return reach;
}

function turnsWithin(turns: Float64Array, unseen: number, reach: number): number {
  return turns
    .subarray(Math.max(1, unseen - reach), unseen + reach + 1)
    .reduce((sum, count) => sum + count, 0);
}
