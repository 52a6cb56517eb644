// What moves are worth by static judgement: points and what is kept, in thousandths of a point.
import { createCounts, type TileCounts } from '../alphabet/tile-counts.js';
import type { Millipoints, Move } from '../board/move.js';
import type { Position } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import { bagStateOf } from '../leaves/bag-state.js';
import { createJudge } from '../leaves/judge.js';
import type { LeaveTable } from '../leaves/leave-table.js';
import type { Rules } from '../rules/rules.js';

/** Judges what is kept in a position. */
export type KeptJudge = (position: Position, kept: TileCounts) => Millipoints;

/** Judges as an engine with these leaves does. */
export function createKeptJudge(rules: Rules, leaves: LeaveTable | undefined): KeptJudge {
  if (leaves === undefined) return () => 0;
  const judge = createJudge(rules, leaves);
  return (position, kept) => judge.read(kept, bagStateOf(rules, position)).values[0]!;
}

/** What stays of a rack; undefined for an exchange of which the number of tiles alone is told. */
export function keptBy(position: Position, move: Move): TileCounts | undefined {
  if (move.kind === 'pass') return position.rackCounts;
  if (move.kind === 'exchange' && move.tiles === '') return undefined;
  const { rules, rackCounts } = position;
  if (move.kind === 'play')
    return move.leave === '' ? createCounts() : parseRack(rules, move.leave);
  const given = parseRack(rules, move.tiles);
  return rackCounts.map((count, kind) => Math.max(0, count - given[kind]!));
}

/** Points of a move and the worth of what it keeps; undefined where that is not known. */
export function equityOf(
  position: Position,
  move: Move,
  judge: KeptJudge,
): Millipoints | undefined {
  const kept = keptBy(position, move);
  if (kept === undefined) return undefined;
  return (move.kind === 'play' ? move.score * 1000 : 0) + judge(position, kept);
}
