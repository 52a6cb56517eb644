// Who is ahead before each turn, by the totals of the file.
import type { Replay } from '../game/replay/replay.js';

/**
 * Points that the player to move is ahead of the other before each turn, by turn; undefined where there are not two
 * players.
 */
export function spreadsBefore({ game, turns }: Replay): readonly (number | undefined)[] {
  const totals = game.players.map(() => 0);
  return turns.map(({ player, total, charges }) => {
    const spread = totals.length === 2 ? totals[player]! - totals[1 - player]! : undefined;
    totals[player] = total;
    for (const { event } of charges) {
      if (event.player !== player) totals[event.player] = event.total;
    }
    return spread;
  });
}
