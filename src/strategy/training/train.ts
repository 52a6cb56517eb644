// Leave values from games against itself: each generation plays with the values of the one before, the first
// by score; what full racks come to in its games becomes the next values.
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { LeaveOrigin } from '../../leaves/leave-table.js';
import { trainedValues } from '../../leaves/smooth.js';
import { NO_TERMS, type Terms } from '../../leaves/terms.js';
import type { RackMeans } from '../../leaves/values.js';
import type { Crew } from '../../platform/crew.js';
import type { AbortSignalLike } from '../../platform/types.js';
import type { Rules } from '../../rules/rules.js';
import { type MatchResult, playMatch } from '../self-play/match.js';
import { piecesOf, runPieces } from '../self-play/run.js';
import type { PlayerSetup, RacksAnswer, RacksTask } from '../self-play/worker-setup.js';
import { type GenerationReport, reportOf } from './report.js';
import type { TrainingPlan, TrainingState } from './state.js';

/** With what is trained. */
export interface TrainingOptions {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  readonly plan: TrainingPlan;
  readonly threads: number;
  /** Who plays; default threads of this machine. */
  readonly crew?: Crew | undefined;
  readonly signal?: AbortSignalLike | undefined;
  /** Told of what is being played, and how many games of how many. */
  readonly onProgress?: ((label: string, done: number, of: number) => void) | undefined;
}

/** A generation is finished. */
export interface Generation {
  /** From 1. */
  readonly number: number;
  /** Thousandths of a point by the number of the leave. */
  readonly values: Int32Array;
  readonly origin: LeaveOrigin;
  readonly report: GenerationReport;
}

/** The tiles kept, and nothing else: what racks come to must not depend on terms that come and go. */
const TRAINING_TERMS: Terms = { ...NO_TERMS, leave: true };

/**
 * Trains the generations that are still to come and changes `state` on the way; between two pieces of work it
 * is whole and can be written down.
 *
 * @returns a generation when it is finished, undefined after every piece of games
 */
export async function* trainLeaves(
  options: TrainingOptions,
  state: TrainingState,
): AsyncGenerator<Generation | undefined, void, undefined> {
  const { plan, rules } = options;
  while (state.generation < plan.games.length) {
    yield* playRacks(options, state);
    const before = state.values;
    const { means } = state;
    const values = trainedValues(rules, means);
    const number = state.generation + 1;
    const match = await matchOf(options, number, values, before);
    const report = reportOf(rules, means, values, before, match);
    state.values = values;
    state.generation = number;
    state.games = 0;
    clear(means);
    yield { number, values, origin: originOf(plan, number, report), report };
  }
}

function clear({ sums, times }: RackMeans): void {
  sums.fill(0);
  times.fill(0);
}

/** Plays the games of the next generation that have not been played. */
async function* playRacks(
  options: TrainingOptions,
  state: TrainingState,
): AsyncGenerator<undefined, void, undefined> {
  const { plan, rules, onProgress } = options;
  const number = state.generation + 1;
  const games = plan.games[state.generation]!;
  const player = playerOf(rules, 'self', state.values);
  const run = { ...options, seed: `${plan.seed}/${number}` };
  const size = piecesOf(options);
  const tasks = racksTasks(state.games, games, size);
  for await (const seen of runPieces<RacksAnswer>(run, [player, player], tasks)) {
    const { sums, times } = state.means;
    for (let index = 0; index < seen.length; index += 2) {
      const rack = seen[index]!;
      sums[rack]! += seen[index + 1]!;
      times[rack]!++;
    }
    state.games = Math.min(games, state.games + size);
    onProgress?.(`generation ${number}`, state.games, games);
    yield undefined;
  }
}

function* racksTasks(from: number, games: number, size: number): Generator<RacksTask> {
  for (let first = from; first < games; first += size) {
    yield { kind: 'racks', first, games: Math.min(size, games - first) };
  }
}

/** Without values a player who plays by score. */
function playerOf(rules: Rules, name: string, values: Int32Array | undefined): PlayerSetup {
  const by = values === undefined ? 'score' : 'equity';
  const leaves = values && { rules, values, origin: NO_ORIGIN, checksum: '' };
  return { name, by, terms: TRAINING_TERMS, leaves };
}

const NO_ORIGIN: LeaveOrigin = {
  lexicon: { name: '', checksum: '' },
  rules: '',
  generations: 0,
  games: 0,
  seed: '',
  version: '',
  mean: 0,
};

/** The new values against those before. */
async function matchOf(
  options: TrainingOptions,
  number: number,
  values: Int32Array,
  before: Int32Array | undefined,
): Promise<MatchResult | undefined> {
  const { plan, rules, onProgress } = options;
  if (plan.matchGames === 0) return undefined;
  const names = [
    `generation ${number}`,
    before === undefined ? 'score' : `generation ${number - 1}`,
  ];
  return playMatch({
    ...options,
    seed: `${plan.seed}/match/${number}`,
    games: plan.matchGames,
    players: [playerOf(rules, names[0]!, values), playerOf(rules, names[1]!, before)],
    onProgress: done => onProgress?.(`match of generation ${number}`, done, plan.matchGames),
  });
}

function originOf(plan: TrainingPlan, generations: number, report: GenerationReport): LeaveOrigin {
  const { lexicon, rules, seed, version } = plan;
  const games = plan.games[generations - 1]!;
  return { lexicon, rules, generations, games, seed, version, mean: report.mean };
}
