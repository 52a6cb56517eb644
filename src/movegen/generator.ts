// Finds every legal play of a position. Gordon's GADDAG search (1994) with letter masks, over units:
// a unit is a block of tiles or a lone hook square; each play is found from the first unit it touches,
// so nothing is found twice.
import { LETTER_MASK, type Tile } from '../alphabet/alphabet.js';
import { CENTRE, rowOf, SIZE } from '../board/squares.js';
import {
  acceptsOf,
  childOf,
  type Gaddag,
  letterOf,
  lettersOf,
  NO_NODE,
  separatorOf,
  stepTo,
} from '../gaddag/gaddag.js';
import type { Rules } from '../rules/rules.js';
import { Hand } from './hand.js';
import {
  ALLOWED,
  BLOCK_END,
  BLOCK_NODE,
  BLOCK_POINTS,
  BORDER,
  CROSS_POINTS,
  CROSS_TIMES,
  LANE,
  LANES,
  Lanes,
  LETTER_TIMES,
  PLACE,
  PLACE_SHIFT,
  WORD_TIMES,
} from './lanes.js';
import { type PlayBuffer, packHead, withCount } from './play-buffer.js';

/** What the generator reads of a position. */
export interface PackedPosition {
  /** 225 tiles, row by row. */
  readonly tiles: ArrayLike<Tile>;
  /** Length 32: jollies at 0, letters at their codes. */
  readonly rackCounts: ArrayLike<number>;
}

/** The step of the centre in its lanes, and those lanes. */
const CENTRE_STEP: number = rowOf(CENTRE) + 1;
const CENTRE_ACROSS: number = CENTRE_STEP - 1;
const CENTRE_DOWN: number = SIZE + CENTRE_STEP - 1;

/** One per thread; owns every array the recursion needs. */
export class Generator {
  private readonly graph: Gaddag;
  private readonly nodes: Int32Array;
  private readonly lanes: Lanes;
  private readonly places: Int32Array;
  private readonly hand: Hand;

  // the unit under search, in places of the lanes
  private lane = 0;
  /** Head of the plays under search, but for their number of tiles and score. */
  private head = 0;
  /** Where a play that grew to the left goes on, 0 at the border. */
  private turnPlace = 0;
  /** How far to the left a play may grow. */
  private limitPlace = 0;

  constructor(graph: Gaddag, rules: Rules) {
    this.graph = graph;
    this.nodes = graph.nodes;
    this.lanes = new Lanes(graph, rules);
    this.places = this.lanes.places;
    this.hand = new Hand(rules);
  }

  /**
   * Writes every legal play into the buffer, which is emptied first, in no particular order.
   *
   * @returns number of plays
   */
  generate(position: PackedPosition, into: PlayBuffer): number {
    this.hand.take(position.rackCounts, into);
    this.lanes.set(position.tiles);
    if (this.hand.size > 0) this.searchLanes(position.tiles[CENTRE] === 0);
    this.hand.finish();
    return into.length;
  }

  private searchLanes(empty: boolean): void {
    for (let lane = 0; lane < LANES; lane++) {
      this.lane = lane;
      if (empty && (lane === CENTRE_ACROSS || lane === CENTRE_DOWN)) {
        this.searchHook(lane * LANE + CENTRE_STEP * PLACE, lane * LANE + PLACE);
      } else if (this.lanes.live[lane] === 1) {
        this.searchLane(lane * LANE);
      }
    }
  }

  private searchLane(border: number): void {
    const { places } = this;
    let limit = border + PLACE; // how far to the left the next unit may grow
    for (let step = 1; step <= SIZE; step++) {
      const place = border + step * PLACE;
      if (places[place] !== 0) {
        step = places[place + BLOCK_END]!;
        this.searchBlock(place, border + step * PLACE, limit);
        limit = border + (step + 2) * PLACE;
      } else if (places[place + CROSS_TIMES] !== 0 && isLone(places, place)) {
        if (places[place + ALLOWED] !== 0) this.searchHook(place, limit);
        limit = place + PLACE;
      }
    }
  }

  private searchHook(place: number, limit: number): void {
    this.limitPlace = limit;
    this.turnPlace = this.places[place + PLACE] === BORDER ? 0 : place + PLACE;
    this.growLeft(this.graph.root, place, 0, 0, 0, 1);
  }

  private searchBlock(first: number, last: number, limit: number): void {
    const { nodes, places } = this;
    const node = places[first + BLOCK_NODE]!;
    if (node === NO_NODE) return; // the block stands in no word
    const points = places[first + BLOCK_POINTS]!;
    this.limitPlace = limit;
    this.turnPlace = places[last + PLACE] === BORDER ? 0 : last + PLACE;
    const turned = separatorOf(nodes, node);
    if (this.turnPlace !== 0 && turned !== NO_NODE) {
      this.head = packHead(this.lane, this.stepOf(first), 0, 0);
      this.growRight(turned, this.turnPlace, 0, points, 0, 1);
    }
    if (first > limit) this.growLeft(node, first - PLACE, 0, points, 0, 1);
  }

  /**
   * Lays a tile on `place`, then another to its left, or turns round and goes on to the right.
   *
   * @param played tiles laid before
   * @param main points of the main word so far, before `times`
   * @param cross points of the crossing words so far
   */
  private growLeft(
    node: number,
    place: number,
    played: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { nodes, places, hand } = this;
    const children = lettersOf(nodes, node);
    const accepts = acceptsOf(nodes, node);
    const count = played + 1;
    const more = count < hand.size;
    const head = packHead(this.lane, this.stepOf(place), 0, count);
    let letters = (more ? children | accepts : accepts) & places[place + ALLOWED]! & hand.choices();
    if (letters === 0) return;
    const letterTimes = places[place + LETTER_TIMES]!;
    const crossTimes = places[place + CROSS_TIMES]!;
    const newTimes = times * places[place + WORD_TIMES]!;
    const crossBase = cross + places[place + CROSS_POINTS]!;
    do {
      const bit = letters & -letters;
      letters ^= bit;
      const letter = letterOf(bit);
      const mainGain = hand.points[letter]! * letterTimes;
      const crossGain = hand.points[letter]! * crossTimes;
      const newMain = main + mainGain;
      const newCross = crossBase + crossGain;
      const left = hand.lay(letter, played, mainGain, crossGain);
      if ((accepts & bit) !== 0) {
        this.head = head;
        this.record(place, count, newMain, newCross, newTimes);
      }
      if (more && (children & bit) !== 0) {
        const child = childOf(nodes, node, children, bit);
        if (place > this.limitPlace && this.canLay(child, place - PLACE)) {
          this.growLeft(child, place - PLACE, count, newMain, newCross, newTimes);
        }
        const turned = this.turnPlace === 0 ? NO_NODE : separatorOf(nodes, child);
        if (turned !== NO_NODE && this.canLay(turned, this.turnPlace)) {
          this.head = head;
          this.growRight(turned, this.turnPlace, count, newMain, newCross, newTimes);
        }
      }
      hand.takeBack(letter, left);
    } while (letters !== 0);
  }

  /** Lays a tile on `place` and goes on to the right, through tiles that lie there. */
  private growRight(
    node: number,
    place: number,
    played: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { nodes, places, hand } = this;
    const children = lettersOf(nodes, node);
    const accepts = acceptsOf(nodes, node);
    const count = played + 1;
    const next = places[place + PLACE]!;
    const through = next !== 0 && next !== BORDER;
    const more = next === 0 && count < hand.size;
    const wanted = through ? children : more ? children | accepts : accepts;
    let letters = wanted & places[place + ALLOWED]! & hand.choices();
    if (letters === 0) return;
    const letterTimes = places[place + LETTER_TIMES]!;
    const crossTimes = places[place + CROSS_TIMES]!;
    const newTimes = times * places[place + WORD_TIMES]!;
    const crossBase = cross + places[place + CROSS_POINTS]!;
    do {
      const bit = letters & -letters;
      letters ^= bit;
      const letter = letterOf(bit);
      const mainGain = hand.points[letter]! * letterTimes;
      const crossGain = hand.points[letter]! * crossTimes;
      const newMain = main + mainGain;
      const newCross = crossBase + crossGain;
      const left = hand.lay(letter, played, mainGain, crossGain);
      if (through) {
        const child = childOf(nodes, node, children, bit);
        this.goThrough(child, place, count, newMain, newCross, newTimes);
      } else {
        if ((accepts & bit) !== 0) this.record(place, count, newMain, newCross, newTimes);
        if (more && (children & bit) !== 0) {
          const child = childOf(nodes, node, children, bit);
          if (this.canLay(child, place + PLACE)) {
            this.growRight(child, place + PLACE, count, newMain, newCross, newTimes);
          }
        }
      }
      hand.takeBack(letter, left);
    } while (letters !== 0);
  }

  /** False when a call would find nothing to lay: half of all calls. */
  private canLay(node: number, place: number): boolean {
    const { nodes } = this;
    const letters = lettersOf(nodes, node) | acceptsOf(nodes, node);
    return (letters & this.places[place + ALLOWED]! & this.hand.choices()) !== 0;
  }

  /** Reads the block behind `place`; the word may end with it or go on behind it. */
  private goThrough(
    from: number,
    place: number,
    count: number,
    main: number,
    cross: number,
    times: number,
  ): void {
    const { nodes, places } = this;
    const first = place + PLACE;
    const last = this.lane * LANE + places[first + BLOCK_END]! * PLACE;
    let node = from;
    for (let at = first; at < last; at += PLACE) {
      node = stepTo(nodes, node, places[at]! & LETTER_MASK);
      if (node === NO_NODE) return;
    }
    const letter = places[last]! & LETTER_MASK;
    const newMain = main + places[first + BLOCK_POINTS]!;
    if ((acceptsOf(nodes, node) & (1 << letter)) !== 0) {
      this.record(place, count, newMain, cross, times);
    }
    if (count < this.hand.size && places[last + PLACE] === 0) {
      const child = stepTo(nodes, node, letter);
      if (child !== NO_NODE) this.growRight(child, last + PLACE, count, newMain, cross, times);
    }
  }

  /** Records the play that ends at or behind `place`, unless the across search has it already. */
  private record(place: number, count: number, main: number, cross: number, times: number): void {
    if (count === 1 && this.lane >= SIZE && this.places[place + CROSS_TIMES] !== 0) return;
    this.hand.record(withCount(this.head, count), count, main, cross, times);
  }

  /** 1 for the first square of the lane. */
  private stepOf(place: number): number {
    return (place - this.lane * LANE) >> PLACE_SHIFT;
  }
}

/** True when no tile stands beside the place in its lane. */
function isLone(places: Int32Array, place: number): boolean {
  const before = places[place - PLACE]!;
  const after = places[place + PLACE]!;
  return (before === 0 || before === BORDER) && (after === 0 || after === BORDER);
}
