// Rulings by hand: points for a player in a round, with a word or without. They stand in place of the
// slip, on the open round or a closed one, also after the end.
import type { Notation } from '../board/notation.js';
import type { Engine } from '../engine/engine.js';
import { InputError } from '../errors.js';
import { judgeRoundPlay } from './judging.js';
import type { AnswerEntry, RulingEntry } from './ledger/entries.js';
import { type DuplicateGame, withEntry } from './ledger/lines.js';
import { tidyLine } from './names.js';
import { playerIn } from './players.js';
import type { GameState } from './state.js';
import { openRound } from './steps.js';

/** Points that the arbiter gives a player. */
export interface RulingRequest {
  /** The open round or a closed one, 1 the first. */
  readonly round: number;
  /** The name the game knows. */
  readonly player: string;
  /** What the player gets for the round, whatever the slip says. */
  readonly score: number;
  /** Why: one line, not empty. */
  readonly reason: string;
}

/** Rules by hand. @throws InputError `DUPLICATE_ROUND` | `DUPLICATE_PLAYER` | `DUPLICATE_TEXT` | `OPTION_NUMBER` */
export function ruleSlip(game: DuplicateGame, request: RulingRequest): DuplicateGame {
  const reason = tidyLine(request.reason, 'the reason');
  return withEntry(game, rulingStep(game.state, { ...request, reason }));
}

/** @throws InputError `DUPLICATE_ROUND` | `DUPLICATE_PLAYER` | `DUPLICATE_TEXT` | `OPTION_NUMBER` */
export function rulingStep(state: GameState, request: RulingRequest): RulingEntry {
  const { round, score, reason } = request;
  const player = ruledPlayer(state, request);
  checkScore(score);
  return { type: 'ruling', round, player, score, reason };
}

/** A word that the arbiter lets a player have, and for how much. */
export interface AnswerRequest {
  /** The open round or a closed one, 1 the first. */
  readonly round: number;
  /** The name the game knows. */
  readonly player: string;
  /** A place in the notation. */
  readonly square: string;
  /** As a slip has it, `(E)` for a jolly E. */
  readonly word: string;
  /** Default the notation of the game. */
  readonly notation?: Notation;
  /** Default what the play scores in that round. */
  readonly score?: number;
  /** Why: one line, not empty. */
  readonly reason: string;
}

/**
 * Rules by hand that a player gets a word, a late one, say.
 *
 * @throws InputError `DUPLICATE_PLAY` when the play does not count and no score is given,
 *   `DUPLICATE_ROUND` | `DUPLICATE_PLAYER` | `DUPLICATE_TEXT` | `OPTION_NUMBER`
 */
export function ruleAnswer(
  game: DuplicateGame,
  engine: Engine,
  request: AnswerRequest,
): DuplicateGame {
  const reason = tidyLine(request.reason, 'the reason');
  const word = tidyLine(request.word, 'the word');
  const square = tidyLine(request.square, 'the square');
  return withEntry(game, answerStep(game.state, engine, { ...request, reason, word, square }));
}

/** @throws InputError as `ruleAnswer` */
export function answerStep(state: GameState, engine: Engine, request: AnswerRequest): AnswerEntry {
  const { round, square, word, score: said, reason } = request;
  const { notation = state.facts.notation } = request;
  const player = ruledPlayer(state, request);
  const judged = judgeRoundPlay(state, engine, { round, notation, square, word });
  if (said === undefined && judged.verdict !== 'valid') {
    const facts = judged.reason === null ? [] : [{ fact: judged.reason }];
    const lead = 'with --score it can be ruled in all the same: ';
    throw InputError.ofFacts('DUPLICATE_PLAY', facts, { input: `${square} ${word}`, lead });
  }
  const { at, played } = judged;
  const score = said ?? judged.score;
  checkScore(score);
  const by = said === undefined ? 'play' : 'arbiter';
  return { type: 'answer', round, player, notation, square, word, at, played, score, by, reason };
}

function ruledPlayer(
  state: GameState,
  { round, player, reason }: { round: number; player: string; reason: string },
): string {
  if (!(round >= 1 && round <= state.closed.length)) openRound(state, round);
  if (reason.trim() === '')
    throw new InputError('DUPLICATE_TEXT', 'a ruling needs a reason', { input: '' });
  return playerIn(state, player, round);
}

function checkScore(score: number): void {
  if (Number.isSafeInteger(score)) return;
  throw new InputError('OPTION_NUMBER', `score ${score}: wanted a whole number`, {
    input: String(score),
  });
}
