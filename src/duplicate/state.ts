// The state of a game: what its lines come to. Lines are only ever added, and each is folded in here.

import { createPosition, type Position, unseenCounts } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import { SQUARE_COUNT } from '../board/squares.js';
import { layPlay } from '../referee/words-formed.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import type {
  CloseEntry,
  DrawEntry,
  EndEntry,
  GameEntry,
  LedgerEntry,
  RulingEntry,
  SlipEntry,
} from './entries.js';

export interface GameState {
  readonly facts: GameEntry;
  readonly rules: Rules;
  /** In the order they were entered. */
  readonly players: readonly string[];
  /** 225 tiles as they lie now. */
  readonly tiles: Uint8Array;
  /** Kept from the last play, written like a rack. */
  readonly kept: string;
  /** The round being played. */
  readonly open: DrawEntry | undefined;
  readonly draws: readonly DrawEntry[];
  readonly closed: readonly CloseEntry[];
  readonly slips: readonly SlipEntry[];
  readonly rulings: readonly RulingEntry[];
  readonly end: EndEntry | undefined;
  /** Sum of the tops so far. */
  readonly total: number;
}

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
  };
}

/** The state after one more line. */
export function applyEntry(state: GameState, entry: LedgerEntry): GameState {
  switch (entry.type) {
    case 'player':
      return { ...state, players: [...state.players, entry.player] };
    case 'draw':
      return { ...state, open: entry, draws: [...state.draws, entry] };
    case 'slip':
      return { ...state, slips: [...state.slips, entry] };
    case 'ruling':
      return { ...state, rulings: [...state.rulings, entry] };
    case 'close':
      return afterClose(state, entry);
    case 'end':
      return { ...state, open: undefined, end: entry };
    case 'game':
      return initialState(entry);
  }
}

function afterClose(state: GameState, entry: CloseEntry): GameState {
  const tiles = Uint8Array.from(state.tiles);
  const position = createPosition(state.rules, state.tiles, new Int32Array(32));
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

/** The state that entries come to; the first is the game's. */
export function stateOf([first, ...rest]: readonly LedgerEntry[]): GameState {
  return rest.reduce(applyEntry, initialState(first as GameEntry));
}

/** The board with a rack. */
export function positionOf(state: GameState, rack: string): Position {
  return createPosition(state.rules, state.tiles, parseRack(state.rules, rack));
}

/** Tiles not on the board, by code. */
export function poolOf(state: GameState): Int32Array {
  return unseenCounts(state.rules, state.tiles, new Int32Array(32));
}

/** The player of that name as first entered; case and spaces around it are forgiven. */
export function knownPlayer(state: GameState, name: string): string | undefined {
  const key = playerKey(name);
  return state.players.find(player => playerKey(player) === key);
}

export function playerKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('it');
}
