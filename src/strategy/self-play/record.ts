// A game against itself turn by turn, as a GCG wants to tell it.
import { createCounts, formatRack } from '../../alphabet/tile-counts.js';
import { createPosition } from '../../board/position.js';
import { toPlay } from '../../movegen/to-play.js';
import type { Table } from './table.js';

/** A turn of a game that was recorded. */
export interface RecordedTurn {
  /** 0 for the first to move. */
  readonly seat: number;
  /** Tiles on the rack before the turn. */
  readonly rack: string;
  /** A full change keeps the turn: its player's next entry follows. */
  readonly kind: 'play' | 'exchange' | 'pass' | 'full-change';
  /** Of a play: `'8H'`; else `''`. */
  readonly at: string;
  /** Tiles laid, `.` for those gone through; of a change those given back; `''` of a pass. */
  readonly tiles: string;
  /** Main word of a play, in upper case; else `''`. */
  readonly word: string;
  readonly score: number;
}

/** A game that was recorded. */
export interface RecordedGame {
  /** Number of the deal. */
  readonly deal: number;
  /** Names in the order of seats. */
  readonly names: readonly [string, string];
  readonly turns: readonly RecordedTurn[];
  /** Tiles left at the end, by seat. */
  readonly left: readonly [string, string];
  /** Final scores, by seat. */
  readonly scores: readonly [number, number];
}

/** The turn that has been chosen and not been made yet. */
export function recordTurn(table: Table, seat: number): RecordedTurn {
  const { turn, plays, rules } = table;
  const rack = formatRack(rules.alphabet, table.position.rackCounts);
  const base = { seat, rack, kind: turn.kind, at: '', tiles: '', word: '', score: turn.score };
  if (turn.kind === 'exchange') return { ...base, tiles: formatRack(rules.alphabet, turn.given) };
  if (turn.kind === 'pass') return base;
  const counts = createCounts();
  counts.set(table.position.rackCounts);
  const position = createPosition(rules, Uint8Array.from(table.tiles), counts);
  const { at, placed, word } = toPlay(plays, 0, position);
  return { ...base, at, tiles: placed, word: word.toUpperCase() };
}

/** A full change that has been decided and not been made yet. */
export function recordChange({ rules, position }: Table, seat: number): RecordedTurn {
  const rack = formatRack(rules.alphabet, position.rackCounts);
  return { seat, rack, kind: 'full-change', at: '', tiles: rack, word: '', score: 0 };
}
