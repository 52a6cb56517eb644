// The verdict on one slip: what it scores, or what is wrong with it, held against the open round.

import { type Alphabet, isJolly, readTokens } from '../alphabet/alphabet.js';
import { JOLLY_INDEX } from '../alphabet/tile-counts.js';
import { type Notation, type Place, parsePlace } from '../board/notation.js';
import type { Position } from '../board/position.js';
import { columnOf, formatAt, rowOf, SIZE, squareAt } from '../board/squares.js';
import { judge, type WordJudge } from '../referee/judge.js';
import { layPlay } from '../referee/words-formed.js';
import type { SlipFact, WhyFact } from './facts.js';
import type { DuplicateOptions } from './options.js';
import {
  formatReading,
  type MissingTiles,
  readJollies,
  readSlipWord,
  type SlipLetter,
} from './slip-word.js';

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
  /** What the dictionary or the arbiter says of it; null when no dictionary was asked. */
  readonly why: WhyFact | null;
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
  /** What is wrong, or was put right; null when nothing is. */
  readonly reason: SlipFact | null;
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
  readonly explain?: (word: string) => WhyFact | undefined;
}

/** Judges a slip; it never throws, whatever was written. */
export function judgeSlip(context: SlipContext, answer: SlipAnswer): JudgedSlip {
  const { rules } = context.position;
  if (answer.word.trim() === '') return refused('none', { code: 'no-word' });
  const read = readSlipWord(rules.alphabet, answer.word.trim());
  if ('unknown' in read) return refused('word', { code: 'slip-letter', character: read.unknown });
  const place = parsePlace(answer.square, context.notation);
  if (place === undefined) {
    const { notation } = context;
    return refused('square', { code: 'slip-square', text: answer.square, notation });
  }
  const there = tryAt(context, place, read.letters);
  if (there.verdict === 'valid') return withClaim(context, there, answer.claimed);
  if (there.verdict !== 'square' || context.options.shiftForgiven === 0) return there;
  return shifted(context, place, read.letters) ?? there;
}

function refused(
  verdict: SlipVerdict,
  reason: SlipFact,
  invalid: readonly InvalidWord[] = [],
): JudgedSlip {
  return { ...NOTHING, verdict, reason, invalid };
}

const NOTHING = {
  verdict: 'none',
  ...{ at: null, played: null, score: 0, warnings: 0, penalty: 0 },
  ...{ reason: null, invalid: [] },
} as const satisfies JudgedSlip;

/** The tiles of a slip that are not on the rack, or jollies of it that are none. */
function shortFact(missing: MissingTiles, { rack, rackCounts }: Position): SlipFact {
  const jollies = rackCounts[JOLLY_INDEX]!;
  if (missing.length === 0) return { code: 'jollies-absent', jollies, rack };
  return { code: 'tiles-short', missing, jollies, rack };
}

/** The word at one place, whatever was claimed. */
function tryAt(context: SlipContext, place: Place, letters: readonly SlipLetter[]): JudgedSlip {
  const { position, notation } = context;
  const { alphabet } = position.rules;
  const at = formatAt(place.square, place.direction);
  const plain = { at, word: formatReading(alphabet, letters, []) };
  const layout = judge(position, plain, context.lexicon, { rackKnown: false });
  const misplaced = layout.legal
    ? []
    : layout.reasons.filter(({ code }) => code !== 'PLAY_INVALID_WORD');
  if (misplaced.length > 0) {
    const reasons = misplaced.map(({ fact }) => fact);
    return refused('square', { code: 'misplaced', reasons, notation });
  }
  const { squares } = layPlay(position, plain);
  const jollies = readJollies(alphabet, letters, squares, position.rackCounts);
  if ('missing' in jollies) return refused('tiles', shortFact(jollies.missing, position));
  const words = jollies.readings.map(reading => formatReading(alphabet, letters, reading));
  return judgeReadings(context, at, words);
}

/** All readings that the slip leaves open must come to the same. */
function judgeReadings(context: SlipContext, at: string, words: readonly string[]): JudgedSlip {
  const { position, lexicon, explain } = context;
  const verdicts = words.map(word => judge(position, { at, word }, lexicon));
  const [first] = verdicts;
  if (first?.legal !== true) {
    const invalid = (first?.words ?? [])
      .filter(({ valid }) => !valid)
      .map(each => ({ word: each.word.toUpperCase(), at: each.at }));
    return refused(
      'word',
      { code: 'not-valid', words: invalid.map(({ word }) => word) },
      invalid.map(each => ({ ...each, why: explain?.(each.word) ?? null })),
    );
  }
  const scores = new Set(verdicts.map(verdict => verdict.sheet?.total));
  if (scores.size > 1) {
    const readings = words.map(word => bracketed(position.rules.alphabet, word));
    return refused('tiles', { code: 'which-jolly', readings });
  }
  const { sheet, words: formed } = first;
  const { word: played } = formed[0]!;
  return { ...NOTHING, verdict: 'valid', at, played, score: sheet.total, reason: null };
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
    return { ...slip, warnings: options.missingScoreWarnings, reason: { code: 'no-score' } };
  }
  const reason = { code: 'wrong-score', claimed, score: slip.score } as const;
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
  const { notation } = context;
  const { shiftPenalty: penalty } = context.options;
  const at = formatAt(only.beside.square, only.beside.direction);
  const reason = { code: 'one-off', at, penalty, notation } as const;
  return { ...only.slip, verdict: 'square', penalty, reason };
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
