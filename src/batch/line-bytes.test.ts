import { expect, test } from 'vitest';
import { LineBytes } from './line-bytes.js';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

test('lines come out as they went in, in order, and only once', () => {
  const lines = new LineBytes();
  lines.begin();
  lines.add('{"id":"è"}');
  lines.add('');
  expect(text(lines.finish())).toBe('{"id":"è"}\n\n');
  lines.begin();
  expect(lines.finish()).toHaveLength(0);
});

test('what was finished stays as it is, whatever follows, however long', () => {
  const lines = new LineBytes();
  lines.begin();
  lines.add('first');
  const first = lines.finish();
  const long = 'à'.repeat(100_000);
  lines.begin();
  lines.add('second');
  lines.add(long);
  expect(text(first)).toBe('first\n');
  expect(text(lines.finish())).toBe(`second\n${long}\n`);
});

test('an answer that broke off leaves nothing to the next', () => {
  const lines = new LineBytes();
  lines.begin();
  lines.add('broken off');
  lines.begin();
  lines.add('whole');
  expect(text(lines.finish())).toBe('whole\n');
});
