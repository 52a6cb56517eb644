// What rollouts came to, candidate by candidate: whole numbers alone, so that sums are exact and the same in any
// order, on any number of threads, and after a run that was cut in two.
import { SQUARE_COUNT } from '../../board/squares.js';

/** Sums over rollouts; where a candidate has been dropped, over its own. Plain data, to go to other threads. */
export interface Sums {
  /** How many candidates there are, and turns after each. */
  readonly candidates: number;
  /** Turns that are played out. */
  readonly plies: number;
  /** Rollouts by candidate. */
  readonly rollouts: Float64Array;
  /** Win shares in ten-thousandths, by candidate. */
  readonly win: Float64Array;
  /** Equity in hundredths of a point, by candidate. */
  readonly equity: Float64Array;
  /** Sums of products of two candidates in the same rollout, rows of `candidates`: for errors of differences. */
  readonly winProducts: Float64Array;
  /** The same of equity. */
  readonly equityProducts: Float64Array;
  /** By candidate and turn, rows of `plies`: turns played. */
  readonly turns: Float64Array;
  /** Their points. */
  readonly points: Float64Array;
  /** Plays of the whole rack among them. */
  readonly bingos: Float64Array;
  /** By candidate and square: how often the first answer laid a tile there. */
  readonly squares: Float64Array;
  /** By candidate: how often each first answer came, by its packed form as text. */
  readonly replies: readonly Map<string, number>[];
}

export function createSums(candidates: number, plies: number): Sums {
  const row = (length: number): Float64Array => new Float64Array(length);
  return {
    candidates,
    plies,
    rollouts: row(candidates),
    win: row(candidates),
    equity: row(candidates),
    winProducts: row(candidates * candidates),
    equityProducts: row(candidates * candidates),
    turns: row(candidates * plies),
    points: row(candidates * plies),
    bingos: row(candidates * plies),
    squares: row(candidates * SQUARE_COUNT),
    replies: Array.from({ length: candidates }, () => new Map()),
  };
}

/** Names of the sums that are rows of numbers. */
export const ARRAYS = [
  'rollouts',
  'win',
  'equity',
  'winProducts',
  'equityProducts',
  'turns',
  'points',
  'bingos',
  'squares',
] as const;

/** Adds sums of the same candidates. */
export function addSums(to: Sums, from: Sums): void {
  for (const name of ARRAYS) {
    const [sums, more] = [to[name], from[name]];
    for (let index = 0; index < sums.length; index++) sums[index]! += more[index]!;
  }
  for (const [candidate, replies] of from.replies.entries()) {
    const known = to.replies[candidate]!;
    for (const [reply, times] of replies) known.set(reply, (known.get(reply) ?? 0) + times);
  }
}

/** The mean of a candidate and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

export function meanOf(sums: Sums, measure: 'win' | 'equity', candidate: number): Mean {
  const count = sums.rollouts[candidate]!;
  const sum = sums[measure][candidate]!;
  const squares = productsOf(sums, measure)[candidate * sums.candidates + candidate]!;
  return meanAndError(sum, squares, count);
}

/** How far a candidate is behind another on average, rollout by rollout; both must have had the same rollouts. */
export function differenceOf(
  sums: Sums,
  measure: 'win' | 'equity',
  ahead: number,
  behind: number,
): Mean {
  const products = productsOf(sums, measure);
  const size = sums.candidates;
  const squares =
    products[ahead * size + ahead]! -
    2 * products[ahead * size + behind]! +
    products[behind * size + behind]!;
  const sum = sums[measure][ahead]! - sums[measure][behind]!;
  return meanAndError(sum, squares, sums.rollouts[ahead]!);
}

function productsOf(sums: Sums, measure: 'win' | 'equity'): Float64Array {
  return measure === 'win' ? sums.winProducts : sums.equityProducts;
}

function meanAndError(sum: number, squares: number, count: number): Mean {
  if (count === 0) return { mean: 0, error: 0 };
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - sum * mean) / (count - 1)) : 0;
  return { mean, error: Math.sqrt(variance / count) };
}
