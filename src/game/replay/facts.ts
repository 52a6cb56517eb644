// Everything that replay can find, as codes with values; players by the names of the file.
import type { FactOf, NoValues } from '../../facts.js';
import type { ObjectionFact, OvertimeFact, StepFact, TileWorth } from '../../referee/facts.js';
import type { Overtime } from '../../referee/overtime.js';
import type { OvertimeRule } from '../../rules/game-rules.js';

/** What a finding can be, with the values of each code. */
export interface FindingValues {
  /** A sign of the file that nobody knows, replayed on the board of `rules`. */
  readonly 'unknown-sign': { readonly sign: string; readonly rules: string };
  /** Players, from 1, with one nick. */
  readonly 'shared-nick': { readonly nick: string; readonly players: readonly number[] };
  /** A sign of another language than that of `rules`; `editions` have it. */
  readonly 'other-language': {
    readonly sign: string;
    readonly language: string;
    readonly rules: string;
    readonly editions: readonly string[];
  };
  /** Letters that `rules` has no tile of; `editions` have them. */
  readonly 'missing-tiles': {
    readonly rules: string;
    readonly letters: readonly string[];
    readonly editions: readonly string[];
  };
  /** A move of `player` in the turn of `next`. */
  readonly 'out-of-turn': { readonly player: string; readonly next: string };
  /** A move after the end, which came by this step. */
  readonly 'after-end': { readonly end: StepFact };
  /** A running total that is not the one before and the points. */
  readonly total: {
    readonly declared: number;
    readonly before: number;
    readonly points: number;
    readonly computed: number;
  };
  /** Points for a pass or an exchange. */
  readonly 'points-without-play': {
    readonly score: number;
    readonly kind: 'pass' | 'exchange';
  };
  /** Tiles of a play that are not on the rack. */
  readonly 'rack-short': { readonly reasons: readonly ObjectionFact[] };
  /** A play that does not lie as the rules want it. */
  readonly placement: { readonly reason: ObjectionFact };
  /** Tiles `short` of an exchange that are not on the rack. */
  readonly 'exchange-short': {
    readonly short: string;
    readonly rack: string;
    readonly tiles: string;
  };
  /** An exchange that the edition does not allow, and why. */
  readonly 'exchange-refused': { readonly reason: StepFact };
  /** A full change of `count` tiles where the player held `held`. */
  readonly 'full-change-count': {
    readonly name: string;
    readonly count: number;
    readonly held: number;
  };
  /** A rack told at the end of the file with more of these tiles than were left. */
  readonly 'held-impossible': {
    readonly pragma: string;
    readonly rack: string;
    readonly more: string;
  };
  /** A rack of more tiles than the player can hold. */
  readonly 'rack-too-big': { readonly size: number; readonly rack: string; readonly most: number };
  /** A rack with more of these tiles than the bag has, board and all. */
  readonly 'rack-impossible': { readonly rack: string; readonly more: string };
  /** Tiles on a rack that another player kept. */
  readonly 'rack-shared': { readonly rack: string; readonly tiles: string };
  /** Tiles that are missing of those kept since `line`. */
  readonly 'rack-kept': {
    readonly missing: string;
    readonly rack: string;
    readonly stayed: string;
    readonly line: number;
  };
  /** A withdrawn play that gives back other points than it had. */
  readonly 'withdrawn-score': { readonly declared: number; readonly score: number };
  /** A withdrawn play that gives back other tiles than it was made from in `line`. */
  readonly 'withdrawn-rack': {
    readonly rack: string;
    readonly before: string;
    readonly line: number;
  };
  /** Points of a challenge where nothing was contested. */
  readonly 'challenge-of-nothing': NoValues;
  /** `reading` that the points fit, null for none. */
  readonly 'challenge-points': {
    readonly declared: number;
    readonly kind: 'withdrawn' | 'lost' | 'award';
    readonly expected: StepFact | null;
    readonly reading: string | null;
  };
  /** A withdrawn play without the penalty of the edition. */
  readonly 'penalty-missing': { readonly expected: StepFact };
  /** Points for tiles left while the game goes on: tiles in the bag, and on each rack. */
  readonly 'end-early': { readonly bag: number; readonly held: readonly number[] };
  /** Tiles said to be left, and those that it can only be. */
  readonly 'left-impossible': { readonly tiles: string; readonly real: string };
  /** Tiles said to be left, more of these than can be. */
  readonly 'left-too-many': { readonly tiles: string; readonly short: string };
  /** Tiles said to be left that the edition does not have, or not so many of. */
  readonly 'left-unreadable': { readonly tiles: string };
  /** Points of a line at the end that are not those of the edition. */
  readonly 'end-points': {
    readonly declared: number;
    readonly computed: number;
    readonly kind: 'gain' | 'deduction';
    readonly tiles: readonly TileWorth[];
  };
  /** Points of a player at the end that are not those of the edition, with its changes. */
  readonly 'end-sum': {
    readonly declared: number;
    readonly computed: number;
    readonly player: string;
    readonly changes: readonly StepFact[];
  };
  /** Overtime that the edition does not give, and why. */
  readonly 'overtime-refused': {
    readonly declared: number;
    readonly overtime: Overtime;
    readonly against: readonly OvertimeFact[];
    readonly charge: StepFact | null;
  };
  /** Points for overtime that are not those of the edition: a charge, or so much each. */
  readonly 'overtime-points': {
    readonly declared: number;
    readonly charge: StepFact | null;
    readonly each: number;
    readonly per: OvertimeRule['charge']['per'];
  };
}

/** What is found, for programs and for sentences in any language. */
export type FindingFact = FactOf<FindingValues>;

/** Why a result cannot be said, with the values of each code. */
export interface NoResultValues {
  /** The game goes on: tiles in the bag, and on each rack. */
  readonly 'not-over': { readonly bag: number; readonly held: readonly number[] };
  /** The game is over, but nothing tells what this player had left. */
  readonly 'left-unknown': { readonly player: string };
  /** The game is over, but the tiles left cannot be right. */
  readonly 'left-wrong': NoValues;
}

/** Why a result cannot be said, for programs and for sentences in any language. */
export type NoResultFact = FactOf<NoResultValues>;
