import { expect, test } from 'vitest';
import { backupText, readBackup, takeBackup } from './backup.js';
import type { KeptPart } from './kept-part.js';

/** A part that keeps one text. */
function partOf(id: string, first: string): KeptPart & { now(): string } {
  let kept = first;
  return {
    id,
    now: () => kept,
    give: async () => kept,
    faultIn: async value => (typeof value === 'string' ? undefined : `${id}: not a text`),
    conflicts: async value => (value === kept || kept === '' ? 0 : 1),
    take: async (value, isReplacing) => {
      if (kept === '' || isReplacing) kept = value as string;
    },
  };
}

test('what is exported is imported elsewhere as it was', async () => {
  const text = await backupText([partOf('one', 'a'), partOf('two', 'b')]);
  const there = [partOf('one', ''), partOf('two', '')];
  const read = await readBackup(there, text);
  if (read.kind !== 'good') throw new Error(read.kind);
  expect(read.conflicts).toBe(0);
  await takeBackup(there, read.values, false);
  expect(there.map(part => part.now())).toEqual(['a', 'b']);
});

test('what is here otherwise is counted, and stays unless one wants the other', async () => {
  const text = await backupText([partOf('one', 'a')]);
  const here = [partOf('one', 'mine')];
  const read = await readBackup(here, text);
  if (read.kind !== 'good') throw new Error(read.kind);
  expect(read.conflicts).toBe(1);
  await takeBackup(here, read.values, false);
  expect(here[0]?.now()).toBe('mine');
  await takeBackup(here, read.values, true);
  expect(here[0]?.now()).toBe('a');
});

test.each([
  ['{', { kind: 'none' }],
  ['[]', { kind: 'none' }],
  ['{"leggio":"altro"}', { kind: 'none' }],
  ['{"leggio":"allenamento","version":2}', { kind: 'broken', where: 'version: 2, not 1' }],
  ['{"leggio":"allenamento","version":1}', { kind: 'broken', where: 'parts: not an object' }],
  [
    '{"leggio":"allenamento","version":1,"parts":{"three":1}}',
    { kind: 'broken', where: 'parts.three: no such part' },
  ],
  [
    '{"leggio":"allenamento","version":1,"parts":{"one":"a","two":3}}',
    { kind: 'broken', where: 'two: not a text' },
  ],
])('%s is not taken', async (text, answer) => {
  expect(await readBackup([partOf('one', ''), partOf('two', '')], text)).toEqual(answer);
});
