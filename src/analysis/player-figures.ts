// A player in figures, over the turns that could be judged. Averages of a few turns would mislead (racks
// are told where something happened), so they need half of them.
import type { TurnAnalysis } from './analyse-turn.js';

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
  return {
    turns: own.length,
    judged: judged.length,
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
