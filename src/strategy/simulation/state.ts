// How far a simulation has come: between two pieces of work it is whole, can be written down and gone on with.
import { InputError } from '../../errors.js';
import { hashOf } from '../../platform/hash.js';
import { type Decider, deciderOf, ordered, stillIn } from './decide.js';
import type { Scene } from './scene.js';
import { addSums, createSums, type Sums } from './sums.js';

/** Rollouts of a piece of work. */
export const PIECE = 25;
/** The first look at who is behind. */
const FIRST_LOOK = 100;

/** A simulation under way. */
export interface SimulationState {
  /** Which scene it is of: SHA-256, hex. */
  readonly scene: string;
  readonly sums: Sums;
  /** Rollouts so far, the same for every candidate that is still in. */
  rollouts: number;
  /** Candidates that are still in, by number. */
  live: readonly number[];
  /** Looks at who is behind so far. */
  looks: number;
  /** After how many rollouts the next one comes. */
  nextLook: number;
  /** What decided at the last look. */
  by: Decider;
}

export function createState(scene: Scene): SimulationState {
  const count = scene.candidates.length;
  return {
    scene: sceneHash(scene),
    sums: createSums(count, scene.plies),
    rollouts: 0,
    live: Array.from({ length: count }, (_, candidate) => candidate),
    looks: 0,
    nextLook: FIRST_LOOK,
    by: 'win',
  };
}

/** All that rollouts depend on but lexicon, leaves and win table. */
function sceneHash({ candidates, unseen, known, last, spread, plies, seed }: Scene): string {
  const moves = candidates.map(({ move, tiles, kept }) => [move.kind, tiles.join(), kept.join()]);
  const played = last?.text ?? '';
  return hashOf(JSON.stringify([moves, unseen.join(), known.join(), played, spread, plies, seed]));
}

/**
 * Makes sure that a state is one of a scene.
 *
 * @throws InputError `SIMULATION_STATE`
 */
export function checkState(state: SimulationState, scene: Scene): void {
  const size = scene.candidates.length;
  const isWhole =
    [state.rollouts, state.looks, state.nextLook].every(Number.isInteger) &&
    Array.isArray(state.live) &&
    state.live.every(candidate => candidate >= 0 && candidate < size) &&
    state.sums?.replies?.every(replies => replies instanceof Map) === true;
  if (isWhole && state.scene === sceneHash(scene)) return;
  const message = isWhole
    ? 'the state is of another simulation: position, candidates, spread, turns, seed and known tiles must be the same'
    : 'the state is not one of a simulation: `structuredClone` copies one, JSON does not';
  throw new InputError('SIMULATION_STATE', message, { input: 'state' });
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
      state.by = deciderOf(state.sums, state.live, knowsWins);
      state.live = stillIn(state.sums, state.live, state.by, confidence, state.looks);
    }
    if (state.live.length === 1) return 'confidence';
  }
  return state.rollouts >= iterations ? 'iterations' : undefined;
}

/** What decides between those still in; where one is left, what left it. */
export function decidedBy({ sums, live, by }: SimulationState, knowsWins: boolean): Decider {
  if (!knowsWins) return 'equity';
  return live.length > 1 ? deciderOf(sums, live, knowsWins) : by;
}

/** The candidate that is ahead. */
export function leaderOf(state: SimulationState, knowsWins: boolean): number {
  return ordered(state.sums, state.live, decidedBy(state, knowsWins))[0]!;
}
