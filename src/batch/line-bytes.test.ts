import { expect, test } from 'vitest';
import { LineBytes, pieceOf, put, putNumber, release } from './line-bytes.js';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

test('lines come out as they went in, in order, and only once', () => {
  const lines = new LineBytes();
  lines.begin();
  lines.addLine('{"id":"è"}');
  lines.addLine('');
  expect(text(lines.finish())).toBe('{"id":"è"}\n\n');
  lines.begin();
  expect(lines.finish()).toHaveLength(0);
});

test('what was finished stays as it is, whatever follows, however long', () => {
  const lines = new LineBytes();
  lines.begin();
  lines.addLine('first');
  const first = lines.finish();
  const long = 'à'.repeat(100_000);
  lines.begin();
  lines.addLine('second');
  lines.addLine(long);
  expect(text(first)).toBe('first\n');
  expect(text(lines.finish())).toBe(`second\n${long}\n`);
});

test('an answer that broke off leaves nothing to the next', () => {
  const lines = new LineBytes();
  lines.begin();
  lines.addLine('broken off');
  lines.begin();
  lines.addLine('whole');
  expect(text(lines.finish())).toBe('whole\n');
});

test('memory serves again when it has been released, not before', () => {
  const lines = new LineBytes();
  const answer = (line: string): Uint8Array => {
    lines.begin();
    lines.addLine(line);
    return lines.finish();
  };
  const [first, second] = [answer('one'), answer('two')];
  release(second);
  const third = answer('three');
  expect(third.buffer).toBe(second.buffer);
  expect(answer('four').buffer).not.toBe(first.buffer);
  expect(text(first)).toBe('one\n');
  release(first);
  release(third);
  const buffers = new Set([first.buffer, second.buffer]);
  for (const line of ['five', 'six']) expect(buffers.delete(answer(line).buffer)).toBe(true);
});

test('bytes of other memory can be released, too', () => {
  const bytes = Uint8Array.of(1, 2, 3, 4);
  release(bytes);
  release(new Uint8Array(0));
  expect([...bytes]).toEqual([1, 2, 3, 4]);
});

test.each(['', 'A', '[L·L]', '","placed":"'])('the piece %j is written byte by byte', piece => {
  const bytes = new Uint8Array(32).fill(46);
  const end = put(new DataView(bytes.buffer), 5, pieceOf(piece));
  expect(text(bytes.subarray(0, end))).toBe(`.....${piece}`);
});

test.each([0, 7, 10, 99, 100, 65_535, -1, -10, -123_456, 2_147_483_647])(
  '%i is written in decimal digits',
  value => {
    const bytes = new Uint8Array(32).fill(46);
    const end = putNumber(new DataView(bytes.buffer), 5, value);
    expect(text(bytes.subarray(0, end))).toBe(`.....${value}`);
  },
);
