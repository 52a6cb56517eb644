// A finished game judged turn by turn: by points against every play there was, by what is kept, by what comes of the
// moves that matter, and by the luck of the draws; and each player in figures.
import type { Explanation } from '../dictionary/why/explain.js';
import { InputError, quoted } from '../errors.js';
import type { GcgGame } from '../game/gcg/game.js';
import { type MadeWith, madeWith } from '../game/hashes.js';
import { type Replay, replayGame } from '../game/replay/replay.js';
import type { PlayedWords } from '../outlook/played-words.js';
import type { WinTable } from '../outlook/win-table.js';
import type { AbortSignalLike } from '../platform/types.js';
import { type Balance, balanceOf } from './balance.js';
import { DEPTHS, type Depth } from './depth.js';
import { judgedTurns } from './judged-turns.js';
import type { PlayFinder } from './play-finder.js';
import { type PlayerFigures, playerFigures } from './player-figures.js';
import type { TurnAnalysis } from './turn-analysis.js';

/** How deep a game is looked into, how much is kept of each turn, and who hears of it. */
export interface AnalyseOptions {
  /** How many best plays of each turn; default 5. */
  readonly count?: number;
  /**
   * `fast` (default): static judgement. `normal`: the few moves that could matter are simulated, endings solved.
   * `deep`: all moves that could matter, longer.
   */
  readonly depth?: Depth | undefined;
  /** How often games are won; without it nothing is said of the chance to win. */
  readonly wins?: WinTable | undefined;
  /** How often words are laid, to tell a word that is not known; without it nothing is said of that. */
  readonly played?: PlayedWords | undefined;
  /**
   * Why a word is valid or not; asked for words that are not valid, for those of plays withdrawn, and for those of
   * better plays. Without it nothing is explained.
   */
  readonly explain?: ((word: string) => Promise<Explanation>) | undefined;
  /** Of draws and rollouts; default `'leggio'`: the same seed gives the same figures. */
  readonly seed?: string | undefined;
  /** Worker threads that simulate, 1 to 256; default the machine's cores. `fast` starts none. */
  readonly threads?: number | undefined;
  /** Ends the analysis, which rejects with its reason. */
  readonly signal?: AbortSignalLike | undefined;
  /** Called in the order of turns, as they are done. */
  readonly onTurn?: ((turn: TurnAnalysis) => void) | undefined;
  /**
   * Called with what there is so far, to be shown: before the first turn, and after each. The whole replay is there,
   * the turns that are judged, and the players by them; no balance.
   */
  readonly onPart?: ((part: GameAnalysis) => void) | undefined;
  /** Name and version of the program, which `madeWith` then has. */
  readonly engine?: string | undefined;
  /** Name of the file, for messages. */
  readonly name?: string | undefined;
}

/** A finished game, judged. */
export interface GameAnalysis {
  /** All that its figures depend on. */
  readonly madeWith: AnalysedWith;
  readonly replay: Replay;
  /** In the order of the game. */
  readonly turns: readonly TurnAnalysis[];
  /** In the order of the game's players. */
  readonly players: readonly PlayerFigures[];
  /** Where the final spread comes from; undefined where there are not two players. */
  readonly balance: Balance | undefined;
}

/** All that the figures of an analysis depend on. */
export interface AnalysedWith extends MadeWith {
  /** SHA-256 of the leave values, lower-case hex; undefined where there were none. */
  readonly leaves: string | undefined;
  /** SHA-256 of the win table; undefined where there was none. */
  readonly wins: string | undefined;
  readonly depth: Depth;
  /** Name and version of the program; undefined where it was not told. */
  readonly engine: string | undefined;
  /** Of draws and rollouts. */
  readonly seed: string;
}

/**
 * Analyses a game under the rules of the finder.
 *
 * @throws InputError as `replayGame`; `OPTION_FORM` for a depth that is none, `OPTION_NUMBER` for threads
 */
export async function analyseGame(
  game: GcgGame,
  finder: PlayFinder,
  options: AnalyseOptions = {},
): Promise<GameAnalysis> {
  checkDepth(options.depth ?? 'fast');
  const made = analysedWith(finder, options);
  const replay = replayGame(game, finder.rules, options.name);
  const tell = (judged: readonly TurnAnalysis[]): void =>
    options.onPart?.({ ...analysisOf(replay, [...judged], made, undefined), balance: undefined });
  tell([]);
  const turns = await judgedTurns(replay, finder, options, tell);
  return analysisOf(replay, turns, made, options.wins);
}

/** What follows from a replay and all its turns, judged. */
export function analysisOf(
  replay: Replay,
  turns: readonly TurnAnalysis[],
  made: AnalysedWith,
  wins: WinTable | undefined,
): GameAnalysis {
  const players = replay.game.players.map((_, player) => playerFigures(turns, player));
  return { madeWith: made, replay, turns, players, balance: balanceOf(replay, turns, wins) };
}

/** What an analysis says it was made with. */
export function analysedWith(
  { lexicon, rules, leaves }: Pick<PlayFinder, 'lexicon' | 'rules' | 'leaves'>,
  { wins, depth = 'fast', seed = 'leggio', engine }: AnalyseOptions,
): AnalysedWith {
  return {
    ...madeWith(lexicon, rules),
    ...{ leaves: leaves?.checksum, wins: wins?.checksum, depth, seed, engine },
  };
}

function checkDepth(depth: string): void {
  if ((DEPTHS as readonly string[]).includes(depth)) return;
  throw new InputError('OPTION_FORM', `depth ${quoted(depth)}: wanted ${DEPTHS.join(', ')}`, {
    input: depth,
  });
}
