// Rulings that hold a word: what a late slip scores is what its play scores in that round.
import { describe, expect, test } from 'vitest';
import { ENGINE, next, seededGame, withSlips } from '../testing/duplicate.js';
import { inEnglish } from '../testing/english.js';
import { entryLines, sheetLines } from '../testing/sheets.js';
import { formatGame, parseGame } from './game.js';
import { formatLines } from './ledger/ledger.js';
import { rankGame } from './ranking.js';
import { type AnswerRequest, ruleAnswer, ruleSlip } from './rulings.js';
import { verifyLedger } from './verify.js';

const GAME = next(next(withSlips(seededGame(), [['Anna', '8H', 'QQ', 3]])));
const LATE = { round: 1, player: 'Anna', square: '8F', word: 'bop', reason: 'found late' };

function late(change: Partial<AnswerRequest> = {}) {
  return ruleAnswer(GAME, ENGINE, { ...LATE, ...change });
}

test('a word scores what it scores in the position of its round', () => {
  const ruled = late();
  expect(ruled.entries.at(-1)).toEqual({
    ...{ type: 'answer', round: 1, player: 'Anna', notation: 'gcg', square: '8F', word: 'bop' },
    ...{ at: '8F', played: 'BOP', score: 22, by: 'play', reason: 'found late' },
  });
  expect(rankGame(ruled, 1).players[0]).toMatchObject({ player: 'Anna', total: 22, tops: 1 });
  expect(verifyLedger(formatGame(ruled), ENGINE).fault).toBeUndefined();
  expect(parseGame(formatGame(ruled)).state).toEqual(ruled.state);
});

test('the sheet of the player shows the word, where it lies and why', () => {
  const [, , line = ''] = sheetLines(rankGame(late()), { player: 'Anna' });
  expect(line).toMatch(/BOP +8F +ruled +22 .* found late$/);
  expect(entryLines(late().entries.at(-1)!, GAME.state)).toEqual([
    'round 1, Anna: ruled 8F BOP for 22 points: found late',
  ]);
});

test('the notation may be another than the game has', () => {
  expect(late({ square: 'F8 orizz.', notation: 'figs' }).state.rulings[0]!.score).toBe(22);
});

describe('a word that does not count', () => {
  test.each<[Partial<AnswerRequest>, string]>([
    [{ word: 'belmo' }, 'with --score it can be ruled in all the same: not valid: BELMO'],
    [{ square: '8A' }, 'all the same: the first play covers the centre square H8'],
    [{ word: 'zoo' }, 'all the same: 1 × O, 1 × Z short on BEFLMOP'],
  ])('is refused: %j', (change, message) => {
    expect(inEnglish(() => late(change))).toThrow(message);
  });

  test('is shown with the score that is said', () => {
    const ruled = late({ word: 'belmo', score: 12 });
    expect(ruled.state.rulings[0]).toMatchObject({
      word: 'belmo',
      at: null,
      score: 12,
      by: 'arbiter',
    });
    const [, , line = ''] = sheetLines(rankGame(ruled), { player: 'Anna' });
    expect(line).toMatch(/belmo +8F +ruled +12 /);
    expect(verifyLedger(formatGame(ruled), ENGINE).fault).toBeUndefined();
  });

  test('is not forgiven a square, also where slips are', () => {
    const forgiving = next(seededGame(['Anna'], { shiftForgiven: 1 }));
    const asked = () => ruleAnswer(forgiving, ENGINE, { ...LATE, square: '7F' });
    expect(inEnglish(asked)).toThrow('covers the centre');
  });
});

test('rounds that were not played, unknown players and odd scores are refused', () => {
  expect(() => late({ round: 9 })).toThrow('round 9 was never drawn');
  expect(() => late({ player: 'Ana' })).toThrow('no player "Ana": did you mean Anna?');
  expect(() => late({ score: 0.5 })).toThrow('score 0.5: wanted a whole number');
  expect(() => late({ word: ' ' })).toThrow('the word is empty');
});

test('a score that the play did not give does not follow', () => {
  const ruled = late();
  const forged = { ...ruled.entries.at(-1)!, score: 99 };
  const { text } = formatLines([...ruled.entries.slice(0, -1), forged as never]);
  expect(verifyLedger(text, ENGINE).fault?.reason).toBe('answer: score is 99, what follows is 22');
});

test('the reason is kept as one line, and nothing a terminal obeys gets in', () => {
  const rule = (reason: string) => ruleSlip(GAME, { round: 1, player: 'Anna', score: 1, reason });
  expect(rule('two\nlines').state.rulings[0]!.reason).toBe('two lines');
  expect(() => rule('\u001b]0;owned\u0007')).toThrow('the reason has a character that cannot');
});
