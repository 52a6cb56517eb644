// The state of a game: what its lines come to. Lines are only ever added, and each is folded in here.
import { createCounts, type TileCounts } from '../alphabet/tile-counts.js';
import { createPosition, type Position, parsePosition, unseenCounts } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import { SQUARE_COUNT } from '../board/squares.js';
import { layPlay } from '../referee/words-formed.js';
import { rulesEdition } from '../rules/editions.js';
import { afterRename } from './after-rename.js';
import { afterWord } from './after-word.js';
import type { GameState } from './game-state.js';
import type { CloseEntry, DrawEntry, GameEntry, LedgerEntry } from './ledger/entries.js';

export type { GameState } from './game-state.js';

/** @throws InputError `RULES_UNKNOWN` */
export function initialState(facts: GameEntry): GameState {
  return {
    facts,
    rules: rulesEdition(facts.rules),
    players: [],
    tiles: new Uint8Array(SQUARE_COUNT),
    kept: '',
    open: undefined,
    draws: [],
    closed: [],
    slips: [],
    rulings: [],
    end: undefined,
    total: 0,
    words: [],
    withdrawn: [],
    lines: 1,
    awaited: 0,
    past: undefined,
  };
}

/** The state after one more line: of a step that is being entered, or a step by itself. */
export function applyEntry(state: GameState, entry: LedgerEntry): GameState {
  const lines = state.lines + 1;
  if (entry.type === 'undo') return { ...(state.past ?? state), lines };
  if (entry.type === 'step') return { ...state, lines, awaited: entry.lines, past: state };
  const after = folded(state, entry);
  if (state.awaited > 0) return { ...after, lines, awaited: state.awaited - 1 };
  return { ...after, lines, past: state };
}

function folded(
  state: GameState,
  entry: Exclude<LedgerEntry, { type: 'undo' | 'step' }>,
): GameState {
  switch (entry.type) {
    case 'player':
      return { ...state, players: [...state.players, entry.player] };
    case 'draw':
      return { ...state, open: entry, draws: [...state.draws, entry] };
    case 'slip':
      return { ...state, slips: [...state.slips, entry] };
    case 'ruling':
    case 'answer':
      return { ...state, rulings: [...state.rulings, entry] };
    case 'close':
      return afterClose(state, entry);
    case 'end':
      return { ...state, open: undefined, end: entry };
    case 'word':
      return afterWord(state, entry);
    case 'rename':
      return afterRename(state, entry);
    case 'withdraw':
      return { ...state, withdrawn: [...state.withdrawn, entry] };
    case 'game':
      return initialState(entry);
  }
}

function afterClose(state: GameState, entry: CloseEntry): GameState {
  const tiles = Uint8Array.from(state.tiles);
  const position = createPosition(state.rules, state.tiles, createCounts());
  for (const { square, tile } of layPlay(position, entry.play).squares) tiles[square] = tile;
  return {
    ...state,
    tiles,
    kept: entry.play.leave,
    open: undefined,
    closed: [...state.closed, entry],
    total: entry.total,
  };
}

/** The board as it lies now, with a rack. */
export function positionOf(state: GameState, rack: string): Position {
  return createPosition(state.rules, state.tiles, parseRack(state.rules, rack));
}

/** The board and the rack of a round that was drawn. */
export function roundPosition({ draws, rules }: GameState, round: number): Position {
  return parsePosition((draws[round - 1] as DrawEntry).position, rules);
}

/** Tiles not on the board. */
export function poolOf(state: GameState): TileCounts {
  return unseenCounts(state.rules, state.tiles, createCounts());
}
