// Positions as CGP: all fields read, written and refused.
import { describe, expect, test } from 'vitest';
import { InputError } from '../errors.js';
import { ENGLISH_RULES, FIGS } from '../rules/editions.js';
import { readGame } from '../testing/games.js';
import { cgpOf, formatCgp, parseCgp } from './cgp.js';
import { replayGame } from './replay/replay.js';

const EMPTY = Array<string>(15).fill('15').join('/');

test('there and back', () => {
  const text = `${EMPTY} AEIRST?/ 12/-4 2 bb 50; etl 3; lex NWL23; rs figs;`;
  const cgp = parseCgp(text, FIGS);
  expect(cgp).toMatchObject({ racks: ['AEIRST?', ''], scores: [12, -4], scoreless: 2 });
  expect(cgp.operations.at(-1)).toEqual({ code: 'rs', args: ['figs'] });
  expect(formatCgp(cgp)).toBe(text);
});

test('the board and a rack are enough', () => {
  expect(parseCgp(`${EMPTY} ABC`, FIGS)).toMatchObject({
    scores: [0],
    scoreless: 0,
    operations: [],
  });
});

describe('refused', () => {
  test.each([
    [`${EMPTY} ABC/DEF 1 0`, '1 scores for 2 racks'],
    [`${EMPTY} ABC/DEF 1/x 0`, 'scores "1/x": whole numbers with / between'],
    [`${EMPTY} ABC/DEF 1/2 x`, '"x": the number of turns without points in a row'],
    [`${EMPTY} ABC/DEF 1/2 0 lex`, 'operations "lex": each ends in ;'],
    [`${EMPTY} ABC/QQ 1/2 0`, 'rack "QQ": 2 × Q, the bag has 1'],
  ])('%#: %s', (text, message) => {
    const error = expect.objectContaining({ code: 'POSITION_CGP', message });
    expect(() => parseCgp(text, FIGS)).toThrow(error);
  });
});

describe('from a game', () => {
  test('the end of a game: next to move first, what is known of the racks', () => {
    const cgp = cgpOf(replayGame(readGame('four'), FIGS));
    expect(cgp).toMatchObject({ racks: ['ABEFRST', '', '', ''], scores: [16, 19, 12, 0] });
    expect(formatCgp(cgp)).toMatch(
      /ABEFRST\/\/\/ 16\/19\/12\/0 1 bb 50; etl 3; mcnz 12; to 60000; rs figs;$/,
    );
    expect(formatCgp(parseCgp(formatCgp(cgp), FIGS))).toBe(formatCgp(cgp));
  });

  test('before one of its turns', () => {
    const replay = replayGame(readGame('woogles'), ENGLISH_RULES);
    const cgp = cgpOf(replay, 5);
    expect(cgp).toMatchObject({ racks: ['ADEILNT', ''], scores: [29, 8], scoreless: 2 });
    expect(cgp.position.rack).toBe('ADEILNT');
    expect(() => cgpOf(replay, 99)).toThrow(InputError);
  });
});
