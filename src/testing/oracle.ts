// Every legal play by brute force: each word of a set on each square in each direction. Knows no graph
// and no anchors; slow, and simple enough to be believed. The generator is held against it.
import {
  formatTile,
  isJolly,
  JOLLY_BIT,
  LETTER_MASK,
  type Letter,
  type Tile,
} from '../alphabet/alphabet.js';
import type { Position } from '../board/position.js';
import {
  CENTRE,
  columnOf,
  DIRECTIONS,
  type Direction,
  formatAt,
  neighbours,
  rowOf,
  SIZE,
  SQUARE_COUNT,
  type Square,
} from '../board/squares.js';
import { premiums, tilePoints } from '../rules/rules.js';

/** A list of words as letter codes, and as keys to look up. */
export interface OracleWords {
  readonly words: readonly (readonly Letter[])[];
  readonly keys: ReadonlySet<string>;
}

export function oracleWords(words: readonly (readonly Letter[])[]): OracleWords {
  return { words, keys: new Set(words.map(word => word.join())) };
}

/** A new tile of a play. */
interface Laid {
  readonly square: Square;
  readonly tile: Tile;
}

/** Every legal play as `'8H WORD 26'`, sorted. */
export function oraclePlays(position: Position, { words, keys }: OracleWords): readonly string[] {
  const found = new Map<string, string>();
  const isFirst = position.tiles.every(tile => tile === 0);
  for (const direction of DIRECTIONS) {
    for (let square = 0; square < SQUARE_COUNT; square++) {
      for (const word of words) {
        const needed = neededAt(position, word, square, direction);
        if (needed.length === 0 || !isJoined(position, needed, isFirst)) continue;
        for (const laid of withJollies(needed, Int32Array.from(position.rackCounts), 0)) {
          const score = scoreOf(position, keys, laid, direction);
          // a play is the set of its tiles; a single tile that makes two words is written across
          const key = laid
            .map(({ square: at, tile }) => `${at}:${tile}`)
            .sort()
            .join();
          if (score === undefined || found.has(key)) continue;
          found.set(
            key,
            `${formatAt(square, direction)} ${textOf(position, word, square, direction, laid)} ${score}`,
          );
        }
      }
    }
  }
  return [...found.values()].sort();
}

/** The square `count` steps on, undefined beyond the border. */
function along(square: Square, direction: Direction, count: number): Square | undefined {
  const row = rowOf(square) + (direction === 'down' ? count : 0);
  const column = columnOf(square) + (direction === 'across' ? count : 0);
  const inside = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return inside ? row * SIZE + column : undefined;
}

/** The letters missing there to make the word, as whole word of its line; none if it cannot stand there. */
function neededAt(
  position: Position,
  word: readonly Letter[],
  start: Square,
  direction: Direction,
): readonly Laid[] {
  const isTile = (square: Square | undefined): boolean =>
    square !== undefined && position.tileAt(square) !== 0;
  if (along(start, direction, word.length - 1) === undefined) return [];
  if (isTile(along(start, direction, -1)) || isTile(along(start, direction, word.length)))
    return [];
  const needed: Laid[] = [];
  for (const [index, letter] of word.entries()) {
    const square = along(start, direction, index) as Square;
    const there = position.tileAt(square);
    if (there === 0) needed.push({ square, tile: letter });
    else if ((there & LETTER_MASK) !== letter) return [];
  }
  return needed;
}

/** Each tile from the rack as a letter or as a jolly, in every combination there are tiles for. */
function withJollies(needed: readonly Laid[], rack: Int32Array, index: number): Laid[][] {
  const laid = needed[index];
  if (laid === undefined) return [[]];
  const choices: Laid[][] = [];
  for (const [code, tile] of [
    [laid.tile, laid.tile],
    [0, laid.tile | JOLLY_BIT],
  ] as const) {
    if (rack[code] === 0) continue;
    rack[code]!--;
    for (const rest of withJollies(needed, rack, index + 1)) {
      choices.push([{ square: laid.square, tile }, ...rest]);
    }
    rack[code]!++;
  }
  return choices;
}

function isJoined(position: Position, laid: readonly Laid[], isFirst: boolean): boolean {
  if (isFirst) {
    return laid.length >= 2 && laid.some(({ square }) => square === CENTRE);
  }
  return laid.some(({ square }) =>
    neighbours(square).some(beside => position.tileAt(beside) !== 0),
  );
}

/** The score, or undefined when a word formed is not in the list. */
function scoreOf(
  position: Position,
  keys: ReadonlySet<string>,
  laid: readonly Laid[],
  direction: Direction,
): number | undefined {
  const { rules } = position;
  const other: Direction = direction === 'across' ? 'down' : 'across';
  const lines = [lineOf(position, laid, laid[0]!.square, direction)];
  for (const { square } of laid) lines.push(lineOf(position, laid, square, other));
  let total = laid.length === rules.rackSize ? rules.bingoBonus : 0;
  for (const line of lines.filter(squares => squares.length > 1)) {
    if (!keys.has(line.map(({ tile }) => tile & LETTER_MASK).join())) return undefined;
    total += lineScore(position, laid, line);
  }
  return total;
}

function lineScore(position: Position, laid: readonly Laid[], line: readonly Laid[]): number {
  const points = tilePoints(position.rules);
  const board = premiums(position.rules);
  let sum = 0;
  let times = 1;
  for (const { square, tile } of line) {
    const value = isJolly(tile) ? 0 : points[tile]!;
    const isNew = laid.some(one => one.square === square);
    sum += isNew ? value * board[square]!.letter : value;
    if (isNew) times *= board[square]!.word;
  }
  return sum * times;
}

/** The run of tiles through a square, the new ones laid. */
function lineOf(
  position: Position,
  laid: readonly Laid[],
  square: Square,
  direction: Direction,
): Laid[] {
  const tileAt = (at: Square): Tile =>
    laid.find(one => one.square === at)?.tile ?? position.tileAt(at);
  const side = (sign: 1 | -1): Laid[] => {
    const tiles: Laid[] = [];
    for (let count = 1; ; count++) {
      const at = along(square, direction, sign * count);
      if (at === undefined || tileAt(at) === 0) return tiles;
      tiles.push({ square: at, tile: tileAt(at) });
    }
  };
  return [...side(-1).reverse(), { square, tile: tileAt(square) }, ...side(1)];
}

function textOf(
  position: Position,
  word: readonly Letter[],
  start: Square,
  direction: Direction,
  laid: readonly Laid[],
): string {
  const tiles = word.map((_, index) => {
    const square = along(start, direction, index) as Square;
    return laid.find(one => one.square === square)?.tile ?? position.tileAt(square);
  });
  return tiles.map(tile => formatTile(position.rules.alphabet, tile)).join('');
}
