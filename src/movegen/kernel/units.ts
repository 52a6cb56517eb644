// The units of a board, a block of tiles or a lone hook square each: every play is found from the first
// unit it touches.
import { NO_NODE } from './graph';
import {
  allowedAt,
  blockEndAt,
  blockNodeAt,
  borderOf,
  CENTRE,
  crossTimesAt,
  isFree,
  isLive,
  isLone,
  LANES,
  PLACE,
  SIZE,
} from './lanes';
import { base, UNITS } from './memory';

/** Units of the board. */
export let unitCount: i32 = 0;

// Fields of a unit, as offsets of its 32 bytes.
const UNIT_LANE: usize = 0;
const UNIT_FIRST: usize = 4;
const UNIT_LAST: usize = 8;
const UNIT_LIMIT: usize = 12;
const UNIT_HOOK: usize = 16;
const UNIT_LEFTS: usize = 20;
const UNIT_SHIFT: usize = 5;

/** Address of a unit. */
export function unitAt(number: i32): usize {
  return base + UNITS + ((number as usize) << UNIT_SHIFT);
}
export function laneOf(unit: usize): i32 {
  return load<i32>(unit, UNIT_LANE);
}
/** First and last place of the block, or the hook twice. */
export function firstOf(unit: usize): usize {
  return load<i32>(unit, UNIT_FIRST) as usize;
}
export function lastOf(unit: usize): usize {
  return load<i32>(unit, UNIT_LAST) as usize;
}
/** How far to the left a play may grow. */
export function limitOf(unit: usize): usize {
  return load<i32>(unit, UNIT_LIMIT) as usize;
}
export function isHook(unit: usize): bool {
  return load<i32>(unit, UNIT_HOOK) !== 0;
}
/** Numbers of tiles to the left that there is room for, 0 among them; known once the unit is measured. */
export function leftsOf(unit: usize): i32 {
  return load<i32>(unit, UNIT_LEFTS);
}
export function noteLefts(unit: usize, lefts: i32): void {
  store<i32>(unit, lefts, UNIT_LEFTS);
}

/** Finds every unit; those of an empty board that is its own transpose only across. */
export function findUnits(empty: bool, symmetric: bool): void {
  unitCount = 0;
  const end = empty && symmetric ? SIZE : LANES;
  for (let lane = 0; lane < end; lane++) {
    const border = borderOf(lane);
    if (empty && lane % SIZE === CENTRE) {
      const centre = border + ((CENTRE + 1) as usize) * PLACE;
      addUnit(lane, centre, centre, border + PLACE, true);
    } else if (isLive(lane)) {
      addLane(lane, border);
    }
  }
}

function addLane(lane: i32, border: usize): void {
  let limit = border + PLACE; // how far to the left the next unit may grow
  const last = border + (SIZE as usize) * PLACE;
  for (let place = border + PLACE; place <= last; place += PLACE) {
    if (!isFree(place)) {
      const end = border + blockEndAt(place) * PLACE;
      if (blockNodeAt(place) !== NO_NODE) addUnit(lane, place, end, limit, false);
      limit = end + 2 * PLACE;
      place = end;
    } else if (crossTimesAt(place) !== 0 && isLone(place)) {
      if (allowedAt(place) !== 0) addUnit(lane, place, place, limit, true);
      limit = place + PLACE;
    }
  }
}

function addUnit(lane: i32, first: usize, last: usize, limit: usize, hook: bool): void {
  const unit = unitAt(unitCount++);
  store<i32>(unit, lane, UNIT_LANE);
  store<i32>(unit, first as i32, UNIT_FIRST);
  store<i32>(unit, last as i32, UNIT_LAST);
  store<i32>(unit, limit as i32, UNIT_LIMIT);
  store<i32>(unit, hook as i32, UNIT_HOOK);
}
