// What each player has after some rounds: points, warnings, penalties, bonus, sums. Only closed rounds
// count; of two slips the later, and a ruling stands in place of the slip.
import type { AnswerEntry, CloseEntry, RulingEntry, SlipEntry } from './ledger/entries.js';
import { isIn } from './players.js';
import type { GameState } from './state.js';

/** One round of one player. */
export interface RoundAccount {
  /** The line that closed the round. */
  readonly close: CloseEntry;
  /** The slip that counts; undefined when none was handed in. */
  readonly slip: SlipEntry | undefined;
  /** The ruling that stands in its place. */
  readonly ruling: RulingEntry | AnswerEntry | undefined;
  /** Points of the play, or as ruled. */
  readonly points: number;
  /** Warnings of this round alone. */
  readonly warnings: number;
  /** Points taken off, 0 or more. */
  readonly penalty: number;
  /** For the only finder of the top. */
  readonly bonus: number;
  /** Points, less penalty, with bonus. */
  readonly score: number;
  /** Sum of the scores so far. */
  readonly total: number;
  /** True when the answer is worth the top, nothing taken off. */
  readonly isTop: boolean;
}

/** What a player has, round by round. */
export interface PlayerAccount {
  /** The player's name. */
  readonly player: string;
  /** Closed rounds the player was in, in order. */
  readonly rounds: readonly RoundAccount[];
}

/**
 * The accounts of all players after `rounds` closed rounds, in the order they were entered; a player who
 * has withdrawn has none of the rounds since.
 */
export function accountsOf(state: GameState, rounds: number): readonly PlayerAccount[] {
  const closed = state.closed.slice(0, rounds);
  return state.players.map(player => {
    const accounts: RoundAccount[] = [];
    let warned = 0;
    let total = 0;
    for (const close of closed.filter(({ round }) => isIn(state, player, round))) {
      const { slip, ruling } = answerOf(state, player, close.round);
      const points = ruling?.score ?? slip?.score ?? 0;
      const warnings = ruling === undefined ? (slip?.warnings ?? 0) : 0;
      const penalty = slipPenalty({ slip, ruling }) + warningPenalty(state, warned, warnings);
      warned += warnings;
      const bonus = isSolo(state, close, player) ? state.facts.options.soloPoints : 0;
      const score = points - penalty + bonus;
      total += score;
      const isTop = isFound({ slip, ruling }, close);
      accounts.push({ close, slip, ruling, points, warnings, penalty, bonus, score, total, isTop });
    }
    return { player, rounds: accounts };
  });
}

type Answer = Pick<RoundAccount, 'slip' | 'ruling'>;

/** The answers that count, from a round on, the open one among them. */
export function countingAnswers(state: GameState, first: number): readonly Answer[] {
  const rounds = state.draws.map(({ round }) => round).filter(round => round >= first);
  return rounds.flatMap(round => state.players.map(player => answerOf(state, player, round)));
}

function answerOf(state: GameState, player: string, round: number): Answer {
  const isHis = (entry: { player: string; round: number }): boolean =>
    entry.player === player && entry.round === round;
  return { slip: state.slips.findLast(isHis), ruling: state.rulings.findLast(isHis) };
}

/** What the slip itself costs; a ruling takes it away. */
function slipPenalty({ slip, ruling }: Answer): number {
  return ruling === undefined ? (slip?.penalty ?? 0) : 0;
}

/** True when the answer is worth the top, nothing taken off; nobody finds a top of no points. */
function isFound({ slip, ruling }: Answer, { top }: CloseEntry): boolean {
  return top > 0 && (ruling?.score ?? slip?.score ?? 0) - slipPenalty({ slip, ruling }) >= top;
}

/** The first warnings are free, each after them costs. */
function warningPenalty({ facts: { options } }: GameState, before: number, now: number): number {
  const paid = (warnings: number): number => Math.max(0, warnings - options.freeWarnings);
  return (paid(before + now) - paid(before)) * options.warningPenalty;
}

/** True for the only player at the top, where there are enough players for a bonus. */
function isSolo(state: GameState, close: CloseEntry, player: string): boolean {
  const { options } = state.facts;
  if (options.soloPoints === 0 || close.players < options.soloPlayers) return false;
  const finders = state.players.filter(each => isFound(answerOf(state, each, close.round), close));
  return finders.length === 1 && finders[0] === player;
}
