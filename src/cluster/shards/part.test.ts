// Which part: given, or told by a scheduler; and pieces fall to parts evenly.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical } from '../codec.js';
import { partOf } from './crews.js';
import { parsePart } from './part.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  ['3/8', {}, { index: 3, of: 8 }],
  ['1/1', {}, { index: 1, of: 1 }],
  [
    'auto',
    { SLURM_ARRAY_TASK_ID: '7', SLURM_ARRAY_TASK_MIN: '5', SLURM_ARRAY_TASK_COUNT: '4' },
    { index: 3, of: 4 },
  ],
  ['auto/9', { SLURM_ARRAY_TASK_ID: '7' }, { index: 7, of: 9 }],
  ['auto', { AWS_BATCH_JOB_ARRAY_INDEX: '0', AWS_BATCH_JOB_ARRAY_SIZE: '2' }, { index: 1, of: 2 }],
  ['auto/8', { JOB_COMPLETION_INDEX: '7' }, { index: 8, of: 8 }],
])('%s with %j', (text, environment, part) => {
  expect(parsePart(text, environment)).toEqual(part);
});

test.each([
  ['auto', { JOB_COMPLETION_INDEX: '1' }, 'the scheduler does not say of how many'],
  ['auto/8', { JOB_COMPLETION_INDEX: '8' }, 'part 9 of 8'],
  ['auto', { SLURM_ARRAY_TASK_ID: 'x' }, 'no scheduler says'],
  ['1/0', {}, 'parts are 1 to'],
  ['-1/3', {}, 'wanted 3/8'],
])('%s with %j is refused', (text, environment, message) => {
  expect(() => parsePart(text, environment)).toThrow(message);
});

test('data have one text, whatever numbers the machine made of them', () => {
  const whole = {
    first: 1537,
    bytes: Uint8Array.of(1, 2),
    more: [new Map([['a', 1]]), null, undefined],
  };
  const doubles = { ...whole, first: Number('1537.5') - 0.5 };
  expect(canonical(doubles)).toBe(canonical(whole));
  expect(canonical(whole)).toBe(
    `{first:1537,bytes:Uint8Array(${sha256('\x01\x02')}),more:[Map[["a",1]],null,undefined]}`,
  );
  expect(canonical({ ...whole, bytes: Int8Array.of(1, 2) })).not.toBe(canonical(whole));
  const view = new Uint8Array([9, 1, 2, 9]).subarray(1, 3);
  expect(canonical({ ...whole, bytes: view })).toBe(canonical(whole));
  const shared = new Uint8Array(new SharedArrayBuffer(2));
  shared.set([1, 2]);
  expect(canonical({ ...whole, bytes: shared })).toBe(canonical(whole));
});

test('pieces fall to parts evenly', () => {
  const counts = new Map<number, number>();
  for (let piece = 0; piece < 7000; piece++) {
    const id = sha256(String(piece));
    counts.set(partOf(id, 7), (counts.get(partOf(id, 7)) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
