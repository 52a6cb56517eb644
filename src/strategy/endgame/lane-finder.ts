// Every play of one lane, a row or a column: the search of `movegen/kernel/search.ts`, one lane at a time, with
// what a play needs of the rack as bits. Growth to the left stops behind the block or hook before, so that no
// play is found twice.
import { JOLLY_BIT, LETTER_MASK } from '../../alphabet/alphabet.js';
import { JOLLY_INDEX, TILE_KINDS } from '../../alphabet/tile-counts.js';
import { CENTRE, SIZE } from '../../board/squares.js';
import {
  acceptsOf,
  childOf,
  type Gaddag,
  LETTER_BITS,
  letterOf,
  lettersOf,
  NO_NODE,
  separatorOf,
  stepTo,
} from '../../gaddag/gaddag.js';
import { premiums, type Rules, tilePoints } from '../../rules/rules.js';
import { LINE, type Lines } from './lines.js';
import { crossing, firstOf, type PlayStore, stepOf } from './play-store.js';
import { PER_KIND, type RackBits } from './racks.js';

/** Places of a lane, from 1 on, and a border at both ends. */
const PLACES = SIZE + 2;
/** The tile of a border: no letter, and not empty. */
const BORDER = 64;
const CENTRE_LANE = CENTRE % SIZE;

/** Finds the plays of a lane and adds them to a store. */
export class LaneFinder {
  private readonly graph: Gaddag;
  private readonly rules: Rules;
  private readonly values: Int32Array;
  private readonly lines: Lines;
  private readonly store: PlayStore;
  private readonly letterTimes: Int32Array;
  private readonly wordTimes: Int32Array;
  // the lane under search
  private lane = 0;
  private readonly tiles = new Int32Array(PLACES + 1);
  private readonly allowed = new Int32Array(PLACES);
  private readonly crossPoints = new Int32Array(PLACES);
  private readonly isCrossed = new Uint8Array(PLACES);
  // the hand: what is left of the rack
  private readonly left = new Int32Array(TILE_KINDS);
  private bits: Uint8Array = new Uint8Array(0);
  private readonly counts = new Int32Array(TILE_KINDS);
  private held = 0;
  private most = 0;
  // the unit under search
  private readonly strip = new Int32Array(PLACES);
  /** Its last place. */
  private unitEnd = 0;
  private turn = 0;
  private limit = 0;
  private leftmost = 0;

  constructor(graph: Gaddag, rules: Rules, lines: Lines, store: PlayStore) {
    this.graph = graph;
    this.rules = rules;
    this.values = tilePoints(rules);
    this.lines = lines;
    this.store = store;
    const squares = premiums(rules);
    this.letterTimes = Int32Array.from(squares, ({ letter }) => letter);
    this.wordTimes = Int32Array.from(squares, ({ word }) => word);
  }

  /**
   * Adds every play of a lane.
   *
   * @param tiles of the board
   * @param numbers of the lines of the board, the lane's own at `from + lane`
   * @param held the tiles to be laid
   * @param isOpening true when no tile lies on the board
   */
  find(
    lane: number,
    tiles: Uint8Array,
    numbers: Int32Array,
    from: number,
    rack: RackBits,
    held: number,
    isOpening: boolean,
  ): void {
    this.lane = lane;
    this.layOut(tiles, numbers, from);
    this.takeRack(rack, held);
    if (this.most > 0) this.searchUnits(isOpening && lane % SIZE === CENTRE_LANE);
  }

  private layOut(board: Uint8Array, numbers: Int32Array, from: number): void {
    const { lane, lines, tiles, allowed, crossPoints, isCrossed } = this;
    const step = stepOf(lane);
    tiles[0] = BORDER;
    tiles[PLACES - 1] = BORDER;
    for (let place = 0, square = firstOf(lane); place < SIZE; place++, square += step) {
      const line = numbers[from + crossing(lane, place)]! * LINE + (lane % SIZE);
      const crossed = lines.low[line] === 0 ? 0 : 1;
      tiles[place + 1] = board[square]!;
      isCrossed[place + 1] = crossed;
      allowed[place + 1] = crossed === 0 ? LETTER_BITS : lines.allowed[line]!;
      crossPoints[place + 1] = crossed === 0 ? 0 : lines.points[line]!;
    }
  }

  private takeRack({ kinds, bits, sizes }: RackBits, held: number): void {
    const { counts, left } = this;
    counts.fill(0);
    for (let bit = 0; bit < kinds.length; bit++) {
      if (((held >> bit) & 1) === 1) counts[kinds[bit]!]!++;
    }
    left.set(counts);
    this.bits = bits;
    this.most = sizes[held]!;
    this.held = 0;
    for (let letter = 1; letter < TILE_KINDS; letter++) {
      if (counts[letter]! > 0) this.held |= 1 << letter;
    }
  }

  private searchUnits(isOpening: boolean): void {
    const { tiles, isCrossed } = this;
    let limit = 1;
    for (let place = 1; place <= SIZE; place++) {
      if (tiles[place] !== 0) {
        const end = this.endOf(place);
        this.limit = limit;
        this.searchBlock(place, end);
        limit = end + 2;
        place = end;
      } else if (isCrossed[place] === 1 || (isOpening && place === CENTRE_LANE + 1)) {
        if (this.isTile(place - 1) || this.isTile(place + 1)) continue;
        this.limit = limit;
        this.searchHook(place);
        limit = place + 1;
      }
    }
  }

  private isTile(place: number): boolean {
    const tile = this.tiles[place]!;
    return tile !== 0 && tile !== BORDER;
  }

  /** Place of the last tile of a block. */
  private endOf(place: number): number {
    let end = place;
    while (this.isTile(end + 1)) end++;
    return end;
  }

  private searchHook(place: number): void {
    this.unitEnd = place;
    this.turn = place < SIZE ? place + 1 : 0;
    this.growLeft(this.graph.root, place, 0, 0, 0, 0, 1);
  }

  private searchBlock(first: number, last: number): void {
    const { nodes, root } = this.graph;
    let node = root;
    for (let place = last; place >= first && node !== NO_NODE; place--) {
      node = stepTo(nodes, node, this.tiles[place]! & LETTER_MASK);
    }
    if (node === NO_NODE) return;
    const points = this.pointsOf(first, last);
    const turned = separatorOf(nodes, node);
    this.unitEnd = last;
    this.turn = last < SIZE ? last + 1 : 0;
    this.leftmost = last + 1;
    if (this.turn !== 0 && turned !== NO_NODE) {
      this.growRight(turned, this.turn, 0, 0, points, 0, 1);
    }
    if (first > this.limit) this.growLeft(node, first - 1, 0, 0, points, 0, 1);
  }

  private pointsOf(first: number, last: number): number {
    let sum = 0;
    for (let place = first; place <= last; place++) {
      const tile = this.tiles[place]!;
      if ((tile & JOLLY_BIT) === 0) sum += this.values[tile]!;
    }
    return sum;
  }

  /**
   * Lays a tile on `place`, then another to its left, or turns round and goes on to the right.
   *
   * @param count tiles laid before
   * @param need their bits
   * @param main points of the main word so far, before `times`
   * @param cross points of the crossing words so far
   */
  private growLeft(
    node: number,
    place: number,
    count: number,
    need: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { nodes } = this.graph;
    const choices = this.left[JOLLY_INDEX]! > 0 ? LETTER_BITS : this.held;
    const letters = (lettersOf(nodes, node) | acceptsOf(nodes, node)) & this.allowed[place]!;
    for (let rest = letters & choices & LETTER_BITS; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = letterOf(bit);
      if ((this.held & bit) !== 0) {
        const value = this.values[letter]!;
        this.layLeft(node, bit, letter, letter, value, place, count, need, main, cross, times);
      }
      if (this.left[JOLLY_INDEX]! > 0) {
        const tile = letter | JOLLY_BIT;
        this.layLeft(node, bit, JOLLY_INDEX, tile, 0, place, count, need, main, cross, times);
      }
    }
  }

  private layLeft(
    node: number,
    bit: number,
    kind: number,
    tile: number,
    value: number,
    place: number,
    count: number,
    need: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { nodes } = this.graph;
    const laid = count + 1;
    const square = this.squareAt(place);
    const worth = value * this.letterTimes[square]!;
    const newTimes = times * this.wordTimes[square]!;
    const newMain = main + worth;
    const newCross = cross + this.crossAt(place, square, worth);
    const newNeed = need | this.take(kind, bit);
    this.strip[place] = tile;
    if ((acceptsOf(nodes, node) & bit) !== 0) {
      this.record(place, this.unitEnd, laid, newNeed, newMain, newCross, newTimes);
    }
    const children = lettersOf(nodes, node);
    if (laid < this.most && (children & bit) !== 0) {
      const child = childOf(nodes, node, children, bit);
      if (place > this.limit) {
        this.growLeft(child, place - 1, laid, newNeed, newMain, newCross, newTimes);
      }
      const turned = this.turn === 0 ? NO_NODE : separatorOf(nodes, child);
      if (turned !== NO_NODE) {
        this.leftmost = place;
        this.growRight(turned, this.turn, laid, newNeed, newMain, newCross, newTimes);
      }
    }
    this.giveBack(kind, bit);
  }

  /** Lays a tile on `place` and goes on to the right, through tiles that lie there. */
  private growRight(
    node: number,
    place: number,
    count: number,
    need: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { nodes } = this.graph;
    const choices = this.left[JOLLY_INDEX]! > 0 ? LETTER_BITS : this.held;
    const letters = (lettersOf(nodes, node) | acceptsOf(nodes, node)) & this.allowed[place]!;
    for (let rest = letters & choices & LETTER_BITS; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = letterOf(bit);
      if ((this.held & bit) !== 0) {
        const value = this.values[letter]!;
        this.layRight(node, bit, letter, letter, value, place, count, need, main, cross, times);
      }
      if (this.left[JOLLY_INDEX]! > 0) {
        const tile = letter | JOLLY_BIT;
        this.layRight(node, bit, JOLLY_INDEX, tile, 0, place, count, need, main, cross, times);
      }
    }
  }

  private layRight(
    node: number,
    bit: number,
    kind: number,
    tile: number,
    value: number,
    place: number,
    count: number,
    need: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { nodes } = this.graph;
    const laid = count + 1;
    const square = this.squareAt(place);
    const worth = value * this.letterTimes[square]!;
    const newTimes = times * this.wordTimes[square]!;
    const newMain = main + worth;
    const newCross = cross + this.crossAt(place, square, worth);
    const newNeed = need | this.take(kind, bit);
    this.strip[place] = tile;
    const children = lettersOf(nodes, node);
    if (this.isTile(place + 1)) {
      const child = (children & bit) === 0 ? NO_NODE : childOf(nodes, node, children, bit);
      if (child !== NO_NODE) {
        this.goThrough(child, place, laid, newNeed, newMain, newCross, newTimes);
      }
    } else {
      if ((acceptsOf(nodes, node) & bit) !== 0) {
        this.record(this.leftmost, place, laid, newNeed, newMain, newCross, newTimes);
      }
      if (laid < this.most && place < SIZE && (children & bit) !== 0) {
        const child = childOf(nodes, node, children, bit);
        this.growRight(child, place + 1, laid, newNeed, newMain, newCross, newTimes);
      }
    }
    this.giveBack(kind, bit);
  }

  /** Reads the block behind `place`; the word may end with it or go on behind it. */
  private goThrough(
    from: number,
    place: number,
    laid: number,
    need: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { nodes } = this.graph;
    const last = this.endOf(place + 1);
    let node = from;
    for (let here = place + 1; here < last && node !== NO_NODE; here++) {
      node = stepTo(nodes, node, this.tiles[here]! & LETTER_MASK);
    }
    if (node === NO_NODE) return;
    const letter = this.tiles[last]! & LETTER_MASK;
    const newMain = main + this.pointsOf(place + 1, last);
    if ((acceptsOf(nodes, node) & (1 << letter)) !== 0) {
      this.record(this.leftmost, place, laid, need, newMain, cross, times);
    }
    if (laid === this.most || last === SIZE) return;
    const child = stepTo(nodes, node, letter);
    if (child !== NO_NODE) this.growRight(child, last + 1, laid, need, newMain, cross, times);
  }

  private squareAt(place: number): number {
    return firstOf(this.lane) + (place - 1) * stepOf(this.lane);
  }

  /** Points of the crossing word, whose premium counts for itself. */
  private crossAt(place: number, square: number, worth: number): number {
    if (this.isCrossed[place] === 0) return 0;
    return (this.crossPoints[place]! + worth) * this.wordTimes[square]!;
  }

  /** Takes a tile from the hand. @returns its bit of the rack */
  private take(kind: number, bit: number): number {
    const left = --this.left[kind]!;
    if (left === 0 && kind !== JOLLY_INDEX) this.held ^= bit;
    return this.bits[kind * PER_KIND + this.counts[kind]! - left - 1]!;
  }

  private giveBack(kind: number, bit: number): void {
    if (this.left[kind]!++ === 0 && kind !== JOLLY_INDEX) this.held ^= bit;
  }

  /** Adds the play, unless the search across has it already. */
  private record(
    first: number,
    last: number,
    count: number,
    need: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { lane, rules } = this;
    let low = 0;
    let high = 0;
    let laid = 0;
    let start = 0;
    for (let place = first; place <= last; place++) {
      if (this.tiles[place] !== 0) continue;
      if (laid === 0) start = place;
      if (laid < 4) low |= this.strip[place]! << (laid * 8);
      else high |= this.strip[place]! << ((laid - 4) * 8);
      laid++;
    }
    if (count === 1 && lane >= SIZE && this.isCrossed[start] === 1) return;
    const score = main * times + cross + (count === rules.rackSize ? rules.bingoBonus : 0);
    const play = this.store.add(lane, start - 1, count, low, high, need, score);
    for (let place = first; place <= last; place++) {
      if (this.tiles[place] === 0) this.store.hash(play, this.squareAt(place), this.strip[place]!);
    }
  }
}
