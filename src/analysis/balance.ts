// Where the final spread comes from: skill, luck, the first move, and the rest. The four add up exactly, since the
// rest is what the others leave: what the board offered to each, and the points of the end.
import type { Millipoints } from '../board/move.js';
import type { Replay } from '../game/replay/replay.js';
import type { WinTable } from '../outlook/win-table.js';
import { WHOLE } from '../outlook/win-table.js';
import type { TurnAnalysis } from './turn-analysis.js';

/** The final spread of the first player of the file, taken apart; thousandths of a point. */
export interface Balance {
  /** First player's points less the second's. */
  readonly spread: Millipoints;
  /** What the players' moves lost against the best by static judgement: the second's losses less the first's. */
  readonly skill: Millipoints;
  /** Standard error of `luck`. */
  readonly luckError: Millipoints;
  /** The luck of the first player's draws less that of the second's. */
  readonly luck: Millipoints;
  /** What it is worth to have the first move, for whoever had it; 0 where it is not known. */
  readonly start: Millipoints;
  /** What is left. */
  readonly rest: Millipoints;
  /** Turns whose loss and whose draw are known, and all turns. */
  readonly known: { readonly losses: number; readonly draws: number; readonly turns: number };
}

/** Takes the spread of a game of two apart; undefined for others, or where nobody knows how it ended. */
export function balanceOf(
  { game, result, declared }: Replay,
  turns: readonly TurnAnalysis[],
  wins: WinTable | undefined,
): Balance | undefined {
  if (game.players.length !== 2) return undefined;
  const finals = result.over ? result.scores.players.map(({ final }) => final) : declared;
  const spread = Math.round((finals[0]! - finals[1]!) * 1000);
  const sign = ({ turn }: TurnAnalysis): number => (turn.player === 0 ? 1 : -1);
  const moves = turns.filter(({ turn }) => !turn.isFullChange);
  const judged = moves.filter(({ losses }) => losses.equity !== undefined);
  const drawn = turns.filter(({ luck }) => luck !== undefined);
  const skill = judged.reduce((sum, each) => sum - sign(each) * each.losses.equity!, 0);
  const luck = drawn.reduce((sum, each) => sum + sign(each) * each.luck!.value, 0);
  const variance = drawn.reduce((sum, { luck: draw }) => sum + (draw!.error ?? 0) ** 2, 0);
  const first = turns[0];
  const start = first === undefined || wins === undefined ? 0 : sign(first) * firstMoveWorth(wins);
  return {
    ...{ spread, skill, luck, start, rest: spread - skill - luck - start },
    luckError: Math.round(Math.sqrt(variance)),
    known: { losses: judged.length, draws: drawn.length, turns: moves.length },
  };
}

/** Points that the second player must be ahead for a game to be even at its first move, by the win table. */
export function firstMoveWorth({ mostUnseen, mostSpread, share }: WinTable): Millipoints {
  const half = WHOLE / 2;
  for (let spread = 0; spread > -mostSpread; spread--) {
    const [above, below] = [share(mostUnseen, spread), share(mostUnseen, spread - 1)];
    if (above >= half && below < half) {
      return Math.round(1000 * (-spread + (above - half) / (above - below)));
    }
  }
  return 0;
}
