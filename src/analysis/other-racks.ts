// The rack of the other player at each turn, as far as the file tells it.
import type { Replay } from '../game/replay/replay.js';

/**
 * Tiles that the other of two players held at each turn: the rack of that player's next move, where it is known in
 * full. `''` where it is not.
 */
export function otherRacks({ game, turns }: Replay): readonly string[] {
  const racks: string[] = [];
  const next: string[] = game.players.map(() => '');
  for (const { player, position, rackKnown } of [...turns].reverse()) {
    racks.push(game.players.length === 2 ? next[1 - player]! : '');
    next[player] = rackKnown === 'full' ? position.rack : '';
  }
  return racks.reverse();
}
