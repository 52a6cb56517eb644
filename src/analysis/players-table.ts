// Players over many games: averages over their turns, not over the averages of games, and how they change.
import type { Millipoints } from '../board/move.js';
import type { Replay } from '../game/replay/replay.js';
import type { GameAnalysis } from './analyse.js';
import type { MistakeSize } from './mistakes.js';
import type { PlayerFigures } from './player-figures.js';

/** A mean over turns. */
export interface TurnMean {
  /** In the unit of the figure. */
  readonly mean: number;
  /** Standard error over the turns; undefined for fewer than two. */
  readonly error: number | undefined;
  /** Turns that it rests on. */
  readonly turns: number;
}

/** How a figure changed from the first half of a player's games to the last. */
export interface Trend {
  /** First half. */
  readonly before: TurnMean;
  /** Last half. */
  readonly after: TurnMean;
  /** The last half less the first. */
  readonly change: number;
  /** Standard error of `change`. */
  readonly error: number;
  /** True where the change is less than two errors. */
  readonly isNoise: boolean;
}

/** A player over all games. */
export interface PlayerRow {
  /** As the first game writes it. */
  readonly name: string;
  /** All games, those that are not over among them. */
  readonly games: number;
  /** Games that are over and won. */
  readonly won: number;
  /** Of these, draws. */
  readonly drawn: number;
  /** Games that are over and lost. */
  readonly lost: number;
  /** Mean of the final points of the games that are over; undefined where there are none. */
  readonly score: number | undefined;
  /** Moves made, and those that could be judged. */
  readonly turns: number;
  /** See `turns`. */
  readonly judged: number;
  /** Points lost a turn, in thousandths; undefined where no turn has any, as the next two. */
  readonly points: TurnMean | undefined;
  /** Equity lost a turn, in thousandths of a point. */
  readonly equity: TurnMean | undefined;
  /** Chance to win lost a turn, in per cent. */
  readonly win: TurnMean | undefined;
  /** Worth of the moves made of the worth there was, in per cent. */
  readonly precision: number | undefined;
  /** Mistakes by size. */
  readonly mistakes: Readonly<Record<MistakeSize, number>>;
  /** Turns among those possible in which a valid one was laid and stood. */
  readonly bingosFound: number;
  /** Turns in which the whole rack could be played. */
  readonly bingosPossible: number;
  /** Plays with a word that is not valid. */
  readonly phoneys: number;
  /** Luck of the draws a game, in thousandths of a point. */
  readonly luck: Millipoints;
  /** Standard error of `luck`, of the draws that were sampled. */
  readonly luckError: Millipoints;
  /** Equity lost a turn, first half against last; undefined with fewer than two games, or no turn in a half. */
  readonly trend: Trend | undefined;
  /** True where fewer than `LEAST_TURNS` turns were judged. */
  readonly rests: 'few' | 'enough';
}

/** Judged turns from which on a row is not marked: some five games. Below, the error of a mean is a third of it. */
export const LEAST_TURNS = 60;

/** Errors that a change must lie above to be more than noise. */
const NOISE = 2;

/** What is kept of a turn: of thousands of games all positions would be too much. */
export interface OwnTurn {
  /** Lost points, in thousandths. */
  readonly points: Millipoints | undefined;
  /** Lost equity. */
  readonly equity: Millipoints | undefined;
  /** Lost chance to win, in per cent. */
  readonly win: number | undefined;
  /** Worth of the best move. */
  readonly best: Millipoints;
}

/** A game of a player. */
export interface OwnGame {
  /** As the file writes it, without blanks around it. */
  readonly name: string;
  /** The player in this game. */
  readonly figures: PlayerFigures;
  /** `open` for a game that is not over. */
  readonly result: 'won' | 'drawn' | 'lost' | 'open';
  /** Points at the end; undefined for a game that is not over. */
  readonly final: number | undefined;
  /** Moves of the player. */
  readonly turns: readonly OwnTurn[];
}

/** Players over games, game by game. */
export interface PlayersTable {
  /** Adds a game; of it only figures are kept. */
  add(analysis: GameAnalysis): void;
  /** Adds what was kept of a game, which may come from another machine. */
  addKept(games: readonly OwnGame[]): void;
  /** The players of all games so far, in the order of their names. */
  rows(): readonly PlayerRow[];
}

/**
 * A table of players. Names that differ in case or blanks alone are one player; the trend takes the games as they come.
 */
export function createPlayersTable(): PlayersTable {
  const players = new Map<string, OwnGame[]>();
  const addKept = (games: readonly OwnGame[]): void => {
    for (const game of games) {
      const key = game.name.replaceAll(/\s+/g, ' ').toLowerCase();
      players.set(key, [...(players.get(key) ?? []), game]);
    }
  };
  return {
    add: analysis => addKept(ownGames(analysis)),
    addKept,
    rows: () =>
      [...players]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([, games]) => rowOf(games)),
  };
}

/** Players over games: see `createPlayersTable`. */
export function playersOf(analyses: Iterable<GameAnalysis>): readonly PlayerRow[] {
  const table = createPlayersTable();
  for (const analysis of analyses) table.add(analysis);
  return table.rows();
}

/** What is kept of a game, for each of its players. */
export function ownGames(analysis: GameAnalysis): readonly OwnGame[] {
  return analysis.replay.game.players.map(({ name }, player) =>
    ownGame(analysis, player, name.trim()),
  );
}

function ownGame({ replay, players, turns }: GameAnalysis, player: number, name: string): OwnGame {
  const { result } = replay;
  const own = turns.filter(({ turn }) => turn.player === player && !turn.isFullChange);
  return {
    name,
    figures: players[player]!,
    result: resultOf(replay, player),
    final: result.over ? result.scores.players[player]!.final : undefined,
    turns: own.map(({ losses, moves }) => ({
      ...{ points: losses.points, equity: losses.equity, win: losses.win?.value },
      best: Math.max(0, ...moves.map(({ equity = 0 }) => equity)),
    })),
  };
}

function resultOf({ result }: Replay, player: number): OwnGame['result'] {
  if (!result.over) return 'open';
  const { winner } = result.scores;
  if (winner === undefined) return 'drawn';
  return winner === player ? 'won' : 'lost';
}

function rowOf(games: readonly OwnGame[]): PlayerRow {
  const [first] = games as readonly [OwnGame];
  const figures = games.map(each => each.figures);
  const sum = (of: (each: (typeof figures)[number]) => number): number =>
    figures.reduce((all, each) => all + of(each), 0);
  const turns = games.flatMap(each => each.turns);
  const judged = sum(each => each.judged);
  const count = (result: OwnGame['result']): number =>
    games.filter(each => each.result === result).length;
  return {
    name: first.name,
    games: games.length,
    ...{ won: count('won'), drawn: count('drawn'), lost: count('lost') },
    score: scoreOf(games),
    ...{ turns: sum(each => each.turns), judged },
    points: meanOf(turns, 'points'),
    equity: meanOf(turns, 'equity'),
    win: meanOf(turns, 'win'),
    precision: precisionOf(turns),
    mistakes: {
      small: sum(({ mistakes }) => mistakes.small),
      medium: sum(({ mistakes }) => mistakes.medium),
      large: sum(({ mistakes }) => mistakes.large),
    },
    bingosFound: sum(each => each.bingosFound),
    bingosPossible: sum(each => each.bingosPossible),
    phoneys: sum(each => each.phoneys),
    luck: Math.round(sum(each => each.luck) / games.length),
    luckError: Math.round(Math.sqrt(sum(each => each.luckError ** 2)) / games.length),
    trend: trendOf(games),
    rests: judged < LEAST_TURNS ? 'few' : 'enough',
  };
}

function scoreOf(games: readonly OwnGame[]): number | undefined {
  const finals = games.flatMap(({ final }) => final ?? []);
  if (finals.length === 0) return undefined;
  return finals.reduce((sum, final) => sum + final, 0) / finals.length;
}

function meanOf(
  turns: readonly OwnTurn[],
  measure: 'points' | 'equity' | 'win',
): TurnMean | undefined {
  const values = turns.flatMap(turn => turn[measure] ?? []);
  if (values.length === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error =
    values.length < 2 ? undefined : Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, error, turns: values.length };
}

function precisionOf(turns: readonly OwnTurn[]): number | undefined {
  const known = turns.filter(({ equity }) => equity !== undefined);
  const most = known.reduce((sum, { best }) => sum + best, 0);
  const lost = known.reduce((sum, { equity }) => sum + equity!, 0);
  return most > 0 ? 100 * Math.max(0, 1 - lost / most) : undefined;
}

/** First half of the games against the last; of an odd number the middle one is in neither. */
function trendOf(games: readonly OwnGame[]): Trend | undefined {
  const half = Math.floor(games.length / 2);
  if (half === 0) return undefined;
  const lost = (part: readonly OwnGame[]): TurnMean | undefined =>
    meanOf(
      part.flatMap(({ turns }) => turns),
      'equity',
    );
  const [before, after] = [lost(games.slice(0, half)), lost(games.slice(-half))];
  if (before?.error === undefined || after?.error === undefined) return undefined;
  const change = after.mean - before.mean;
  const error = Math.hypot(before.error, after.error);
  return { before, after, change, error, isNoise: Math.abs(change) < NOISE * error };
}
