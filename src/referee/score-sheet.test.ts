// Scores worked out by hand from FIGS, art. 9-13. Words are not judged here, so boards are kept small.
import { expect, test } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { positionOf } from '../testing/boards.js';
import { scoreSheet } from './score-sheet.js';

/** Total and multiplier of each word. */
function scored(rows: Record<number, string>, at: string, word: string): [number, ...number[]] {
  const { total, words } = scoreSheet(positionOf(rows), { at, word });
  return [total, ...words.map(({ multiplier }) => multiplier)];
}

/** What the generator says of the same play, found with this word and the words it forms. */
function generated(
  rows: Record<number, string>,
  rack: string,
  at: string,
  words: readonly string[],
): number[] {
  const engine = createEngine({ lexicon: lexiconFromWords(words) });
  const plays = [...engine.plays(positionOf(rows, rack))];
  return plays.filter(play => play.at === at && play.word === words[0]).map(({ score }) => score);
}

test('a premium square counts under a new tile only (art. 10)', () => {
  // M3 I1 C2 I1 O1 = 8, with H8 x 2; then S2 after it, H8 without effect
  expect(scored({}, '8F', 'MICIO')).toEqual([16, 2]);
  expect(scored({ 8: '.....MICIO.....' }, '8F', 'MICIOS')).toEqual([10, 1]);
});

test('a letter premium counts in both words of its tile (art. 10)', () => {
  // O1x2 on I9: LO 3 + 2, IO 1 + 2
  expect(scored({ 8: '.......AI......', 9: '.......L.......' }, '9H', 'LO')).toEqual([8, 1, 1]);
});

test('a word premium counts in both words of its tile (art. 10)', () => {
  // A on K11 (2 x word): SA (2 + 1) x 2, AL (1 + 3) x 2
  const board = {
    8: '.....MICIO.....',
    9: '.........R.....',
    10: '.........E.....',
    11: '.........S.....',
    12: '.........IL....',
  };
  expect(scored(board, '11J', 'SA')).toEqual([14, 2, 2]);
});

const ROMANZO = {
  5: '.......A.......',
  6: '.......S.......',
  7: '.......S.......',
  8: '.......O.......',
};

test('two squares of double word value multiply by four (art. 11)', () => {
  // E5 and K5: R2 O1 M3 A1 N3 Z8 O1 = 19, x 4
  expect(scored(ROMANZO, '5E', 'ROMANZO')).toEqual([76, 4]);
  expect(generated(ROMANZO, 'ROMNZO', '5E', ['ROMANZO'])).toEqual([76]);
});

const CASSETTA = {
  1: '...S...........',
  2: '...T...........',
  3: '...E...........',
  4: '...L...........',
  5: '...L...........',
  6: '...A...........',
  7: '...T...........',
  8: '...ESAMI.......',
};

test('two squares of triple word value multiply by nine, and the bonus comes after (art. 11, 13)', () => {
  // A1 and H1; D1 (2 x letter) has had its effect: C2 A1 S2 S2 E1 T2 T2 A1 = 13, x 9, + 50 for seven tiles
  expect(scored(CASSETTA, '1A', 'CASSETTA')).toEqual([13 * 9 + 50, 9]);
  expect(generated(CASSETTA, 'CASETTA', '1A', ['CASSETTA'])).toEqual([167]);
});

const DIMENTICHEREBBE = {
  1: '.IMENTI.HEREBB.',
  2: '......A.A......',
  3: '......O.O......',
  4: '......A.A......',
  5: '......O.O......',
  6: '......A.A......',
  7: '......O.O......',
  8: '......ASA......',
};

test('three squares of triple word value multiply by twenty-seven (art. 11)', () => {
  // A1, H1 and O1: D5 I1 M3 E1 N3 T2 I1 C2 H8 E1 R2 E1 B5 B5 E1 = 41, x 27
  expect(scored(DIMENTICHEREBBE, '1A', 'DIMENTICHEREBBE')).toEqual([1107, 27]);
  expect(generated(DIMENTICHEREBBE, 'CDE', '1A', ['DIMENTICHEREBBE'])).toEqual([1107]);
});

test('a jolly is worth nothing in every word, premium or not (art. 12)', () => {
  // o on I9: LO 3 + 0, IO 1 + 0
  expect(scored({ 8: '.......AI......', 9: '.......L.......' }, '9H', 'Lo')).toEqual([4, 1, 1]);
  // M3 I1 c0 I1 O1 = 6: the jolly lies on H8, which doubles all the same
  expect(scored({}, '8F', 'MIcIO')).toEqual([12, 2]);
  // a jolly that lies there: S2 after M3 I1 c0 I1 O1
  expect(scored({ 8: '.....MIcIO.....' }, '8F', 'MICIOS')).toEqual([8, 1]);
});

test('the bonus is for seven tiles of the rack, not for seven letters (art. 13)', () => {
  const sheet = (rows: Record<number, string>): number =>
    scoreSheet(positionOf(rows), { at: '8H', word: 'MAESTRO' }).bonus;
  expect([sheet({}), sheet({ 8: '.......M.......' })]).toEqual([50, 0]);
});

test('a through-tile is written as a dot, as its letter, or in the case it lies in', () => {
  const board = { 8: '.....MIcIO.....' };
  for (const word of ['MICIOS', 'MIcIOS', '.....S', 'mic..S']) {
    expect(scoreSheet(positionOf(board), { at: '8F', word })).toEqual({
      words: [{ word: 'MIcIOS', at: '8F', letters: 8, multiplier: 1, score: 8 }],
      bonus: 0,
      total: 8,
    });
  }
});

test('a play that cannot be laid is refused with every reason', () => {
  const position = positionOf({ 8: '.....MICIO.....' });
  expect(() => scoreSheet(position, { at: '8F', word: 'MUCI..' })).toThrow(
    expect.objectContaining({
      name: 'InputError',
      code: 'MOVE_SQUARES',
      input: '8F MUCI..',
      findings: ['square-holds: square 111, there "I", wanted "U"', 'square-empty: square 115'],
    }),
  );
});
