// The board at every depth of a search. A lane's plays depend on its tiles and on what crosses it alone, and most
// lanes are as they were in thousands of other positions: so plays are found once for each state of a lane, with
// all that a player held at the beginning, and a position only looks them up.

import { JOLLY_INDEX } from '../../alphabet/tile-counts.js';
import { SIZE, SQUARE_COUNT } from '../../board/squares.js';
import { LETTER_BITS } from '../../gaddag/gaddag.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { type Rules, tilePoints } from '../../rules/rules.js';
import { HashIndex, mixed, words } from './hashing.js';
import { LaneFinder } from './lane-finder.js';
import { LINE, Lines } from './lines.js';
import {
  crossing,
  firstOf,
  PlayStore,
  StoreFull,
  squareHigh,
  squareLow,
  stepOf,
} from './play-store.js';
import type { RackBits } from './racks.js';

const LANES = 2 * SIZE;
/** Integers of a ply, and where its fields begin: a number for each lane. */
const PLY = 192;
const TILES_LOW = 0;
const TILES_HIGH = 32;
const LINES = 64;
const STATE_LOW = 96;
const STATE_HIGH = 128;
const STATES = 160;
const UNKNOWN = -1;
/** Kinds of tiles on a board, jollies apart. */
const TILES = 64;
/** Plays for which there is a state, and a line of tiles, at most: more than are ever met. */
const PLAYS_PER_STATE = 4;
const PLAYS_PER_LINE = 8;
/** Bytes for each play that is kept, with its part of states and lines. */
export const BYTES_PER_PLAY = 96;
/** Most tiles of a play. */
const MOST_TILES = 7;

const placeLow = words(SIZE * TILES, 1);
const placeHigh = words(SIZE * TILES, 2);
const laneLow = words(LANES + 1, 3);
const laneHigh = words(LANES + 1, 4);

/** Boards from the first to the deepest. */
export class Plies {
  readonly store: PlayStore;
  readonly tiles: Uint8Array = new Uint8Array(SQUARE_COUNT);
  /** Hash of the board by ply. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  private readonly racks: readonly [RackBits, RackBits];
  private readonly lines: Lines;
  private readonly finder: LaneFinder;
  private readonly data: Int32Array;
  private readonly laid: Uint8Array;
  private readonly laidCount: Uint8Array;
  private onBoard = 0;
  private readonly index = new HashIndex();
  private stateCount = 0;
  private readonly mostStates: number;
  /** First play of a list, two lists a state; the play behind the last; the rack that it was made for. */
  private firsts = new Int32Array(1 << 12);
  private ends = new Int32Array(1 << 12);
  private foundFor = new Int32Array(1 << 12);

  /**
   * @param plies how deep a search goes
   * @param most plays that are kept
   */
  constructor(
    lexicon: Lexicon,
    rules: Rules,
    racks: readonly [RackBits, RackBits],
    plies: number,
    most: number,
  ) {
    const { graph } = lexicon;
    this.racks = racks;
    this.store = new PlayStore(most);
    this.mostStates = Math.ceil(most / PLAYS_PER_STATE);
    const mostLines = Math.ceil(most / PLAYS_PER_LINE);
    this.lines = new Lines(graph, tilePoints(rules), lettersOf(racks), mostLines);
    this.finder = new LaneFinder(graph, rules, this.lines, this.store);
    this.low = new Int32Array(plies + 1);
    this.high = new Int32Array(plies + 1);
    this.data = new Int32Array((plies + 1) * PLY);
    this.laid = new Uint8Array((plies + 1) * (MOST_TILES + 1));
    this.laidCount = new Uint8Array(plies + 1);
  }

  /** Forgets all that was worked out. */
  forget(): void {
    this.store.count = 0;
    this.lines.forget();
    this.index.clear();
    this.stateCount = 0;
  }

  /** Sets the board of ply 0. */
  begin(tiles: ArrayLike<number>): void {
    const { data } = this;
    this.tiles.set(tiles);
    data.fill(0, 0, PLY);
    this.low[0] = 0;
    this.high[0] = 0;
    this.onBoard = 0;
    for (let square = 0; square < SQUARE_COUNT; square++) {
      if (tiles[square] !== 0) this.hashTile(0, square, tiles[square]!);
    }
    // every line was empty, whose number is that of no tiles
    const empty = this.lines.numberOf(0, 0, new Uint8Array(SQUARE_COUNT), 0, 1);
    data.fill(empty, LINES, LINES + LANES);
    for (let lane = 0; lane < LANES; lane++) this.readLine(0, lane);
  }

  /** Lays a play of ply `ply` and so makes the next one. */
  make(ply: number, play: number): void {
    const { data, store, tiles } = this;
    const next = ply + 1;
    const lane = store.lane(play);
    const step = stepOf(lane);
    const count = store.size(play);
    let square = firstOf(lane) + store.start(play) * step;
    data.copyWithin(next * PLY, ply * PLY, ply * PLY + PLY);
    this.low[next] = this.low[ply]!;
    this.high[next] = this.high[ply]!;
    for (let number = 0; number < count; number++, square += step) {
      while (tiles[square] !== 0) square += step;
      tiles[square] = store.tile(play, number);
      this.hashTile(next, square, tiles[square]!);
      this.laid[next * (MOST_TILES + 1) + number] = square;
    }
    this.laidCount[next] = count;
    this.readLine(next, lane);
    for (let number = 0; number < count; number++) {
      const at = this.laid[next * (MOST_TILES + 1) + number]!;
      this.readLine(next, lane < SIZE ? SIZE + (at % SIZE) : Math.floor(at / SIZE));
    }
  }

  /** Takes back the play that made a ply. */
  unmake(ply: number): void {
    const count = this.laidCount[ply]!;
    for (let number = 0; number < count; number++) {
      this.tiles[this.laid[ply * (MOST_TILES + 1) + number]!] = 0;
    }
    this.onBoard -= count;
  }

  /** Makes the next ply without laying anything. */
  pass(ply: number): void {
    this.data.copyWithin((ply + 1) * PLY, ply * PLY, ply * PLY + PLY);
    this.low[ply + 1] = this.low[ply]!;
    this.high[ply + 1] = this.high[ply]!;
    this.laidCount[ply + 1] = 0;
  }

  /**
   * The list of a lane's plays, from `first` to `end`: all that the tiles held are enough for, and others. It is made
   * for the tiles that are held, and when it does not do for others later, for all that the player ever had.
   *
   * @param player whose plays are wanted
   * @param held what the player holds
   */
  listOf(ply: number, lane: number, player: number, held: number): number {
    const at = ply * PLY + STATES + lane;
    let state = this.data[at]!;
    if (state === UNKNOWN) {
      state = this.lookUp(ply, lane);
      this.data[at] = state;
    }
    const list = state * 2 + player;
    const known = this.foundFor[list]!;
    if ((held & ~known) !== 0)
      this.find(ply, lane, list, known === 0 ? held : this.racks[player]!.full);
    return list;
  }

  /** First play of a list. */
  first(list: number): number {
    return this.firsts[list]!;
  }

  /** The play behind the last of a list. */
  end(list: number): number {
    return this.ends[list]!;
  }

  private hashTile(ply: number, square: number, tile: number): void {
    const row = Math.floor(square / SIZE);
    const column = square - row * SIZE;
    this.hashIn(ply, row, column * TILES + tile);
    this.hashIn(ply, SIZE + column, row * TILES + tile);
    this.low[ply]! ^= squareLow[square * TILES + tile]!;
    this.high[ply]! ^= squareHigh[square * TILES + tile]!;
    this.onBoard++;
  }

  private hashIn(ply: number, lane: number, word: number): void {
    const { data } = this;
    const at = ply * PLY + lane;
    data[at + TILES_LOW]! ^= placeLow[word]!;
    data[at + TILES_HIGH]! ^= placeHigh[word]!;
    data[at + STATE_LOW]! ^= placeLow[word]!;
    data[at + STATE_HIGH]! ^= placeHigh[word]!;
  }

  /** Looks at a lane whose tiles have changed, and tells the lanes that cross it what is new to them. */
  private readLine(ply: number, lane: number): void {
    const { data, lines } = this;
    const at = ply * PLY + lane;
    const before = data[at + LINES]! * LINE;
    const number = lines.numberOf(
      data[at + TILES_LOW]!,
      data[at + TILES_HIGH]!,
      this.tiles,
      firstOf(lane),
      stepOf(lane),
    );
    data[at + LINES] = number;
    data[at + STATES] = UNKNOWN;
    const salt = lane % SIZE;
    for (let place = 0; place < SIZE; place++) {
      const was = before + place;
      const is = number * LINE + place;
      if (lines.low[was] === lines.low[is] && lines.high[was] === lines.high[is]) continue;
      const other = ply * PLY + crossing(lane, place);
      data[other + STATE_LOW]! ^= salted(lines.low[was]!, salt) ^ salted(lines.low[is]!, salt);
      data[other + STATE_HIGH]! ^= salted(lines.high[was]!, salt) ^ salted(lines.high[is]!, salt);
      data[other + STATES] = UNKNOWN;
    }
  }

  private lookUp(ply: number, lane: number): number {
    const at = ply * PLY + lane;
    const salt = this.onBoard === 0 ? 1 : 0;
    const low = this.data[at + STATE_LOW]! ^ laneLow[lane]! ^ salt;
    const high = this.data[at + STATE_HIGH]! ^ laneHigh[lane]!;
    const known = this.index.find(low, high);
    if (known >= 0) return known;
    if (this.stateCount === this.mostStates) throw new StoreFull();
    const state = this.stateCount++;
    if (state * 2 + 2 > this.firsts.length) this.grow();
    for (const list of [state * 2, state * 2 + 1]) {
      this.firsts[list] = 0;
      this.ends[list] = 0;
      this.foundFor[list] = 0;
    }
    this.index.add(low, high, state);
    return state;
  }

  private find(ply: number, lane: number, list: number, held: number): void {
    const { store, tiles } = this;
    const first = store.count;
    const from = ply * PLY + LINES;
    const isOpening = this.onBoard === 0;
    this.finder.find(lane, tiles, this.data, from, this.racks[list & 1]!, held, isOpening);
    this.firsts[list] = first;
    this.ends[list] = store.count;
    this.foundFor[list] = held;
  }

  private grow(): void {
    for (const name of ['firsts', 'ends', 'foundFor'] as const) {
      const longer = new Int32Array(this[name].length * 2);
      longer.set(this[name]);
      this[name] = longer;
    }
  }
}

/** What crosses a square, by where the square is in the other lane. */
function salted(word: number, salt: number): number {
  return word === 0 ? 0 : mixed(word ^ (salt << 27) ^ salt);
}

/** Letters that somebody can lay, as a mask. */
function lettersOf(racks: readonly RackBits[]): number {
  let letters = 0;
  for (const { counts } of racks) {
    if (counts[JOLLY_INDEX]! > 0) return LETTER_BITS;
    for (let letter = 1; letter < counts.length; letter++) {
      if (counts[letter]! > 0) letters |= 1 << letter;
    }
  }
  return letters;
}
