// The layout of table files; what may be wrong with one is tried on each kind, where it is kept.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as format from './table-file.js';

test('FORMAT.md has the fields of table-file.ts', () => {
  const text = readFileSync(new URL('./FORMAT.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| (\d+) +\| \d+ +\| `(OFFSET_\w+)`/gm)];
  const fields = Object.entries(format).filter(([name]) => name.startsWith('OFFSET_'));
  expect(rows.map(([, offset, name]) => [name, Number(offset)])).toEqual(
    fields.sort((a, b) => Number(a[1]) - Number(b[1])),
  );
});
