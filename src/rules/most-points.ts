// The most that a play under given rules could score, as an upper bound: searches keep a score in few
// bits, so rules whose plays might not fit are refused before anything is searched.
import { JOLLY_TEXT } from '../alphabet/alphabet.js';
import { premiums, type Rules } from './rules.js';

/** The highest score that a packed play has room for: 15 bits. */
export const MOST_SCORE = 32_767;

/** Squares of a row, and rows. */
const SIZE = 15;

/** Points that no play scores more than: never too low, and mostly too high. */
export function mostPoints(rules: Rules): number {
  const values = valuesOf(rules);
  const board = premiums(rules);
  let most = 0;
  for (let line = 0; line < SIZE; line++) {
    const row = board.slice(line * SIZE, (line + 1) * SIZE);
    const column = row.map((_, step) => board[step * SIZE + line]!);
    most = Math.max(most, mostInLine(values, rules, row), mostInLine(values, rules, column));
  }
  return most + rules.bingoBonus;
}

/** The value of every tile in the bag, the highest first. */
function valuesOf({ tiles }: Rules): readonly number[] {
  return tiles
    .filter(({ letter }) => letter !== JOLLY_TEXT)
    .flatMap(({ count, points }) => Array.from({ length: count }, () => points))
    .sort((a, b) => b - a);
}

type Line = ReturnType<typeof premiums>;

/**
 * A play in one row or column: its rackful stands on the best premiums at once, its word has the fifteen
 * highest tiles, and so has what crosses it, as far as the bag goes.
 */
function mostInLine(values: readonly number[], { rackSize }: Rules, line: Line): number {
  const best = (of: (premium: Line[number]) => number): readonly number[] =>
    line
      .map(of)
      .sort((a, b) => b - a)
      .slice(0, rackSize);
  const times = best(({ word }) => word);
  const extra = weighed(
    best(({ letter }) => letter - 1),
    values,
  );
  const main = (sum(values.slice(0, SIZE)) + extra) * times.reduce((a, b) => a * b, 1);
  const crossed = Math.min(rackSize * sum(values.slice(0, SIZE - 1)), sum(values));
  const laid = weighed(
    best(({ letter, word }) => letter * word),
    values,
  );
  return main + laid + crossed * (times[0] ?? 1);
}

/** The highest values on the highest factors. */
function weighed(factors: readonly number[], values: readonly number[]): number {
  return sum(factors.map((factor, index) => factor * (values[index] ?? 0)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
