// What there is to say of a file itself, as codes with values.
import type { FactOf, NoValues } from '../../facts.js';

/** Remarks on a file, with the values of each code. */
export interface GcgRemarkValues {
  /** Line 1 names no encoding; it was told by the bytes. */
  readonly 'encoding-guessed': { readonly taken: 'UTF-8' | 'Windows-1252' };
  /** Line 1 says another encoding than UTF-8, and the bytes are UTF-8. */
  readonly 'encoding-doubtful': NoValues;
}

/** A remark on a file, for programs and for sentences in any language. */
export type GcgRemark = FactOf<GcgRemarkValues>;

/** What makes a file none that can be read, with the values of each code. */
export interface GcgFaultValues {
  /** Neither a player nor an event in it. */
  readonly 'no-gcg': NoValues;
  /** Not text: `controls` of its bytes, null for zero bytes. */
  readonly 'not-text': { readonly controls: number | null; readonly bytes: number };
  /** `#player3` without a nick. */
  readonly 'player-unnamed': { readonly number: number };
  /** A second `#player1`. */
  readonly 'player-twice': { readonly number: number };
  /** No `#player` at all. */
  readonly 'no-players': NoValues;
  /** Of players `found` are named, this one is not. */
  readonly 'player-missing': { readonly number: number; readonly found: number };
  /** A line that is neither pragma nor event. */
  readonly 'stray-line': { readonly text: string };
  /** `#character-encoding` on another line than the first. */
  readonly 'encoding-late': NoValues;
  /** A player behind the first event. */
  readonly 'player-late': { readonly name: string };
  /** `#player0`, `#playerX`. */
  readonly 'player-number': { readonly name: string };
  /** An event of nobody who plays. */
  readonly 'player-unknown': { readonly nick: string; readonly nicks: readonly string[] };
  /** `--` behind anything but a play of the player. */
  readonly 'withdraws-nothing': NoValues;
  /** `(challenge)` before any play. */
  readonly 'contests-nothing': NoValues;
  /** An event without `>nick:`. */
  readonly 'event-unnamed': NoValues;
  /** What stands where a move should. */
  readonly 'not-a-move': { readonly text: string };
  /** A square beyond the board. */
  readonly 'off-board': { readonly text: string };
  /** A direction in words. */
  readonly 'direction-in-words': { readonly text: string };
  /** Parentheses that do not match. */
  readonly parentheses: { readonly text: string };
  /** A character that is no tile. */
  readonly 'strange-tile': {
    readonly text: string;
    readonly tile: string;
    readonly of: 'rack' | 'play';
  };
  /** Points that are none: what was wanted. */
  readonly 'not-points': {
    readonly text: string;
    readonly wanted: 'gain' | 'any' | 'signed' | 'loss';
  };
  /** A running total that is none. */
  readonly 'not-a-total': { readonly text: string };
  /** More behind the end of a line. */
  readonly 'too-much': { readonly text: string; readonly after: 'play' | 'event' };
  /** A line that ends before this. */
  readonly 'too-early': { readonly wanted: 'move' | 'tiles' | 'points' | 'total' };
  /** A number that no program reads. */
  readonly 'too-large': { readonly text: string; readonly most: number };
  /** A byte order mark and a header that contradict each other. */
  readonly 'mark-and-header': NoValues;
  /** An encoding that is not read. */
  readonly 'encoding-unknown': { readonly encoding: string };
  /** A byte, in hexadecimal, that the encoding does not have. */
  readonly 'bad-byte': {
    readonly byte: string;
    readonly encoding: 'utf-8' | 'windows-1252';
    readonly known: 'header' | 'mark' | 'bytes' | 'text';
  };
  /** A board of 21 × 21; `sign` is where the file says so. */
  readonly 'large-board': { readonly sign: string };
  /** The tiles of a larger board. */
  readonly 'large-tiles': { readonly sign: string };
  /** Another game. */
  readonly 'other-game': { readonly sign: string };
  /** Letters that `rules` has no tile for; `editions` have them all. */
  readonly 'letters-missing': {
    readonly letters: readonly string[];
    readonly rules: string;
    readonly editions: readonly string[];
  };
  /** The encoding that was taken may explain the faults before it. */
  readonly 'encoding-may-be-why': { readonly remark: GcgRemark['code'] };
}

/** A fault of a file, for programs and for sentences in any language. */
export type GcgFault = FactOf<GcgFaultValues>;

/** A fault where it stands. */
export interface PlacedFaultValues {
  /** `column` counts characters from 1. */
  readonly 'in-file': {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly fault: GcgFault;
  };
}

/** A fault with its place, for programs and for sentences in any language. */
export type PlacedFault = FactOf<PlacedFaultValues>;
