// Which candidate is ahead, and which need no more rollouts.
import { differenceOf, meanOf, type Sums } from './sums.js';

/** What decides: the share of games won, or equity where that tells nothing. */
export type Decider = 'win' | 'equity';

/** All win or all lose when every candidate is within half a per cent of it, in ten-thousandths. */
const NEARLY_SURE = 50;
const SURE = 10_000;

/** Win shares decide, unless nothing is known of them, or all candidates win or lose anyway. */
export function deciderOf(sums: Sums, live: readonly number[], knowsWins: boolean): Decider {
  if (!knowsWins) return 'equity';
  const shares = live.map(candidate => meanOf(sums, 'win', candidate).mean);
  const lost = Math.max(...shares) <= NEARLY_SURE;
  const won = Math.min(...shares) >= SURE - NEARLY_SURE;
  return lost || won ? 'equity' : 'win';
}

/** Candidates, the best first; of equal ones those with more equity, then in their order. */
export function ordered(sums: Sums, candidates: readonly number[], by: Decider): number[] {
  const key = (candidate: number): number => meanOf(sums, by, candidate).mean;
  const equity = (candidate: number): number => meanOf(sums, 'equity', candidate).mean;
  return [...candidates].sort(
    (one, other) => key(other) - key(one) || equity(other) - equity(one) || one - other,
  );
}

/**
 * The candidates that may still be the best: all but those that are behind the first by more than the error of the
 * difference allows. However often one looks and however many candidates there are, the best is dropped with a
 * probability of at most 1 − `confidence`, as far as means of rollouts are normal: the share of look j is
 * (1 − confidence) / (j (j + 1)), divided by the candidates beside the first (union bound), and
 * P(Z > z) ≤ exp(−z²/2).
 *
 * @param look number of this look, from 1
 */
export function stillIn(
  sums: Sums,
  live: readonly number[],
  by: Decider,
  confidence: number,
  look: number,
): number[] {
  const [first, ...rest] = ordered(sums, live, by);
  if (first === undefined || rest.length === 0) return [...live];
  const share = (1 - confidence) / (look * (look + 1)) / rest.length;
  const z = Math.sqrt(2 * Math.log(1 / share));
  return live.filter(candidate => {
    if (candidate === first) return true;
    const { mean, error } = differenceOf(sums, by, first, candidate);
    return error === 0 ? mean === 0 : mean <= z * error;
  });
}
