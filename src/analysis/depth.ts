// How deep a game is looked into, and what each depth takes: data, so that a report can say it.

/** `fast`: static judgement. `normal`: simulation of the few moves that could matter. `deep`: of all that could. */
export const DEPTHS = ['fast', 'normal', 'deep'] as const;

/** How deep a game is looked into. */
export type Depth = (typeof DEPTHS)[number];

/** What a depth does. */
export interface DepthPlan {
  /** Best moves by equity that are simulated beside the move made; 0 for none. */
  readonly candidates: number;
  /** Only those worth at most so much less than the best, in thousandths of a point. */
  readonly within: number;
  /** Rollouts of each. */
  readonly rollouts: number;
  /** Turns played out. */
  readonly plies: number;
  /** Seconds for an ending whose bag is empty; 0: it is not solved. */
  readonly endgameSeconds: number;
  /** Draws that the luck of a draw is measured against, where there are more. */
  readonly draws: number;
}

/** By depth. */
export const PLANS: Readonly<Record<Depth, DepthPlan>> = {
  fast: { candidates: 0, within: 0, rollouts: 0, plies: 0, endgameSeconds: 0, draws: 40 },
  normal: {
    ...{ candidates: 5, within: 20_000, rollouts: 400, plies: 2 },
    ...{ endgameSeconds: 10, draws: 100 },
  },
  deep: {
    ...{ candidates: 15, within: 60_000, rollouts: 2000, plies: 2 },
    ...{ endgameSeconds: 60, draws: 400 },
  },
};
