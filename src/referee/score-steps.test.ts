// The score written out, step by step, each with the article it stands on.
import { expect, test } from 'vitest';
import { ENGLISH_RULES, TEVERE_2007 } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { positionOf } from '../testing/boards.js';
import { cited, english, inEnglish } from '../testing/english.js';
import { scoreSheet } from './score-sheet.js';
import { scoreSteps } from './score-steps.js';

type Rows = Readonly<Record<number, string>>;

function steps(rows: Rows, at: string, word: string, rules?: Rules): string[] {
  return scoreSteps(positionOf(rows, '', rules), { at, word }).map(each => cited(each, 'figs'));
}

test('the first play: letters, the centre, the total (art. 9)', () => {
  expect(steps({}, '8F', 'MICIO')).toEqual([
    'art. 9: MICIO at F8 orizz.: M3 + I1 + C2 + I1 + O1 = 8',
    'art. 9: MICIO: 8 × 2 (H8) = 16',
    'art. 9: score of the play: 16',
  ]);
});

test('a premium square that has had its effect is named (art. 10), a jolly is worth 0 (art. 12)', () => {
  expect(steps({ 8: '.....MICIO.....' }, 'H7', 'aCe')).toEqual([
    'art. 9: aCe at H7 vert.: a0 + C2 + e0 = 2',
    'art. 12: a jolly is worth 0: H7, H9',
    'art. 10: no longer in effect: H8',
    'art. 9: score of the play: 2',
  ]);
});

test('letter premiums are written beside their letter, and each word has its lines', () => {
  expect(steps({ 8: '.......AI......', 9: '.......L.......' }, '9H', 'LO')).toEqual([
    'art. 9: LO at H9 orizz.: L3 + O1 × 2 (I9) = 5',
    'art. 9: IO at I8 vert.: I1 + O1 × 2 (I9) = 3',
    'art. 9: score of the play: 5 + 3 = 8',
  ]);
});

test('two word premiums multiply (art. 11), and the bonus comes after (art. 13)', () => {
  const cassetta = {
    1: '...S...........',
    2: '...T...........',
    3: '...E...........',
    4: '...L...........',
    5: '...L...........',
    6: '...A...........',
    7: '...T...........',
    8: '...ESAMI.......',
  };
  expect(steps(cassetta, '1A', 'CASSETTA')).toEqual([
    'art. 9: CASSETTA at A1 orizz.: C2 + A1 + S2 + S2 + E1 + T2 + T2 + A1 = 13',
    'art. 10: no longer in effect: D1',
    'art. 11: CASSETTA: 13 × 3 (A1) × 3 (H1) = 13 × 9 = 117',
    'art. 13: all 7 tiles of the rack: + 50',
    'art. 9: score of the play: 117 + 50 = 167',
  ]);
});

test('an edition without articles of its own says where its numbers come from', () => {
  expect(steps({}, '8F', 'MICIO', TEVERE_2007).at(-1)).toBe(
    'art. 9 of figs, inherited: score of the play: 16',
  );
  expect(steps({}, '8H', 'AX', ENGLISH_RULES)[0]).toBe(
    'standard English rules: AX at H8 orizz.: A1 + X8 = 9',
  );
});

test('the last step is the total of the score sheet', () => {
  const position = positionOf({ 8: '.....MICIO.....' });
  const play = { at: '9I', word: 'RE' };
  expect(english(scoreSteps(position, play).at(-1)!.fact)).toMatch(
    ` = ${scoreSheet(position, play).total}`,
  );
});

test('a play that cannot lie there has no score', () => {
  const laid = (): unknown => steps({ 8: '.....MICIO.....' }, '8F', 'GATTO');
  expect(laid).toThrow('square-holds: square 110, there "M", wanted "G"');
  expect(inEnglish(laid)).toThrow('F8 holds M, not G');
});
