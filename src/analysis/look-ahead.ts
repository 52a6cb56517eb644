// What comes of the moves of a turn: simulated while there are tiles in the bag, solved once there are none.
import { sumOf } from '../alphabet/tile-counts.js';
import type { Move } from '../board/move.js';
import { createPosition, unseenCounts } from '../board/position.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import type { AbortSignalLike } from '../platform/types.js';
import { positionAfter } from '../referee/after-play.js';
import type { EndgameMove } from '../strategy/endgame/moves.js';
import { type EndgameResult, solveEndgame } from '../strategy/endgame/solve.js';
import type { SimulatedMove, Simulation } from '../strategy/simulation/result.js';
import type { Simulator } from '../strategy/simulation/simulate.js';
import type { DepthPlan } from './depth.js';
import { exactly, type Figure } from './figure.js';
import { isSameMove, type LookedAtMove } from './looked-at.js';

/** With what one looks ahead. */
export interface LookAheadTools {
  readonly lexicon: Lexicon;
  readonly plan: DepthPlan;
  readonly seed: string;
  readonly simulator: () => Promise<Simulator>;
  readonly signal: AbortSignalLike | undefined;
}

/** What looking ahead came to. */
export interface Ahead {
  /** Best first. */
  readonly moves: readonly LookedAtMove[];
  /** What the move made loses of the chance to win, in per cent. */
  readonly win: Figure | undefined;
  /** What the move made loses of the points to the end of the game; undefined before the bag is empty. */
  readonly spread: Figure | undefined;
  /** Best moves of both from here to the end; empty before the bag is empty. */
  readonly line: readonly EndgameMove[];
}

/** A turn to look ahead from. */
export interface TurnToLookAt {
  readonly turn: ReplayTurn;
  /** Points that the player is ahead. */
  readonly spread: number;
  /** Moves of static judgement, best first, the move made among them. */
  readonly moves: readonly LookedAtMove[];
}

/** Looks ahead from a turn. @returns undefined where there is nothing to be looked at */
export async function lookAhead(
  asked: TurnToLookAt,
  tools: LookAheadTools,
): Promise<Ahead | undefined> {
  const { position, bag } = asked.turn;
  const { rules, tiles, rackCounts } = position;
  if (bag > 0) return simulated(asked, tools);
  const opponent = sumOf(unseenCounts(rules, tiles, rackCounts));
  const canBeSolved = opponent > 0 && opponent <= rules.rackSize;
  return canBeSolved && tools.plan.endgameSeconds > 0 ? solved(asked, tools) : undefined;
}

async function simulated(
  { turn, spread, moves }: TurnToLookAt,
  { plan, seed, simulator, signal }: LookAheadTools,
): Promise<Ahead | undefined> {
  const best = Math.max(...moves.map(({ equity = Number.NEGATIVE_INFINITY }) => equity));
  const could = moves.filter(
    ({ move, equity, isMade }) =>
      equity !== undefined && (isMade || (equity >= best - plan.within && move.kind !== 'pass')),
  );
  const made = could.find(({ isMade }) => isMade);
  const candidates = could.filter(each => each !== made).slice(0, plan.candidates);
  if (made !== undefined) candidates.push(made);
  if (candidates.length < 2) return undefined;
  const simulation = await (await simulator()).simulate(turn.position, {
    moves: candidates.map(({ move }) => move),
    ...{ spread, seed: `${seed} ${turn.number}`, signal },
    ...{ iterations: plan.rollouts, plies: plan.plies, confidence: 1 },
  });
  return ofSimulation(simulation, candidates);
}

function ofSimulation(simulation: Simulation, candidates: readonly LookedAtMove[]): Ahead {
  const moves = simulation.moves.map(found => {
    const looked = candidates.find(({ move }) => isSameMove(move, found.move))!;
    return { ...looked, win: shareOf(found) };
  });
  const made = simulation.moves[moves.findIndex(({ isMade }) => isMade)];
  return { moves, win: made && lostOf(made), spread: undefined, line: [] };
}

function shareOf({ winPercent, winError, rollouts }: SimulatedMove): Figure | undefined {
  if (winPercent === undefined) return undefined;
  return { value: winPercent, error: winError, how: 'simulated', n: rollouts };
}

function lostOf({ behind, rollouts }: SimulatedMove): Figure | undefined {
  if (behind?.win === undefined) return undefined;
  const value = Math.max(0, behind.win);
  return { value, error: behind.winError, how: 'simulated', n: rollouts };
}

async function solved(asked: TurnToLookAt, tools: LookAheadTools): Promise<Ahead | undefined> {
  const { turn, spread, moves } = asked;
  const ending = await solve(turn.position, tools);
  if (!ending.exact) return undefined;
  const best: LookedAtMove[] = ending.best.map(({ move, value }) =>
    ended(move, value, spread, moves),
  );
  const made = moves.find(({ isMade }) => isMade);
  const isBest = made !== undefined && best.some(({ move }) => isSameMove(move, made.move));
  const value = made === undefined || isBest ? undefined : await valueWith(turn, made, tools);
  if (made !== undefined && value !== undefined) best.push(ended(made.move, value, spread, moves));
  const lost = isBest ? 0 : value === undefined ? undefined : ending.value - value;
  return {
    moves: best,
    win: lost === undefined ? undefined : winLost(spread + ending.value, lost),
    spread: lost === undefined ? undefined : exactly(lost, 'solved'),
    line: ending.line,
  };
}

function solve(
  position: ReplayTurn['position'],
  { lexicon, plan, signal }: LookAheadTools,
): Promise<EndgameResult> {
  return solveEndgame(position, { lexicon, seconds: plan.endgameSeconds, signal });
}

/** A move of an ending: what is gained with it, and who wins then. */
function ended(
  move: Move,
  value: number,
  spread: number,
  known: readonly LookedAtMove[],
): LookedAtMove {
  const looked = known.find(each => isSameMove(each.move, move));
  return {
    move,
    equity: looked?.equity ?? (move.kind === 'play' ? move.equity : 0),
    win: exactly(winOf(spread + value), 'solved'),
    spread: exactly(value, 'solved'),
    isMade: looked?.isMade ?? false,
  };
}

function winOf(spread: number): number {
  return 50 * (1 + Math.sign(spread));
}

function winLost(most: number, lost: number): Figure {
  return exactly(winOf(most) - winOf(most - lost), 'solved');
}

/**
 * Points gained to the end with a move: its own, less what the other then gains. Who goes out by it gains what static
 * judgement says, which is exact then. A pass may stand at the end of a row of idle turns, which the ending behind it
 * would not count: it is left open.
 */
async function valueWith(
  { position, sheet }: ReplayTurn,
  { move, equity }: LookedAtMove,
  tools: LookAheadTools,
): Promise<number | undefined> {
  if (move.kind !== 'play' || sheet === undefined) return undefined;
  const after = positionAfter(position, move);
  const { rules, tiles } = after;
  if (sumOf(after.rackCounts) === 0) return equity === undefined ? undefined : equity / 1000;
  const other = unseenCounts(rules, position.tiles, position.rackCounts);
  const next = await solve(createPosition(rules, tiles, other), tools);
  return next.exact ? sheet.total - next.value : undefined;
}
