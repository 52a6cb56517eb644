// The lines at the end of a game: what each player loses or gains for the tiles left, as the edition has it.
import type { GcgEvent } from '../gcg/game.js';
import type { Replay } from '../replay/replay.js';

/** Lines for the tiles left; none while the game goes on, or where they are not known. */
export function endEvents({ result }: Replay): readonly GcgEvent[] {
  if (!result.over) return [];
  const { racks, scores } = result;
  return scores.players.flatMap(({ changes }, player) =>
    changes.flatMap(({ fact, points }): GcgEvent[] => {
      const base = { line: 1, player, score: points, total: 0, notes: [], pragmas: [] };
      const own = racks[player] ?? '';
      if (fact.code === 'tiles-left') {
        return [{ ...base, kind: 'deduction', rack: own, tiles: own }];
      }
      if (fact.code !== 'tiles-gained') return [];
      const tiles = racks.filter((_, other) => other !== player).join('');
      return tiles === '' ? [] : [{ ...base, kind: 'gain', rack: undefined, tiles }];
    }),
  );
}
