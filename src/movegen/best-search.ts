// Finds the best plays of a position without finding them all: the same search as `generator.ts`, unit
// by unit in the order of `bounds.ts`, that does not go where no play can reach the bar any more.
import * as alphabet from '../alphabet/alphabet.js';
import { CENTRE, SIZE } from '../board/squares.js';
import * as gaddag from '../gaddag/gaddag.js';
import {
  acceptsOf,
  childOf,
  type Gaddag,
  letterOf,
  lettersOf,
  separatorOf,
  stepTo,
} from '../gaddag/gaddag.js';
import type { Rules } from '../rules/rules.js';
import { type AnagramFilter, anagramFilter } from './anagram-filter.js';
import { startBingos } from './bingos.js';
import * as bounds from './bounds.js';
import {
  addUnit,
  bingoLetters,
  mayBingoFor,
  mayBingoLeft,
  openBingo,
  openLess,
  startBounds,
  tasksToDo,
} from './bounds.js';
import type { PackedPosition } from './generator.js';
import {
  bar,
  finish,
  HIGHEST_BAR,
  heldLetters,
  jollyCount,
  lay,
  record,
  shortCount,
  takeBack,
  takeRack,
  tileCount,
  wantBest,
  wantWithin,
  worthOf,
} from './hand.js';
import * as fields from './lanes.js';
import { type PlayBuffer, packHead, withCount } from './play-buffer.js';
import { lanes, setUp } from './scratch.js';

// own copies of imported constants: V8 folds these (see `generator.ts`)
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
const {
  mostToLeft,
  mostToRight,
  taskBounds,
  tasks,
  units,
  UNIT,
  UNIT_FIRST,
  UNIT_IS_HOOK,
  UNIT_LANE,
  UNIT_LAST,
  UNIT_LIMIT,
} = bounds;
const { LETTER_BITS, NO_NODE } = gaddag;
const { LETTER_MASK } = alphabet;
const { places } = lanes;

let nodes: Int32Array;

/** Single numbers of the unit under search, by index. */
const now = new Int32Array(16);
const IN_LANE = 0;
const BORDER_PLACE = 1;
const HEAD = 2;
const TURN_PLACE = 3;
const LIMIT_PLACE = 4;
const NUMBER = 5; // of the unit
const LEFT = 6; // tiles laid to the left
const LIMITED = 7; // 1 when the jollies are bound to some letters
const LEAST = 8; // fewest tiles of the plays looked for: a full rack for bingos
const FREE = 9; // what a free jolly may stand for next
const LAST = 11; // most tiles of the plays looked for

/** Face value of the first so many tiles laid. */
const faces = new Int32Array(16);

/** What is asked for: so many best plays, or all within so many points of the best. */
export type BestWish = { readonly count: number } | { readonly within: number };

export class BestSearch {
  private readonly graph: Gaddag;
  private readonly rules: Rules;
  private filter: AnagramFilter | undefined;

  constructor(graph: Gaddag, rules: Rules) {
    this.graph = graph;
    this.rules = rules;
  }

  /** Makes the anagram filter (`anagram-filter.ts`), which pays from some dozen searches on. */
  useFilter(wordCount: number): void {
    this.filter = anagramFilter(this.graph, wordCount, this.rules.rackSize);
  }

  /**
   * Writes the best plays into the buffer, which is emptied first: all that are asked for with every
   * tie of the last, and some that were the best when they were found.
   *
   * @returns fewest points of the plays asked for
   */
  search(position: PackedPosition, wish: BestWish, into: PlayBuffer): number {
    nodes = this.graph.nodes;
    setUp(this.graph, this.rules);
    into.clear();
    const empty = position.tiles[CENTRE] === 0;
    const isDoubled = empty && lanes.isSymmetric;
    if ('within' in wish) wantWithin(wish.within);
    else wantBest(isDoubled ? Math.ceil(wish.count / 2) : wish.count);
    takeRack(position.rackCounts, into);
    lanes.set(position.tiles);
    if (tileCount() > 0) this.searchUnits(position, empty);
    finish();
    if (isDoubled) into.addTransposed();
    return bar() === HIGHEST_BAR && 'count' in wish ? lastScore(into, wish.count) : bar();
  }

  private searchUnits(position: PackedPosition, empty: boolean): void {
    const { alphabet: letters, bingoBonus, rackSize } = this.rules;
    startBingos(position.rackCounts, letters.size, this.filter);
    startBounds(position.rackCounts);
    addUnits(empty, bingoBonus, rackSize);
    for (let i = 0; i < tasksToDo() && taskBounds[i]! >= bar(); i++) {
      const unit = tasks[i]! >> 1;
      if ((tasks[i]! & 1) === 0) {
        openLess(unit, rackSize);
        now[LEAST] = 1;
        now[LAST] = Math.min(tileCount(), rackSize - 1);
        now[LIMITED] = 0;
        now[FREE] = jollyCount() > 0 ? LETTER_BITS : 0;
      } else {
        openBingo(unit, bingoBonus, rackSize);
        now[LEAST] = rackSize;
        now[LAST] = rackSize;
        now[LIMITED] = this.filter !== undefined && jollyCount() > 0 ? 1 : 0;
        now[FREE] = jollyCount() > 0 ? LETTER_BITS : 0;
        if (now[LIMITED] === 1) now[FREE] = bingoLetters(unit, pairs);
      }
      searchUnit(unit, this.graph.root);
    }
  }
}

/** Points of the play that comes `count`th, when they are beyond where the bar can rise. */
function lastScore(plays: PlayBuffer, count: number): number {
  const scores = Int32Array.from({ length: plays.length }, (_, index) => plays.score(index)).sort();
  return Math.max(HIGHEST_BAR, scores[scores.length - count] ?? 0);
}

/** What the second of two jollies may be, by the letter of the first. */
const pairs = new Int32Array(32);

/** Letters that may be laid next: those held, and those that a free jolly may stand for. */
function choices(): number {
  return heldLetters() | now[FREE]!;
}

/** Adds every unit of every lane, as `generator.ts` meets them. */
function addUnits(empty: boolean, bonus: number, full: number): void {
  const centre = ((CENTRE / SIZE) | 0) + 1;
  const end = empty && lanes.isSymmetric ? SIZE : LANES;
  for (let lane = 0; lane < end; lane++) {
    const border = lane * LANE;
    if (empty && lane % SIZE === centre - 1) {
      const place = border + centre * PLACE;
      addUnit(lane, place, place, border + PLACE, true, bonus, full);
    } else if (lanes.live[lane] === 1) {
      addLane(lane, border, bonus, full);
    }
  }
}

function addLane(lane: number, border: number, bonus: number, full: number): void {
  let limit = border + PLACE;
  for (let step = 1; step <= SIZE; step++) {
    const place = border + step * PLACE;
    if (places[place] !== 0) {
      step = places[place + BLOCK_END]!;
      if (places[place + BLOCK_NODE] !== NO_NODE) {
        addUnit(lane, place, border + step * PLACE, limit, false, bonus, full);
      }
      limit = border + (step + 2) * PLACE;
    } else if (places[place + CROSS_TIMES] !== 0 && isLone(place)) {
      if (places[place + ALLOWED] !== 0) addUnit(lane, place, place, limit, true, bonus, full);
      limit = place + PLACE;
    }
  }
}

function isLone(place: number): boolean {
  const before = places[place - PLACE]!;
  const after = places[place + PLACE]!;
  return (before === 0 || before === BORDER) && (after === 0 || after === BORDER);
}

function searchUnit(number: number, root: number): void {
  const unit = number * UNIT;
  const first = units[unit + UNIT_FIRST]!;
  const last = units[unit + UNIT_LAST]!;
  now[IN_LANE] = units[unit + UNIT_LANE]!;
  now[BORDER_PLACE] = now[IN_LANE]! * LANE;
  now[LIMIT_PLACE] = units[unit + UNIT_LIMIT]!;
  now[TURN_PLACE] = places[last + PLACE] === BORDER ? 0 : last + PLACE;
  now[NUMBER] = number;
  if (units[unit + UNIT_IS_HOOK] === 1) {
    growLeft(root, first, 0, 0, 0, 1);
    return;
  }
  const node = places[first + BLOCK_NODE]!;
  const points = places[first + BLOCK_POINTS]!;
  const turned = separatorOf(nodes, node);
  now[LEFT] = 0;
  if (now[TURN_PLACE] !== 0 && turned !== NO_NODE && mayGoRight(0, points, 0, 1)) {
    now[HEAD] = packHead(now[IN_LANE]!, stepOf(first), 0, 0);
    growRight(turned, now[TURN_PLACE]!, 0, points, 0, 1);
  }
  if (first > now[LIMIT_PLACE]! && mayGoLeft(0, points, 0, 1)) {
    growLeft(node, first - PLACE, 0, points, 0, 1);
  }
}

/** As `generator.ts`; goes on only where a bound reaches the bar. */
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
  const open = count < now[LAST]!;
  const goLeft = open && place > now[LIMIT_PLACE]! && mostToLeft[count + 1]! >= bar();
  const goRight = open && now[TURN_PLACE] !== 0 && mostToRight[count * 8 + count + 1]! >= bar();
  const wanted = (goLeft || goRight ? children : 0) | (count >= now[LEAST]! ? accepts : 0);
  let letters = wanted & places[place + ALLOWED]! & choices();
  if (letters === 0) return;
  const head = packHead(now[IN_LANE]!, stepOf(place), 0, count);
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
    const free = now[FREE]!;
    const left = layHere(letter, played, value, mainGain, crossGain);
    if (count >= now[LEAST]! && (accepts & bit) !== 0) {
      now[HEAD] = head;
      recordAt(place, count, newMain, newCross, newTimes);
    }
    if ((goLeft || goRight) && (children & bit) !== 0) {
      const child = childOf(nodes, node, children, bit);
      if (goLeft && canLay(child, place - PLACE) && mayGoLeft(count, newMain, newCross, newTimes)) {
        growLeft(child, place - PLACE, count, newMain, newCross, newTimes);
      }
      const turned = goRight ? separatorOf(nodes, child) : NO_NODE;
      if (turned !== NO_NODE && canLay(turned, now[TURN_PLACE]!)) {
        now[LEFT] = count;
        now[HEAD] = head;
        if (now[LEAST] === 1 || mayGoRight(count, newMain, newCross, newTimes)) {
          growRight(turned, now[TURN_PLACE]!, count, newMain, newCross, newTimes);
        }
      }
    }
    takeBack(letter, left);
    now[FREE] = free;
  } while (letters !== 0);
}

/** As `generator.ts`; goes on only where a bound reaches the bar. */
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
  const more =
    next === 0 && count < now[LAST]! && mostToRight[now[LEFT]! * 8 + count + 1]! >= bar();
  const ends = count >= now[LEAST]!;
  const wanted = through ? children : (more ? children : 0) | (ends ? accepts : 0);
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
    const free = now[FREE]!;
    const left = layHere(letter, played, value, mainGain, crossGain);
    if (through) {
      const child = childOf(nodes, node, children, bit);
      goThrough(child, place, count, newMain, newCross, newTimes);
    } else {
      if (ends && (accepts & bit) !== 0) recordAt(place, count, newMain, newCross, newTimes);
      if (more && (children & bit) !== 0) {
        const child = childOf(nodes, node, children, bit);
        if (
          canLay(child, place + PLACE) &&
          (now[LEAST] === 1 || mayGoRight(count, newMain, newCross, newTimes))
        ) {
          growRight(child, place + PLACE, count, newMain, newCross, newTimes);
        }
      }
    }
    takeBack(letter, left);
    now[FREE] = free;
  } while (letters !== 0);
}

/** Lays a tile and notes what bounds and jollies need of it. */
function layHere(
  letter: number,
  played: number,
  value: number,
  mainGain: number,
  crossGain: number,
): number {
  faces[played + 1] = faces[played]! + value;
  const left = lay(letter, played, mainGain, crossGain);
  if (left <= 0) now[FREE] = freeAfter(letter);
  return left;
}

/** What the other jolly may stand for, when one stands for `letter`. */
function freeAfter(letter: number): number {
  if (shortCount() >= jollyCount()) return 0;
  return now[LIMITED] === 1 ? pairs[letter]! : LETTER_BITS;
}

/** True when a play that goes on to the right after `count` tiles may still reach the bar. */
function mayGoRight(count: number, main: number, cross: number, times: number): boolean {
  if (mostToRight[now[LEFT]! * 8 + count + 1]! < bar()) return false;
  if (now[LEAST] === 1) return true;
  return mayBingoFor(bar(), now[LEFT]!, count, main, cross, times, faces[count]!);
}

/** True when a play that lays a further tile to the left may still reach the bar. */
function mayGoLeft(count: number, main: number, cross: number, times: number): boolean {
  if (now[LEAST] === 1) return mostToLeft[count + 1]! >= bar();
  const full = now[LAST]!;
  return mayBingoLeft(bar(), now[NUMBER]!, full, count, main, cross, times, faces[count]!);
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
  const last = now[BORDER_PLACE]! + places[first + BLOCK_END]! * PLACE;
  let node = from;
  for (let at = first; at < last; at += PLACE) {
    node = stepTo(nodes, node, places[at]! & LETTER_MASK);
    if (node === NO_NODE) return;
  }
  const letter = places[last]! & LETTER_MASK;
  const newMain = main + places[first + BLOCK_POINTS]!;
  if (count >= now[LEAST]! && (acceptsOf(nodes, node) & (1 << letter)) !== 0) {
    recordAt(place, count, newMain, cross, times);
  }
  const open = count < now[LAST]! && places[last + PLACE] === 0;
  if (open && mayGoRight(count, newMain, cross, times)) {
    const child = stepTo(nodes, node, letter);
    if (child !== NO_NODE) growRight(child, last + PLACE, count, newMain, cross, times);
  }
}

/** Records the play that ends at or behind `place`, unless the across search has it already. */
function recordAt(place: number, count: number, main: number, cross: number, times: number): void {
  if (count === 1 && now[IN_LANE]! >= SIZE && places[place + CROSS_TIMES] !== 0) return;
  record(withCount(now[HEAD]!, count), count, main, cross, times);
}

/** 1 for the first square of the lane. */
function stepOf(place: number): number {
  return (place - now[BORDER_PLACE]!) >> PLACE_SHIFT;
}
