// A finished game judged turn by turn against every play there was, and each player in figures.
import type { Measure } from '../board/move.js';
import type { Position } from '../board/position.js';
import type { PlayList } from '../engine/play-list.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { GcgGame } from '../game/gcg/game.js';
import { type MadeWith, madeWith } from '../game/hashes.js';
import { type Replay, type ReplayTurn, replayGame } from '../game/replay/replay.js';
import type { AbortSignalLike } from '../platform/types.js';
import type { Rules } from '../rules/rules.js';
import { analyseTurn, type TurnAnalysis, whyUnjudged } from './analyse-turn.js';
import { type PlayerFigures, playerFigures } from './player-figures.js';

/** What finds all plays of a position: an engine, or a pool of them. */
export interface PlayFinder {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  /** Every legal play, best first. */
  plays(
    position: Position,
    options?: { readonly by?: Measure; readonly signal?: AbortSignalLike },
  ): PlayList | Promise<PlayList>;
}

/** How much is kept of each turn, and who hears of it. */
export interface AnalyseOptions {
  /** How many best plays of each turn; default 5. */
  readonly count?: number;
  /** Handed to the finder: a pool rejects with its reason, an engine takes no notice. */
  readonly signal?: AbortSignalLike;
  /** Called in the order of turns, as they are done. */
  readonly onTurn?: (turn: TurnAnalysis) => void;
  /** Name of the file, for messages. */
  readonly name?: string;
}

/** A finished game, judged. */
export interface GameAnalysis {
  readonly madeWith: MadeWith;
  readonly replay: Replay;
  /** In the order of the game. */
  readonly turns: readonly TurnAnalysis[];
  /** In the order of the game's players. */
  readonly players: readonly PlayerFigures[];
}

/** Turns whose plays are under way or kept at a time: work for every thread, not all lists at once. */
const AHEAD = 32;

/**
 * Analyses a game under the rules of the finder.
 *
 * @throws InputError as `replayGame`
 */
export async function analyseGame(
  game: GcgGame,
  finder: PlayFinder,
  options: AnalyseOptions = {},
): Promise<GameAnalysis> {
  const { count = 5, signal, onTurn, name } = options;
  const { lexicon, rules } = finder;
  const replay = replayGame(game, rules, name);
  const find = async (turn: ReplayTurn): Promise<PlayList | undefined> => {
    if (whyUnjudged(turn) !== undefined) return undefined;
    return finder.plays(turn.position, signal === undefined ? {} : { signal });
  };
  const turns: TurnAnalysis[] = [];
  const ahead: Promise<PlayList | undefined>[] = [];
  for (const [index, turn] of replay.turns.entries()) {
    while (ahead.length < AHEAD && index + ahead.length < replay.turns.length) {
      const found = find(replay.turns[index + ahead.length] as ReplayTurn);
      found.catch(() => undefined); // reported below, in the order of turns
      ahead.push(found);
    }
    const analysis = analyseTurn(turn, await ahead.shift(), lexicon, count);
    turns.push(analysis);
    onTurn?.(analysis);
  }
  const players = game.players.map((_, player) => playerFigures(turns, player));
  return { madeWith: madeWith(lexicon, rules), replay, turns, players };
}
