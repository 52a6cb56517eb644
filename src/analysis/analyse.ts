// A finished game judged turn by turn: by points against every play there was, by what is kept, by what comes of the
// moves that matter, and by the luck of the draws; and each player in figures.
import { DEFAULT_THREADS } from '#platform';
import type { Explanation } from '../dictionary/why/explain.js';
import { InputError, quoted } from '../errors.js';
import type { GcgGame } from '../game/gcg/game.js';
import { type MadeWith, madeWith } from '../game/hashes.js';
import { type Replay, replayGame } from '../game/replay/replay.js';
import type { PlayedWords } from '../outlook/played-words.js';
import type { WinTable } from '../outlook/win-table.js';
import type { AbortSignalLike } from '../platform/types.js';
import { createSimulator, type Simulator } from '../strategy/simulation/simulate.js';
import { type Balance, balanceOf } from './balance.js';
import { DEPTHS, type Depth, PLANS } from './depth.js';
import { judgeTurn, type TurnQuestions, turnQuestions } from './judge-turn.js';
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

/** Turns whose plays are under way or kept at a time: work for every thread, not all lists at once. */
const AHEAD = 32;

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
  const { depth = 'fast', name, wins, seed = 'leggio', engine, onPart } = options;
  checkDepth(depth);
  const { lexicon, rules, leaves } = finder;
  const replay = replayGame(game, rules, name);
  const made: AnalysedWith = {
    ...madeWith(lexicon, rules),
    ...{ leaves: leaves?.checksum, wins: wins?.checksum, depth, seed, engine },
  };
  const partOf = (judged: readonly TurnAnalysis[]): GameAnalysis => {
    const turns = [...judged];
    const players = game.players.map((_, player) => playerFigures(turns, player));
    return { madeWith: made, replay, turns, players, balance: undefined };
  };
  const tell = (judged: readonly TurnAnalysis[]): void => onPart?.(partOf(judged));
  tell([]);
  const turns = await judgedTurns(replay, finder, options, tell);
  return { ...partOf(turns), balance: balanceOf(replay, turns, wins) };
}

function checkDepth(depth: string): void {
  if ((DEPTHS as readonly string[]).includes(depth)) return;
  throw new InputError('OPTION_FORM', `depth ${quoted(depth)}: wanted ${DEPTHS.join(', ')}`, {
    input: depth,
  });
}

async function judgedTurns(
  replay: Replay,
  finder: PlayFinder,
  options: AnalyseOptions,
  tell: (judged: readonly TurnAnalysis[]) => void,
): Promise<readonly TurnAnalysis[]> {
  const { signal, onTurn, depth = 'fast', threads = DEFAULT_THREADS } = options;
  const { lexicon, rules, leaves } = finder;
  let simulator: Promise<Simulator> | undefined;
  const context = {
    finder,
    ...{ count: options.count ?? 5, plan: PLANS[depth], seed: options.seed ?? 'leggio' },
    ...{ wins: options.wins, played: options.played, explain: options.explain, signal },
    simulator: (): Promise<Simulator> => {
      simulator ??= createSimulator({ lexicon, rules, leaves, wins: options.wins, threads });
      return simulator;
    },
  };
  const turns: TurnAnalysis[] = [];
  const all = turnQuestions(replay, context);
  const ahead: Promise<TurnQuestions>[] = [];
  try {
    for (const index of replay.turns.keys()) {
      while (ahead.length < AHEAD && index + ahead.length < all.length) {
        const asked = all[index + ahead.length]!();
        asked.catch(() => undefined); // reported below, in the order of turns
        ahead.push(asked);
      }
      signal?.throwIfAborted();
      const turn = await judgeTurn((await ahead.shift())!, context);
      turns.push(turn);
      onTurn?.(turn);
      tell(turns);
    }
  } finally {
    await (await simulator)?.close();
  }
  return turns;
}
