// An ending solved by brute force: every turn of both players to the end of the game, moves from the oracle, points
// and ends from the referee. No pruning, no table of values, no order; what it remembers is which plays a board and
// a rack have. Slow, and simple enough to be believed: `strategy/endgame/` is held against it.
import { isJolly, readTokens, type Tile } from '../alphabet/alphabet.js';
import { formatRack, sumOf, type TileCounts } from '../alphabet/tile-counts.js';
import { createPosition, type Position } from '../board/position.js';
import { parseAt, stepOf } from '../board/squares.js';
import { finalScores } from '../referee/final-scores.js';
import { type GameEnd, gameEnd, type TurnTaken } from '../referee/game-end.js';
import type { Rules } from '../rules/rules.js';
import { type OracleWords, oraclePlays } from './oracle.js';

/** What an ending comes to. */
export interface Truth {
  /** Points that the player to move gains on the other. */
  readonly value: number;
  /** Every move that reaches it, `'8H WORD'` or `'pass'`, sorted. */
  readonly best: readonly string[];
}

/** Thrown when an ending has more turns than somebody wants to wait for. */
export class TooLarge extends Error {}

/** Plays by board and rack: for many endings under the same rules and words they are found once. */
export type KnownPlays = Map<string, readonly OraclePlay[]>;

export interface OraclePlay {
  readonly text: string;
  readonly score: number;
  readonly squares: readonly number[];
  readonly tiles: readonly Tile[];
}

/** The board, both racks and what was done so far; taken back after each turn. */
interface Table {
  readonly rules: Rules;
  readonly tiles: Uint8Array;
  readonly racks: readonly [TileCounts, TileCounts];
  readonly turns: TurnTaken[];
}

/** An ending under trial, with a limit of turns. */
export interface Trial {
  readonly position: Position;
  readonly opponent: TileCounts;
  readonly words: OracleWords;
  readonly mostTurns: number;
  /** What was found in endings under the same rules and words. */
  readonly known?: KnownPlays;
}

/** @throws TooLarge */
export function endingTruth({
  position,
  opponent,
  words,
  mostTurns,
  known = new Map(),
}: Trial): Truth {
  const { rules } = position;
  const racks = [Int32Array.from(position.rackCounts), Int32Array.from(opponent)] as const;
  const table: Table = { rules, tiles: Uint8Array.from(position.tiles), racks, turns: [] };
  let left = mostTurns;
  const playsOf = (player: number): readonly OraclePlay[] => {
    const rack = table.racks[player]!;
    const key = `${table.tiles.join()}|${rack.join()}`;
    const found = known.get(key) ?? oracleAt(rules, table.tiles, rack, words);
    known.set(key, found);
    return found;
  };
  /** What a move comes to, for the player who makes it. */
  const worth = (player: number, play: OraclePlay | undefined): number => {
    if (--left < 0) throw new TooLarge();
    const blocked = isBlocked(table, play, playsOf);
    lay(table, player, play);
    const end = endOf(table, blocked);
    const after = end === undefined ? -bestOf(1 - player) : spreadOf(table, end, player);
    takeBack(table, player, play);
    return (play?.score ?? 0) + after;
  };
  const bestOf = (player: number): number =>
    Math.max(...[undefined, ...playsOf(player)].map(play => worth(player, play)));
  const values = [undefined, ...playsOf(0)].map(play => ({
    text: play?.text ?? 'pass',
    value: worth(0, play),
  }));
  const value = Math.max(...values.map(each => each.value));
  const best = values.filter(each => each.value === value).map(({ text }) => text);
  return { value, best: best.sort() };
}

/** Nobody can lay a tile: both passed since they had to. */
function isBlocked(
  { turns }: Table,
  play: OraclePlay | undefined,
  playsOf: (player: number) => readonly OraclePlay[],
): boolean {
  const isFirst = turns.length === 0;
  const last = turns.at(-1);
  if (play !== undefined || isFirst || last?.kind !== 'pass') return false;
  return playsOf(0).length === 0 && playsOf(1).length === 0;
}

function lay({ tiles, racks, turns }: Table, player: number, play: OraclePlay | undefined): void {
  turns.push({ player, kind: play === undefined ? 'pass' : 'play', score: play?.score ?? 0 });
  for (const [index, square] of (play?.squares ?? []).entries()) {
    const tile = play!.tiles[index]!;
    tiles[square] = tile;
    racks[player]![isJolly(tile) ? 0 : tile]!--;
  }
}

function takeBack({ tiles, racks, turns }: Table, player: number, play?: OraclePlay): void {
  turns.pop();
  for (const [index, square] of (play?.squares ?? []).entries()) {
    const tile = play!.tiles[index]!;
    tiles[square] = 0;
    racks[player]![isJolly(tile) ? 0 : tile]!++;
  }
}

/** `'left off'` after six passes where the edition has no end for them. */
function endOf({ rules, racks, turns }: Table, blocked: boolean): GameEnd | 'left off' | undefined {
  const end = gameEnd(rules, { bag: 0, racks: racks.map(sumOf), turns, blocked });
  if (end !== undefined || rules.end.conditions.some(({ kind }) => kind === 'idle')) return end;
  const last = turns.slice(-6);
  return last.length === 6 && last.every(({ kind }) => kind === 'pass') ? 'left off' : undefined;
}

/** What the end adds to a player's lead. */
function spreadOf({ rules, racks }: Table, end: GameEnd | 'left off', player: number): number {
  if (end === 'left off') return 0;
  const players = racks.map(rack => ({ score: 0, rack: formatRack(rules.alphabet, rack) }));
  const finals = finalScores(rules, end, players).players;
  return finals[player]!.final - finals[1 - player]!.final;
}

function oracleAt(
  rules: Rules,
  tiles: Uint8Array,
  rack: TileCounts,
  words: OracleWords,
): readonly OraclePlay[] {
  const position = createPosition(rules, Uint8Array.from(tiles), Int32Array.from(rack));
  return oraclePlays(position, words).map(text => playFrom(position, text));
}

function playFrom(position: Position, line: string): OraclePlay {
  const [at = '', word = '', score = ''] = line.split(' ');
  const { square, direction } = parseAt(at)!;
  const squares: number[] = [];
  const tiles: Tile[] = [];
  for (const [index, token] of readTokens(position.rules.alphabet, word).entries()) {
    const here = square + index * stepOf(direction);
    if (position.tileAt(here) !== 0 || token.kind !== 'tile') continue;
    squares.push(here);
    tiles.push(token.tile);
  }
  return { text: `${at} ${word}`, score: Number(score), squares, tiles };
}
