// A simulation as people and machines read it: candidates in their order, means with their errors, what was
// answered.
import type { Move } from '../../board/move.js';
import { createPosition, type Position } from '../../board/position.js';
import { PlayBuffer } from '../../movegen/play-buffer.js';
import { formatPlay } from '../../movegen/to-play.js';
import { type Decider, ordered } from './decide.js';
import type { Scene } from './scene.js';
import { decidedBy, type SimulationState, type Stopped } from './state.js';
import { differenceOf, meanOf, type Sums } from './sums.js';

/** A simulation that has ended. */
export interface Simulation {
  /** The best first; those that were dropped last, in the same order. */
  readonly moves: readonly SimulatedMove[];
  /** Rollouts of each candidate that was not dropped. */
  readonly rollouts: number;
  /** Rollouts of all candidates together. */
  readonly played: number;
  /** What ended it. */
  readonly stopped: Stopped;
  /** What decides the order: the share of games won, or equity where all win or lose, or nothing is known. */
  readonly by: Decider;
  /** Points that the player to move was ahead. */
  readonly spread: number;
  /** Turns that were played out. */
  readonly plies: number;
  /** Seed of the deals. */
  readonly seed: string;
  /** The play by which the other player's racks were weighed; undefined where there is none, or it tells nothing. */
  readonly last: string | undefined;
}

/** A candidate that was simulated. */
export interface SimulatedMove {
  readonly move: Move;
  /** Share of games won, in per cent; undefined where nothing is known of it. */
  readonly winPercent: number | undefined;
  /** Standard error of the share; undefined with it. */
  readonly winError: number | undefined;
  /** Points gained and the worth of what both keep, in points. */
  readonly equity: number;
  /** Standard error of the equity, in points. */
  readonly equityError: number;
  /** Rollouts that it was played in. */
  readonly rollouts: number;
  /** True when it could not be the best any more. */
  readonly dropped: boolean;
  /** How far it is behind the first of the list, rollout by rollout; undefined where it was dropped. */
  readonly behind: Behind | undefined;
  /** The turns that were played out, the other player's first. */
  readonly turns: readonly SimulatedTurn[];
  /** The other player's most frequent answers. */
  readonly replies: readonly Reply[];
  /** Share of rollouts in which the answer laid a tile on a square, by square; 225. */
  readonly squares: readonly number[];
}

/** How far a candidate is behind another, on average over rollouts that dealt both the same tiles. */
export interface Behind {
  /** Share of games won, in per cent; undefined where nothing is known of it. */
  readonly win: number | undefined;
  /** Standard error of `win`; undefined with it. */
  readonly winError: number | undefined;
  /** Points of equity. */
  readonly equity: number;
  /** Standard error of `equity`. */
  readonly equityError: number;
}

/** A turn after the candidate. */
export interface SimulatedTurn {
  /** Mean of its points, where the turn was played. */
  readonly points: number;
  /** Share of plays of the whole rack, 0 to 1. */
  readonly bingos: number;
}

/** An answer of the other player. */
export interface Reply {
  /** `'8H WORD'`, `'exchange'` or `'pass'`. */
  readonly move: string;
  /** Points; 0 for what is no play. */
  readonly score: number;
  /** Share of the rollouts. */
  readonly share: number;
}

/** Replies that are listed. */
const MOST_REPLIES = 5;

/** What a state has come to. */
export function resultOf(
  position: Position,
  scene: Scene,
  state: SimulationState,
  stopped: Stopped,
  knowsWins: boolean,
): Simulation {
  const { sums, live } = state;
  const by = decidedBy(state, knowsWins);
  const all = scene.candidates.map((_, candidate) => candidate);
  const dropped = all.filter(candidate => !live.includes(candidate));
  const order = [...ordered(sums, live, by), ...ordered(sums, dropped, by)];
  const { spread, plies, seed, last } = scene;
  return {
    moves: order.map(candidate => {
      const isLive = live.includes(candidate);
      return {
        ...figuresOf(position, scene, sums, candidate, knowsWins),
        dropped: !isLive,
        behind: isLive ? behindOf(sums, order[0]!, candidate, knowsWins) : undefined,
      };
    }),
    rollouts: state.rollouts,
    played: sums.rollouts.reduce((sum, count) => sum + count, 0),
    stopped,
    by,
    spread,
    plies,
    seed,
    last: last?.text,
  };
}

function figuresOf(
  position: Position,
  scene: Scene,
  sums: Sums,
  candidate: number,
  knowsWins: boolean,
): Omit<SimulatedMove, 'dropped' | 'behind'> {
  const { move, tiles } = scene.candidates[candidate]!;
  const win = meanOf(sums, 'win', candidate);
  const equity = meanOf(sums, 'equity', candidate);
  const rollouts = sums.rollouts[candidate]!;
  const squares = sums.squares.subarray(candidate * tiles.length, (candidate + 1) * tiles.length);
  return {
    move,
    winPercent: knowsWins ? rounded(win.mean / 100) : undefined,
    winError: knowsWins ? rounded(win.error / 100) : undefined,
    equity: rounded(equity.mean / 100),
    equityError: rounded(equity.error / 100),
    rollouts,
    turns: turnsOf(sums, candidate),
    replies: repliesOf(position, tiles, sums.replies[candidate]!, rollouts),
    squares: Array.from(squares, times => rounded(times / Math.max(rollouts, 1))),
  };
}

function behindOf(sums: Sums, first: number, candidate: number, knowsWins: boolean): Behind {
  const win = differenceOf(sums, 'win', first, candidate);
  const equity = differenceOf(sums, 'equity', first, candidate);
  return {
    win: knowsWins ? rounded(win.mean / 100) : undefined,
    winError: knowsWins ? rounded(win.error / 100) : undefined,
    equity: rounded(equity.mean / 100),
    equityError: rounded(equity.error / 100),
  };
}

function turnsOf(sums: Sums, candidate: number): readonly SimulatedTurn[] {
  return Array.from({ length: sums.plies }, (_, ply) => {
    const index = candidate * sums.plies + ply;
    const turns = Math.max(sums.turns[index]!, 1);
    return {
      points: rounded(sums.points[index]! / turns),
      bingos: rounded(sums.bingos[index]! / turns),
    };
  });
}

/** @param tiles of the board once the candidate is made */
function repliesOf(
  { rules }: Position,
  tiles: Uint8Array,
  replies: ReadonlyMap<string, number>,
  rollouts: number,
): readonly Reply[] {
  const most = [...replies].sort(
    ([one, often], [other, times]) => times - often || (one < other ? -1 : 1),
  );
  return most.slice(0, MOST_REPLIES).map(([reply, times]): Reply => {
    const share = rounded(times / rollouts);
    if (!reply.includes(',')) return { move: reply, score: 0, share };
    const plays = new PlayBuffer(Int32Array.from(reply.split(','), Number));
    const board = createPosition(rules, tiles, new Int32Array(32));
    const move = formatPlay(plays, 0, board.tiles, rules.alphabet);
    return { move, score: plays.score(0), share };
  });
}

/** To thousandths, as it is printed. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0; // no −0
}
