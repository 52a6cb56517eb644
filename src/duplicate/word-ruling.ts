// A ruling on a word: it is struck from the dictionary of the game or joins it, from a round on. Rounds
// already closed get their tops anew and slips their verdicts; what lies on the board stays.

import { parseWord } from '../alphabet/alphabet.js';
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import { countingAnswers } from './account.js';
import { notNow } from './draw-step.js';
import { judgeRoundPlay, judgeRoundSlip, whyOf } from './judging.js';
import type { RejudgedAnswer, RejudgedSlip, WordEntry } from './ledger/entries.js';
import { type DuplicateGame, withEntry } from './ledger/lines.js';
import { tidyLine } from './names.js';
import { roundEngine, roundJudge, ruledWord } from './round-words.js';
import { type GameState, positionOf, roundPosition } from './state.js';
import { topsOf } from './tops.js';

/** A word to strike or accept. */
export interface WordRequest {
  /** In any case, 2 to 15 letters of the alphabet. */
  readonly word: string;
  /** `struck`: no longer a word; `accepted`: a word from now on. */
  readonly ruling: WordEntry['ruling'];
  /** The first round it holds for; default the open one, or the one to come. */
  readonly round?: number;
  /** Why: one line. */
  readonly reason: string;
}

/** Rules on a word, as `wordStep`. @throws InputError `DUPLICATE_TEXT` for a reason not fit to print */
export function ruleWord(game: DuplicateGame, engine: Engine, request: WordRequest): DuplicateGame {
  const reason = tidyLine(request.reason, 'the reason');
  return withEntry(game, wordStep(game.state, engine, { ...request, reason }));
}

/**
 * A ruling on a word with everything that it changes.
 *
 * @throws InputError `DUPLICATE_WORD` | `DUPLICATE_ROUND` | `DUPLICATE_OVER`
 */
export function wordStep(state: GameState, engine: Engine, request: WordRequest): WordEntry {
  const round = firstRound(state, request.round);
  const word = ruledWord(state.rules.alphabet, request.word);
  if (word === undefined)
    throw wrongWord(`${quoted(request.word)} cannot be spelt with tiles`, request);
  const { ruling, reason } = request;
  const nothing = { tops: [], slips: [], answers: [] };
  const entry: WordEntry = { type: 'word', word, ruling, round, reason, ...nothing };
  if (isSoAlready(state, engine, entry)) {
    const is = ruling === 'struck' ? 'not a word' : 'a word';
    throw wrongWord(`${word} is already ${is} from round ${round} on`, request);
  }
  const after = { ...state, words: [...state.words, entry] };
  checkPlayable(after, engine, word);
  return {
    ...entry,
    tops: topsAnew(after, engine, round),
    slips: slipsAnew(after, engine, round),
    answers: answersAnew(after, engine, round),
  };
}

function wrongWord(message: string, { word }: WordRequest): InputError {
  return new InputError('DUPLICATE_WORD', message, { input: word });
}

/** @throws InputError `DUPLICATE_ROUND` | `DUPLICATE_OVER` */
function firstRound(state: GameState, asked: number | undefined): number {
  const coming = state.closed.length + 1;
  const last = state.end === undefined ? coming : coming - 1;
  if (asked === undefined) {
    if (state.end === undefined) return coming;
    throw notNow('the game is over: say from which round the ruling holds', state);
  }
  if (asked >= 1 && asked <= last) return asked;
  throw new InputError(
    'DUPLICATE_ROUND',
    `no word can be ruled on in round ${asked}: the rounds are 1 to ${last}`,
    { input: String(asked) },
  );
}

/** True when the ruling changes nothing in any round. */
function isSoAlready(state: GameState, { lexicon }: Engine, entry: WordEntry): boolean {
  const rounds = [entry.round, ...state.words.map(each => each.round)];
  const { alphabet } = state.rules;
  return rounds
    .filter(round => round >= entry.round)
    .every(round => {
      const isWord = roundJudge(state, lexicon, round).hasLetters(parseWord(alphabet, entry.word));
      return isWord === (entry.ruling === 'accepted');
    });
}

/** A rack without a play does not count: the round must be drawn again. */
function checkPlayable(after: GameState, engine: Engine, word: string): void {
  if (after.open === undefined || after.words.at(-1)?.ruling === 'accepted') return;
  const { round, rack } = after.open;
  const { plays } = roundEngine(after, engine, round).topScore(positionOf(after, rack));
  if (plays.length > 0) return;
  throw new InputError(
    'DUPLICATE_WORD',
    `without ${word} the rack of round ${round} has no play: take its draw back with undo, then rule and draw again`,
    { input: word },
  );
}

/** Closed rounds from `first` on that are worth something else now. */
function topsAnew(state: GameState, engine: Engine, first: number): WordEntry['tops'] {
  return state.closed
    .filter(({ round }) => round >= first)
    .flatMap(({ round, top, tops, subTops, bingos }) => {
      const finder = roundEngine(state, engine, round);
      const anew = topsOf(finder, roundPosition(state, round), state.facts.options.subTops);
      const isSame = JSON.stringify(anew) === JSON.stringify({ top, tops, subTops, bingos });
      return isSame ? [] : [{ round, ...anew }];
    });
}

/** Slips that count from round `first` on and are judged otherwise now. */
function slipsAnew(state: GameState, engine: Engine, first: number): readonly RejudgedSlip[] {
  return countingAnswers(state, first).flatMap(({ slip }) => {
    if (slip === undefined) return [];
    const judged = judgeRoundSlip(state, engine, slip, word => whyOf(slip.invalid, word));
    const anew = { round: slip.round, player: slip.player, ...judged };
    return isChanged(slip, anew) ? [anew] : [];
  });
}

/** Rulings whose score is what their play scores, as far as it is another now. */
function answersAnew(state: GameState, engine: Engine, first: number): readonly RejudgedAnswer[] {
  return countingAnswers(state, first).flatMap(({ ruling }) => {
    if (ruling?.type !== 'answer' || ruling.by === 'arbiter') return [];
    const { at, played, score } = judgeRoundPlay(state, engine, ruling);
    const anew = { round: ruling.round, player: ruling.player, at, played, score };
    return isChanged(ruling, anew) ? [anew] : [];
  });
}

/** True when `anew` says something else than the entry. */
function isChanged<T extends object>(entry: T, anew: Partial<T>): boolean {
  return JSON.stringify({ ...entry, ...anew }) !== JSON.stringify(entry);
}
