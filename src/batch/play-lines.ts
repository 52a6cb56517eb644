// Every play of a position as a line of JSON, written in bytes from the packed plays: the line that
// `answerPosition` makes of objects and strings, in a quarter of the processor time, a fifth of which had gone into
// collecting garbage on the cores of the other threads.
import { formatTile, JOLLY_BIT, LETTER_MASK, type Tile } from '../alphabet/alphabet.js';
import { TILE_KINDS, tileIndex } from '../alphabet/tile-counts.js';
import { leaveOf, type Measure } from '../board/move.js';
import type { Position } from '../board/position.js';
import { DIRECTIONS, formatAt, SIZE, SQUARE_COUNT } from '../board/squares.js';
import { equityOf, type KeptWorth } from '../movegen/kept-worth.js';
import type { PlayBuffer } from '../movegen/play-buffer.js';
import { readMainWord } from '../movegen/to-play.js';
import type { Rules } from '../rules/rules.js';
import { type LineBytes, type Piece, pieceOf, put, putNumber } from './line-bytes.js';

// {"rank":1,"at":"8H","word":"STARe","placed":"ST.Re","score":24,"bingo":false,"leave":"AI"}
const RANK = pieceOf('{"rank":');
const AT = pieceOf(',"at":');
const WORD = pieceOf(',"word":"');
const PLACED = pieceOf('","placed":"');
const SCORE = pieceOf('","score":');
const BINGO = pieceOf(',"bingo":true,"leave":');
const NO_BINGO = pieceOf(',"bingo":false,"leave":');
// By equity also:
const WORTH = pieceOf(',"kind":"play","worth":');
const EQUITY = pieceOf(',"equity":');
const END = pieceOf('}');
const COMMA = pieceOf(',');

/** Bytes of a play besides its tiles, rounded up. */
const FRAME = 256;

/** Writes plays under one edition; its memory serves for one position after the other. */
export class PlayLines {
  private readonly rules: Rules;
  private readonly by: Measure;
  /** Each tile as text, 0 as it is in `placed`. */
  private readonly tiles: readonly Piece[];
  /** Each square in both directions. */
  private readonly squares: readonly (readonly Piece[])[];
  /** Bytes that a play takes at most. */
  private readonly most: number;
  /** Tiles of the play under way: all, those it lays and 0 for the others, and how many there are. */
  private readonly word = new Uint8Array(SIZE);
  private readonly placed = new Uint8Array(SIZE);
  private length = 0;
  /** Which tiles of the rack it lays, as a number: the sum of what each of them counts. */
  private way = 0;
  private readonly strides = new Int32Array(TILE_KINDS);
  /** What is kept, by that number. */
  private leaves: Piece[] = [];

  constructor(rules: Rules, by: Measure) {
    this.rules = rules;
    this.by = by;
    const { alphabet } = rules;
    const text = (tile: Tile) =>
      (tile & LETTER_MASK) > alphabet.size ? '' : formatTile(alphabet, tile);
    this.tiles = Array.from({ length: 2 * JOLLY_BIT }, (_, tile) => pieceOf(inJson(text(tile))));
    this.squares = DIRECTIONS.map(direction =>
      Array.from({ length: SQUARE_COUNT }, (_, square) =>
        pieceOf(JSON.stringify(formatAt(square, direction))),
      ),
    );
    const longest = Math.max(...this.tiles.map(({ length }) => length));
    this.most = FRAME + 2 * SIZE * longest + rules.rackSize * longest;
  }

  /** Adds a line. @param kept what the rack keeps; without it the equity is the score */
  write(
    lines: LineBytes,
    id: string,
    position: Position,
    plays: PlayBuffer,
    kept: KeptWorth | undefined,
  ): void {
    lines.add(`{"id":${JSON.stringify(id)},"plays":[`);
    this.begin(position.rackCounts);
    for (let index = 0; index < plays.length; index++) {
      const to = lines.room(this.most);
      const start = index === 0 ? lines.used : put(to, lines.used, COMMA);
      const at = this.putPlay(to, start, position, plays, index);
      const equity = this.by === 'equity' ? equityOf(kept, plays, index) : undefined;
      lines.used = put(to, putEquity(to, at, plays.score(index), equity), END);
    }
    lines.add(']}\n');
  }

  /** Numbers the ways of laying tiles of a rack. */
  private begin(rackCounts: ArrayLike<number>): void {
    this.leaves = [];
    let ways = 1;
    for (let kind = 0; kind < TILE_KINDS; kind++) {
      this.strides[kind] = ways;
      ways *= rackCounts[kind]! + 1;
    }
  }

  /** Writes a play up to its leave. @returns where that ends */
  private putPlay(
    to: DataView,
    start: number,
    position: Position,
    plays: PlayBuffer,
    index: number,
  ): number {
    this.length = 0;
    this.way = 0;
    readMainWord(plays, index, position.tiles, this.take);
    this.leaves[this.way] ??= this.leavePiece(position);
    const square = this.squares[plays.isAcross(index) ? 0 : 1]![plays.square(index)]!;
    const isBingo = plays.tileCount(index) === this.rules.rackSize;
    let at = putNumber(to, put(to, start, RANK), index + 1);
    at = put(to, put(to, at, AT), square);
    at = this.putTiles(to, put(to, at, WORD), this.word);
    at = this.putTiles(to, put(to, at, PLACED), this.placed);
    at = putNumber(to, put(to, at, SCORE), plays.score(index));
    return put(to, put(to, at, isBingo ? BINGO : NO_BINGO), this.leaves[this.way]!);
  }

  private readonly take = (tile: Tile, isNew: boolean): void => {
    this.word[this.length] = tile;
    this.placed[this.length++] = isNew ? tile : 0;
    if (isNew) this.way += this.strides[tileIndex(tile)]!;
  };

  private putTiles(to: DataView, start: number, tiles: Uint8Array): number {
    let at = start;
    for (let n = 0; n < this.length; n++) at = put(to, at, this.tiles[tiles[n]!]!);
    return at;
  }

  /** What the play under way keeps. */
  private leavePiece({ rules, rackCounts }: Position): Piece {
    const laid = [...this.placed.subarray(0, this.length)].filter(tile => tile !== 0);
    return pieceOf(JSON.stringify(leaveOf(rules.alphabet, rackCounts, laid)));
  }
}

/** Text as it stands within quotes. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Writes what a play by equity has besides. */
function putEquity(to: DataView, start: number, score: number, equity?: number): number {
  if (equity === undefined) return start;
  const at = putNumber(to, put(to, start, WORTH), equity - score * 1000);
  return putNumber(to, put(to, at, EQUITY), equity);
}
