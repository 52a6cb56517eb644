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
import {
  choices,
  finish,
  lay,
  record,
  takeBack,
  takeRack,
  tileCount,
  wantAll,
  worthOf,
} from './hand.js';
import * as fields from './lanes.js';
import { type PlayBuffer, packHead, withCount } from './play-buffer.js';
import { lanes, setUp } from './scratch.js';

/** What the generator reads of a position. */
export interface PackedPosition {
  /** 225 tiles, row by row. */
  readonly tiles: ArrayLike<Tile>;
  /** Length 32: jollies at 0, letters at their codes. */
  readonly rackCounts: ArrayLike<number>;
}

// V8 folds a module's own constants, imported ones it reads at every use: −10 % on bench positions.
const {
  ALLOWED,
  BLOCK_END,
  BLOCK_NODE,
  BLOCK_POINTS,
  BORDER,
  CROSS_POINTS,
  CROSS_TIMES,
  LANE,
  LANES,
  LETTER_TIMES,
  PLACE,
  PLACE_SHIFT,
  WORD_TIMES,
} = fields;

/** The step of the centre in its lanes, and those lanes. */
const CENTRE_STEP: number = rowOf(CENTRE) + 1;
const CENTRE_ACROSS: number = CENTRE_STEP - 1;
const CENTRE_DOWN: number = SIZE + CENTRE_STEP - 1;

// Scratch memory of the search, module constants for the reason given in `hand.ts`.
const { places } = lanes;
let nodes: Int32Array;

/** Single numbers of the unit under search, by index. */
const unit = new Int32Array(8);
const UNIT_LANE = 0;
const BORDER_PLACE = 1; // the place before the lane's first square
const HEAD = 2; // head of the plays under search, but for their number of tiles and score
const TURN_PLACE = 3; // where a play that grew to the left goes on, 0 at the border
const LIMIT_PLACE = 4; // how far to the left a play may grow

/** Finds plays; any number of them may stand side by side, one search runs at a time in a thread. */
export class Generator {
  private readonly graph: Gaddag;
  private readonly rules: Rules;

  constructor(graph: Gaddag, rules: Rules) {
    this.graph = graph;
    this.rules = rules;
  }

  /**
   * Writes every legal play into the buffer, which is emptied first, in no particular order.
   *
   * @returns number of plays
   */
  generate(position: PackedPosition, into: PlayBuffer): number {
    nodes = this.graph.nodes;
    setUp(this.graph, this.rules);
    into.clear();
    wantAll();
    takeRack(position.rackCounts, into);
    lanes.set(position.tiles);
    const empty = position.tiles[CENTRE] === 0;
    if (tileCount() > 0) searchLanes(this.graph.root, empty);
    finish();
    if (empty && lanes.isSymmetric) into.addTransposed();
    return into.length;
  }
}

function searchLanes(root: number, empty: boolean): void {
  for (let lane = 0; lane < LANES; lane++) {
    const border = lane * LANE;
    unit[UNIT_LANE] = lane;
    unit[BORDER_PLACE] = border;
    if (empty && (lane === CENTRE_ACROSS || (lane === CENTRE_DOWN && !lanes.isSymmetric))) {
      searchHook(root, border + CENTRE_STEP * PLACE, border + PLACE);
    } else if (lanes.live[lane] === 1) {
      searchLane(root, border);
    }
  }
}

function searchLane(root: number, border: number): void {
  let limit = border + PLACE; // how far to the left the next unit may grow
  for (let step = 1; step <= SIZE; step++) {
    const place = border + step * PLACE;
    if (places[place] !== 0) {
      step = places[place + BLOCK_END]!;
      searchBlock(place, border + step * PLACE, limit);
      limit = border + (step + 2) * PLACE;
    } else if (places[place + CROSS_TIMES] !== 0 && isLone(place)) {
      if (places[place + ALLOWED] !== 0) searchHook(root, place, limit);
      limit = place + PLACE;
    }
  }
}

function searchHook(root: number, place: number, limit: number): void {
  unit[LIMIT_PLACE] = limit;
  unit[TURN_PLACE] = places[place + PLACE] === BORDER ? 0 : place + PLACE;
  growLeft(root, place, 0, 0, 0, 1);
}

function searchBlock(first: number, last: number, limit: number): void {
  const node = places[first + BLOCK_NODE]!;
  if (node === NO_NODE) return; // the block stands in no word
  const points = places[first + BLOCK_POINTS]!;
  unit[LIMIT_PLACE] = limit;
  unit[TURN_PLACE] = places[last + PLACE] === BORDER ? 0 : last + PLACE;
  const turned = separatorOf(nodes, node);
  if (unit[TURN_PLACE]! !== 0 && turned !== NO_NODE) {
    unit[HEAD] = packHead(unit[UNIT_LANE]!, stepOf(first), 0, 0);
    growRight(turned, unit[TURN_PLACE]!, 0, points, 0, 1);
  }
  if (first > limit) growLeft(node, first - PLACE, 0, points, 0, 1);
}

/**
 * Lays a tile on `place`, then another to its left, or turns round and goes on to the right.
 *
 * @param played tiles laid before
 * @param main points of the main word so far, before `times`
 * @param cross points of the crossing words so far
 */
function growLeft(
  node: number,
  place: number,
  played: number,
  main: number,
  cross: number,
  times: number,
): void {
  const children = lettersOf(nodes, node);
  const accepts = acceptsOf(nodes, node);
  const count = played + 1;
  const more = count < tileCount();
  const head = packHead(unit[UNIT_LANE]!, stepOf(place), 0, count);
  let letters = (more ? children | accepts : accepts) & places[place + ALLOWED]! & choices();
  if (letters === 0) return;
  const letterTimes = places[place + LETTER_TIMES]!;
  const crossTimes = places[place + CROSS_TIMES]!;
  const newTimes = times * places[place + WORD_TIMES]!;
  const crossBase = cross + places[place + CROSS_POINTS]!;
  do {
    const bit = letters & -letters;
    letters ^= bit;
    const letter = letterOf(bit);
    const value = worthOf(letter);
    const mainGain = value * letterTimes;
    const crossGain = value * crossTimes;
    const newMain = main + mainGain;
    const newCross = crossBase + crossGain;
    const left = lay(letter, played, mainGain, crossGain);
    if ((accepts & bit) !== 0) {
      unit[HEAD] = head;
      recordAt(place, count, newMain, newCross, newTimes);
    }
    if (more && (children & bit) !== 0) {
      const child = childOf(nodes, node, children, bit);
      if (place > unit[LIMIT_PLACE]! && canLay(child, place - PLACE)) {
        growLeft(child, place - PLACE, count, newMain, newCross, newTimes);
      }
      const turned = unit[TURN_PLACE]! === 0 ? NO_NODE : separatorOf(nodes, child);
      if (turned !== NO_NODE && canLay(turned, unit[TURN_PLACE]!)) {
        unit[HEAD] = head;
        growRight(turned, unit[TURN_PLACE]!, count, newMain, newCross, newTimes);
      }
    }
    takeBack(letter, left);
  } while (letters !== 0);
}

/** Lays a tile on `place` and goes on to the right, through tiles that lie there. */
function growRight(
  node: number,
  place: number,
  played: number,
  main: number,
  cross: number,
  times: number,
): void {
  const children = lettersOf(nodes, node);
  const accepts = acceptsOf(nodes, node);
  const count = played + 1;
  const next = places[place + PLACE]!;
  const through = next !== 0 && next !== BORDER;
  const more = next === 0 && count < tileCount();
  const wanted = through ? children : more ? children | accepts : accepts;
  let letters = wanted & places[place + ALLOWED]! & choices();
  if (letters === 0) return;
  const letterTimes = places[place + LETTER_TIMES]!;
  const crossTimes = places[place + CROSS_TIMES]!;
  const newTimes = times * places[place + WORD_TIMES]!;
  const crossBase = cross + places[place + CROSS_POINTS]!;
  do {
    const bit = letters & -letters;
    letters ^= bit;
    const letter = letterOf(bit);
    const value = worthOf(letter);
    const mainGain = value * letterTimes;
    const crossGain = value * crossTimes;
    const newMain = main + mainGain;
    const newCross = crossBase + crossGain;
    const left = lay(letter, played, mainGain, crossGain);
    if (through) {
      const child = childOf(nodes, node, children, bit);
      goThrough(child, place, count, newMain, newCross, newTimes);
    } else {
      if ((accepts & bit) !== 0) recordAt(place, count, newMain, newCross, newTimes);
      if (more && (children & bit) !== 0) {
        const child = childOf(nodes, node, children, bit);
        if (canLay(child, place + PLACE)) {
          growRight(child, place + PLACE, count, newMain, newCross, newTimes);
        }
      }
    }
    takeBack(letter, left);
  } while (letters !== 0);
}

/** False when a call would find nothing to lay: half of all calls. */
function canLay(node: number, place: number): boolean {
  const letters = lettersOf(nodes, node) | acceptsOf(nodes, node);
  return (letters & places[place + ALLOWED]! & choices()) !== 0;
}

/** Reads the block behind `place`; the word may end with it or go on behind it. */
function goThrough(
  from: number,
  place: number,
  count: number,
  main: number,
  cross: number,
  times: number,
): void {
  const first = place + PLACE;
  const last = unit[BORDER_PLACE]! + places[first + BLOCK_END]! * PLACE;
  let node = from;
  for (let at = first; at < last; at += PLACE) {
    node = stepTo(nodes, node, places[at]! & LETTER_MASK);
    if (node === NO_NODE) return;
  }
  const letter = places[last]! & LETTER_MASK;
  const newMain = main + places[first + BLOCK_POINTS]!;
  if ((acceptsOf(nodes, node) & (1 << letter)) !== 0) {
    recordAt(place, count, newMain, cross, times);
  }
  if (count < tileCount() && places[last + PLACE] === 0) {
    const child = stepTo(nodes, node, letter);
    if (child !== NO_NODE) growRight(child, last + PLACE, count, newMain, cross, times);
  }
}

/** Records the play that ends at or behind `place`, unless the across search has it already. */
function recordAt(place: number, count: number, main: number, cross: number, times: number): void {
  if (count === 1 && unit[UNIT_LANE]! >= SIZE && places[place + CROSS_TIMES] !== 0) return;
  record(withCount(unit[HEAD]!, count), count, main, cross, times);
}

/** 1 for the first square of the lane. */
function stepOf(place: number): number {
  return (place - unit[BORDER_PLACE]!) >> PLACE_SHIFT;
}

/** True when no tile stands beside the place in its lane. */
function isLone(place: number): boolean {
  const before = places[place - PLACE]!;
  const after = places[place + PLACE]!;
  return (before === 0 || before === BORDER) && (after === 0 || after === BORDER);
}
