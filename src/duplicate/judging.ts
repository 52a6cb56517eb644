// Answers of a round held against its position and its dictionary: when they are entered, and once more
// when a word is ruled on.
import type { Notation } from '../board/notation.js';
import type { Engine } from '../engine/engine.js';
import { roundExplain, roundJudge } from './round-words.js';
import { type GameState, roundPosition } from './state.js';
import { type InvalidWord, type JudgedSlip, judgeSlip, type SlipAnswer } from './verdict.js';

/** What was written for which round. */
export interface RoundAnswer extends SlipAnswer {
  /** 1 is the first. */
  readonly round: number;
  /** How its square is written. */
  readonly notation: Notation;
}

/**
 * The verdict on a slip of a round that was drawn.
 *
 * @param explain says why a word is not valid
 */
export function judgeRoundSlip(
  state: GameState,
  { lexicon }: Engine,
  answer: RoundAnswer,
  explain?: (word: string) => string | undefined,
): JudgedSlip {
  const { round, notation } = answer;
  const context = {
    position: roundPosition(state, round),
    lexicon: roundJudge(state, lexicon, round),
    notation,
    options: state.facts.options,
    explain: roundExplain(state, round, explain),
  };
  return judgeSlip(context, answer);
}

/** The verdict on a play the arbiter takes in: nothing is claimed, and no wrong square forgiven. */
export function judgeRoundPlay(
  state: GameState,
  engine: Engine,
  answer: Omit<RoundAnswer, 'claimed'>,
): JudgedSlip {
  const options = { ...state.facts.options, shiftForgiven: 0 };
  const strict = { ...state, facts: { ...state.facts, options } };
  return judgeRoundSlip(strict, engine, { ...answer, claimed: null });
}

/** What the dictionary said of a word when the slip was entered; it is not asked again. */
export function whyOf(invalid: readonly InvalidWord[], word: string): string | undefined {
  const why = invalid.find(each => each.word === word)?.why;
  return why?.code === 'told' ? why.text : undefined; // what the arbiter struck is known
}
