// The lanes of an empty board, which the kernel copies for each position (`kernel/lanes.ts` says what the
// fields of a place are): 15 lanes across and 15 down, each square with its premium.
import { SIZE } from '../board/squares.js';
import { LETTER_BITS } from '../gaddag/gaddag.js';
import { premiums, type Rules } from '../rules/rules.js';

/** Fields of a place, in integers from its start; the others are 0 on an empty board. */
const TILE = 0;
const ALLOWED = 1;
const LETTER_TIMES = 2;
const WORD_TIMES = 3;

/** Integers of a place. */
const PLACE = 8;
/** Places of a lane: a border, 15 squares, a border, and one that is only looked at. */
const LANE = 18 * PLACE;
const LANES = 30;
/** The tile of a border: no letter, and not empty. */
const BORDER = 64;

/** 30 lanes of 18 places of 8 integers; place 1 of a lane is its first square. */
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
