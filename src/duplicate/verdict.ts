// The verdict on one slip: what it scores, or what is wrong with it, held against the open round.

import { type Alphabet, isJolly, readTokens } from '../alphabet/alphabet.js';
import { formatPlace, type Notation, type Place, parsePlace } from '../board/notation.js';
import type { Position } from '../board/position.js';
import { columnOf, formatAt, rowOf, SIZE, squareAt } from '../board/squares.js';
import { quoted } from '../errors.js';
import { judge, type WordJudge } from '../referee/judge.js';
import { layPlay } from '../referee/words-formed.js';
import type { DuplicateOptions } from './options.js';
import { formatReading, readJollies, readSlipWord, type SlipLetter } from './slip-word.js';

/** What a slip can be found to be. */
export const SLIP_VERDICTS = ['valid', 'score', 'square', 'word', 'tiles', 'none'] as const;

/**
 * `valid`; `score`: valid, but the claimed score is wrong and corrected; `square`: the word cannot lie
 * there; `word`: a word formed is not valid; `tiles`: not on the rack; `none`: an empty slip.
 */
export type SlipVerdict = (typeof SLIP_VERDICTS)[number];

/** What a player wrote. */
export interface SlipAnswer {
  /** A place in the notation of the slip. */
  readonly square: string;
  /** As written: `(E)` for a jolly E; empty for an empty slip. */
  readonly word: string;
  /** The score claimed; null when there is none. */
  readonly claimed: number | null;
}

/** A word that a play would have formed and the dictionary does not have. */
export interface InvalidWord {
  /** Upper case. */
  readonly word: string;
  /** Its place as GCG has it: `'8F'` across, `'F8'` down. */
  readonly at: string;
  /** What the dictionary says of it; null when no dictionary was asked. */
  readonly why: string | null;
}

/** What a slip is worth, and why. */
export interface JudgedSlip {
  /** `square` with a score is a place wrong by one square and forgiven. */
  readonly verdict: SlipVerdict;
  /** Where it counts, as GCG has it; null where it counts nowhere. */
  readonly at: string | null;
  /** Jollies in lower case. */
  readonly played: string | null;
  /** Points of the play; 0 when it does not count. */
  readonly score: number;
  /** For a wrong score claimed, or for none, as the options say. */
  readonly warnings: number;
  /** Points taken off at once, 0 or more. */
  readonly penalty: number;
  /** What is wrong; null when nothing is. */
  readonly reason: string | null;
  /** Words of the play that are not valid; empty unless `verdict` is `word`. */
  readonly invalid: readonly InvalidWord[];
}

/** What a slip is held against. */
export interface SlipContext {
  readonly position: Position;
  /** Says what is a word in this round: a lexicon, or `roundJudge`. */
  readonly lexicon: WordJudge;
  readonly notation: Notation;
  /** Those of the game. */
  readonly options: DuplicateOptions;
  /** Says why a word is not valid. */
  readonly explain?: (word: string) => string | undefined;
}

/** Judges a slip; it never throws, whatever was written. */
export function judgeSlip(context: SlipContext, answer: SlipAnswer): JudgedSlip {
  const { rules } = context.position;
  if (answer.word.trim() === '') return refused('none', 'no word');
  const read = readSlipWord(rules.alphabet, answer.word.trim());
  if ('unknown' in read) return refused('word', `${quoted(read.unknown)} is not a letter`);
  const place = parsePlace(answer.square, context.notation);
  if (place === undefined) {
    return refused(
      'square',
      `${quoted(answer.square)} is not a place in the notation ${context.notation}`,
    );
  }
  const there = tryAt(context, place, read.letters);
  if (there.verdict === 'valid') return withClaim(context, there, answer.claimed);
  if (there.verdict !== 'square' || context.options.shiftForgiven === 0) return there;
  return shifted(context, place, read.letters) ?? there;
}

function refused(
  verdict: SlipVerdict,
  reason: string,
  invalid: readonly InvalidWord[] = [],
): JudgedSlip {
  const nothing = { at: null, played: null, score: 0, warnings: 0, penalty: 0 };
  return { verdict, ...nothing, reason, invalid };
}

/** The word at one place, whatever was claimed. */
function tryAt(context: SlipContext, place: Place, letters: readonly SlipLetter[]): JudgedSlip {
  const { position, notation } = context;
  const { alphabet } = position.rules;
  const at = formatAt(place.square, place.direction);
  const plain = { at, word: formatReading(alphabet, letters, []) };
  const rackUnknown = { notation, rackKnown: false };
  const layout = judge(position, plain, context.lexicon, rackUnknown);
  const misplaced = layout.legal
    ? []
    : layout.reasons.filter(({ code }) => code !== 'PLAY_INVALID_WORD');
  if (misplaced.length > 0) {
    return refused('square', misplaced.map(({ message }) => message).join('; '));
  }
  const { squares } = layPlay(position, plain);
  const jollies = readJollies(alphabet, letters, squares, position.rackCounts);
  if ('refused' in jollies) return refused('tiles', `${jollies.refused} on ${position.rack}`);
  const words = jollies.readings.map(reading => formatReading(alphabet, letters, reading));
  return judgeReadings(context, at, words);
}

/** All readings that the slip leaves open must come to the same. */
function judgeReadings(context: SlipContext, at: string, words: readonly string[]): JudgedSlip {
  const { position, lexicon, notation, explain } = context;
  const options = explain === undefined ? { notation } : { notation, explain };
  const verdicts = words.map(word => judge(position, { at, word }, lexicon, options));
  const [first] = verdicts;
  if (first?.legal !== true) {
    const invalid = (first?.words ?? []).filter(({ valid }) => !valid);
    return refused(
      'word',
      `not valid: ${invalid.map(({ word }) => word.toUpperCase()).join(', ')}`,
      invalid.map(({ word, at: where, reason }) => ({
        word: word.toUpperCase(),
        at: where,
        why: reason ?? null,
      })),
    );
  }
  const scores = new Set(verdicts.map(verdict => verdict.sheet?.total));
  if (scores.size > 1) {
    const open = words.map(word => bracketed(position.rules.alphabet, word)).join(' or ');
    return refused('tiles', `it is not said which letter is the jolly: ${open}`);
  }
  const { sheet, words: formed } = first;
  return { ...refused('valid', ''), at, played: formed[0]!.word, score: sheet.total, reason: null };
}

/** `'RE'` with a jolly E as a slip says it outright: `'R(E)'`. */
function bracketed(alphabet: Alphabet, word: string): string {
  return readTokens(alphabet, word)
    .map(token => {
      const jolly = token.kind === 'tile' && isJolly(token.tile);
      return jolly ? `(${token.text.toUpperCase()})` : token.text;
    })
    .join('');
}

function withClaim({ options }: SlipContext, slip: JudgedSlip, claimed: number | null): JudgedSlip {
  if (claimed === slip.score) return slip;
  if (claimed === null) {
    return { ...slip, warnings: options.missingScoreWarnings, reason: 'no score claimed' };
  }
  const reason = `claimed ${claimed}, scores ${slip.score}`;
  return { ...slip, verdict: 'score', warnings: options.wrongScoreWarnings, reason };
}

/** The word one square off in any direction, when there is one such place only. */
function shifted(
  context: SlipContext,
  place: Place,
  letters: readonly SlipLetter[],
): JudgedSlip | undefined {
  const near = placesBeside(place).map(beside => ({
    beside,
    slip: tryAt(context, beside, letters),
  }));
  const [only, ...others] = near.filter(({ slip }) => slip.verdict === 'valid');
  if (only === undefined || others.length > 0) return undefined;
  const where = formatPlace(only.beside, context.notation);
  const { shiftPenalty } = context.options;
  const reason = `the word lies at ${where}, one square off: −${shiftPenalty}`;
  return { ...only.slip, verdict: 'square', penalty: shiftPenalty, reason };
}

function placesBeside({ square, direction }: Place): readonly Place[] {
  const row = rowOf(square);
  const column = columnOf(square);
  return (
    [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as const
  )
    .filter(([r, c]) => r >= 0 && r < SIZE && c >= 0 && c < SIZE)
    .map(([r, c]) => ({ square: squareAt(r, c), direction }));
}
