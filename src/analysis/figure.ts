// A number and how it was got: no figure of an analysis stands without it.

/**
 * How a figure was got: `solved` to the end of the game; `enumerated` over all that may be drawn; `simulated` by
 * playing on, `sampled` over some draws, both with their number and error; `estimated` by static judgement.
 */
export type How = 'solved' | 'enumerated' | 'simulated' | 'sampled' | 'estimated';

/** A number, its error, and how it was got. */
export interface Figure {
  /** In the unit of what it is a figure of. */
  readonly value: number;
  /** Standard error; 0 where it was solved or enumerated, undefined where nobody knows. */
  readonly error: number | undefined;
  readonly how: How;
  /** Rollouts or draws behind it; undefined where there are none. */
  readonly n: number | undefined;
}

/** A figure without error. */
export function exactly(value: number, how: 'solved' | 'enumerated', n?: number): Figure {
  return { value, error: 0, how, n };
}

/** A figure of static judgement. */
export function estimated(value: number): Figure {
  return { value, error: undefined, how: 'estimated', n: undefined };
}
