// The tables of README.md name every edition and every open reading, with its choices.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editionIds, rulesEdition } from './editions.js';
import { READINGS } from './readings.js';

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8');

test('the table of editions has a column for each', () => {
  const header = README.split('\n').find(line => line.startsWith('| | `')) as string;
  const columns = [...header.matchAll(/`([^`]+)`/g)].map(([, id]) => id);
  expect(columns.sort()).toEqual([...editionIds()].sort());
});

test.each(READINGS)(
  'the reading $id stands there with its choices and where it is open',
  reading => {
    const row = README.split('\n').find(line => line.startsWith(`| \`${reading.id}\``));
    const cells = (row ?? '').split('|').map(cell => cell.trim());
    expect(cells[4]).toBe(reading.values.map(value => `\`${value}\``).join(', '));
    const open = editionIds().filter(id => rulesEdition(id).openReadings.includes(reading.id));
    const named = [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, id]) => id);
    expect(named.sort()).toEqual(open.sort());
  },
);
