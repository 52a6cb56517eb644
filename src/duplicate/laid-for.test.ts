// Why one of equal tops is laid, and why an arbiter lays another, kept with it.
import { expect, test } from 'vitest';
import { FIGS } from '../rules/editions.js';
import { ENGINE, next, seededGame } from '../testing/duplicate.js';
import { SHEETS } from '../wording/sheets.js';
import { formatGame, parseGame } from './game.js';
import { rankGame } from './ranking.js';
import { sheetCsv } from './sheets/report.js';
import { type LedgerPlay, laidFor } from './tops.js';
import { verifyLedger } from './verify.js';

const play = (placed: string, leave: string): LedgerPlay => {
  return { at: '8H', word: placed.toUpperCase(), placed, score: 10, bingo: false, leave };
};

test.each([
  ['only', [play('MA', 'RE')]],
  ['jollies', [play('MA', 'R?'), play('Ma', 'RM')]],
  ['repeats', [play('MA', 'RE'), play('ME', 'RR')]],
  ['order', [play('MA', 'RE'), play('ME', 'RA')]],
] as const)('%s decides', (why, tops) => {
  expect(laidFor(FIGS, tops)).toBe(why);
});

test('the reason of an arbiter is kept with the play, printed, and followed by the check', () => {
  const game = seededGame();
  const [, second] = next(game).state.closed[0]!.subTops;
  const chosen = second!.plays[0]!;
  const closed = next(game, { play: chosen, reason: '  più   facile da leggere ' });
  expect(closed.state.closed[0]).toMatchObject({ by: 'arbiter', reason: 'più facile da leggere' });
  const text = formatGame(closed);
  expect(parseGame(text).state).toEqual(closed.state);
  expect(verifyLedger(text, ENGINE).fault).toBeUndefined();
  expect(sheetCsv(rankGame(closed), 'master', SHEETS.it)).toContain(': più facile da leggere');
});

test('a close without a choice has no reason', () => {
  expect(next(seededGame()).state.closed[0]).not.toHaveProperty('reason');
});
