// A training as its player sees it, made from what is kept. Of an open round nothing is told but what was asked for.
import { duplicate, type Engine, type Language, type LeaveTable, wording } from 'leggio';
import { shownSlip } from '../evening/view.js';
import { squaresOf } from '../move-filter.js';
import { penaltyOf } from './hints.js';
import type { KeptRound, KeptTraining, KeptTry } from './kept.js';
import type {
  DoneRound,
  Hint,
  OpenRound,
  OtherPlayer,
  OwnPlay,
  ShownTry,
  Training,
  TrainingInfo,
  TrainingRank,
} from './messages.js';
import { placeText, shownTop } from './top-play.js';

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
  return {
    kind: 'training',
    ...{ id: kept.id, what: kept.kind, revision: kept.revision, title: kept.title },
    ...{ seconds: kept.seconds, day: kept.day, counts: kept.counts, at: kept.at },
    ...{ rules: facts.rules, preset: facts.preset, lexicon: facts.lexicon },
    seed: facts.seed ?? '',
    rounds: roundsOf(kept, state),
    phase,
    open: phase === 'open' ? openRound(kept, ground, language) : undefined,
    done,
    ...sumsOf(done),
    ranks: kept.kind === 'replica' ? ranksOf(ground.game, done) : [],
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

/** Per cent, one decimal. */
export function shareOf(score: number, top: number): number {
  return top === 0 ? 0 : Math.round((1000 * score) / top) / 10;
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

const NOTHING: KeptTry = {
  ...{ square: '', word: '', claimed: null },
  judged: {
    ...{ verdict: 'none', at: null, played: null, score: 0, warnings: 0, penalty: 0 },
    ...{ reason: { code: 'no-word' }, invalid: [] },
  },
};

/** The answer that counts. */
function slipOf({ kind, rounds }: KeptTraining, { slips }: State, round: number): KeptTry {
  if (kind === 'replica') return rounds[round - 1]?.slip ?? NOTHING;
  const slip = slips.findLast(each => each.round === round);
  return slip === undefined ? NOTHING : { ...slip, judged: slip };
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
      .map(play =>
        shownTop(board, play, wording(language).language === 'it' ? 'figs' : 'gcg', leaves),
      ),
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

function ownPlay(
  state: State,
  slip: KeptTry,
  laid: KeptRound['laid'],
  language: Language,
): OwnPlay {
  const shown = shownSlip(inLanguage(state, language), slip, slip.judged, wording(language).sheets);
  return { ...shown, laid, invalid: slip.judged.invalid.map(({ word }) => word) };
}

/** Squares are written as the language writes them, whatever the ledger does. */
function inLanguage(state: State, language: Language): State {
  const notation = language === 'it' ? 'figs' : 'gcg';
  return { ...state, facts: { ...state.facts, notation } };
}

function openRound(kept: KeptTraining, ground: Ground, language: Language): OpenRound {
  const { state } = ground.game;
  const { startedAt, laid, tries } = keptRound(kept, kept.at);
  const { rack, bag, position } = drawOf(state, kept.at);
  return {
    ...{ round: kept.at, rack, bag, startedAt, laid },
    board: rowsOf(position),
    hints: hintsOf(kept, ground, language),
    tries: tries.map(each => shownTry(state, each, language)),
  };
}

function shownTry(state: State, { judged, ...answer }: KeptTry, language: Language): ShownTry {
  const words = wording(language).sheets;
  const { place, word, note } = shownSlip(inLanguage(state, language), answer, judged, words);
  const isValid = judged.score > 0;
  const invalid = judged.invalid.map(each => each.word);
  return { place, word, isValid, note: isValid ? '' : note, invalid };
}

/** What was asked of the play that would be laid. */
function hintsOf(
  kept: KeptTraining,
  { game, engine }: Ground,
  language: Language,
): readonly Hint[] {
  const { hints } = keptRound(kept, kept.at);
  if (hints.length === 0 || engine === undefined) return [];
  const play = topsIn(game.state, engine, kept.at).tops[0];
  if (play === undefined) return [];
  const own = squaresOf(play).filter(({ tile }) => tile !== '.');
  return hints.map((kind): Hint => {
    if (kind === 'count') return { kind, tiles: own.length };
    if (kind === 'first') return { kind, tile: own[0]?.tile ?? '' };
    return { kind, place: placeText(play.at, language === 'it' ? 'figs' : 'gcg') };
  });
}

/** What an open round is worth. */
export function topsIn(state: State, engine: Engine, round: number): duplicate.RoundTops {
  return duplicate.topsOf(
    duplicate.roundEngine(state, engine, round),
    duplicate.roundPosition(state, round),
    0,
  );
}

function othersOf(
  game: duplicate.DuplicateGame,
  round: number,
  language: Language,
): readonly OtherPlayer[] {
  const notation = language === 'it' ? 'figs' : 'gcg';
  return duplicate
    .ranking(game, round)
    .players.flatMap(({ player, total, account }): OtherPlayer[] => {
      const own = account.rounds.find(({ close }) => close.round === round);
      if (own === undefined) return [];
      const answer = own.ruling?.type === 'answer' ? own.ruling : own.slip;
      const at = answer?.at ?? null;
      const place = at === null ? '' : placeText(at, notation);
      const word = at === null ? '' : (answer?.played ?? '');
      return [{ player, word, place, score: own.score, total }];
    })
    .sort((one, other) => other.score - one.score);
}

/** Where one would have come. */
function ranksOf(
  game: duplicate.DuplicateGame,
  done: readonly DoneRound[],
): readonly TrainingRank[] {
  const { score, percent } = sumsOf(done);
  const { players } = duplicate.ranking(game, done.length);
  const all = [
    { player: '', total: score, percent, isOwn: true },
    ...players.map(each => ({
      player: each.player,
      total: each.total,
      percent: each.percent,
      isOwn: false,
    })),
  ].sort((one, other) => other.total - one.total);
  return all.map(each => ({
    rank: 1 + all.filter(({ total }) => total > each.total).length,
    ...each,
  }));
}
