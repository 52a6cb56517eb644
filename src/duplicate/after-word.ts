// What a ruling on a word changes in a game: tops and sums of closed rounds, slips and rulings.

import type { GameState } from './game-state.js';
import type { CloseEntry, WordEntry } from './ledger/entries.js';

interface Answer {
  readonly round: number;
  readonly player: string;
}

/** The state after a ruling on a word. What lies on the board stays. */
export function afterWord(state: GameState, entry: WordEntry): GameState {
  const closed = summed(
    state.closed.map(close => ({
      ...close,
      ...entry.tops.find(({ round }) => round === close.round),
    })),
  );
  return {
    ...state,
    closed,
    total: closed.at(-1)?.total ?? 0,
    slips: entry.slips.reduce(replaceLast, state.slips),
    rulings: entry.answers.reduce(replaceLast, state.rulings),
    words: [...state.words, entry],
  };
}

/** The rounds with the sums of their tops. */
function summed(closed: readonly CloseEntry[]): readonly CloseEntry[] {
  let total = 0;
  return closed.map(close => {
    total += close.top;
    return { ...close, total };
  });
}

/** The list with the last answer of a player in a round changed. */
function replaceLast<T extends Answer>(list: readonly T[], change: Answer): readonly T[] {
  const { player, round } = change;
  const index = list.findLastIndex(each => each.player === player && each.round === round);
  return list.map((each, place) => (place === index ? { ...each, ...change } : each));
}
