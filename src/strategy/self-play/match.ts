// A match of two players against each other: each deal is played twice, with the seats swapped, and what they
// come to with its error.
import { InputError } from '../../errors.js';
import type { RecordedGame } from './record.js';
import { piecesOf, runPieces, type SelfPlayOptions } from './run.js';
import { addTally, createTally, notePair, type PlayerTally, type Tally } from './tally.js';
import type { MatchAnswer, MatchTask, PlayerSetup } from './worker-setup.js';

/** A match. */
export interface MatchOptions extends SelfPlayOptions {
  readonly players: readonly [PlayerSetup, PlayerSetup];
  /** An even number: each deal is played twice. */
  readonly games: number;
  /** Told of the games themselves, in their order, some at a time. */
  readonly onGames?: ((games: readonly RecordedGame[]) => Promise<void>) | undefined;
  /** Told how many games have been played. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** What a player's games came to. */
export interface PlayerResult {
  readonly name: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Wins, and draws by half, in per cent; */
  readonly winPercent: number;
  /** its standard error, reckoned over pairs. */
  readonly winError: number;
  /** Points of a game. */
  readonly mean: number;
  /** Points ahead in a game, and the standard error of that. */
  readonly spread: number;
  readonly spreadError: number;
  readonly bingosPerGame: number;
  readonly turnsPerGame: number;
  readonly exchangesPerGame: number;
  readonly fullChangesPerGame: number;
}

export interface MatchResult {
  readonly games: number;
  readonly pairs: number;
  readonly players: readonly [PlayerResult, PlayerResult];
}

/**
 * Plays a match.
 *
 * @throws InputError `OPTION_NUMBER` when the number of games is not even, or none
 */
export async function playMatch(options: MatchOptions): Promise<MatchResult> {
  const { players, games, onGames, onProgress } = options;
  if (!(Number.isInteger(games) && games >= 2 && games % 2 === 0)) {
    const message = `${games} games: an even number from 2 on, since each deal is played twice`;
    throw new InputError('OPTION_NUMBER', message, { input: String(games) });
  }
  const tally = createTally();
  const size = piecesOf(options, players);
  const record = onGames !== undefined;
  const tasks = size === 1 ? gameTasks(games, record) : pairTasks(games / 2, size / 2, record);
  let first: number | undefined;
  for await (const answer of runPieces<MatchAnswer>(options, players, tasks)) {
    addTally(tally, answer.tally);
    if (size === 1) first = noteHalf(tally, first, answer.tally);
    await onGames?.(answer.games);
    onProgress?.(gamesOf(tally));
  }
  return resultOf(tally, [players[0].name, players[1].name]);
}

function* pairTasks(pairs: number, most: number, record: boolean): Generator<MatchTask> {
  for (let first = 0; first < pairs; first += most) {
    yield { kind: 'match', first, pairs: Math.min(most, pairs - first), record };
  }
}

/** Long games one by one, the two of a deal after each other. */
function* gameTasks(games: number, record: boolean): Generator<MatchTask> {
  for (let game = 0; game < games; game++) {
    yield { kind: 'match', first: game >> 1, pairs: 1, swapped: game % 2 === 1, record };
  }
}

/** Notes a pair when its second game comes. @returns points ahead in the first, as long as it is alone */
function noteHalf(
  tally: Tally,
  first: number | undefined,
  { players: [one, other] }: Tally,
): number | undefined {
  const ahead = one.points - other.points;
  if (first === undefined) return ahead;
  notePair(tally, first, ahead);
  return undefined;
}

function gamesOf({ players: [{ wins, draws, losses }] }: Tally): number {
  return wins + draws + losses;
}

function resultOf(tally: Tally, names: readonly [string, string]): MatchResult {
  const { pairs } = tally;
  const win = meanOf(pairs.halves, pairs.halvesSquares, pairs.pairs, 4 / 100);
  const spread = meanOf(pairs.spread, pairs.spreadSquares, pairs.pairs, 2);
  const games = pairs.pairs * 2;
  const result = (player: 0 | 1): PlayerResult => {
    const own = tally.players[player];
    const sign = player === 0 ? 1 : -1;
    return {
      name: names[player],
      wins: own.wins,
      draws: own.draws,
      losses: own.losses,
      winPercent: rounded(player === 0 ? win.mean : 100 - win.mean),
      winError: rounded(win.error),
      mean: rounded(own.points / games),
      spread: rounded(sign * spread.mean),
      spreadError: rounded(spread.error),
      ...perGame(own, games),
    };
  };
  return { games, pairs: pairs.pairs, players: [result(0), result(1)] };
}

function perGame(
  own: PlayerTally,
  games: number,
): Pick<
  PlayerResult,
  'bingosPerGame' | 'turnsPerGame' | 'exchangesPerGame' | 'fullChangesPerGame'
> {
  return {
    bingosPerGame: rounded(own.bingos / games),
    turnsPerGame: rounded(own.turns / games),
    exchangesPerGame: rounded(own.exchanges / games),
    fullChangesPerGame: rounded(own.changes / games),
  };
}

/** Mean of pairs and its standard error, each divided by `unit`. */
function meanOf(
  sum: number,
  squares: number,
  count: number,
  unit: number,
): { readonly mean: number; readonly error: number } {
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - sum * mean) / (count - 1)) : 0;
  return { mean: mean / unit, error: Math.sqrt(variance / count) / unit };
}

/** To thousandths, as it is printed. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0; // no −0
}
