// A player in figures, over the turns that could be judged. Averages of a few turns would mislead (racks
// are told where something happened), so they need half of them.
import type { Millipoints } from '../board/move.js';
import type { MistakeSize } from './mistakes.js';
import type { TurnAnalysis } from './turn-analysis.js';

/** What a player made of the game, in numbers. */
export interface PlayerFigures {
  /** Moves made; a full change is not one. */
  readonly turns: number;
  /** Moves that could be held against the best plays. */
  readonly judged: number;
  /** Points lost a move judged, in thousandths; undefined when fewer than half were. */
  readonly averageLoss: number | undefined;
  /** Points made of the points there were, in percent; undefined when there were none, or as above. */
  readonly accuracy: number | undefined;
  /** Equity lost a move judged, in thousandths of a point; undefined as above. */
  readonly averageEquityLost: number | undefined;
  /**
   * Worth of the moves made of the worth there was, by static judgement and so without reward for points that cost
   * the leave, in percent; undefined as above.
   */
  readonly precision: number | undefined;
  /** Chance to win lost a move, in percent; undefined where too few moves have one. */
  readonly averageWinLost: number | undefined;
  /** Points lost in endings that were solved. */
  readonly spreadLost: number;
  /** Mistakes by size. */
  readonly mistakes: Readonly<Record<MistakeSize, number>>;
  /** Luck of the draws known, in thousandths of a point. */
  readonly luck: Millipoints;
  /** Standard error of `luck`. */
  readonly luckError: Millipoints;
  /** Draws whose luck is known. */
  readonly draws: number;
  /** Moves that were the best by score. */
  readonly tops: number;
  /** Turns among those possible in which a valid one was laid and stood. */
  readonly bingosFound: number;
  /** Turns in which the whole rack could be played. */
  readonly bingosPossible: number;
  /** Plays with a word that is not valid. */
  readonly phoneys: number;
  /** Those of `phoneys` that a challenge took off the board. */
  readonly phoneysWithdrawn: number;
  /** Plays withdrawn though every word of them is one. */
  readonly validWithdrawn: number;
  /** Challenges of the others' plays that were lost; awards to a good play included. */
  readonly challengesLost: number;
}

export function playerFigures(turns: readonly TurnAnalysis[], player: number): PlayerFigures {
  const own = turns.filter(({ turn }) => turn.player === player && !turn.isFullChange);
  const judged = own.filter(({ loss }) => loss !== undefined);
  const losses = judged.reduce((sum, { loss = 0 }) => sum + loss, 0);
  const most = judged.reduce((sum, { best }) => sum + (best[0]?.score ?? 0), 0);
  const made = judged.reduce((sum, each) => sum + pointsMade(each), 0);
  const phoneys = own.filter(each => each.phoneys.length > 0);
  const isEnough = judged.length > 0 && judged.length * 2 >= own.length;
  const possible = judged.filter(({ bingo }) => bingo !== undefined);
  const weighed = judged.filter(each => each.losses.equity !== undefined);
  const all = turns.filter(each => each.turn.player === player);
  return {
    turns: own.length,
    judged: judged.length,
    ...worthFigures(weighed, own.length),
    ...luckFigures(all),
    mistakes: sizesOf(own),
    spreadLost: own.reduce((sum, each) => sum + (each.losses.spread?.value ?? 0), 0),
    averageLoss: isEnough ? Math.round(losses / judged.length) : undefined,
    accuracy: isEnough && most > 0 ? (100 * made) / most : undefined,
    tops: judged.filter(({ rank }) => rank === 1).length,
    bingosFound: possible.filter(foundBingo).length,
    bingosPossible: possible.length,
    phoneys: phoneys.length,
    phoneysWithdrawn: phoneys.filter(({ turn }) => turn.withdrawn).length,
    validWithdrawn: own.filter(isValidWithdrawn).length,
    challengesLost: turns.filter(each => lostChallenge(each, player)).length,
  };
}

/** What moves were worth by static judgement and by the chance to win. */
function worthFigures(
  weighed: readonly TurnAnalysis[],
  turns: number,
): Pick<PlayerFigures, 'averageEquityLost' | 'averageWinLost' | 'precision'> {
  const isEnough = weighed.length > 0 && weighed.length * 2 >= turns;
  const lost = weighed.reduce((sum, { losses }) => sum + losses.equity!, 0);
  const most = weighed.reduce((sum, { moves }) => sum + bestEquity(moves), 0);
  const won = weighed.filter(({ losses }) => losses.win !== undefined);
  const winLost = won.reduce((sum, { losses }) => sum + losses.win!.value, 0);
  const hasWins = won.length > 0 && won.length * 2 >= turns;
  return {
    averageEquityLost: isEnough ? Math.round(lost / weighed.length) : undefined,
    precision: isEnough && most > 0 ? 100 * Math.max(0, 1 - lost / most) : undefined,
    averageWinLost: hasWins ? winLost / won.length : undefined,
  };
}

function bestEquity(moves: TurnAnalysis['moves']): Millipoints {
  return Math.max(0, ...moves.map(({ equity = 0 }) => equity));
}

function luckFigures(
  turns: readonly TurnAnalysis[],
): Pick<PlayerFigures, 'luck' | 'luckError' | 'draws'> {
  const draws = turns.flatMap(({ luck }) => (luck === undefined ? [] : [luck]));
  return {
    luck: draws.reduce((sum, { value }) => sum + value, 0),
    luckError: Math.round(Math.sqrt(draws.reduce((sum, { error = 0 }) => sum + error ** 2, 0))),
    draws: draws.length,
  };
}

function sizesOf(turns: readonly TurnAnalysis[]): PlayerFigures['mistakes'] {
  const count = (size: MistakeSize): number =>
    turns.filter(({ mistake }) => mistake?.size === size).length;
  return { small: count('small'), medium: count('medium'), large: count('large') };
}

/** What the move brought, at most what the best play would have. */
function pointsMade({ turn, best }: TurnAnalysis): number {
  if (turn.withdrawn || turn.event.kind !== 'play') return 0;
  return Math.min(turn.sheet?.total ?? turn.event.score, best[0]?.score ?? 0);
}

/** True for a play of the whole rack that holds no phoney and stood. */
export function foundBingo({ turn, phoneys }: TurnAnalysis): boolean {
  return (
    turn.sheet !== undefined && turn.sheet.bonus > 0 && phoneys.length === 0 && !turn.withdrawn
  );
}

function isValidWithdrawn({ turn, phoneys }: TurnAnalysis): boolean {
  return turn.withdrawn && turn.sheet !== undefined && phoneys.length === 0;
}

function lostChallenge({ turn }: TurnAnalysis, player: number): boolean {
  return turn.charges.some(({ kind, event }) =>
    kind === 'lost' ? event.player === player : kind === 'award' && event.player !== player,
  );
}
