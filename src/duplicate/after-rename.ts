// What another name for a player changes in a game.

import type { GameState } from './game-state.js';
import type { RenameEntry } from './ledger/entries.js';

/** The state in which all that was of one name is of the other; two players of it are one. */
export function afterRename(state: GameState, { player, to }: RenameEntry): GameState {
  const isMerged = player !== to && state.players.includes(to);
  const renamed = <T extends { readonly player: string }>(entries: readonly T[]): readonly T[] =>
    entries.map(entry => (entry.player === player ? { ...entry, player: to } : entry));
  const others = state.players.filter(each => each !== player);
  const withdrawn = state.withdrawn.filter(each => !isMerged || each.player !== player);
  return {
    ...state,
    players: isMerged ? others : state.players.map(each => (each === player ? to : each)),
    slips: renamed(state.slips),
    rulings: renamed(state.rulings),
    withdrawn: renamed(withdrawn),
  };
}
