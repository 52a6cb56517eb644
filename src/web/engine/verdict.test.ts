// What is said of tiles that were laid.
import { expect, test } from 'vitest';
import { LEXICON } from '../../testing/lexicon.js';
import { verdictOn } from './verdict.js';

const BOARD = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const EMPTY = Array(15).fill('15').join('/');

test('a legal play: every word valid, scores and bonus', () => {
  const asked = { board: EMPTY, rack: 'CASA', edition: 'figs' };
  const tiles = [...'CASA'].map((tile, index) => ({ square: 112 + index, tile }));
  const verdict = verdictOn(LEXICON, asked, tiles, 'it');
  expect(verdict).toMatchObject({ isLegal: true, bonus: 0, reasons: [] });
  expect(verdict.words).toMatchObject([{ word: 'CASA', at: '8H', isValid: true }]);
  expect(verdict.score).toBe(verdict.words[0]?.score);
});

test('words that are none are told by the word, all else in the language', () => {
  const asked = { board: BOARD, rack: 'ZZ', edition: 'figs' };
  const beside = verdictOn(LEXICON, asked, [{ square: 115, tile: 'Z' }], 'it');
  expect(beside).toMatchObject({ isLegal: false, reasons: [] });
  expect(beside.words).toMatchObject([{ word: 'MICIOZ', isValid: false }]);
  const apart = verdictOn(LEXICON, asked, [{ square: 0, tile: 'Z' }], 'it');
  expect(apart.reasons.join()).toMatch(/non tocca nessuna tessera/);
  const gaps = [0, 2].map(square => ({ square, tile: 'Z' }));
  expect(verdictOn(LEXICON, asked, gaps, 'en')).toMatchObject({ score: undefined, words: [] });
});

test('where there are no words for the edition, tiles are still placed and scored', () => {
  const asked = { board: EMPTY, rack: '[NY]A', edition: 'uf-2007' };
  const tiles = ['[NY]', 'A'].map((tile, index) => ({ square: 112 + index, tile }));
  const verdict = verdictOn(LEXICON, asked, tiles, 'it');
  expect(verdict).toMatchObject({ isLegal: true, words: [{ word: '[NY]A', isValid: undefined }] });
  expect(verdict.score).toBeGreaterThan(0);
});
