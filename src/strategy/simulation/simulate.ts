// Moves compared by playing on: rollouts on threads, or at once on the thread of the caller, and the same answer
// either way.
import { DEFAULT_THREADS, startThreads } from '#platform';
import { createCounts, difference, sumOf } from '../../alphabet/tile-counts.js';
import type { Move } from '../../board/move.js';
import { type Position, unseenCounts } from '../../board/position.js';
import { checkNumber } from '../../engine/checks.js';
import { createEngine, type Engine } from '../../engine/engine.js';
import { inOrder } from '../../engine/in-order.js';
import { InputError, quoted } from '../../errors.js';
import { type Lexicon, shareLexicon } from '../../gaddag/lexicon.js';
import { type LeaveTable, shareLeaves } from '../../leaves/leave-table.js';
import { shareWins, type WinTable } from '../../outlook/win-table.js';
import type { PageWorker, Threads, WorkerModule } from '../../platform/threads.js';
import type { AbortSignalLike } from '../../platform/types.js';
import { FIGS } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import { checkKnown, lastMoveOf } from './last-move.js';
import { resultOf, type Simulation } from './result.js';
import { rollPiece } from './roll.js';
import type { Roller } from './rollout.js';
import { type Candidate, candidateOf, knownTiles, type Scene } from './scene.js';
import {
  addPiece,
  checkState,
  createState,
  type Limits,
  look,
  nextRun,
  PIECE,
  type SimulationState,
  type Stopped,
} from './state.js';
import type { Sums } from './sums.js';
import type { SimulationSetup, SimulationTask } from './worker-setup.js';

/** As a page has it. */
declare const Worker: new (url: URL, options: { readonly type: 'module' }) => PageWorker;

const FILE = './worker.js';
/** Written twice, since a bundler must not take the first for a file to copy: see `WorkerModule`. */
const WORKER: WorkerModule = {
  get url() {
    return new URL(FILE, import.meta.url);
  },
  start: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
};

/** What is simulated, and for how long. */
export interface SimulateOptions {
  /** Points that the player to move is ahead; default 0. */
  readonly spread?: number | undefined;
  /** Moves to compare; default the best by equity, as many as `count`. */
  readonly moves?: readonly Move[] | undefined;
  /** Default 15. */
  readonly count?: number | undefined;
  /** Turns after the candidate that are played out; default 2. */
  readonly plies?: number | undefined;
  /** Most rollouts of each candidate; default 5,000. */
  readonly iterations?: number | undefined;
  /** How sure one must be to drop a candidate, from 0.5 on; 1 drops none; default 0.99. */
  readonly confidence?: number | undefined;
  /** Ends the simulation after so long; what it has by then is the answer. */
  readonly seconds?: number | undefined;
  /** Tiles that the other player is known to hold: `'AE'`. */
  readonly opponent?: string | undefined;
  /**
   * What the other player did last, as GCG has it: the play that made this board, a dot for every tile that lay there
   * before, `'8H ST.Re'`, or an exchange, `'-3'` by the number of its tiles, `'-QUZ'` where they are known. Racks are
   * weighed by how likely it is that somebody who kept these tiles does it; tiles that are known count among those
   * kept. Default: every rack is as likely as the tiles are.
   */
  readonly last?: string | undefined;
  /** Default `'leggio'`: the same seed gives the same answer. */
  readonly seed?: string | undefined;
  /** Ends the simulation; what it has by then is the answer. */
  readonly signal?: AbortSignalLike | undefined;
  /** A state to go on from, which is changed; default a new one. */
  readonly state?: SimulationState | undefined;
  /**
   * Told at the start and then again and again how many rollouts each candidate that is still in has had, of how
   * many, and of the state, which is whole.
   */
  readonly onProgress?:
    | ((rollouts: number, iterations: number, state: SimulationState) => void)
    | undefined;
}

/** With what is simulated. */
export interface SimulatorOptions {
  readonly lexicon: Lexicon;
  /** Default `FIGS`. */
  readonly rules?: Rules;
  /** What tiles kept are worth; without them play is by score. */
  readonly leaves?: LeaveTable | undefined;
  /** How often games are won; without it equity decides. */
  readonly wins?: WinTable | undefined;
  /** Worker threads, 1 to 256; default the machine's cores. */
  readonly threads?: number | undefined;
}

/** Threads that simulate one position after the other. */
export interface Simulator {
  /** Compares the moves of a position. */
  simulate(position: Position, options?: SimulateOptions): Promise<Simulation>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Turns that are played out at most: a game has some thirty. */
const MOST_PLIES = 40;
const DEFAULT_ITERATIONS = 5000;
/** Nobody is further ahead. */
const MOST_SPREAD = 10_000;

/** Pieces for each thread that may be under way or wait for one before them. */
const PIECES_AHEAD = 2;

/**
 * Starts threads that simulate.
 *
 * @throws InputError as `createEngine`; from its questions `OPTION_NUMBER`, `MOVE_TILES`, `POSITION_RACK`,
 *   `RULES_DIFFER`, `SIMULATION_MOVES`, `PLAY_TEXT` and `SIMULATION_LAST` for a last move that cannot be
 */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { lexicon, rules = FIGS, leaves, wins, threads: count = DEFAULT_THREADS } = options;
  const engine = createEngine({ lexicon, rules, leaves });
  const setup: SimulationSetup = {
    shared: shareLexicon(lexicon),
    rules,
    leaves: leaves && shareLeaves(leaves),
    wins: wins && shareWins(wins),
  };
  const threads = await startThreads(WORKER, { ...setup }, count);
  let scenes = 0;
  return {
    async simulate(position, wishes = {}) {
      const scene = sceneOf(engine, position, wishes);
      scenes++;
      const run = { threads, position, scene, sceneId: scenes, knowsWins: wins !== undefined };
      return simulateOn(run, wishes);
    },
    close: () => threads.close(),
  };
}

/** One position, on threads of its own. */
export async function simulate(
  position: Position,
  options: SimulatorOptions & SimulateOptions,
): Promise<Simulation> {
  const simulator = await createSimulator(options);
  try {
    return await simulator.simulate(position, options);
  } finally {
    await simulator.close();
  }
}

/** What is to be simulated, checked. @throws InputError as `createSimulator` says of questions */
export function sceneOf(engine: Engine, position: Position, wishes: SimulateOptions): Scene {
  const { spread = 0, plies = 2, count = 15, opponent = '', seed = 'leggio' } = wishes;
  const { rules, tiles, rackCounts } = position;
  checkNumber('plies', plies, 1, MOST_PLIES);
  checkNumber('iterations', wishes.iterations ?? DEFAULT_ITERATIONS);
  if (!(Number.isInteger(spread) && Math.abs(spread) <= MOST_SPREAD)) {
    throw refused(
      String(spread),
      `a spread is a whole number from −${MOST_SPREAD} to ${MOST_SPREAD}`,
    );
  }
  const moves = wishes.moves ?? candidates(engine, position, count);
  if (moves.length === 0) throw noMoves('there is no move to simulate');
  if (sumOf(rackCounts) === 0) throw noMoves('the player to move has no tiles; give a rack');
  const known = opponent === '' ? createCounts() : knownTiles(position, opponent);
  const last = wishes.last === undefined ? undefined : lastMoveOf(position, wishes.last);
  const unseen = difference(unseenCounts(rules, tiles, rackCounts), known);
  if (last !== undefined) checkKnown(last, known, unseen);
  return {
    last,
    candidates: different(moves.map(move => candidateOf(position, move))),
    unseen,
    known,
    spread,
    plies,
    seed,
  };
}

/** Moves that lay the same tiles on the same squares, or give the same back, are one. */
function different(candidates: readonly Candidate[]): readonly Candidate[] {
  const known = new Set<string>();
  return candidates.filter(({ move, tiles, kept }) => {
    const key = `${move.kind} ${tiles.join()} ${kept.join()}`;
    return !known.has(key) && known.add(key);
  });
}

/** The best moves by equity; the pass only where there is nothing else. */
function candidates(engine: Engine, position: Position, count: number): readonly Move[] {
  const moves = engine.moves(position, { count });
  const others = moves.filter(({ kind }) => kind !== 'pass');
  return others.length > 0 ? others : moves;
}

/** A scene on threads. */
interface Run {
  readonly threads: Threads;
  readonly position: Position;
  readonly scene: Scene;
  readonly sceneId: number;
  readonly knowsWins: boolean;
}

async function simulateOn(
  { threads, position, scene, sceneId, knowsWins }: Run,
  wishes: SimulateOptions,
): Promise<Simulation> {
  const { state = createState(scene), onProgress } = wishes;
  checkState(state, scene);
  const limits = limitsOf(wishes);
  const stop = stopper(wishes);
  let stopped = stoppedBefore(state);
  onProgress?.(state.rollouts, limits.iterations, state);
  const ended = whenAborted(wishes.signal);
  const run = ({
    count,
    ...task
  }: SimulationTask): Promise<readonly [Sums, number] | undefined> => {
    const sums = threads.run<SimulationTask, Sums>({ ...task, count });
    return Promise.race([sums.then(sums => [sums, count] as const), ended.promise]);
  };
  while (stopped === undefined) {
    const tasks = tasksUpTo(state, nextRun(state, limits), scene, sceneId);
    for await (const piece of inOrder(tasks, run, () => threads.count * PIECES_AHEAD)) {
      if (piece !== undefined) {
        addPiece(state, ...piece);
        onProgress?.(state.rollouts, limits.iterations, state);
      }
      stopped = stop();
      if (stopped !== undefined) break;
    }
    stopped ??= look(state, limits, knowsWins);
  }
  ended.forget();
  return resultOf(position, scene, state, stopped, knowsWins);
}

/** Comes with the signal, so that nobody waits for a piece of work that is not wanted any more. */
function whenAborted(signal: AbortSignalLike | undefined): {
  readonly promise: Promise<undefined>;
  forget(): void;
} {
  let abort = (): void => undefined;
  const promise = new Promise<undefined>(resolve => {
    abort = () => resolve(undefined);
  });
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return { promise, forget: () => signal?.removeEventListener('abort', abort) };
}

/** What there is nothing to be rolled for. */
function stoppedBefore({ sums, live }: SimulationState): Stopped | undefined {
  if (sums.candidates === 1) return 'single';
  return live.length === 1 ? 'confidence' : undefined;
}

function* tasksUpTo(
  { rollouts, live }: SimulationState,
  count: number,
  scene: Scene,
  sceneId: number,
): Generator<SimulationTask> {
  for (let done = 0; done < count; done += PIECE) {
    const piece = Math.min(PIECE, count - done);
    yield { scene, sceneId, first: rollouts + done, count: piece, live };
  }
}

function limitsOf({ iterations = DEFAULT_ITERATIONS, confidence = 0.99 }: SimulateOptions): Limits {
  if (!(confidence >= 0.5 && confidence <= 1)) {
    throw refused(String(confidence), 'a confidence is from 0.5 to 1');
  }
  return { iterations, confidence };
}

/** Says when time is over, or somebody wants no more. */
function stopper({ seconds, signal }: SimulateOptions): () => Stopped | undefined {
  if (seconds !== undefined && !(seconds > 0)) {
    throw refused(String(seconds), 'seconds are more than 0');
  }
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1000;
  return () => {
    if (signal?.aborted === true) return 'aborted';
    return performance.now() >= end ? 'seconds' : undefined;
  };
}

/**
 * The same at once, on the thread of the caller.
 *
 * @param roller of the scene
 */
export function simulateHere(
  roller: Roller,
  scene: Scene,
  limits: Limits,
  stop: () => boolean = () => false,
): SimulationState {
  const state = createState(scene);
  let stopped = stoppedBefore(state);
  while (stopped === undefined) {
    const count = Math.min(PIECE, nextRun(state, limits));
    addPiece(state, rollPiece(roller, scene, state.rollouts, count, state.live), count);
    stopped = stop() ? 'seconds' : look(state, limits, roller.knowsWins);
  }
  return state;
}

function noMoves(reason: string): InputError {
  return new InputError('SIMULATION_MOVES', `no candidates: ${reason}`, { input: '' });
}

function refused(input: string, message: string): InputError {
  return new InputError('OPTION_NUMBER', `${quoted(input)}: ${message}`, { input });
}
