// The best move there is time for: solved where the bag is empty, simulated where it is not, judged by equity
// where there is nothing to compare.
import { DEFAULT_THREADS } from '#platform';
import { sumOf } from '../../alphabet/tile-counts.js';
import type { Move } from '../../board/move.js';
import { type Position, unseenCounts } from '../../board/position.js';
import { createEngine, type Engine } from '../../engine/engine.js';
import { InputError } from '../../errors.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { LeaveTable } from '../../leaves/leave-table.js';
import type { WinTable } from '../../outlook/win-table.js';
import type { AbortSignalLike } from '../../platform/types.js';
import { FIGS } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import { solveEndgame } from '../endgame/solve.js';
import { solvePreendgame } from '../preendgame/solve.js';
import { createSimulator, type Simulator } from '../simulation/simulate.js';

/** With what a player chooses. */
export interface PlayerOptions {
  readonly lexicon: Lexicon;
  /** Default `FIGS`. */
  readonly rules?: Rules;
  /** What tiles kept are worth; without them play is by score. */
  readonly leaves?: LeaveTable | undefined;
  /** How often games are won; without it equity decides. */
  readonly wins?: WinTable | undefined;
  /** Worker threads that simulate, 1 to 256; default the machine's cores. */
  readonly threads?: number | undefined;
}

/** What is asked for. */
export interface BestMoveOptions {
  /** Time for the move, from 0.05 on; default 5. Without a simulation or an ending it takes less. */
  readonly seconds?: number | undefined;
  /** Points that the player to move is ahead; default 0. */
  readonly spread?: number | undefined;
  /** Moves that are compared, the best by equity; default 15. */
  readonly count?: number | undefined;
  /** Tiles that the other player is known to hold. */
  readonly opponent?: string | undefined;
  /** Default `'leggio'`. */
  readonly seed?: string | undefined;
  /** Ends the search; the best so far is the answer. */
  readonly signal?: AbortSignalLike | undefined;
}

/** A move, and how it was found. */
export interface BestMove {
  readonly move: Move;
  /**
   * `endgame`: to the end of the game; `preendgame`: the same for every way that one or two tiles can lie in the bag;
   * `simulation`: by playing on; `static`: the only move, or the best by equity.
   */
  readonly how: 'endgame' | 'preendgame' | 'simulation' | 'static';
  /** True when it is proven. */
  readonly exact: boolean;
  /** Points gained to the end of the game, of an ending; on the average, of a pre-ending. */
  readonly value?: number | undefined;
  /** Games won in per cent, and its standard error, of a simulation with a win table. */
  readonly winPercent?: number | undefined;
  /** See `winPercent`. */
  readonly winError?: number | undefined;
  /** Points of equity, of a simulation; static: score and leave, by the move. */
  readonly equity?: number | undefined;
  /** Rollouts of the move, of a simulation. */
  readonly rollouts?: number | undefined;
  /** Milliseconds it took. */
  readonly ms: number;
}

/** Somebody to play against, with threads that go on from move to move. */
export interface MovePlayer {
  /** The best move there is time for. */
  bestMove(position: Position, options?: BestMoveOptions): Promise<BestMove>;
  /** Ends the threads. */
  close(): Promise<void>;
}

const DEFAULT_SECONDS = 5;
const LEAST_SECONDS = 0.05;
/** With less, too few endings of a pre-ending are solved: simulation tells more. */
const LEAST_FOR_PREENDGAME = 10;
const MOST_SECONDS = 86_400;
/** Time ends a simulation, not their number. */
const ROLLOUTS = 10_000_000;

/**
 * Starts a player; threads start with the first move that is simulated.
 *
 * @throws InputError as `createEngine`; from its moves `OPTION_NUMBER`, `MOVE_TILES`, `POSITION_RACK`, `RULES_DIFFER`
 */
export function createPlayer(options: PlayerOptions): MovePlayer {
  const { lexicon, rules = FIGS, leaves, threads = DEFAULT_THREADS } = options;
  const engine = createEngine({ lexicon, rules, leaves });
  let simulator: Promise<Simulator> | undefined;
  return {
    async bestMove(position, wishes = {}) {
      const start = performance.now();
      checkSeconds(wishes.seconds);
      const quick =
        (await solved(position, options, wishes)) ??
        onlyMove(engine, position) ??
        (await nearlySolved(position, options, wishes));
      if (quick !== undefined) return { ...quick, ms: performance.now() - start };
      simulator ??= createSimulator({ ...options, threads });
      const found = await simulated(position, await simulator, wishes, start);
      return { ...found, ms: performance.now() - start };
    },
    async close() {
      await (await simulator)?.close();
    },
  };
}

/**
 * The best move of one position, on threads of its own: see `createPlayer`.
 *
 * @throws InputError as `createPlayer`
 */
export async function bestMove(
  position: Position,
  options: PlayerOptions & BestMoveOptions,
): Promise<BestMove> {
  const player = createPlayer(options);
  try {
    return await player.bestMove(position, options);
  } finally {
    await player.close();
  }
}

type Found = Omit<BestMove, 'ms'>;

function checkSeconds(seconds: number = DEFAULT_SECONDS): void {
  if (seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS) return;
  const message = `${seconds} seconds: from ${LEAST_SECONDS} to ${MOST_SECONDS}`;
  throw new InputError('OPTION_NUMBER', message, { input: String(seconds) });
}

/** What starting took is not there to think. */
function left({ seconds = DEFAULT_SECONDS }: BestMoveOptions, start: number): number {
  return Math.max(LEAST_SECONDS / 2, seconds - (performance.now() - start) / 1000);
}

/** The bag is empty when no more is unseen than the other rack holds. */
async function solved(
  position: Position,
  { lexicon }: PlayerOptions,
  { seconds = DEFAULT_SECONDS, opponent, signal }: BestMoveOptions,
): Promise<Found | undefined> {
  const { rules, tiles, rackCounts } = position;
  const unseen = sumOf(unseenCounts(rules, tiles, rackCounts));
  if (unseen > rules.rackSize || sumOf(rackCounts) === 0) return undefined;
  const { best, exact, value } = await solveEndgame(position, {
    lexicon,
    opponent,
    seconds,
    signal,
  });
  const [first] = best;
  return first && { move: first.move, how: 'endgame', exact, value };
}

/** With time enough, and one or two tiles in the bag. */
async function nearlySolved(
  position: Position,
  { lexicon, leaves }: PlayerOptions,
  { seconds = DEFAULT_SECONDS, spread, signal, opponent = '' }: BestMoveOptions,
): Promise<Found | undefined> {
  const { rules, tiles, rackCounts } = position;
  const bag = sumOf(unseenCounts(rules, tiles, rackCounts)) - rules.rackSize;
  if (bag > 2 || seconds < LEAST_FOR_PREENDGAME || opponent !== '') return undefined;
  const wishes = { lexicon, leaves, spread, seconds, signal };
  const [first] = (await solvePreendgame(position, wishes)).moves;
  if (first === undefined) return undefined;
  const { move, exact, winPercent, spread: value } = first;
  return { move, how: 'preendgame', exact, winPercent, value };
}

/** Who can only pass need not think. */
function onlyMove(engine: Engine, position: Position): Found | undefined {
  const [first, second] = engine.moves(position, { count: 2 });
  if (first === undefined || second !== undefined) return undefined;
  return { move: first, how: 'static', exact: true };
}

async function simulated(
  position: Position,
  { simulate }: Simulator,
  wishes: BestMoveOptions,
  start: number,
): Promise<Found> {
  const limits = { seconds: left(wishes, start), iterations: ROLLOUTS, confidence: 0.999 };
  const { moves } = await simulate(position, { ...wishes, ...limits });
  const { move, winPercent, winError, equity, rollouts } = moves[0]!;
  const how = rollouts === 0 ? 'static' : 'simulation';
  return { move, how, exact: false, winPercent, winError, equity, rollouts };
}
