// One turn judged: the best plays, where the move made stands among them, what it lost, and what a
// challenge would have brought.
import { sumOf } from '../alphabet/tile-counts.js';
import type { Millipoints, Play } from '../board/move.js';
import type { PlayList } from '../engine/play-list.js';
import { contestedWords } from '../game/gcg/tags.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import { withdrawnCharge, worthOf } from '../referee/challenge.js';
import type { WordJudge } from '../referee/judge.js';
import { judge } from '../referee/judge.js';
import type { TurnFact } from './turn-facts.js';

/** A turn held against every play there was, by points. */
export interface TurnByPoints {
  /** The turn as it was replayed. */
  readonly turn: ReplayTurn;
  /** Why the move cannot be held against the best plays; undefined when it can. */
  readonly unjudged: TurnFact | undefined;
  /** The best plays, best first; empty when not judged. */
  readonly best: readonly Play[];
  /** How many plays there were. */
  readonly plays: number;
  /** Place of the move among all plays by score, 1 is best; undefined for anything but a valid play. */
  readonly rank: number | undefined;
  /** Score of the best play less what the move brought; undefined when not judged. */
  readonly loss: Millipoints | undefined;
  /** The best play of a whole rack, when there was one. */
  readonly bingo: Play | undefined;
  /** Words of the play that are not valid. */
  readonly phoneys: readonly string[];
  /** For a phoney: what a challenge takes off, or would have taken. */
  readonly challenge: TurnFact | undefined;
  /** What there is to say on a challenge that was made. */
  readonly remarks: readonly TurnFact[];
}

/** Judges a turn. @param plays every play of the position, or undefined when the rack is not known */
export function analyseTurn(
  turn: ReplayTurn,
  plays: PlayList | undefined,
  lexicon: WordJudge,
  count: number,
): TurnByPoints {
  const phoneys = phoneysOf(turn, lexicon);
  const bestScore = plays === undefined || plays.length === 0 ? 0 : plays.score(0);
  const isJudged = plays !== undefined && !turn.isFullChange;
  return {
    turn,
    unjudged: whyUnjudged(turn),
    best: plays === undefined ? [] : head(plays, count),
    plays: plays?.length ?? 0,
    rank: plays === undefined || phoneys.length > 0 ? undefined : rankOf(turn, plays),
    loss: isJudged ? lossOf(turn, bestScore, phoneys.length + turn.reasons.length > 0) : undefined,
    bingo: isJudged ? bestBingo(turn, plays) : undefined,
    phoneys,
    challenge: phoneys.length > 0 ? challengeWorth(turn) : undefined,
    remarks: challengeRemarks(turn, phoneys),
  };
}

/** Why a move cannot be held against the best plays; undefined when it can. */
export function whyUnjudged(turn: ReplayTurn): TurnFact | undefined {
  const { rackKnown, held, position, isFullChange, boardLost, reasons } = turn;
  if (isFullChange) return { code: 'rack-changed' };
  if (boardLost !== undefined) return { code: 'board-unknown', line: boardLost };
  if (turn.event.kind === 'play' && turn.sheet === undefined) return { code: 'cannot-be-laid' };
  if (rackKnown === 'none') return { code: 'rack-unknown' };
  if (rackKnown === 'impossible') return { code: 'rack-not-possible', rack: position.rack };
  if (rackKnown === 'partial') {
    return { code: 'rack-in-part', known: sumOf(position.rackCounts), held };
  }
  return reasons.some(({ code }) => code === 'PLAY_RACK') ? { code: 'not-from-rack' } : undefined;
}

/** Words of the play that are not in the lexicon. */
function phoneysOf({ event, sheet, position }: ReplayTurn, lexicon: WordJudge): readonly string[] {
  if (event.kind !== 'play' || sheet === undefined) return [];
  const play = { at: event.at, word: event.tiles };
  const { words } = judge(position, play, lexicon, { rackKnown: false });
  return words.filter(({ valid }) => !valid).map(({ word }) => word.toUpperCase());
}

function head(plays: PlayList, count: number): readonly Play[] {
  return Array.from({ length: Math.min(count, plays.length) }, (_, index) => plays.at(index));
}

/** 1 and as many as score more; undefined when the move is not a play or does not lie as it must. */
function rankOf({ sheet, reasons }: ReplayTurn, plays: PlayList): number | undefined {
  if (sheet === undefined || reasons.length > 0) return undefined;
  let low = 0;
  let high = plays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plays.score(middle) > sheet.total) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** A phoney or a play laid against the rules may bring more than any play: it then lost nothing. */
function lossOf(turn: ReplayTurn, best: number, isWrong: boolean): Millipoints {
  const { withdrawn, sheet, event } = turn;
  if (withdrawn) return (best - penaltyOf(turn)) * 1000;
  const points = event.kind === 'play' ? (sheet?.total ?? event.score) : 0;
  return (isWrong ? Math.max(0, best - points) : best - points) * 1000;
}

/** Points that challenges of the move cost by the edition, below 0. */
export function penaltyOf({ charges }: ReplayTurn): number {
  return charges.reduce((sum, { expected }) => sum + (expected?.points ?? 0), 0);
}

/** Plays come best first, and a play of the whole rack scores its bonus at least. */
function bestBingo({ position }: ReplayTurn, plays: PlayList): Play | undefined {
  const { bingoBonus } = position.rules;
  for (let index = 0; index < plays.length && plays.score(index) >= bingoBonus; index++) {
    const play = plays.at(index);
    if (play.bingo) return play;
  }
  return undefined;
}

/** The play's points and its penalty: what a challenge takes off a phoney. */
function challengeWorth({ event, sheet, position, withdrawn }: ReplayTurn): TurnFact | undefined {
  if (event.kind !== 'play' || sheet === undefined) return undefined;
  const worth = worthOf(position, { at: event.at, word: event.tiles });
  const charge = withdrawnCharge(position.rules, worth);
  return {
    code: 'challenge-worth',
    made: withdrawn,
    score: sheet.total,
    charge: charge === undefined ? null : { article: charge.article, fact: charge.fact },
    points: sheet.total - (charge?.points ?? 0),
  };
}

/** What can be said of a challenge that was made. */
function challengeRemarks(turn: ReplayTurn, phoneys: readonly string[]): readonly TurnFact[] {
  const { event, withdrawn, charges, sheet } = turn;
  if (event.kind !== 'play' || sheet === undefined) return [];
  const contested = contestedWords(event).map(word => word.toUpperCase());
  const judged =
    contested.length === 0 ? phoneys : phoneys.filter(each => contested.includes(each));
  const facts: TurnFact[] = [];
  if (withdrawn && judged.length === 0) facts.push({ code: 'withdrawn-valid', words: contested });
  const lost = charges.find(({ kind }) => kind !== 'withdrawn');
  if (lost === undefined) return facts;
  const { expected, event: line } = lost;
  const charge = expected === undefined ? null : { article: expected.article, fact: expected.fact };
  facts.push({ code: 'challenge-lost', charge, declared: line.score });
  if (judged.length > 0) facts.push({ code: 'lost-though-invalid', words: judged });
  return facts;
}
