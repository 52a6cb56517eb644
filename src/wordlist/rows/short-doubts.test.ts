// The list of short words for a federation to decide follows from the table, and can be reviewed.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Problems, readTable } from './table-reader.js';

const COLUMNS = ['form', 'status', 'confidence'] as const;
/** Below this a word of the lexicon is doubtful, from this on one that is not in it. */
const IN = 0.65;
const OUT = 0.6;

test('short-doubts.txt has the least sure words and the surest doubts', async () => {
  const rows = await readTable('lexicon-src', 'short-words.csv', COLUMNS, new Problems());
  const best = new Map<string, number>();
  const statuses = new Map<string, Set<string>>();
  const isIn = new Set(rows.flatMap(({ form, status }) => (status === 'ok' ? [form] : [])));
  for (const { form, status, confidence } of rows) {
    statuses.set(form, (statuses.get(form) ?? new Set()).add(status));
    if (isIn.has(form) && status !== 'ok') continue;
    best.set(form, Math.max(best.get(form) ?? 0, Number(confidence)));
  }
  const doubtful = [...best].flatMap(([form, confidence]) =>
    (isIn.has(form) ? confidence < IN : confidence >= OUT && statuses.get(form)?.has('doubt'))
      ? [form]
      : [],
  );
  const lines = readFileSync('lexicon-src/short-doubts.txt', 'utf8').split('\n');
  const listed = lines.filter(line => /^[A-Z]/.test(line)).map(line => line.split(',')[0]);
  expect(listed.toSorted()).toEqual(doubtful.toSorted());
});
