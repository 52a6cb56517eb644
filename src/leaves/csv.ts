// Values of leaves as text that people and other programs read: a line `leave,points` for each but the empty
// one, `?` for a jolly, shorter leaves first, no line of headings (MAGPIE reads it as it is).
import { createCounts, formatRack } from '../alphabet/tile-counts.js';
import { few, InputError, quoted } from '../errors.js';
import type { Rules } from '../rules/rules.js';
import { Problems, readRecords } from '../wordlist/rows/table-reader.js';
import { leaveRanksOf, readLeave } from './leave-table.js';

/** Decimals of a point. */
const DECIMALS = 3;

/** Lines of CSV; `values` in thousandths of a point by the number of the leave. */
export function formatLeavesCsv(rules: Rules, values: ArrayLike<number>): string {
  const { count } = leaveRanksOf(rules);
  let text = '';
  for (let rank = 1; rank < count; rank++) {
    text += `${leaveText(rules, rank)},${(values[rank]! / 1000).toFixed(DECIMALS)}\n`;
  }
  return text;
}

/** The tiles of the leave of a number: jollies first, then letters in their order. */
export function leaveText(rules: Rules, rank: number): string {
  const counts = createCounts();
  leaveRanksOf(rules).unrank(rank, counts);
  return formatRack(rules.alphabet, counts);
}

/**
 * Reads values of all leaves, one a row, in any order; a first row `leave,value` may name the columns.
 *
 * @returns thousandths of a point by the number of the leave, 0 for the empty one
 * @throws InputError `TABLE_ROWS` with everything that is wrong; `TABLE_MISSING` | `TABLE_HEADER`
 */
export async function readLeavesCsv(file: string, rules: Rules): Promise<Int32Array> {
  const problems = new Problems();
  const { name, records } = await readRecords(file, problems);
  const rows = createRows(rules);
  for (const [index, record] of records.entries()) {
    const isHeading = index === 0 && /^leave$/i.test(record[0]?.trim() ?? '');
    if (record.length === 0 || isHeading) continue;
    const reason = rows.add(record, index + 1);
    if (reason !== undefined) problems.add(`${name}:${index + 1}`, reason);
  }
  const missing = rows.missing();
  if (missing !== undefined) problems.add(name, missing);
  problems.throwIfAny();
  return rows.values;
}

interface Rows {
  readonly values: Int32Array;
  /** Takes a row; the reason when it cannot. */
  add(record: readonly string[], line: number): string | undefined;
  /** Leaves that no row is for, in words. */
  missing(): string | undefined;
}

function createRows(rules: Rules): Rows {
  const ranks = leaveRanksOf(rules);
  const values = new Int32Array(ranks.count);
  const lines = new Int32Array(ranks.count);
  let unread = 0; // rows whose leave is not known: each may be one that is missing
  return {
    values,
    add(record, line) {
      const [leave = '', value = ''] = record.map(field => field.trim());
      const rank =
        record.length === 2 ? rankOf(rules, leave) : `${record.length} fields, not leave,value`;
      if (typeof rank === 'string') {
        unread++;
        return rank;
      }
      if (lines[rank] !== 0) return `${quoted(leave)} again, as in line ${lines[rank]}`;
      lines[rank] = line;
      const thousandths = Math.round(Number(value) * 1000);
      const isNumber = NUMBER.test(value) && thousandths === (thousandths | 0);
      if (!isNumber) return `${quoted(value)} is not a number of points like -4.7`;
      values[rank] = thousandths;
      return undefined;
    },
    missing() {
      const unseen = [...lines.keys()].filter(rank => rank > 0 && lines[rank] === 0);
      if (unseen.length <= unread) return undefined;
      const verb = unseen.length === 1 ? '1 leave is' : `${unseen.length} leaves are`;
      return `${verb} missing: ${few(unseen.map(rank => leaveText(rules, rank)))}`;
    },
  };
}

const NUMBER = /^[-+]?\d+(?:\.\d+)?$/;

/** Number of a leave that is not empty, or what is wrong with it. */
function rankOf(rules: Rules, leave: string): number | string {
  if (leave === '') return 'no leave in the first field';
  try {
    return leaveRanksOf(rules).rank(readLeave(rules, leave));
  } catch (error) {
    if (error instanceof InputError) return error.findings.join('; ');
    throw error;
  }
}
