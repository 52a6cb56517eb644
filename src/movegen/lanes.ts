// The board as the generator sees it: 30 lanes, 15 across and 15 down (the board transposed), so that
// direction is gone before the recursion starts. Each place of a lane knows its tile, what it does to
// a score, and from the words that cross it which letters it allows and what they add.
import { JOLLY_BIT, LETTER_MASK, type Tile } from '../alphabet/alphabet.js';
import { SIZE, SQUARE_COUNT } from '../board/squares.js';
import {
  acceptsOf,
  childOf,
  type Gaddag,
  LETTER_BITS,
  lettersOf,
  NO_NODE,
  separatorOf,
  stepTo,
} from '../gaddag/gaddag.js';
import { premiums, type Rules, tilePoints } from '../rules/rules.js';
import { letterHash } from './anagram-filter.js';

/** Fields of a place, in integers from its start. */
export const TILE = 0;
/** Letters that may be laid here; every letter where no word crosses. */
export const ALLOWED = 1;
/** What the square multiplies the letter's value by. */
export const LETTER_TIMES = 2;
/** What the square multiplies the word's score by. */
export const WORD_TIMES = 3;
/** On an empty place: points that the crossing word adds besides the new tile. */
export const CROSS_POINTS = 4;
/** On an empty place: how often the new tile's value counts in the crossing word; 0 where none crosses. */
export const CROSS_TIMES = 5;
/** On the first tile of a block: the place of its last tile. */
export const BLOCK_END = 6;
/** On the first tile of a block: the value of its tiles. */
export const BLOCK_POINTS = 7;
/** On the first tile of a block: the node behind the block read backwards, or `NO_NODE`. */
export const BLOCK_NODE = 4;

/** On the first tile of a block: the sum of its letters' hashes (`anagram-filter.ts`). */
export const BLOCK_HASH = 5;

/** Integers of a place, and their binary logarithm. */
export const PLACE = 8;
export const PLACE_SHIFT = 3;
/** Places of a lane: a border, 15 squares, a border, and one that is only looked at. */
export const LANE_PLACES = 18;
export const LANE: number = PLACE * LANE_PLACES;
export const LANES = 30;
/** The tile of a border: no letter, and not empty. */
export const BORDER = 64;

/** The lanes of an empty board. */
export function layOut(rules: Rules): Int32Array {
  const empty = new Int32Array(LANES * LANE);
  const squares = premiums(rules);
  for (let lane = 0; lane < LANES; lane++) {
    const start = lane * LANE;
    empty[start + TILE] = BORDER;
    empty[start + (SIZE + 1) * PLACE + TILE] = BORDER;
    for (let step = 0; step < SIZE; step++) {
      const square = lane < SIZE ? lane * SIZE + step : step * SIZE + lane - SIZE;
      const place = start + (step + 1) * PLACE;
      empty[place + ALLOWED] = LETTER_BITS;
      empty[place + LETTER_TIMES] = squares[square]!.letter;
      empty[place + WORD_TIMES] = squares[square]!.word;
    }
  }
  return empty;
}

/** True when the lanes down are those across: the premium squares are the same transposed. */
export function isTransposed(empty: Int32Array): boolean {
  const half = SIZE * LANE;
  return empty.subarray(0, half).every((value, i) => value === empty[half + i]);
}

const NO_GRAPH: Gaddag = { nodes: new Int32Array(0), root: NO_NODE, forwardRoot: NO_NODE };

export class Lanes {
  /** 30 lanes of 18 places of 8 integers; place 1 of a lane is its first square. */
  readonly places: Int32Array = new Int32Array(LANES * LANE);
  /** 1 where a lane has a tile or a crossing word, and so can have a play. */
  readonly live: Uint8Array = new Uint8Array(LANES);
  /** True when the premium squares are the same transposed. */
  isSymmetric = false;
  private empty: Int32Array = new Int32Array(LANES * LANE);
  private graph: Gaddag = NO_GRAPH;
  private points: Int32Array = new Int32Array(0);

  /** Takes graph and rules for the boards to come. */
  take(graph: Gaddag, rules: Rules): void {
    this.graph = graph;
    this.points = tilePoints(rules);
    this.empty = layOut(rules);
    this.isSymmetric = isTransposed(this.empty);
  }

  /** Takes a board of 225 tiles. */
  set(tiles: ArrayLike<Tile>): void {
    this.places.set(this.empty);
    this.live.fill(0);
    this.layTiles(tiles);
    for (let lane = 0; lane < LANES; lane++) if (this.live[lane] === 1) this.readBlocks(lane);
  }

  private layTiles(tiles: ArrayLike<Tile>): void {
    const { places, live } = this;
    for (let square = 0; square < SQUARE_COUNT; square++) {
      const tile = tiles[square]!;
      if (tile === 0) continue;
      const row = (square / SIZE) | 0;
      const column = square - row * SIZE;
      places[row * LANE + (column + 1) * PLACE] = tile;
      places[(SIZE + column) * LANE + (row + 1) * PLACE] = tile;
      live[row] = 1;
      live[SIZE + column] = 1;
    }
  }

  /** Walks each block of a lane once, notes it, and tells the squares behind its ends. */
  private readBlocks(lane: number): void {
    const { places } = this;
    const start = lane * LANE;
    for (let step = 1; step <= SIZE; step++) {
      const place = start + step * PLACE;
      if (places[place] === 0) continue;
      const end = this.readBlock(start, step);
      const node = places[place + BLOCK_NODE]!;
      const points = places[place + BLOCK_POINTS]!;
      if (step > 1 && (step === 2 || places[place - 2 * PLACE] === 0)) {
        const accepts = node === NO_NODE ? 0 : acceptsOf(this.graph.nodes, node);
        this.cross(lane, step - 1, accepts, points);
      }
      if (end < SIZE) this.crossBehind(lane, end + 1, node, points);
      step = end;
    }
  }

  /** Notes end, value and node of the block that begins at `step`. @returns the step of its last tile */
  private readBlock(start: number, step: number): number {
    const { places, points, graph } = this;
    let end = step;
    let sum = 0;
    let hash = 0;
    for (; ; end++) {
      const tile = places[start + end * PLACE]!;
      hash = (hash + letterHash[tile & LETTER_MASK]!) | 0;
      if ((tile & JOLLY_BIT) === 0) sum += points[tile]!;
      const next = places[start + (end + 1) * PLACE]!;
      if (next === 0 || next === BORDER) break;
    }
    let node = graph.root;
    for (let at = end; at >= step && node !== NO_NODE; at--) {
      node = stepTo(graph.nodes, node, places[start + at * PLACE]! & LETTER_MASK);
    }
    const place = start + step * PLACE;
    places[place + BLOCK_END] = end;
    places[place + BLOCK_POINTS] = sum;
    places[place + BLOCK_HASH] = hash;
    places[place + BLOCK_NODE] = node;
    return end;
  }

  /** The square behind a block: one word ends there, or two blocks meet. */
  private crossBehind(lane: number, step: number, node: number, points: number): void {
    const { places, graph } = this;
    const turned = node === NO_NODE ? NO_NODE : separatorOf(graph.nodes, node);
    const beyond = lane * LANE + (step + 1) * PLACE;
    if (step === SIZE || places[beyond] === 0) {
      this.cross(lane, step, turned === NO_NODE ? 0 : acceptsOf(graph.nodes, turned), points);
      return;
    }
    const allowed = turned === NO_NODE ? 0 : this.bridging(turned, beyond);
    this.cross(lane, step, allowed, points + this.valueFrom(beyond));
  }

  /** Letters after which the block at `place`, read forwards from `node`, ends a word. */
  private bridging(node: number, place: number): number {
    const { nodes } = this.graph;
    const children = lettersOf(nodes, node);
    let allowed = 0;
    for (let rest = children & LETTER_BITS; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (this.endsWord(childOf(nodes, node, children, bit), place)) allowed |= bit;
    }
    return allowed;
  }

  private endsWord(from: number, place: number): boolean {
    const { places } = this;
    const { nodes } = this.graph;
    let node = from;
    for (let at = place; node !== NO_NODE; at += PLACE) {
      const letter = places[at]! & LETTER_MASK;
      const next = places[at + PLACE]!;
      if (next === 0 || next === BORDER) return (acceptsOf(nodes, node) & (1 << letter)) !== 0;
      node = stepTo(nodes, node, letter);
    }
    return false;
  }

  private valueFrom(place: number): number {
    const { places, points } = this;
    let sum = 0;
    for (let at = place; places[at] !== 0 && places[at] !== BORDER; at += PLACE) {
      const tile = places[at]!;
      if ((tile & JOLLY_BIT) === 0) sum += points[tile]!;
    }
    return sum;
  }

  /** Tells the same square, seen from the lane that crosses `lane` at `step`. */
  private cross(lane: number, step: number, allowed: number, points: number): void {
    const { places, live } = this;
    const other = lane < SIZE ? SIZE + step - 1 : step - 1;
    const place = other * LANE + ((lane < SIZE ? lane : lane - SIZE) + 1) * PLACE;
    const times = places[place + WORD_TIMES]!;
    places[place + ALLOWED] = allowed;
    places[place + CROSS_POINTS] = points * times;
    places[place + CROSS_TIMES] = places[place + LETTER_TIMES]! * times;
    live[other] = 1;
  }
}
