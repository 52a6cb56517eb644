// Made-up leave values, where a test needs any.
import {
  createLeaveTable,
  type LeaveOrigin,
  type LeaveTable,
  leaveRanksOf,
} from '../leaves/leave-table.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { createRandom } from './random.js';

export const NO_ORIGIN: LeaveOrigin = {
  lexicon: { name: '', checksum: '' },
  rules: 'figs',
  generations: 0,
  games: 0,
  seed: '',
  version: '',
  mean: 0,
};

/** Leaves between −`reach` and `reach` thousandths, in steps of `unit`: large steps make ties. */
export function randomLeaves(reach: number, unit: number, rules: Rules = FIGS): LeaveTable {
  const random = createRandom(reach * unit);
  const most = Math.floor(reach / unit);
  const values = Int32Array.from(
    { length: leaveRanksOf(rules).count },
    () => (random.below(2 * most + 1) - most) * unit,
  );
  return createLeaveTable(rules, values, NO_ORIGIN, '');
}
