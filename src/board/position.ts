// A board, a rack and the rules they stand under, read from text and checked against the rules.
import type { Tile } from '../alphabet/alphabet.js';
import { countTiles, formatRack, type TileCounts, tileName } from '../alphabet/tile-counts.js';
import { type InputCode, InputError } from '../errors.js';
import { createRules } from '../rules/create-rules.js';
import { FIGS } from '../rules/editions.js';
import { bagCounts, type Rules } from '../rules/rules.js';
import { floatingFindings, formatCgpBoard, readBoard } from './board.js';
import { readRack } from './rack.js';
import { SIZE, type Square } from './squares.js';

/** A board and the rack of the player to move. An object of a class: spread or taken apart, it loses its getters. */
export interface Position {
  readonly rules: Rules;
  /** 225 tiles, row by row; not to be changed. */
  readonly tiles: Uint8Array;
  /** Tiles of the player to move; not to be changed. */
  readonly rackCounts: TileCounts;
  /** 0 for an empty square, else a letter's code, with the jolly bit (32) for a jolly. */
  tileAt(square: Square): Tile;
  /** Tiles of the player to move, jollies first, then in the order of the alphabet: `'?AEIRST'`. */
  readonly rack: string;
  /** Everything neither on the board nor on the rack, written like a rack. */
  readonly unseen: string;
}

/** What a search reads of a position. */
export interface PackedPosition {
  /** 225 tiles, row by row. */
  readonly tiles: ArrayLike<Tile>;
  /** As in `TileCounts`: jollies at 0, letters at their codes. */
  readonly rackCounts: ArrayLike<number>;
}

/** Finding and the code it would be thrown with. */
interface Finding {
  readonly code: InputCode;
  readonly text: string;
}

/**
 * Reads a position from a CGP: `'15/15/…/15 AEIRST?'`. The first two fields are read; rows top to
 * bottom, digits for runs of empty squares, a jolly on the board in lower case.
 *
 * @param rack overrides the rack of the CGP
 * @throws InputError `POSITION_BOARD` | `POSITION_RACK` | `POSITION_TILES`, with every finding;
 *   `RULES_VALUES` as `createRules`
 */
export function parsePosition(text: string, rules: Rules = FIGS, rack?: string): Position {
  const [board = '', racks = ''] = text.trim().split(/\s+/);
  return parseRows(board.split('/'), rack ?? racks.split('/')[0] ?? '', rules);
}

/**
 * Reads a position from 15 rows of 15 squares, `.` for an empty one, and a rack.
 *
 * @throws InputError `POSITION_BOARD` | `POSITION_RACK` | `POSITION_TILES`, with every finding;
 *   `RULES_VALUES` as `createRules`
 */
export function parseRows(rows: readonly string[], rack: string, rules: Rules = FIGS): Position {
  createRules(rules);
  const board = readBoard(rules.alphabet, rows);
  const hand = readRack(rules, rack);
  const floating = board.findings.length === 0 ? floatingFindings(board.tiles) : [];
  const over = overBag(rules, board.tiles, hand.counts);
  const findings = [
    ...coded('POSITION_BOARD', board.findings),
    ...coded('POSITION_BOARD', floating),
    ...coded('POSITION_RACK', hand.findings),
    ...coded('POSITION_TILES', over),
  ];
  if (findings.length > 0) throw findingsError(findings, rows.join('/'));
  return createPosition(rules, board.tiles, hand.counts);
}

function coded(code: InputCode, texts: readonly string[]): readonly Finding[] {
  return texts.map(text => ({ code, text }));
}

function findingsError(findings: readonly Finding[], input: string): InputError {
  const texts = findings.map(finding => finding.text);
  const { code } = findings[0] as Finding;
  return InputError.of(code, texts, { input });
}

function overBag(rules: Rules, tiles: Uint8Array, rack: TileCounts): string[] {
  const bag = bagCounts(rules);
  const onBoard = countTiles(tiles);
  const findings: string[] = [];
  for (let code = 0; code < bag.length; code++) {
    if (onBoard[code] === 0 || onBoard[code]! + rack[code]! <= bag[code]!) continue;
    const name = tileName(rules.alphabet, code);
    findings.push(
      `${onBoard[code]} × ${name} on the board and ${rack[code]} on the rack, the bag has ${bag[code]}`,
    );
  }
  return findings;
}

/** A position from arrays that are known to be right; they are kept, not copied. */
export function createPosition(rules: Rules, tiles: Uint8Array, rackCounts: TileCounts): Position {
  return new BoardAndRack(rules, tiles, rackCounts);
}

/** A class, since batches read millions: 50 bytes, where an object with getters of its own takes 680. */
class BoardAndRack implements Position {
  readonly rules: Rules;
  readonly tiles: Uint8Array;
  readonly rackCounts: TileCounts;

  constructor(rules: Rules, tiles: Uint8Array, rackCounts: TileCounts) {
    this.rules = rules;
    this.tiles = tiles;
    this.rackCounts = rackCounts;
  }

  tileAt(square: Square): Tile {
    return this.tiles[square]!;
  }

  get rack(): string {
    return formatRack(this.rules.alphabet, this.rackCounts);
  }

  get unseen(): string {
    const { rules, tiles, rackCounts } = this;
    return formatRack(rules.alphabet, unseenCounts(rules, tiles, rackCounts));
  }
}

/** What is neither on the board nor on the rack. */
export function unseenCounts(
  rules: Rules,
  tiles: ArrayLike<Tile>,
  rack: ArrayLike<number>,
): TileCounts {
  const onBoard = countTiles(tiles);
  return bagCounts(rules).map((count, code) => count - onBoard[code]! - rack[code]!);
}

/** The position as a CGP of two fields. */
export function formatPosition(position: Position): string {
  return `${formatCgpBoard(position.rules.alphabet, position.tiles)} ${position.rack}`.trim();
}

/** True when the text looks like a CGP: one line with fourteen slashes. */
export function isCgp(text: string): boolean {
  return text.split('/').length >= SIZE && !text.trim().includes('\n');
}
