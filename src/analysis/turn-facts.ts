// What there is to say of a judged turn, as codes with values; the sentences are in the room `wording`.
import { sumOf } from '../alphabet/tile-counts.js';
import type { FactOf, NoValues } from '../facts.js';
import { contestedWords } from '../game/gcg/tags.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import { withdrawnCharge, worthOf } from '../referee/challenge.js';
import type { StepFact } from '../referee/facts.js';
import type { Citation } from '../rules/game-rules.js';
import type { TurnAnalysis } from './analyse-turn.js';

/** A charge with its article, as it enters a remark. */
export interface CitedCharge {
  readonly article: Citation;
  readonly fact: StepFact;
}

/** What can be said of a turn, with the values of each code. */
export interface TurnValues {
  readonly 'rack-changed': NoValues;
  /** The board is not the players' any more after a line of the file. */
  readonly 'board-unknown': { readonly line: number };
  readonly 'cannot-be-laid': NoValues;
  readonly 'rack-unknown': NoValues;
  readonly 'rack-not-possible': { readonly rack: string };
  readonly 'rack-in-part': { readonly known: number; readonly held: number };
  readonly 'not-from-rack': NoValues;
  /** What a challenge takes off, or would have taken. */
  readonly 'challenge-worth': {
    readonly made: boolean;
    readonly score: number;
    readonly charge: CitedCharge | null;
    readonly points: number;
  };
  readonly phoneys: { readonly words: readonly string[]; readonly withdrawn: boolean };
  /** A play withdrawn whose contested words, or all where none were named, are in the lexicon. */
  readonly 'withdrawn-valid': { readonly words: readonly string[] };
  readonly 'challenge-lost': { readonly charge: CitedCharge | null; readonly declared: number };
  readonly 'lost-though-invalid': { readonly words: readonly string[] };
}

/** Something to say of a turn, for programs and for sentences in any language. */
export type TurnFact = FactOf<TurnValues>;

/** Why a move cannot be held against the best plays; undefined when it can. */
export function unjudgedFact(turn: ReplayTurn): TurnFact | undefined {
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

/** Invalid words of a turn, what a challenge of them was worth, and how one that was made went. */
export function wordFacts({ turn, phoneys }: TurnAnalysis): readonly TurnFact[] {
  const facts = challengeFacts(turn, phoneys);
  if (phoneys.length === 0) return facts;
  const worth = challengeWorthFact(turn);
  const found: TurnFact = { code: 'phoneys', words: phoneys, withdrawn: turn.withdrawn };
  return [found, ...(worth === undefined ? [] : [worth]), ...facts];
}

/** The play's points and its penalty: what a challenge takes off a phoney. */
function challengeWorthFact({
  event,
  sheet,
  position,
  withdrawn,
}: ReplayTurn): TurnFact | undefined {
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
function challengeFacts(turn: ReplayTurn, phoneys: readonly string[]): readonly TurnFact[] {
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
