// The change of the whole rack that keeps the turn: used too early, or left when it was due.
import type { Millipoints, Move } from '../board/move.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import type { LeaveTable } from '../leaves/leave-table.js';
import { CHANGE_HELD_BACK } from '../leaves/terms.js';
import { worthOfMove } from './luck.js';
import type { TurnFact } from './turn-facts.js';

/** How many points the change must gain, or the rack must have been worth, before anything is said. */
const SAID_FROM = 5000;

/** How often each player has used the full change before each turn, by turn. */
export function changesBefore(turns: readonly ReplayTurn[]): readonly number[] {
  const used = new Map<number, number>();
  return turns.map(({ player, isFullChange }) => {
    const before = used.get(player) ?? 0;
    if (isFullChange) used.set(player, before + 1);
    return before;
  });
}

/**
 * What there is to say of the full change at a turn. A fresh rack is worth the mean of all racks; where the change
 * comes once a game, having it still is worth `CHANGE_HELD_BACK`.
 *
 * @param used how often the player had used it
 * @param best move by static judgement
 */
export function fullChangeFact(
  { isFullChange, bag, position }: ReplayTurn,
  used: number,
  best: Move | undefined,
  leaves: LeaveTable | undefined,
): TurnFact | undefined {
  const { fullChange: rule } = position.rules;
  if (rule?.rack !== 'any' || leaves === undefined) return undefined;
  const held = rule.timesPerGame === 'unlimited' ? 0 : CHANGE_HELD_BACK;
  const worth: Millipoints = worthOfMove(best);
  const { mean } = leaves.origin;
  const gain = mean - worth;
  const values = { name: rule.name, best: worth, mean, held };
  if (isFullChange)
    return gain < held - SAID_FROM ? { code: 'change-early', ...values } : undefined;
  const isOpen = rule.timesPerGame === 'unlimited' || used < rule.timesPerGame;
  const isDue = isOpen && bag >= rule.bagMinimum && gain >= held + SAID_FROM;
  return isDue ? { code: 'change-due', ...values } : undefined;
}
