// Slips are judged once: verdicts first, then reasons for the words that need one, then the lines.
import { expect, test } from 'vitest';
import { ENGINE } from '../testing/duplicate.js';
import { enterJudged, enterSlips, judgeSlips, wordsToExplain } from './enter-slips.js';
import { formatGame, newGame } from './game.js';
import { verifyLedger } from './verify.js';
import { ruleWord } from './word-ruling.js';

const fresh = newGame(ENGINE, { rack: 'AEIRSTO' });
const game = ruleWord(fresh, ENGINE, { word: 'ARIE', ruling: 'struck', round: 1, reason: 'old' });
const slip = (player: string, word: string) => {
  return { round: 1, player, square: '8F', word, claimed: 3 };
};
const SLIPS = [slip('Anna', 'AEIR'), slip('Bruno', 'ARIE'), slip('Carla', 'ORA')];

test('only words without a reason need one: not valid ones, not struck ones', () => {
  const judged = judgeSlips(game, ENGINE, SLIPS, {});
  expect(judged.map(({ judged: { verdict } }) => verdict)).toEqual(['word', 'word', 'score']);
  expect(wordsToExplain(judged)).toEqual(['AEIR']);
  expect(game.state.players).toEqual([]);
});

test('judged and then entered, slips give the lines of those entered at once', () => {
  const explain = (word: string): string => `${word} is in no table`;
  const judged = judgeSlips(game, ENGINE, SLIPS, {});
  const entered = enterJudged(game, judged, explain);
  expect(formatGame(entered)).toBe(formatGame(enterSlips(game, ENGINE, SLIPS, { explain })));
  expect(entered.state.slips.map(({ invalid }) => invalid.map(({ why }) => why))).toEqual([
    [{ code: 'told', text: 'AEIR is in no table' }],
    [{ code: 'struck-by-arbiter', note: 'old' }],
    [],
  ]);
  expect(verifyLedger(formatGame(entered), ENGINE).fault).toBeUndefined();
});

test('a word that nobody can explain has no reason', () => {
  const entered = enterSlips(game, ENGINE, SLIPS.slice(0, 1));
  expect(entered.state.slips[0]!.invalid).toEqual([{ word: 'AEIR', at: '8F', why: null }]);
});
