// A game written down move by move, as a scorer at the table does: what was laid is told, and everything that follows
// from it, whose turn it is, points, penalties, totals, the lines of the end, is reckoned by the edition.
import { createCounts } from '../../alphabet/tile-counts.js';
import { createPosition, type Position } from '../../board/position.js';
import { overtimeCharge } from '../../referee/overtime.js';
import type { Rules } from '../../rules/rules.js';
import { formatGcg } from '../gcg/format.js';
import type { GcgEvent, GcgGame, GcgPragma } from '../gcg/game.js';
import { parseGcg } from '../gcg/gcg.js';
import { fullChangeNote } from '../gcg/tags.js';
import { type Replay, replayGame } from '../replay/replay.js';
import { endEvents } from './end-events.js';
import { nicksOf } from './nicks.js';

/** What happened next. Whose turn it was follows from what came before. */
export type RecordedEntry =
  /** Tiles laid: `at` and `tiles` as a GCG has them, `'8H'` and `'PAR.LA'`; the rack where it is known. */
  | { readonly kind: 'play'; readonly rack?: string; readonly at: string; readonly tiles: string }
  /** Tiles changed, or only their number. A full change is one after which the player moves again. */
  | {
      readonly kind: 'exchange';
      readonly rack?: string;
      readonly tiles?: string;
      readonly count: number;
      readonly isFullChange?: boolean;
    }
  /** A turn without a move. */
  | { readonly kind: 'pass'; readonly rack?: string }
  /** The play before was contested and taken back, with what that costs. */
  | { readonly kind: 'withdrawn' }
  /** The play before was contested by this player, and stands, with what that costs. */
  | { readonly kind: 'upheld'; readonly by: number }
  /** Overtime that a player used. */
  | { readonly kind: 'overtime'; readonly player: number; readonly seconds: number }
  /** The time of the whole game is over. */
  | { readonly kind: 'time-over' }
  /** The game is over: tiles left by player, where they do not follow from the moves. */
  | { readonly kind: 'end'; readonly racks: readonly (string | undefined)[] };

/** A game as it is written down. */
export interface GameRecord {
  /** Names as they are to be printed, two at least. */
  readonly players: readonly string[];
  /** Above the moves: title, lexicon. */
  readonly pragmas?: readonly Pick<GcgPragma, 'name' | 'text'>[];
  /** In order. */
  readonly entries: readonly RecordedEntry[];
}

/** A game written down, with all that follows. */
export interface RecordedGame {
  /** As a file has it: `formatGcg` writes it. */
  readonly game: GcgGame;
  /** Played again: points, board, and what is wrong with it. */
  readonly replay: Replay;
  /** The line of each entry in the file; undefined for one that has none. */
  readonly lines: readonly (number | undefined)[];
  /** Index of the player whose turn it is. */
  readonly next: number;
  /** The board as it lies now, and what that player is known to have kept; no rack where nothing tells. */
  readonly position: Position;
}

/** An event, of which entry, and what it will be told by. */
interface Draft {
  readonly entry: number;
  readonly event: GcgEvent;
}

/**
 * Reckons what was written down.
 *
 * @throws InputError as `parseGcg` for tiles or names that no GCG can hold, `OVERTIME` for overtime that the edition
 *   does not give, `GCG_TILES` for letters it does not have
 */
export function recordGame(record: GameRecord, rules: Rules): RecordedGame {
  const { drafts, next } = draftsOf(record, rules);
  const first = replayGame(gameOf(record, drafts), rules);
  const told = withPoints(drafts, first);
  const ended = record.entries.findIndex(({ kind }) => kind === 'end');
  const last = ended < 0 ? [] : endEvents(first).map(event => ({ entry: ended, event }));
  const isTold = ({ event }: Draft): boolean => !END_KINDS.has(event.kind);
  const all = withTotals([...told.filter(isTold), ...last], record.players.length);
  const game = parseGcg(formatGcg(gameOf(record, all)));
  const lines = record.entries.map((_, entry) => {
    const index = all.findIndex(draft => draft.entry === entry);
    return game.events[index]?.line;
  });
  const replay = replayGame(game, rules);
  const kept = replay.kept[next] ?? createCounts();
  return { game, replay, lines, next, position: createPosition(rules, replay.tiles, kept) };
}

/** Events of the end, which are reckoned once the rest is. */
const END_KINDS: ReadonlySet<GcgEvent['kind']> = new Set(['deduction', 'gain']);

function gameOf({ players, pragmas = [] }: GameRecord, drafts: readonly Draft[]): GcgGame {
  const nicks = nicksOf(players);
  return {
    players: players.map((name, index) => ({ nick: nicks[index]!, name: oneLine(name) })),
    pragmas: pragmas.map(({ name, text }) => ({ name, text: oneLine(text), line: 1 })),
    events: drafts.map(({ event }) => event),
    encoding: { name: 'utf-8', known: 'header' },
    remarks: [],
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Every entry as events without points. */
function draftsOf(
  { players, entries }: GameRecord,
  rules: Rules,
): { readonly drafts: readonly Draft[]; readonly next: number } {
  const drafts: Draft[] = [];
  let next = 0;
  let player = 0;
  for (const [entry, told] of entries.entries()) {
    const isMove = told.kind === 'play' || told.kind === 'exchange' || told.kind === 'pass';
    if (isMove) player = next;
    for (const event of eventsOf(told, player, rules)) drafts.push({ entry, event });
    if (isMove) next = told.kind === 'exchange' && told.isFullChange ? player : player + 1;
    next %= Math.max(1, players.length);
    if (told.kind === 'time-over') noteTimeOver(drafts);
  }
  return { drafts, next };
}

/** @param player who moved last, or moves */
function eventsOf(entry: RecordedEntry, player: number, rules: Rules): readonly GcgEvent[] {
  const base = { line: 1, player, rack: undefined, score: 0, total: 0, notes: [], pragmas: [] };
  switch (entry.kind) {
    case 'play':
      return [{ ...base, ...entry, rack: entry.rack, words: [] }];
    case 'pass':
      return [{ ...base, kind: 'pass', rack: entry.rack }];
    case 'exchange': {
      const { tiles, count, rack, isFullChange } = entry;
      const name = rules.fullChange?.name;
      const notes = isFullChange && name !== undefined ? [fullChangeNote(name)] : [];
      return [{ ...base, kind: 'exchange', rack, tiles, count, notes }];
    }
    case 'withdrawn':
      return [
        { ...base, kind: 'withdrawn' },
        { ...base, kind: 'challenge' },
      ];
    case 'upheld': // who pays or gains is the edition's to say: one of the two, or neither
      return [
        { ...base, kind: 'challenge', player: entry.by },
        { ...base, kind: 'challenge' },
      ];
    case 'overtime': {
      const { player: late, seconds } = entry;
      const score = overtimeCharge(rules, { seconds })?.points ?? 0;
      const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      return [{ ...base, kind: 'time', player: late, score, notes: [`#overtime ${clock}`] }];
    }
    case 'time-over':
      return [];
    case 'end':
      return entry.racks.flatMap((tiles, owner): GcgEvent[] =>
        tiles === undefined || tiles === ''
          ? []
          : [{ ...base, kind: 'deduction', player: owner, rack: tiles, tiles }],
      );
  }
}

function noteTimeOver(drafts: Draft[]): void {
  const last = drafts.pop();
  if (last === undefined) return;
  const { event, entry } = last;
  drafts.push({ entry, event: { ...event, notes: [...event.notes, '#time-over'] } });
}

/** The points of each event, by the replay of those without; charges that the edition does not know go. */
function withPoints(drafts: readonly Draft[], { turns }: Replay): readonly Draft[] {
  const points = new Map<GcgEvent, number>();
  for (const { event, sheet, charges } of turns) {
    points.set(event, sheet?.total ?? 0);
    for (const charge of charges) points.set(charge.event, charge.expected?.points ?? 0);
  }
  let before = 0;
  return drafts.flatMap(({ entry, event }) => {
    const score = event.kind === 'withdrawn' ? 0 - before : (points.get(event) ?? event.score);
    if (event.kind === 'play') before = score;
    if (event.kind === 'challenge' && score === 0) return [];
    return [{ entry, event: { ...event, score } }];
  });
}

function withTotals(drafts: readonly Draft[], players: number): readonly Draft[] {
  const totals = Array.from({ length: players }, () => 0);
  return drafts.map(({ entry, event }) => {
    const total = (totals[event.player] ?? 0) + event.score;
    totals[event.player] = total;
    return { entry, event: { ...event, total } };
  });
}
