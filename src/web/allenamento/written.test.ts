import { expect, test } from 'vitest';
import { written } from './written.js';

test('jollies are in brackets, one each; what has brackets already stays', () => {
  expect(['BlOG', 'aaRE', 'MARE', 'M(A)RE', ''].map(written)).toEqual([
    ...['B(L)OG', '(A)(A)RE', 'MARE', 'M(A)RE', ''],
  ]);
});
