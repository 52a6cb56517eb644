// How far a simulation has come: between two pieces of work it is whole, can be written down and gone on with.
import { type Decider, deciderOf, ordered, stillIn } from './decide.js';
import type { Scene } from './scene.js';
import { addSums, createSums, type Sums } from './sums.js';

/** Rollouts of a piece of work. */
export const PIECE = 25;
/** The first look at who is behind. */
const FIRST_LOOK = 100;

/** A simulation under way. */
export interface SimulationState {
  readonly sums: Sums;
  /** Rollouts so far, the same for every candidate that is still in. */
  rollouts: number;
  /** Candidates that are still in, by number. */
  live: readonly number[];
  /** Looks at who is behind so far. */
  looks: number;
  /** After how many rollouts the next one comes. */
  nextLook: number;
}

export function createState(scene: Scene): SimulationState {
  const count = scene.candidates.length;
  return {
    sums: createSums(count, scene.plies),
    rollouts: 0,
    live: Array.from({ length: count }, (_, candidate) => candidate),
    looks: 0,
    nextLook: FIRST_LOOK,
  };
}

/** Why a simulation ended. */
export type Stopped = 'confidence' | 'iterations' | 'seconds' | 'aborted' | 'single';

/** What ends a simulation. */
export interface Limits {
  readonly iterations: number;
  /** 0.99: a candidate is dropped when it is behind with this probability; 1 drops none. */
  readonly confidence: number;
}

/** The rollouts up to the next look, or to the end: numbers of their first and behind their last. */
export function nextRun({ rollouts, nextLook }: SimulationState, { iterations }: Limits): number {
  return Math.min(nextLook, iterations) - rollouts;
}

/** Adds a piece, the next in order. */
export function addPiece(state: SimulationState, piece: Sums, count: number): void {
  addSums(state.sums, piece);
  state.rollouts += count;
}

/** Looks who is behind, when it is time. @returns why the simulation is over; undefined when it goes on */
export function look(
  state: SimulationState,
  { iterations, confidence }: Limits,
  knowsWins: boolean,
): Stopped | undefined {
  if (state.rollouts >= state.nextLook) {
    state.looks++;
    state.nextLook = Math.ceil((state.nextLook * 1.5) / PIECE) * PIECE;
    if (confidence < 1) {
      const by: Decider = deciderOf(state.sums, state.live, knowsWins);
      state.live = stillIn(state.sums, state.live, by, confidence, state.looks);
    }
    if (state.live.length === 1) return 'confidence';
  }
  return state.rollouts >= iterations ? 'iterations' : undefined;
}

/** The candidate that is ahead. */
export function leaderOf({ sums, live }: SimulationState, knowsWins: boolean): number {
  return ordered(sums, live, deciderOf(sums, live, knowsWins))[0]!;
}
