// `<name>.rejected.csv`: every entry and form that gave no word, with the reason.
import type { Rejected } from '../wordlist/package-lemma.js';

const HEADER = 'row,text,reason';

export function formatRejected(rejected: readonly Rejected[]): string {
  const rows = rejected.map(({ at, text, reason }) => [at, text, reason].map(quoted).join(','));
  return `${[HEADER, ...rows].join('\n')}\n`;
}

function quoted(field: string): string {
  return /[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
