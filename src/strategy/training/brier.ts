// How well a win table foretells games: the Brier score (G. W. Brier, Verification of forecasts expressed in terms
// of probability, 1950), the mean square of what was foretold less what came, over all turns; less is better.
import { mostUnseenOf, type WinTable } from '../../outlook/win-table.js';
import type { Rules } from '../../rules/rules.js';

/** The table's score, and those of two that know less. */
export interface BrierScores {
  readonly table: number;
  /** One half for every turn. */
  readonly half: number;
  /** A logistic curve of the spread over the root of the tiles unseen, fitted to the very games it is tried on. */
  readonly logistic: number;
}

/** Wider spreads are counted with this one. */
const WIDEST = 1000;
const SPREADS = 2 * WIDEST + 1;

/** How games stood and how they ended, by tiles unseen and spread. */
export interface Standings {
  /** Turns. */
  readonly times: Float64Array;
  /** Half wins of those who were to move. */
  readonly halves: Float64Array;
  /** Sum over the turns of the square of what came: 1, a quarter for a draw, 0. */
  squares: number;
}

export function createStandings(rules: Rules): Standings {
  const length = (mostUnseenOf(rules) + 1) * SPREADS;
  return { times: new Float64Array(length), halves: new Float64Array(length), squares: 0 };
}

/** Counts a turn. @param before points that the player to move was ahead; @param after the same at the end */
export function noteStanding(
  standings: Standings,
  unseen: number,
  before: number,
  after: number,
): void {
  const halves = Math.sign(after) + 1;
  const at = unseen * SPREADS + WIDEST + Math.max(-WIDEST, Math.min(WIDEST, before));
  standings.times[at]!++;
  standings.halves[at]! += halves;
  standings.squares += (halves * halves) / 4;
}

export function brierScores(standings: Standings, table: WinTable): BrierScores {
  const curve = fittedLogistic(standings);
  return {
    table: brier(standings, (unseen, spread) => table.winPercent(unseen, spread) / 100),
    half: brier(standings, () => 0.5),
    logistic: brier(standings, curve),
  };
}

type Foretold = (unseen: number, spread: number) => number;

/** The mean of (p − r)² over all turns, whose r are known in sums alone. */
function brier(standings: Standings, foretold: Foretold): number {
  let sum = standings.squares;
  let turns = 0;
  for (const { unseen, spread, times, halves } of cellsOf(standings)) {
    const share = foretold(unseen, spread);
    sum += share * (share * times - halves);
    turns += times;
  }
  return sum / turns;
}

/** Steps of Newton's method; the likelihood has one top, and eight come to it. */
const STEPS = 25;

/** 1 / (1 + e^−(a + b·spread/√unseen)) of the greatest likelihood. */
function fittedLogistic(standings: Standings): Foretold {
  const cells = [...cellsOf(standings)];
  let [a, b] = [0, 0];
  const curve: Foretold = (unseen, spread) =>
    1 / (1 + Math.exp(-a - (b * spread) / Math.sqrt(unseen)));
  for (let step = 0; step < STEPS; step++) {
    let [da, db, aa, ab, bb] = [0, 0, 0, 0, 0];
    for (const { unseen, spread, times, halves } of cells) {
      const x = spread / Math.sqrt(unseen);
      const share = curve(unseen, spread);
      const missed = halves / 2 - share * times;
      const weight = share * (1 - share) * times;
      da += missed;
      db += missed * x;
      aa += weight;
      ab += weight * x;
      bb += weight * x * x;
    }
    const determinant = aa * bb - ab * ab;
    if (!(determinant > 0)) break; // every game ended as the spread said
    a += (da * bb - db * ab) / determinant;
    b += (db * aa - da * ab) / determinant;
  }
  return curve;
}

interface Cell {
  readonly unseen: number;
  readonly spread: number;
  readonly times: number;
  readonly halves: number;
}

/** Where games stood at least once. */
function* cellsOf({ times, halves }: Standings): Generator<Cell> {
  for (let at = 0; at < times.length; at++) {
    if (times[at] === 0) continue;
    const unseen = Math.floor(at / SPREADS);
    const spread = (at % SPREADS) - WIDEST;
    yield { unseen, spread, times: times[at]!, halves: halves[at]! };
  }
}
