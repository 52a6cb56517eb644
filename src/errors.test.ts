// What a message shows of its input: little, and nothing that a terminal obeys.
import { expect, test } from 'vitest';
import { InputError, listed, quoted, visible } from './errors.js';

test('input is quoted up to 80 characters', () => {
  expect(quoted('a'.repeat(80))).toBe(`"${'a'.repeat(80)}"`);
  expect(quoted('a'.repeat(81))).toBe(`"${'a'.repeat(79)}…"`);
});

test('a pair of surrogates is not cut in two', () => {
  expect(quoted(`${'a'.repeat(78)}😀😀`)).toBe(`"${'a'.repeat(78)}…"`);
});

test.each([
  ['\u001b[31m', '"\\u001b[31m"'],
  ['a\nb', '"a\\u000ab"'],
  ['\u009b1m', '"\\u009b1m"'],
  ['\u202eabc', '"\\u202eabc"'],
])('controls are quoted as escapes', (text, shown) => {
  expect(quoted(text)).toBe(shown);
});

test('a line for a terminal keeps its line ends and loses its controls', () => {
  expect(visible('a\tb\n\u001b]0;x\u0007\u009b1m\u202e')).toBe(
    'a\tb\n\\u001b]0;x\\u0007\\u009b1m\\u202e',
  );
});

test('JSON stays JSON when its controls are shown', () => {
  const value = { name: '\u001b[31m\u009b\u202e' };
  expect(JSON.parse(visible(JSON.stringify(value)))).toEqual(value);
});

test('twenty findings are listed, and how many more there are', () => {
  const findings = Array.from({ length: 23 }, (_, index) => `finding ${index + 1}`);
  expect(listed(findings.slice(0, 20)).split('\n')).toHaveLength(20);
  expect(listed(findings).split('\n').slice(19)).toEqual(['finding 20', 'and 3 more']);
  const error = InputError.of('TABLE_ROWS', findings, { input: 'x' });
  expect(error.findings).toHaveLength(23);
  expect(error.message.endsWith('and 3 more')).toBe(true);
});
