import { expect, test } from 'vitest';
import { VERB_CELLS } from '../../wordlist/inflection/verb-cells.js';
import { cellText, splitParticles } from './derivation-text.js';

test('every cell of a verb has a text of its own', () => {
  const texts = VERB_CELLS.map(cellText);
  expect(new Set(texts).size).toBe(VERB_CELLS.length);
  expect(texts.filter(text => !/^[a-z]/.test(text))).toEqual([]);
});

test.each([
  ['ind.pres.1s', 'present indicative, 1st singular'],
  ['sub.impf.3p', 'imperfect subjunctive, 3rd plural'],
  ['part.past.fp', 'past participle, feminine plural'],
  ['inf', 'infinitive'],
  ['p', 'plural'],
  ['fs', 'feminine singular'],
  ['troncamento', 'truncated form'],
  ['listed', ''],
])('the cell %s is "%s"', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

test.each([
  ['', []],
  ['lo', ['lo']],
  ['gli', ['gli']],
  ['glielo', ['glie', 'lo']],
  ['sene', ['se', 'ne']],
])('the particles "%s" are %j', (text, particles) => {
  expect(splitParticles(text)).toEqual(particles);
});
