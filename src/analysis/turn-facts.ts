// What there is to say of a judged turn, as codes with values; the sentences are in the room `wording`.
import { sumOf } from '../alphabet/tile-counts.js';
import type { Millipoints } from '../board/move.js';
import type { FactOf, NoValues } from '../facts.js';
import { contestedWords } from '../game/gcg/tags.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import { withdrawnCharge, worthOf } from '../referee/challenge.js';
import type { StepFact } from '../referee/facts.js';
import type { Citation } from '../rules/game-rules.js';
import type { TurnByPoints } from './analyse-turn.js';
import type { PlaceKind } from './place-seen.js';

/** A charge with its article, as it enters a remark. */
export interface CitedCharge {
  /** Where it stands. */
  readonly article: Citation;
  /** What it comes to. */
  readonly fact: StepFact;
}

/** What can be said of a turn, with the values of each code. */
export interface TurnValues {
  /** A full change: the turn goes on. */
  readonly 'rack-changed': NoValues;
  /** The board is not the players' any more after a line of the file. */
  readonly 'board-unknown': { readonly line: number };
  /** The play cannot lie on the board. */
  readonly 'cannot-be-laid': NoValues;
  /** The file does not tell the rack. */
  readonly 'rack-unknown': NoValues;
  /** The bag never held the rack. */
  readonly 'rack-not-possible': { readonly rack: string };
  /** Tiles of the rack that the file tells, and those held. */
  readonly 'rack-in-part': { readonly known: number; readonly held: number };
  /** Tiles were played that are not on the rack. */
  readonly 'not-from-rack': NoValues;
  /** What a challenge takes off, or would have taken. */
  readonly 'challenge-worth': {
    readonly made: boolean;
    readonly score: number;
    readonly charge: CitedCharge | null;
    readonly points: number;
  };
  /** Words that are not in the lexicon, and whether the play was withdrawn. */
  readonly phoneys: { readonly words: readonly string[]; readonly withdrawn: boolean };
  /** A play withdrawn whose contested words, or all where none were named, are in the lexicon. */
  readonly 'withdrawn-valid': { readonly words: readonly string[] };
  /** What a challenge that was lost cost. */
  readonly 'challenge-lost': { readonly charge: CitedCharge | null; readonly declared: number };
  /** Words that the challenge was right about. */
  readonly 'lost-though-invalid': { readonly words: readonly string[] };
  /** An exchange was better than the play made; its worth in thousandths of a point. */
  readonly 'exchange-due': {
    readonly tiles: string;
    readonly leave: string;
    readonly worth: Millipoints;
  };
  /** Tiles were changed, or nothing done, though a play was better. */
  readonly 'play-due': { readonly at: string; readonly word: string; readonly score: number };
  /**
   * The better play is a word that is seldom laid: so often in so many games of leggio against itself; 0 for fewer
   * times than `least`.
   */
  readonly 'word-rare': {
    readonly word: string;
    readonly times: number;
    readonly least: number;
    readonly games: number;
  };
  /** The better play lies where it is hard to see. */
  readonly 'place-not-seen': {
    readonly at: string;
    readonly word: string;
    readonly kind: PlaceKind;
    readonly crossed: readonly string[];
  };
  /** About the points were there; what was kept was worth less, in thousandths of a point. */
  readonly 'leave-misjudged': {
    readonly kept: string;
    readonly keptWorth: Millipoints;
    readonly better: string;
    readonly betterWorth: Millipoints;
  };
  /** Points given away in an ending, and the moves of both that keep them. */
  readonly 'ending-lost': {
    readonly points: number;
    readonly line: readonly {
      readonly at: string;
      readonly word: string;
      readonly score: number;
    }[];
  };
  /** The full change was not used though a fresh rack is worth more; thousandths of a point. */
  readonly 'change-due': FullChangeValues;
  /** It was used though the rack was worth enough. */
  readonly 'change-early': FullChangeValues;
}

/** What stands behind a judgement of the full change, in thousandths of a point. */
export interface FullChangeValues {
  /** What the edition's players call it. */
  readonly name: string;
  /** The best move with the rack as it was. */
  readonly best: Millipoints;
  /** The mean of a fresh rack. */
  readonly mean: Millipoints;
  /** What it is worth to have the change still before one. */
  readonly held: Millipoints;
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
export function wordFacts({ turn, phoneys }: TurnByPoints): readonly TurnFact[] {
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
