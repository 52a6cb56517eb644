// A game against itself as a GCG that any program reads.
import { readTokens } from '../../alphabet/alphabet.js';
import type { GcgEvent, GcgGame } from '../../game/gcg/game.js';
import { fullChangeNote } from '../../game/gcg/tags.js';
import type { Rules } from '../../rules/rules.js';
import type { RecordedGame, RecordedTurn } from '../../strategy/self-play/record.js';

const SEATS = ['first', 'second'] as const;

/** @param description what the game was played with */
export function recordedGcg(game: RecordedGame, rules: Rules, description: string): GcgGame {
  const totals: [number, number] = [0, 0];
  const events = game.turns.map(turn => eventOf(turn, totals, rules));
  return {
    players: SEATS.map((nick, seat) => ({ nick, name: game.names[seat as 0 | 1] })),
    pragmas: [{ name: 'description', text: description, line: 0 }],
    events: [...events, ...endEvents(game, totals)],
    encoding: { name: 'utf-8', known: 'header' },
    remarks: [],
  };
}

function eventOf(turn: RecordedTurn, totals: [number, number], rules: Rules): GcgEvent {
  const { seat, rack, kind, at, tiles, score } = turn;
  totals[seat as 0 | 1] += score;
  const total = totals[seat as 0 | 1];
  const base = { line: 0, player: seat, rack, score, total, notes: [], pragmas: [] };
  if (kind === 'play') return { ...base, kind, at, tiles, words: [] };
  if (kind === 'pass') return { ...base, kind };
  const exchange = { ...base, kind: 'exchange', tiles, count: tilesIn(rules, tiles) } as const;
  if (kind === 'exchange') return exchange;
  return { ...exchange, notes: [fullChangeNote(rules.fullChange?.name ?? '')] };
}

/** Tiles of a rack written down; one of several characters stands in brackets. */
function tilesIn({ alphabet }: Rules, tiles: string): number {
  return readTokens(alphabet, tiles).length;
}

/** What the end takes and adds, one line for each player it concerns. */
function endEvents({ left, scores }: RecordedGame, totals: readonly [number, number]): GcgEvent[] {
  return ([0, 1] as const).flatMap((seat): GcgEvent[] => {
    const score = scores[seat] - totals[seat];
    if (score === 0) return [];
    const base = { line: 0, player: seat, score, total: scores[seat], notes: [], pragmas: [] };
    if (score > 0)
      return [{ ...base, kind: 'gain', rack: undefined, tiles: left[seat === 0 ? 1 : 0] }];
    return [{ ...base, kind: 'deduction', rack: left[seat], tiles: left[seat] }];
  });
}
