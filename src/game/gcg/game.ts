// A game as a GCG file tells it: players, events in order, notes and pragmas. Nothing is reckoned here;
// whether it can have happened is for `replay.ts`.
import type { GcgEncoding } from './encoding.js';
import type { GcgRemark } from './facts.js';

/** A player as the file names them. */
export interface GcgPlayer {
  /** How events name the player; no spaces. */
  readonly nick: string;
  /** The name to print, which may have spaces. */
  readonly name: string;
}

/** A line `#name text`, kept as it was. */
export interface GcgPragma {
  /** Without the `#`: `'lexicon'`. */
  readonly name: string;
  /** Lines that continue it stand after line feeds. */
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

/** What every event has. */
export interface EventBase {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Index in `players`. */
  readonly player: number;
  /** Tiles said to be on the rack, `?` for a jolly, in any order; undefined when the line names none. */
  readonly rack: string | undefined;
  /** Points with their sign, as declared. */
  readonly score: number;
  /** The player's running total, as declared. */
  readonly total: number;
  /** Notes after the event, one text each. */
  readonly notes: readonly string[];
  /** Other pragmas after the event. */
  readonly pragmas: readonly GcgPragma[];
}

/** `8H WORD`: tiles laid. */
export interface GcgPlay extends EventBase {
  readonly kind: 'play';
  /** `'8H'` across, `'H8'` down. */
  readonly at: string;
  /** Jollies in lower case; `.` or the letter for a through-tile; `[NY]` for a long letter. */
  readonly tiles: string;
  /** The list of words formed that some programs add; never written. */
  readonly words: readonly string[];
}

/** `-`: a pass. */
export interface GcgPass extends EventBase {
  readonly kind: 'pass';
}

/** `-TILES` or `-3`: tiles changed for others. */
export interface GcgExchange extends EventBase {
  readonly kind: 'exchange';
  /** Tiles changed; undefined when only their number is told. */
  readonly tiles: string | undefined;
  /** How many tiles were changed. */
  readonly count: number;
}

/** `--`: the play before is taken back. */
export interface GcgWithdrawn extends EventBase {
  readonly kind: 'withdrawn';
}

/** `(challenge)`: points that a challenge moves, or another adjustment that a note explains. */
export interface GcgChallenge extends EventBase {
  readonly kind: 'challenge';
}

/** `(RACK) +n`: what the player gains for the tiles the others hold. */
export interface GcgGain extends EventBase {
  readonly kind: 'gain';
  /** Tiles the others hold. */
  readonly tiles: string;
}

/** `RACK (RACK) -n`: what the player loses for the tiles left. */
export interface GcgDeduction extends EventBase {
  readonly kind: 'deduction';
  /** Tiles left on the player's own rack. */
  readonly tiles: string;
}

/** `(time) -n` */
export interface GcgTime extends EventBase {
  readonly kind: 'time';
}

/** A line of a game; `kind` says which. */
export type GcgEvent =
  | GcgPlay
  | GcgPass
  | GcgExchange
  | GcgWithdrawn
  | GcgChallenge
  | GcgGain
  | GcgDeduction
  | GcgTime;

/** What an event takes of a turn: only these three are moves. */
export type GcgMove = GcgPlay | GcgPass | GcgExchange;

/** A game as its file tells it; nothing is reckoned yet. */
export interface GcgGame {
  /** In the order the file names them. */
  readonly players: readonly GcgPlayer[];
  /** Pragmas before the first event but for players and encoding, in order. */
  readonly pragmas: readonly GcgPragma[];
  /** In the order of lines. */
  readonly events: readonly GcgEvent[];
  /** In which encoding the file was read, and how that was known. */
  readonly encoding: GcgEncoding;
  /** What a user should know of how the file was read. */
  readonly remarks: readonly GcgRemark[];
}

/** True for the events that are moves. */
export function isMove(event: GcgEvent): event is GcgMove {
  return event.kind === 'play' || event.kind === 'pass' || event.kind === 'exchange';
}

/** Text of a pragma before the first event, or undefined. */
export function pragmaText(
  { pragmas }: Pick<GcgGame, 'pragmas'>,
  name: string,
): string | undefined {
  return pragmas.find(pragma => pragma.name === name)?.text;
}

/** `#rack1` and the like, whose texts are the tiles each player holds when the file ends, by index. */
export function racksHeld({
  players,
  pragmas,
  events,
}: GcgGame): readonly (GcgPragma | undefined)[] {
  const all = [...pragmas, ...events.flatMap(event => event.pragmas)];
  return players.map((_, index) => all.find(({ name }) => name === `rack${index + 1}`));
}
