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
import type { Step } from '../../referee/steps.js';
import { citedStep, judgedText, RULING, reasonText } from '../../wording/ruling.js';
import type { Speech } from '../../wording/speech.js';
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
export function rulingLines(ruled: Ruled, speech: Speech): readonly string[] {
  const { position, text, lexicon, rackKnown, verdict, equity } = ruled;
  const said = RULING[speech.language];
  const cited = (found: readonly Step[]): string[] => found.map(each => citedStep(each, speech));
  const rack = rackKnown ? position.rack : said.noRack;
  const width = Math.max(SIZE, ...verdict.words.map(({ word }) => word.length));
  const reasons = verdict.legal ? [] : verdict.reasons.map(each => reasonText(each, speech));
  return [
    `${text}  ·  ${said.rack} ${rack}  ·  ${said.lexicon} ${lexicon.name}  ·  ${said.rules} ${position.rules.id}`,
    '',
    ...(verdict.legal ? [said.legal] : [said.notLegal, ...indented(reasons)]),
    ...section(
      said.words,
      verdict.words.map(word => wordLine(word, width, speech)),
    ),
    ...section(said.score, cited(steps(ruled))),
    ...section(said.equity, equity === undefined ? [] : equityLines(equity, speech)),
    ...challengeLines(ruled, speech),
  ];
}

/** The challenge that was asked about, or what one would cost. */
function challengeLines(ruled: Ruled, speech: Speech): readonly string[] {
  const { contested, outcome } = ruled;
  const said = RULING[speech.language];
  if (contested === undefined) return section(said.ifContested, chargeLines(ruled, speech));
  const lines = outcome?.steps.map(each => citedStep(each, speech)) ?? [said.notJudged];
  return section(said.challenge, lines);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...indented(lines)];
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map(line => `  ${line}`);
}

function wordLine(judged: JudgedWord, width: number, speech: Speech): string {
  const { word, at } = judged;
  return `${word.padEnd(width)}  ${speech.place(at).padEnd(10)}  ${judgedText(judged, speech)}`;
}

/** The score step by step; none when the play cannot lie there. */
function steps({ position, play, verdict }: Ruled): readonly Step[] {
  return verdict.sheet === undefined ? [] : scoreSteps(position, play);
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

function chargeLines(ruled: Ruled, speech: Speech): readonly string[] {
  const { withdrawn, lost } = charges(ruled);
  const said = RULING[speech.language];
  return [
    ...(withdrawn ? [`${said.costInvalid} ${chargeText(withdrawn, speech)}`] : []),
    ...(lost ? [`${said.costValid} ${chargeText(lost, speech)}`] : []),
  ];
}

function chargeText({ article, fact, points, on }: ChallengeCharge, speech: Speech): string {
  return citedStep({ article, fact: { code: 'charged', fact, points, on } }, speech);
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
