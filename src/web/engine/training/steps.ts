// One step of a training: what is kept before it, and after.
import { duplicate, type Engine, InputError } from 'leggio';
import { type Explain, takeStep } from '../evening/steps.js';
import { DAILY_PRESET, DAILY_ROUNDS, DAILY_RULES, DAILY_SECONDS, dailySeed } from './daily.js';
import type { HintKind } from './hints.js';
import {
  freshRound,
  type KeptRound,
  type KeptTraining,
  type KeptTry,
  type LaidPairs,
} from './kept.js';
import type { TrainingRequest } from './messages.js';
import { topsIn } from './open-round.js';
import { EMPTY_SLIP, type SlipText, slipText } from './slip-text.js';
import { answeredOf, isLastAnswered, phaseOf } from './view.js';

/** What a step is taken with. */
export interface Means {
  readonly game: duplicate.DuplicateGame;
  readonly engine: Engine;
  readonly explain: Explain;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The one player of these ledgers. */
export const PLAYER = 'Io';

type Seeded = Exclude<TrainingRequest, { kind: 'replica' }>;

/** What a seeded training is played under. */
export function rulesOf(request: Seeded): string {
  return request.kind === 'oggi' ? DAILY_RULES : request.rules;
}

/** A new one; the first round is open. */
export function begun(
  id: string,
  request: Seeded,
  engine: Engine,
  counts: boolean,
  now: number,
): KeptTraining {
  const isDaily = request.kind === 'oggi';
  const { preset, rounds, seconds } = isDaily
    ? { preset: DAILY_PRESET, rounds: DAILY_ROUNDS, seconds: DAILY_SECONDS }
    : request;
  const seed = isDaily ? dailySeed(request.day) : request.seed;
  const game = duplicate.new(engine, {
    ...{ preset, seed, players: [PLAYER], notation: 'figs' },
    options: { rounds },
  });
  return {
    ...{ id, kind: request.kind, begun: now, changed: now, revision: 1, title: '' },
    ...{ ledger: duplicate.format(game), seconds, counts, at: 1, isOver: false },
    day: isDaily ? request.day : '',
    rounds: [freshRound(now)],
  };
}

/** An evening that is played again. */
export function replayed(
  id: string,
  title: string,
  ledger: string,
  seconds: number,
  now: number,
): KeptTraining {
  return {
    ...{ id, kind: 'replica', begun: now, changed: now, revision: 1, title, ledger, seconds },
    ...{ day: '', counts: false, at: 1, isOver: false, rounds: [freshRound(now)] },
  };
}

/** Hands in what lies on the board. */
export async function answered(
  kept: KeptTraining,
  means: Means,
  laid: LaidPairs,
  isLate: boolean,
): Promise<KeptTraining> {
  checkOpen(kept);
  const slip = isLate ? slipOrNone(kept, means, laid) : slipOf(kept, means, laid);
  return handIn(kept, means, slip, laid);
}

/** Is it the top? Then the round is over; else it is one more try. */
export async function attempted(
  kept: KeptTraining,
  means: Means,
  laid: LaidPairs,
): Promise<KeptTraining> {
  checkOpen(kept);
  const { state } = means.game;
  const slip = slipOf(kept, means, laid);
  const tried = judged(kept, means, slip);
  const { top } = topsIn(state, means.engine, kept.at);
  if (tried.judged.score - tried.judged.penalty >= top) return handIn(kept, means, slip, laid);
  return changed(kept, round => ({ ...round, laid, tries: [...round.tries, tried] }));
}

export function hinted(kept: KeptTraining, hint: HintKind): KeptTraining {
  checkOpen(kept);
  return changed(kept, round => ({
    ...round,
    hints: round.hints.includes(hint) ? round.hints : [...round.hints, hint],
  }));
}

/** The top is told, and the round over. */
export async function given(kept: KeptTraining, means: Means): Promise<KeptTraining> {
  checkOpen(kept);
  const asked = changed(kept, round => ({ ...round, isShown: true }));
  return handIn(asked, means, EMPTY_SLIP, []);
}

/** To the next round, or to the end. */
export function gone(kept: KeptTraining, { game, now }: Means): KeptTraining {
  if (phaseOf(kept) !== 'told') throw notNow();
  if (isLastAnswered(kept, game.state)) return { ...kept, isOver: true };
  return { ...kept, at: kept.at + 1, rounds: [...kept.rounds, freshRound(now)] };
}

/** Over here; a round that is not answered is not played. */
export function ended(kept: KeptTraining, { game, engine }: Means): KeptTraining {
  if (kept.kind === 'oggi' || kept.isOver) throw notNow();
  const done = answeredOf(kept);
  const rounds = kept.rounds.slice(0, done);
  const over = { ...kept, rounds, at: Math.max(1, done), isOver: true };
  if (kept.kind === 'replica' || game.state.end !== undefined) return over;
  return { ...over, ledger: duplicate.format(duplicate.next(game, engine, { end: true })) };
}

/** What lies on the board of the open round. */
export function laidDown(kept: KeptTraining, laid: LaidPairs): KeptTraining {
  return phaseOf(kept) === 'open' ? changed(kept, round => ({ ...round, laid })) : kept;
}

function changed(kept: KeptTraining, change: (round: KeptRound) => KeptRound): KeptTraining {
  const rounds = kept.rounds.map((round, index) => (index === kept.at - 1 ? change(round) : round));
  return { ...kept, rounds };
}

function checkOpen(kept: KeptTraining): void {
  if (phaseOf(kept) !== 'open') throw notNow();
}

function notNow(): InputError {
  return new InputError('DUPLICATE_OVER', 'no round of this training is open', { input: '' });
}

/** @throws InputError `DUPLICATE_PLAY` */
function slipOf(kept: KeptTraining, { game, engine }: Means, laid: LaidPairs): SlipText {
  const { state } = game;
  const position = duplicate.roundPosition(state, kept.at);
  return slipText(position, laid, engine.lexicon, state.facts.notation);
}

/** When the time is over, tiles that make no play at all are an empty slip. */
function slipOrNone(kept: KeptTraining, means: Means, laid: LaidPairs): SlipText {
  try {
    return slipOf(kept, means, laid);
  } catch (error) {
    if (error instanceof InputError) return EMPTY_SLIP;
    throw error;
  }
}

/** A slip with its verdict; the points are not asked for, so those it has are claimed. */
function judged(kept: KeptTraining, { game, engine }: Means, slip: SlipText): KeptTry {
  const { state } = game;
  const answer = { ...slip, round: kept.at, notation: state.facts.notation };
  const { score } = duplicate.judgeRoundSlip(state, engine, { ...answer, claimed: null });
  const claimed = score > 0 ? score : null;
  return {
    ...{ ...slip, claimed },
    judged: duplicate.judgeRoundSlip(state, engine, { ...answer, claimed }),
  };
}

async function handIn(
  kept: KeptTraining,
  means: Means,
  text: SlipText,
  laid: LaidPairs,
): Promise<KeptTraining> {
  const { game, engine, explain, now } = means;
  const slip = judged(kept, means, text);
  const over = changed(kept, round => ({
    ...{ ...round, laid },
    took: tookOf(kept, round, now),
    better: betterThan(game.state, engine, kept.at, slip.judged.score),
  }));
  if (kept.kind === 'replica') return changed(over, round => ({ ...round, slip }));
  const { square, word, claimed } = slip;
  const slips = [{ player: PLAYER, square, word, claimed }];
  const entered = await takeStep(game, engine, { kind: 'slips', slips }, explain);
  return { ...over, ledger: duplicate.format(duplicate.next(entered, engine)) };
}

/** Never more than a clock gives. */
function tookOf({ seconds }: KeptTraining, { startedAt }: KeptRound, now: number): number {
  const took = Math.max(0, now - startedAt);
  return seconds > 0 ? Math.min(took, seconds * 1000) : took;
}

/** Plays of a round that are worth more. */
function betterThan(
  state: duplicate.GameState,
  engine: Engine,
  round: number,
  score: number,
): number {
  const finder = duplicate.roundEngine(state, engine, round);
  const plays = finder.plays(duplicate.roundPosition(state, round));
  let better = 0;
  while (better < plays.length && plays.score(better) > score) better++;
  return better;
}
