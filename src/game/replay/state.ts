// A game being replayed: the board, the bag by number, what each player is known to hold, and what was
// found on the way. `replay.ts` walks the events; the other files of this name do one kind each.
import type { Tile } from '../../alphabet/alphabet.js';
import { countTiles, difference, type TileCounts } from '../../alphabet/tile-counts.js';
import type { Move } from '../../board/move.js';
import type { Position } from '../../board/position.js';
import { SQUARE_COUNT, type Square } from '../../board/squares.js';
import type { ChallengeCharge } from '../../referee/challenge.js';
import type { GameEnd, TurnTaken } from '../../referee/game-end.js';
import type { Reason } from '../../referee/placement.js';
import type { ScoreSheet } from '../../referee/score-sheet.js';
import { bagCounts, bagSize, type Rules } from '../../rules/rules.js';
import type { GcgChallenge, GcgEvent, GcgGame, GcgMove } from '../gcg/game.js';
import type { FindingFact } from './facts.js';
import { type Finding, type FindingCode, finding, type Mismatch } from './findings.js';

/** How much of the rack the file tells: all tiles the player held, some, none, or what cannot be. */
export type RackKnown = 'full' | 'partial' | 'none' | 'impossible';

/** Points that a challenge moved, after the move that was contested. */
export interface TurnCharge {
  /** The line that moves the points. */
  readonly event: GcgChallenge;
  /** The play was withdrawn; the challenge was lost; the player of a good play was awarded. */
  readonly kind: 'withdrawn' | 'lost' | 'award';
  /** What the edition has for it; undefined for nothing. */
  readonly expected: ChallengeCharge | undefined;
}

/** A move of a game, held against the rules. */
export interface ReplayTurn {
  /** From 1. */
  readonly number: number;
  /** Index in `game.players`. */
  readonly player: number;
  /** The move as the file tells it. */
  readonly event: GcgMove;
  /** Before the move, with the rack as told. */
  readonly position: Position;
  readonly rackKnown: RackKnown;
  /** Tiles on the rack, by number. */
  readonly held: number;
  /** Tiles in the bag before the move. */
  readonly bag: number;
  /** With the score the rules give; undefined for a play that cannot be laid. */
  readonly move: Move | undefined;
  /** The score by the rules, word by word; undefined for anything but a play that can be laid. */
  readonly sheet: ScoreSheet | undefined;
  /** Line of a play that could not be laid, so that the board is no longer the players'. */
  readonly boardLost: number | undefined;
  /** Squares filled by the play. */
  readonly laid: readonly { readonly square: Square; readonly tile: Tile }[];
  /** What stands against the play, its words left out. */
  readonly reasons: readonly Reason[];
  /** True for an exchange that keeps the turn. */
  readonly isFullChange: boolean;
  /** True when a challenge took the play off the board again. */
  readonly withdrawn: boolean;
  /** Points that challenges of the move have moved, in the order of lines. */
  readonly charges: readonly TurnCharge[];
  /** The player's declared total after the move and what followed it. */
  readonly total: number;
}

/** A turn while it can still change. */
export type OpenTurn = {
  -readonly [Key in keyof ReplayTurn]: ReplayTurn[Key] extends readonly (infer Item)[]
    ? Item[]
    : ReplayTurn[Key];
};

export interface ReplayState {
  readonly game: GcgGame;
  readonly rules: Rules;
  readonly tiles: Uint8Array;
  bag: number;
  /** Tiles on each rack, by number. */
  readonly held: number[];
  /** Tiles each player is known to hold since the last move: all of them or some. */
  readonly kept: (TileCounts | undefined)[];
  /** Where `kept` comes from, by player: a line. */
  readonly keptLine: number[];
  readonly fullChanges: number[];
  /** Running totals as declared. */
  readonly totals: number[];
  /** Running totals by the rules. */
  readonly real: number[];
  readonly turns: OpenTurn[];
  /** The last turns of each player that bring an end nearer, full changes left out: as many as count. */
  readonly recent: readonly OpenTurn[][];
  /** Events of the end of the game, in order. */
  readonly endEvents: GcgEvent[];
  placements: number;
  readonly mismatches: Mismatch[];
  readonly findings: Finding[];
  boardLost: number | undefined;
  /** True once the time of the whole game is over. */
  timeOver: boolean;
  /** The end, once a pass came after it: a challenge of the last play that failed. */
  endBefore: GameEnd | undefined;
  /** True once a move after the end was reported. */
  overReported: boolean;
}

export function startReplay(game: GcgGame, rules: Rules): ReplayState {
  const { players } = game;
  const all = <T>(value: T): T[] => players.map(() => value);
  return {
    game,
    rules,
    tiles: new Uint8Array(SQUARE_COUNT),
    bag: bagSize(rules) - players.length * rules.rackSize,
    held: all(rules.rackSize),
    kept: all(undefined),
    keptLine: all(0),
    fullChanges: all(0),
    totals: all(0),
    real: all(0),
    turns: [],
    recent: players.map(() => []),
    endEvents: [],
    placements: 0,
    mismatches: [],
    findings: [],
    boardLost: undefined,
    timeOver: false,
    endBefore: undefined,
    overReported: false,
  };
}

/** Notes a finding. */
export function report(
  state: ReplayState,
  code: FindingCode,
  line: number,
  fact: FindingFact,
  more: Parameters<typeof finding>[3] = {},
): void {
  state.findings.push(finding(code, line, fact, more));
}

/** Compares the declared running total with the one before it and the points. */
export function checkTotal(
  state: ReplayState,
  event: GcgEvent,
  points: number = event.score,
): void {
  const before = state.totals[event.player] as number;
  const computed = before + points;
  state.totals[event.player] = event.total;
  if (computed === event.total) return;
  const { total: declared } = event;
  const fact = { code: 'total', declared, before, points, computed } as const;
  report(state, 'TOTAL', event.line, fact, { declared, computed });
}

/** Tiles that are not on the board; below 0 where too many are. */
export function unseen({ rules, tiles }: ReplayState): TileCounts {
  return difference(bagCounts(rules), countTiles(tiles));
}

/** Adds a turn. */
export function addTurn({ rules, turns, recent }: ReplayState, turn: OpenTurn): void {
  turns.push(turn);
  if (turn.isFullChange) return;
  const own = recent[turn.player] as OpenTurn[];
  own.push(turn);
  if (own.length > mostIdle(rules)) own.shift();
}

/** How many turns of a player in a row an end of the edition looks at. */
function mostIdle({ end }: Rules): number {
  return Math.max(1, ...end.conditions.map(each => (each.kind === 'idle' ? each.each : 1)));
}

/** The turns that can have ended the game, in order: the last few of each player; full changes are not turns. */
export function turnsTaken({ recent }: ReplayState): readonly TurnTaken[] {
  return recent
    .flat()
    .sort((a, b) => a.number - b.number)
    .map(({ player, event, withdrawn, sheet }) => ({
      player,
      kind: withdrawn ? 'withdrawn' : event.kind,
      score: sheet?.total ?? event.score,
    }));
}
