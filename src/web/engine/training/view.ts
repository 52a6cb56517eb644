// A training as its player sees it, made from what is kept. Of an open round nothing is told but what was asked for.
import { duplicate, type Engine, type Language, type LeaveTable } from 'leggio';
import { othersOf, ranksOf } from './evening-again.js';
import { penaltyOf } from './hints.js';
import type { KeptRound, KeptTraining, KeptTry } from './kept.js';
import type { DoneRound, Training, TrainingInfo } from './messages.js';
import { openRound } from './open-round.js';
import { NO_SLIP, notationOf, ownPlay } from './own-play.js';
import { shareOf } from './share.js';
import { shownTop } from './top-play.js';

type State = duplicate.GameState;

/** What a training is seen by. */
export interface Ground {
  readonly game: duplicate.DuplicateGame;
  /** None where its lexicon is not here: then it can be looked at, and no hints are told. */
  readonly engine: Engine | undefined;
  readonly leaves: LeaveTable | undefined;
}

/** Rounds that are answered. */
export function answeredOf({ rounds }: Pick<KeptTraining, 'rounds'>): number {
  return rounds.filter(({ took }) => took !== null).length;
}

/** How many rounds there will be at most; 0 where only the bag says. */
export function roundsOf({ kind }: KeptTraining, { facts, closed }: State): number {
  return kind === 'replica' ? closed.length : facts.options.rounds;
}

export function phaseOf(kept: KeptTraining): Training['phase'] {
  if (kept.isOver) return 'over';
  return kept.at <= answeredOf(kept) ? 'told' : 'open';
}

/** True where no round follows the last one that is answered. */
export function isLastAnswered(kept: KeptTraining, { end, closed }: State): boolean {
  return kept.kind === 'replica' ? answeredOf(kept) >= closed.length : end !== undefined;
}

export function trainingOf(
  kept: KeptTraining,
  ground: Ground,
  language: Language,
): Omit<Training, 'isKept' | 'isOther'> {
  const { state } = ground.game;
  const phase = phaseOf(kept);
  const done = Array.from({ length: answeredOf(kept) }, (_, index) =>
    doneRound(kept, ground, index + 1, language),
  );
  const { facts } = state;
  const sums = sumsOf(done);
  return {
    kind: 'training',
    ...{ id: kept.id, what: kept.kind, revision: kept.revision, title: kept.title },
    ...{ seconds: kept.seconds, day: kept.day, counts: kept.counts, at: kept.at },
    ...{ rules: facts.rules, preset: facts.preset, lexicon: facts.lexicon },
    seed: facts.seed ?? '',
    rounds: roundsOf(kept, state),
    phase,
    open:
      phase === 'open'
        ? openRound(
            state,
            ground.engine,
            drawOf(state, kept.at),
            keptRound(kept, kept.at),
            language,
          )
        : undefined,
    done,
    ...sums,
    ranks: kept.kind === 'replica' ? ranksOf(ground.game, done.length, sums) : [],
    isLast: isLastAnswered(kept, state),
  };
}

export function infoOf(kept: KeptTraining, { state }: duplicate.DuplicateGame): TrainingInfo {
  const done = answeredOf(kept);
  const rounds = Array.from({ length: done }, (_, index) => ({
    score: ownScore(kept, state, index + 1),
    top: closeOf(state, index + 1).top,
  }));
  return {
    ...{ id: kept.id, kind: kept.kind, title: kept.title, changed: kept.changed, done },
    ...{ isOver: kept.isOver, day: kept.day, counts: kept.counts, isBroken: false },
    seed: state.facts.seed ?? '',
    rounds: roundsOf(kept, state),
    score: rounds.reduce((sum, { score }) => sum + score, 0),
    top: rounds.reduce((sum, { top }) => sum + top, 0),
  };
}

function sumsOf(done: readonly DoneRound[]): Pick<Training, 'score' | 'top' | 'percent' | 'tops'> {
  const score = done.reduce((sum, { own }) => sum + own.score, 0);
  const top = done.reduce((sum, round) => sum + round.top, 0);
  return {
    score,
    top,
    percent: shareOf(score, top),
    tops: done.filter(({ isTop }) => isTop).length,
  };
}

function keptRound(kept: KeptTraining, round: number): KeptRound {
  const found = kept.rounds[round - 1];
  if (found === undefined) throw new Error(`round ${round} was not begun`);
  return found;
}

function closeOf({ closed }: State, round: number): duplicate.CloseEntry {
  const close = closed[round - 1];
  if (close === undefined) throw new Error(`round ${round} is not closed`);
  return close;
}

function drawOf({ draws }: State, round: number): duplicate.DrawEntry {
  const draw = draws[round - 1];
  if (draw === undefined) throw new Error(`round ${round} was not drawn`);
  return draw;
}

/** A CGP begins with its rows. */
function rowsOf(cgp: string): string {
  return cgp.split(' ')[0] as string;
}

/** The answer that counts. */
function slipOf({ kind, rounds }: KeptTraining, { slips }: State, round: number): KeptTry {
  if (kind === 'replica') return rounds[round - 1]?.slip ?? NO_SLIP;
  const slip = slips.findLast(each => each.round === round);
  return slip === undefined ? NO_SLIP : { ...slip, judged: slip };
}

function ownScore(kept: KeptTraining, state: State, round: number): number {
  const { judged } = slipOf(kept, state, round);
  return judged.score - judged.penalty;
}

function doneRound(
  kept: KeptTraining,
  { game, leaves }: Ground,
  round: number,
  language: Language,
): DoneRound {
  const { state } = game;
  const { took, laid, better, hints, isShown } = keptRound(kept, round);
  const { top, tops } = closeOf(state, round);
  const { rack, position } = drawOf(state, round);
  const own = ownPlay(state, slipOf(kept, state, round), laid, language);
  const board = duplicate.roundPosition(state, round);
  return {
    ...{ round, rack, top, own, isShown, tops: tops.length },
    board: rowsOf(position),
    plays: tops
      .slice(0, MOST_TOPS)
      .map(play => shownTop(board, play, notationOf(language), leaves)),
    percent: shareOf(own.score, top),
    isTop: top > 0 && own.score >= top,
    better: better ?? 0,
    seconds: Math.round((took ?? 0) / 1000),
    penalty: penaltyOf(hints, isShown),
    hints: hints.length,
    others: kept.kind === 'replica' ? othersOf(game, round, language) : [],
  };
}

/** Equal tops that are shown; a round of two jollies may have hundreds. */
const MOST_TOPS = 20;
