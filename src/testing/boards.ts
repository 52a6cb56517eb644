// Boards for tests, written as little as possible: the rows that hold tiles, by their numbers.
import { type Position, parseRows } from '../board/position.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';

const EMPTY_ROW = '.'.repeat(15);

/** 15 rows; those not given are empty. */
export function rowsOf(rows: Readonly<Record<number, string>>): string[] {
  return Array.from({ length: 15 }, (_, index) => rows[index + 1] ?? EMPTY_ROW);
}

/** `positionOf({ 8: '.....MICIO.....' }, 'AEIRST?')`, under the FIGS rules or others. */
export function positionOf(
  rows: Readonly<Record<number, string>>,
  rack = '',
  rules: Rules = FIGS,
): Position {
  return parseRows(rowsOf(rows), rack, rules);
}
