// Where the spread comes from: the four parts add up, whatever game it is.
import { expect, test } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { loadDefaultLeaves } from '../leaves/load.js';
import { loadDefaultWinTable } from '../outlook/load.js';
import { gameOf, readGame } from '../testing/games.js';
import { LEXICON } from '../testing/lexicon.js';
import { analyseGame } from './analyse.js';
import { firstMoveWorth } from './balance.js';

const leaves = await loadDefaultLeaves();
const wins = await loadDefaultWinTable();
const engine = createEngine({ lexicon: LEXICON, leaves });
const EVENTS = [
  '>a: AEMICIO 8F MICIO +16 16',
  '>b: ADERSTU 9C DARE +14 14',
  '>a: AEINRST -AE +0 16',
  '>b: STUINRO 10A TUNI +9 23',
];

test('the parts are the spread, and each what the turns say', async () => {
  const { balance, turns, replay } = await analyseGame(readGame('figs'), engine, { wins });
  const { spread, skill, luck, start, rest } = balance!;
  expect(skill + luck + start + rest).toBe(spread);
  const finals = replay.result.over ? replay.result.scores.players.map(({ final }) => final) : [];
  expect(spread).toBe((finals[0]! - finals[1]!) * 1000);
  const sign = [1, -1];
  let [lost, drawn] = [0, 0];
  for (const { turn, losses, luck: draw } of turns) {
    if (!turn.isFullChange) lost -= sign[turn.player]! * (losses.equity ?? 0);
    drawn += sign[turn.player]! * (draw?.value ?? 0);
  }
  expect([skill, luck]).toEqual([lost, drawn]);
  expect(start).toBe(firstMoveWorth(wins));
  expect(balance!.known).toEqual({ losses: 44, draws: 45, turns: 44 });
});

test('seen by the other player all but the first move is turned round', async () => {
  const swapped = EVENTS.map(line =>
    line.replace(/^>(.)/, (_, nick) => `>${nick === 'a' ? 'b' : 'a'}`),
  );
  const one = await analyseGame(gameOf(...EVENTS), engine, { wins });
  const other = await analyseGame(gameOf(...swapped), engine, { wins });
  const { known, luckError, ...parts } = one.balance!;
  const turned = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, -value]));
  expect(other.balance).toEqual({ known, luckError, ...turned });
  expect(known).toEqual({ losses: 4, draws: 4, turns: 4 });
  expect(luckError).toBeGreaterThan(0);
});

test('without a win table nothing is known of the first move', async () => {
  const { balance } = await analyseGame(gameOf(...EVENTS), engine);
  expect(balance!.start).toBe(0);
  expect(balance!.skill + balance!.luck + balance!.rest).toBe(balance!.spread);
});

test('more than two players have no spread', async () => {
  const { balance, turns } = await analyseGame(readGame('four'), engine, { wins });
  expect(balance).toBeUndefined();
  expect(
    turns.every(({ spread, losses }) => spread === undefined && losses.win === undefined),
  ).toBe(true);
});

test('the first move is worth what the second player must be ahead for an even game', () => {
  const share = (_: number, spread: number): number => 5000 + 10 * spread + 125;
  const worth = firstMoveWorth({ ...wins, mostUnseen: 113, mostSpread: 600, share });
  expect(worth).toBe(12_500);
  expect(wins.winPercent(113, -firstMoveWorth(wins) / 1000)).toBeCloseTo(50, 1);
});
