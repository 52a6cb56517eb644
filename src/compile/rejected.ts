// `<name>.rejected.csv`: every entry and form that gave no word, with the reason.
import { csvLine } from '../files/csv.js';
import type { Rejected } from '../wordlist/rejected.js';

const HEADER = ['row', 'text', 'reason'];

export function formatRejected(rejected: readonly Rejected[]): string {
  const rows = rejected.map(({ at, text, reason }) => csvLine([at, text, reason]));
  return `${[csvLine(HEADER), ...rows].join('\n')}\n`;
}
