// Everything the referee can say, as codes with values. Squares are numbers and places as GCG has them,
// whatever notation a reader wants.
import type { Square } from '../board/squares.js';
import type { FactOf, NoValues } from '../facts.js';
import type { IdleTurn, PercentPenalty, Rounding } from '../rules/game-rules.js';

/** What stands against a play, with the values of each code. */
export interface ObjectionValues {
  /** The place is none. */
  readonly 'not-a-place': { readonly text: string };
  /** A character of the word is no tile. */
  readonly 'not-a-tile': { readonly word: string; readonly tile: string };
  /** The text on a square is no tile. */
  readonly 'not-a-tile-at': { readonly tile: string; readonly square: Square };
  /** A play without letters. */
  readonly 'no-letter': NoValues;
  /** A word that leaves the board: `at` as GCG has it. */
  readonly 'too-long': {
    readonly word: string;
    readonly letters: number;
    readonly at: string;
    readonly room: number;
  };
  /** A square that should hold a tile. */
  readonly 'square-empty': { readonly square: Square };
  /** A square that holds another letter. */
  readonly 'square-holds': {
    readonly square: Square;
    readonly there: string;
    readonly wanted: string;
  };
  /** A square that holds a tile. */
  readonly 'square-taken': { readonly square: Square };
  /** Tiles that lie neither in a row nor in a column. */
  readonly 'not-in-line': { readonly squares: readonly Square[] };
  /** Empty squares between the tiles. */
  readonly gaps: { readonly squares: readonly Square[] };
  /** Every tile of the play lies there already. */
  readonly 'no-new-tile': NoValues;
  /** `count` tiles more than the rack has. */
  readonly 'not-on-rack': { readonly count: number; readonly tile: string; readonly rack: string };
  /** The first play misses the centre. */
  readonly 'off-centre': { readonly square: Square };
  /** The first play has one letter. */
  readonly 'first-too-short': NoValues;
  /** A play that touches nothing. */
  readonly apart: NoValues;
  /** The word goes on before or after what was declared. */
  readonly 'longer-word': { readonly word: string; readonly at: string };
  /** A word of one letter. */
  readonly 'one-letter': NoValues;
  /** Not a word; `why` as whoever was asked said it, null when nobody was. */
  readonly 'not-a-word': {
    readonly word: string;
    readonly at: string;
    readonly lexicon: string;
    readonly why: string | null;
  };
}

/** Why a play is not legal, for programs and for sentences in any language. */
export type ObjectionFact = FactOf<ObjectionValues>;

/** A tile and what it is worth. */
export interface TileWorth {
  /** `'A'`, `'?'`; on the board a jolly is its letter in lower case. */
  readonly tile: string;
  /** 0 or more. */
  readonly points: number;
}

/** A letter of a word as it is scored. */
export interface ScoredLetter extends TileWorth {
  readonly square: Square;
  /** 2 or 3 on a premium square in effect, else 1. */
  readonly factor: number;
}

/** A share of points, as it was reckoned. */
export interface ShareValues {
  /** 0 to 100, whole. */
  readonly percent: number;
  /** What the share is of, without face value. */
  readonly value: number;
  /** Face value that is added before the share is taken; null for none. */
  readonly faceInside: number | null;
  /** The share before it is rounded, in hundredths of a point. */
  readonly hundredths: number;
  /** The share in whole points. */
  readonly rounded: number;
  readonly rounding: Rounding;
  /** Fewest points. */
  readonly minimum: number;
  /** `rounded`, at least `minimum`. */
  readonly points: number;
}

/** Steps of a ruling, with the values of each code. */
export interface StepValues {
  /** The letters of a word, added up. */
  readonly 'word-sum': {
    readonly word: string;
    readonly at: string;
    readonly letters: readonly ScoredLetter[];
    readonly sum: number;
  };
  /** Jollies in a word. */
  readonly 'jollies-zero': { readonly squares: readonly Square[] };
  /** Premium squares that tiles of earlier plays cover. */
  readonly 'premiums-spent': { readonly squares: readonly Square[] };
  /** A word on squares that multiply it. */
  readonly 'word-multiplied': {
    readonly word: string;
    readonly sum: number;
    readonly factors: readonly { readonly factor: number; readonly square: Square }[];
    readonly multiplier: number;
    readonly score: number;
  };
  /** The whole rack was laid. */
  readonly bonus: { readonly tiles: number; readonly points: number };
  /** The words of a play and its bonus, added up. */
  readonly 'play-score': { readonly parts: readonly number[]; readonly total: number };
  /** A contested word and its verdict. */
  readonly 'word-judged': {
    readonly word: string;
    readonly valid: boolean;
    readonly why: string | null;
  };
  /** Words that nobody contested. */
  readonly 'not-contested': { readonly words: readonly string[] };
  /** How a challenge went. */
  readonly 'challenge-result': {
    readonly withdrawn: boolean;
    readonly turnLost: PercentPenalty['on'] | null;
  };
  /** Points that a challenge moves, and whose. */
  readonly charged: {
    readonly fact: StepFact;
    readonly points: number;
    readonly on: PercentPenalty['on'];
  };
  /** Points for a good play that was contested. */
  readonly award: { readonly points: number };
  /** A share of the play, and face value added to it; null for none. */
  readonly share: {
    readonly share: ShareValues;
    readonly faceAdded: number | null;
    readonly points: number;
  };
  /** Overtime used up where that costs another penalty. */
  readonly 'overtime-used-up': { readonly penalty: number; readonly instead: number };
  /** Seconds of overtime where using any of it costs the same. */
  readonly 'overtime-used': { readonly seconds: number; readonly points: number };
  /** Minutes of overtime that were bought, at `each` points. */
  readonly 'overtime-bought': {
    readonly minutes: number;
    readonly each: number;
    readonly points: number;
  };
  /** Seconds of overtime, charged by the minute begun at `each` points. */
  readonly 'overtime-begun': {
    readonly seconds: number;
    readonly minutes: number;
    readonly each: number;
    readonly points: number;
  };
  /** Tiles left on one's own rack, taken off. */
  readonly 'tiles-left': { readonly tiles: readonly TileWorth[]; readonly points: number };
  /** What the others hold, `factor` times, for who went out. */
  readonly 'tiles-gained': {
    readonly factor: number;
    readonly racks: readonly (readonly TileWorth[])[];
    readonly points: number;
  };
  /** Equal scores; `stated` is false where the edition does not say that it is a draw. */
  readonly draw: { readonly score: number; readonly stated: boolean };
  /** `player` from 0. */
  readonly 'lost-on-time': { readonly player: number };
  /** Who lost on time and was ahead gets the other's score less `less`. */
  readonly 'set-below': {
    readonly had: number;
    readonly other: number;
    readonly less: number;
    readonly score: number;
    readonly points: number;
  };
  /** Who won on time is ahead by `margin`. */
  readonly 'set-ahead': {
    readonly real: number;
    readonly minutes: number;
    readonly perMinute: number;
    readonly larger: number;
    readonly least: number;
    readonly margin: number;
    readonly points: number;
  };
  /** The bag is empty and a rack too; players from 0. */
  readonly 'end-out': { readonly player: number };
  /** A player used up the overtime; counted from 0. */
  readonly 'end-overtime': { readonly player: number };
  /** The time of the whole game is over. */
  readonly 'end-time': NoValues;
  /** Nobody can lay a tile. */
  readonly 'end-blocked': NoValues;
  /** The last `turns` turns of everybody were of these kinds. */
  readonly 'end-idle': { readonly turns: number; readonly kinds: readonly IdleTurn[] };
  /** An exchange of no tile. */
  readonly 'exchange-of-none': NoValues;
  /** More tiles to change than lie on the rack. */
  readonly 'exchange-over-rack': { readonly tiles: number; readonly rack: number };
  /** Fewer tiles in the bag than an exchange needs. */
  readonly 'exchange-bag': { readonly bag: number; readonly needed: number };
  /** More tiles to change than are left in the bag. */
  readonly 'exchange-over-bag': { readonly tiles: number; readonly bag: number };
  /** `name` of the full change; null where the edition has none. */
  readonly 'exchange-after-full': { readonly name: string | null };
  /** An exchange that is allowed; it loses the turn. */
  readonly 'exchange-allowed': {
    readonly tiles: number;
    readonly bag: number;
    readonly needed: number;
  };
  /** An edition without a full change. */
  readonly 'full-unknown': NoValues;
  /** Fewer tiles in the bag than the full change needs. */
  readonly 'full-bag': { readonly name: string; readonly bag: number; readonly needed: number };
  /** The full change was used `used` of `times` times. */
  readonly 'full-used': { readonly name: string; readonly used: number; readonly times: number };
  /** A full change after an exchange in the same turn. */
  readonly 'full-after-exchange': { readonly name: string };
  /** A rack that is not all vowels or all consonants. */
  readonly 'full-rack': { readonly name: string; readonly rack: string };
  /** A full change that is allowed; after an exchange the turn is lost all the same. */
  readonly 'full-allowed': {
    readonly name: string;
    readonly bag: number;
    readonly needed: number;
    readonly afterExchange: boolean;
  };
}

/** What a step of a ruling says, for programs and for sentences in any language. */
export type StepFact = FactOf<StepValues>;

/** What stands against some overtime, with the values of each code. */
export interface OvertimeValues {
  /** A number of minutes bought that is none. */
  readonly 'minutes-odd': { readonly minutes: number };
  /** Minutes bought where `rules` sell none. */
  readonly 'overtime-not-sold': { readonly rules: string };
  /** More minutes bought, or fewer, than a player buys. */
  readonly 'minutes-out-of-range': {
    readonly minutes: number;
    readonly least: number;
    readonly most: number;
  };
  /** A number of seconds that is none. */
  readonly 'seconds-odd': { readonly seconds: number };
  /** More seconds than the minutes that there are. */
  readonly 'overtime-too-long': { readonly seconds: number; readonly minutes: number };
  /** Overtime used up where `rules` do not say what follows. */
  readonly 'used-up-unknown': { readonly rules: string };
}

/** What stands against some overtime, for programs and for sentences in any language. */
export type OvertimeFact = FactOf<OvertimeValues>;
