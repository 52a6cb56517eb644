// A ruling on a play, as lines for people and as JSON.
import type { Notation } from '../../board/notation.js';
import type { Position } from '../../board/position.js';
import { SIZE } from '../../board/squares.js';
import { moveJson } from '../../engine/play-json.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import {
  type ChallengeCharge,
  type ChallengeOutcome,
  lostChallengeCharge,
  withdrawnCharge,
  worthOf,
} from '../../referee/challenge.js';
import type { JudgedWord, Verdict } from '../../referee/judge.js';
import { type AnyPlay, placeText } from '../../referee/placement.js';
import { scoreSteps } from '../../referee/score-steps.js';
import { formatStep, type Step, signed } from '../../referee/steps.js';
import { equityLines, type PlayEquity } from './play-equity.js';

/** Everything a ruling tells. */
export interface Ruled {
  readonly position: Position;
  readonly play: AnyPlay;
  /** The play as it was typed. */
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly notation: Notation;
  readonly rackKnown: boolean;
  readonly verdict: Verdict;
  /** Words contested; undefined when none were asked about. */
  readonly contested: readonly string[] | undefined;
  /** What became of the challenge; undefined when there is none or the tiles cannot lie there. */
  readonly outcome: ChallengeOutcome | undefined;
  /** Undefined when it was not asked for, or the play is not legal, or the rack is not known. */
  readonly equity: PlayEquity | undefined;
}

/** The ruling in lines: verdict, words, score, challenge. */
export function rulingLines(ruled: Ruled): readonly string[] {
  const { position, text, lexicon, rackKnown, verdict } = ruled;
  const rack = rackKnown ? position.rack : 'not given, so not checked';
  const width = Math.max(SIZE, ...verdict.words.map(({ word }) => word.length));
  return [
    `${text}  ·  rack ${rack}  ·  lexicon ${lexicon.name}  ·  rules ${position.rules.id}`,
    '',
    ...(verdict.legal ? ['legal'] : ['not legal', ...indented(verdict.reasons.map(reasonText))]),
    ...section(
      'words',
      verdict.words.map(word => wordLine(word, ruled.notation, width)),
    ),
    ...section('score', steps(ruled).map(formatStep)),
    ...section('equity', ruled.equity === undefined ? [] : equityLines(ruled.equity)),
    ...challengeLines(ruled),
  ];
}

/** The challenge that was asked about, or what one would cost. */
function challengeLines(ruled: Ruled): readonly string[] {
  const { contested, outcome } = ruled;
  if (contested === undefined) return section('if contested', chargeLines(ruled));
  const lines = outcome?.steps.map(formatStep) ?? ['not judged: the tiles cannot lie there'];
  return section('challenge', lines);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...indented(lines)];
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map(line => `  ${line}`);
}

function reasonText({ article, message }: { article: string; message: string }): string {
  return formatStep({ article, text: message });
}

function wordLine(judged: JudgedWord, notation: Notation, width: number): string {
  const { word, at, valid, reason } = judged;
  const verdict = valid ? 'valid' : 'not valid';
  const why = reason === undefined ? '' : `: ${reason}`;
  return `${word.padEnd(width)}  ${placeText(at, notation).padEnd(10)}  ${verdict}${why}`;
}

/** The score step by step; none when the play cannot lie there. */
function steps({ position, play, notation, verdict }: Ruled): readonly Step[] {
  return verdict.sheet === undefined ? [] : scoreSteps(position, play, notation);
}

/** What a challenge would cost either way; nothing where it is free. */
function charges({ position, play, verdict }: Ruled): {
  withdrawn?: ChallengeCharge | undefined;
  lost?: ChallengeCharge | undefined;
} {
  if (verdict.sheet === undefined) return {};
  const worth = worthOf(position, play);
  return {
    withdrawn: withdrawnCharge(position.rules, worth),
    lost: lostChallengeCharge(position.rules, worth),
  };
}

function chargeLines(ruled: Ruled): readonly string[] {
  const { withdrawn, lost } = charges(ruled);
  return [
    ...(withdrawn ? [`not valid: ${chargeText(withdrawn)}`] : []),
    ...(lost ? [`valid:     ${chargeText(lost)}`] : []),
  ];
}

function chargeText(charge: ChallengeCharge): string {
  return `${formatStep(charge)}: ${signed(charge.points)} for the ${charge.on}`;
}

/** The ruling as one object; `reasons` empty for a legal play. */
export function rulingJson(ruled: Ruled): object {
  const { position, play, text, lexicon, notation, rackKnown, verdict, outcome } = ruled;
  return {
    play: { text, notation, ...play },
    rack: position.rack,
    rackChecked: rackKnown,
    lexicon: lexicon.name,
    rules: position.rules.id,
    legal: verdict.legal,
    ...(ruled.equity !== undefined && { equity: equityJson(ruled.equity) }),
    reasons: verdict.legal ? [] : verdict.reasons,
    words: verdict.words.map(word => ({ ...word, place: placeText(word.at, notation) })),
    sheet: verdict.sheet === undefined ? null : { ...verdict.sheet, steps: steps(ruled) },
    ifContested: charges(ruled),
    challenge: outcome ?? null,
  };
}

function equityJson({ best, ...facts }: PlayEquity): object {
  return { ...facts, best: moveJson(best, 1) };
}
