// One step of an evening taken: the functions that the commands call, with what the page was asked.
import { duplicate, type Engine, type Language, parsePlayText, wording } from 'leggio';
import type { EveningStep, Judgement, TypedSlip } from './messages.js';
import { shownSlip } from './view.js';

/** Says why words are none, upper case; those it does not know are left out. */
export type Explain = (words: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * The longer game.
 *
 * @throws InputError what the functions of `duplicate` throw
 */
export async function takeStep(
  game: duplicate.DuplicateGame,
  engine: Engine,
  step: EveningStep,
  explain: Explain,
): Promise<duplicate.DuplicateGame> {
  switch (step.kind) {
    case 'slips':
      return withSlips(game, engine, step, explain);
    case 'next':
      return duplicate.next(game, engine, optionsOf(game, step));
    case 'rule':
      return duplicate.rule(game, step);
    case 'answer':
      return duplicate.ruleAnswer(game, engine, step);
    case 'word':
      return duplicate.word(game, engine, step);
    case 'rename':
      return duplicate.rename(game, step);
    case 'withdraw':
      return duplicate.withdraw(game, step);
    case 'undo':
      return duplicate.undo(game, step);
  }
}

function optionsOf(
  { state }: duplicate.DuplicateGame,
  { kind: _, play, ...options }: Extract<EveningStep, { kind: 'next' }>,
): duplicate.NextOptions {
  if (play === undefined) return options;
  return { ...options, play: parsePlayText(play, state.facts.notation) };
}

async function withSlips(
  game: duplicate.DuplicateGame,
  engine: Engine,
  { slips, enrol = false, allNew = false }: Extract<EveningStep, { kind: 'slips' }>,
  explain: Explain,
): Promise<duplicate.DuplicateGame> {
  const asked = slips.map(slip => requestOf(game, slip));
  const judged = duplicate.judgeSlips(game, engine, asked, { enrol, allNew });
  const reasons = await explain(duplicate.wordsToExplain(judged));
  return duplicate.enterJudged(game, judged, word => reasons.get(word));
}

/** What a slip of the open round would be worth; nothing is entered. */
export async function judgementOf(
  game: duplicate.DuplicateGame,
  engine: Engine,
  slip: TypedSlip,
  language: Language,
  explain: Explain,
): Promise<Judgement> {
  const { state } = game;
  const answer = { ...requestOf(game, slip), notation: state.facts.notation };
  const first = duplicate.judgeRoundSlip(state, engine, answer);
  const unexplained = first.invalid.filter(({ why }) => why === null);
  const reasons = await explain(unexplained.map(({ word }) => word));
  const judged =
    reasons.size === 0
      ? first
      : duplicate.judgeRoundSlip(state, engine, answer, word => reasons.get(word));
  return {
    kind: 'judged',
    slip: shownSlip(state, slip, judged, wording(language).sheets),
    readings: judged.reason?.code === 'which-jolly' ? judged.reason.readings : [],
  };
}

/** A slip of the open round. */
function requestOf({ state }: duplicate.DuplicateGame, slip: TypedSlip): duplicate.SlipRequest {
  const { player, square, word, claimed } = slip;
  return { round: state.open?.round ?? 0, player, square, word, claimed };
}
