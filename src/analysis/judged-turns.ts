// The turns of a replayed game judged one after the other, all or some of them, with work for every thread ahead.
import { DEFAULT_THREADS } from '#platform';
import type { Replay } from '../game/replay/replay.js';
import { createSimulator, type Simulator } from '../strategy/simulation/simulate.js';
import type { AnalyseOptions } from './analyse.js';
import { PLANS } from './depth.js';
import { judgeTurn, type TurnQuestions, turnQuestions } from './judge-turn.js';
import type { PlayFinder } from './play-finder.js';
import type { TurnAnalysis } from './turn-analysis.js';

/** Which turns are judged, and by whom they are simulated. */
export interface JudgeOptions extends AnalyseOptions {
  /** Which turns, by their index; default all. */
  readonly wanted?: (index: number) => boolean;
  /** A simulator that serves many games and is closed by its owner; default one of its own. */
  readonly simulator?: () => Promise<Simulator>;
}

/** Turns whose plays are under way or kept at a time: work for every thread, not all lists at once. */
const AHEAD = 32;

/** Judges turns. @param tell called after each with those so far */
export async function judgedTurns(
  replay: Replay,
  finder: PlayFinder,
  options: JudgeOptions,
  tell: (judged: readonly TurnAnalysis[]) => void = () => undefined,
): Promise<readonly TurnAnalysis[]> {
  const { signal, onTurn, depth = 'fast', wanted = () => true } = options;
  const own = options.simulator === undefined ? ownSimulator(finder, options) : undefined;
  const context = {
    finder,
    ...{ count: options.count ?? 5, plan: PLANS[depth], seed: options.seed ?? 'leggio' },
    ...{ wins: options.wins, played: options.played, explain: options.explain, signal },
    simulator: options.simulator ?? own!.simulator,
  };
  const turns: TurnAnalysis[] = [];
  const questions = turnQuestions(replay, context).filter((_, index) => wanted(index));
  const ahead: Promise<TurnQuestions>[] = [];
  try {
    for (const index of questions.keys()) {
      while (ahead.length < AHEAD && index + ahead.length < questions.length) {
        const asked = questions[index + ahead.length]!();
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
    await own?.close();
  }
  return turns;
}

/** A simulator that starts when it is first asked for. */
function ownSimulator(
  { lexicon, rules, leaves }: PlayFinder,
  { wins, threads = DEFAULT_THREADS }: JudgeOptions,
): { simulator(): Promise<Simulator>; close(): Promise<void> } {
  let started: Promise<Simulator> | undefined;
  return {
    simulator() {
      started ??= createSimulator({ lexicon, rules, leaves, wins, threads });
      return started;
    },
    close: async () => (await started)?.close(),
  };
}
