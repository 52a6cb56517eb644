// A challenge and what it costs (FIGS art. 28-30): the contested words are judged, and no others
// where the edition says so; the points go by the whole play.
import { type Alphabet, formatWord, readWord } from '../alphabet/alphabet.js';
import { tileIndex } from '../alphabet/tile-counts.js';
import type { Position } from '../board/position.js';
import { InputError } from '../errors.js';
import type { ChallengeResult, Citation, PercentPenalty } from '../rules/game-rules.js';
import { type Rules, tilePoints } from '../rules/rules.js';
import { type JudgedWord, type JudgeOptions, judge, type WordJudge } from './judge.js';
import { type Share, shareOf } from './percent.js';
import type { AnyPlay } from './placement.js';
import { layOrThrow, scoreSheet } from './score-sheet.js';
import type { ScoreChange, Step } from './steps.js';

/** What a penalty can be reckoned from. */
export interface PlayWorth {
  /** The whole score, bonus included. */
  readonly score: number;
  /** Points for the whole rack, 0 for fewer tiles. */
  readonly bonus: number;
  /** Face value of the tiles laid, a jolly 0, no premium square. */
  readonly face: number;
}

/** Points that a challenge moves, and whose. */
export interface ChallengeCharge extends ScoreChange {
  /** Whose score changes: who made the play, or who contested it. */
  readonly on: PercentPenalty['on'];
}

/** How a challenge went, and what follows. */
export interface ChallengeOutcome {
  /** True when the play goes back to the rack. */
  readonly withdrawn: boolean;
  /** The words that were judged. */
  readonly judged: readonly JudgedWord[];
  /** Words of the play that nobody contested, and that therefore stand. */
  readonly unjudged: readonly string[];
  /** Points added or taken, and whose; undefined for none. */
  readonly charge: ChallengeCharge | undefined;
  /** Who loses a turn by it; undefined when nobody does. */
  readonly turnLost: ChallengeResult['turnLost'];
  /** Every word judged and what follows, with its article. */
  readonly steps: readonly Step[];
}

/**
 * What penalties for a play are reckoned from.
 *
 * @throws InputError `MOVE_SQUARES` when the play cannot be laid
 */
export function worthOf(position: Position, play: AnyPlay): PlayWorth {
  const { total, bonus } = scoreSheet(position, play);
  const points = tilePoints(position.rules);
  const laid = layOrThrow(position, play).squares.filter(({ isNew }) => isNew);
  const face = laid.reduce((sum, { tile }) => sum + points[tileIndex(tile)]!, 0);
  return { score: total, bonus, face };
}

/** What the player loses when the play is withdrawn; undefined where that costs nothing. */
export function withdrawnCharge(rules: Rules, worth: PlayWorth): ChallengeCharge | undefined {
  return chargeOf(rules.challenge.withdrawn, worth);
}

/** What a lost challenge costs the challenger, or wins the player; undefined where it is free. */
export function lostChallengeCharge(rules: Rules, worth: PlayWorth): ChallengeCharge | undefined {
  return chargeOf(rules.challenge.lost, worth);
}

function chargeOf(
  { penalty, article }: ChallengeResult,
  worth: PlayWorth,
): ChallengeCharge | undefined {
  if (penalty === undefined) return undefined;
  if (penalty.kind === 'award') {
    const { on, points } = penalty;
    return { on, points, article, fact: { code: 'award', points } };
  }
  const { points, fact } = penaltyOf(penalty, worth);
  return { on: penalty.on, points: 0 - points, article, fact };
}

/** Art. 30: the share, with the face value added where the edition says so. */
function penaltyOf(penalty: PercentPenalty, worth: PlayWorth): Omit<ScoreChange, 'article'> {
  const { percent, of, faceValue, rounding, minimum } = penalty;
  const value = of === 'play' ? worth.score : worth.score - worth.bonus;
  if (faceValue === 'inside') {
    return plainShare(shareOf(percent, value, rounding, minimum, worth.face));
  }
  const share = shareOf(percent, value, rounding, minimum);
  if (faceValue === 'none') return plainShare(share);
  const faceAdded = worth.face;
  const points = share.points + faceAdded;
  return { points, fact: { code: 'share', share: share.values, faceAdded, points } };
}

function plainShare({ points, values }: Share): Omit<ScoreChange, 'article'> {
  return { points, fact: { code: 'share', share: values, faceAdded: null, points } };
}

/**
 * Judges a challenge.
 *
 * @param contested words as they stand on the board, any case: `['IR']`; not read where the edition
 *   judges the whole play
 * @throws InputError `CHALLENGE_WORD` when one is not a word of the play, or none is named;
 *   `MOVE_SQUARES` when the play cannot be laid
 */
export function judgeChallenge(
  position: Position,
  play: AnyPlay,
  contested: readonly string[],
  lexicon: WordJudge,
  options: JudgeOptions = {},
): ChallengeOutcome {
  const worth = worthOf(position, play);
  const { words } = judge(position, play, lexicon, { ...options, rackKnown: false });
  return challengeOutcome(position.rules, words, contested, worth);
}

/**
 * What follows a challenge of a play whose words have been judged.
 *
 * @param words of the play, as `judge` has them
 * @param contested as for `judgeChallenge`
 * @param worth of the play
 * @throws InputError `CHALLENGE_WORD` when one is no word of the play, or none is named
 */
export function challengeOutcome(
  rules: Rules,
  words: readonly JudgedWord[],
  contested: readonly string[],
  worth: PlayWorth,
): ChallengeOutcome {
  const { challenge } = rules;
  const judged = challenge.judges === 'play' ? words : contestedWords(rules, words, contested);
  const unjudged = words.filter(each => !judged.includes(each)).map(({ word }) => word);
  const withdrawn = judged.some(({ valid }) => !valid);
  const result = withdrawn ? challenge.withdrawn : challenge.lost;
  const charge = chargeOf(result, worth);
  const steps = judged.map(word => judgedStep(challenge.article, word));
  if (unjudged.length > 0) {
    const fact = { code: 'not-contested', words: unjudged } as const;
    steps.push({ article: challenge.article, fact });
  }
  steps.push(...resultSteps(result, withdrawn, charge));
  return { withdrawn, judged, unjudged, charge, turnLost: result.turnLost, steps };
}

function contestedWords(
  { alphabet, challenge: { article } }: Rules,
  words: readonly JudgedWord[],
  contested: readonly string[],
): readonly JudgedWord[] {
  const wanted = contested.map(word => plainWord(alphabet, word));
  const formed = words.map(({ word }) => plainWord(alphabet, word));
  const strange = wanted.filter(word => !formed.includes(word));
  const made = `the play makes ${formed.join(', ')}`;
  const findings = strange.map(word => `${article}: ${word} is not contested here, ${made}`);
  if (wanted.length === 0) findings.push(`${article}: no word is contested; ${made}`);
  if (findings.length > 0) {
    const input = contested.join(' ');
    throw InputError.of('CHALLENGE_WORD', findings, { input });
  }
  return words.filter((_, index) => wanted.includes(formed[index] as string));
}

/** A word however it is written: on a board, in a dictionary. */
function plainWord(alphabet: Alphabet, text: string): string {
  const read = readWord(alphabet, text);
  return 'letters' in read ? formatWord(alphabet, read.letters) : text.toUpperCase();
}

function judgedStep(article: Citation, { word, valid, reason }: JudgedWord): Step {
  return { article, fact: { code: 'word-judged', word, valid, why: reason ?? null } };
}

function resultSteps(
  { article, turnLost }: ChallengeResult,
  withdrawn: boolean,
  charge: ChallengeCharge | undefined,
): readonly Step[] {
  const result: Step = {
    article,
    fact: { code: 'challenge-result', withdrawn, turnLost: turnLost ?? null },
  };
  if (charge === undefined) return [result];
  const { points, on, fact } = charge;
  return [result, { article, fact: { code: 'charged', fact, points, on } }];
}
