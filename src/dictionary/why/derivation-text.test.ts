import { expect, test } from 'vitest';
import { splitParticles } from './derivation-text.js';

test.each([
  ['', []],
  ['lo', ['lo']],
  ['gli', ['gli']],
  ['glielo', ['glie', 'lo']],
  ['sene', ['se', 'ne']],
])('the particles "%s" are %j', (text, particles) => {
  expect(splitParticles(text)).toEqual(particles);
});
