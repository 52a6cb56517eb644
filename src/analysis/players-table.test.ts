// Players over games, against a recount of their turns.
import { expect, test } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { loadDefaultLeaves } from '../leaves/load.js';
import { loadDefaultWinTable } from '../outlook/load.js';
import { cellText, playersCsv, playersLines, sortedRows } from '../report/players-lines.js';
import { gameOf, readGame } from '../testing/games.js';
import { LEXICON } from '../testing/lexicon.js';
import { analyseGame } from './analyse.js';
import { LEAST_TURNS, playersOf } from './players-table.js';

const leaves = await loadDefaultLeaves();
const wins = await loadDefaultWinTable();
const engine = createEngine({ lexicon: LEXICON, leaves });
const figs = await analyseGame(readGame('figs'), engine, { wins });
const short = await analyseGame(
  gameOf('>a: AEMICIO 8F MICIO +16 16', '>b: ADERSTU - +0 0', '>a: AEINRST - +0 16'),
  engine,
  { wins },
);
const games = [figs, figs, short];
const rows = playersOf(games);
const anna = rows[0]!;

test('names in order, games by how they ended', () => {
  expect(rows.map(({ name, games: count }) => [name, count])).toEqual([
    ...[
      ['Anna', 1],
      ['Anna Però', 2],
      ['Bruno', 1],
      ['Bruno Mela', 2],
    ],
  ]);
  expect(rows[1]).toMatchObject({ won: 2, drawn: 0, lost: 0, score: 530, turns: 44, judged: 44 });
  expect(rows[3]).toMatchObject({ won: 0, drawn: 0, lost: 2, score: 418 });
  expect(anna).toMatchObject({ won: 0, drawn: 0, lost: 0, score: undefined, turns: 2 });
});

test('averages are over turns', () => {
  const own = games
    .slice(0, 2)
    .flatMap(({ turns }) =>
      turns.filter(({ turn, losses }) => turn.player === 0 && losses.equity !== undefined),
    );
  const { equity, win, points } = rows[1]!;
  const mean = (of: (turn: (typeof own)[number]) => number): number =>
    own.reduce((sum, turn) => sum + of(turn), 0) / own.length;
  const average = mean(({ losses }) => losses.equity!);
  expect(equity!.mean).toBeCloseTo(average, 6);
  expect(equity!.turns).toBe(own.length);
  const variance = mean(({ losses }) => (losses.equity! - average) ** 2);
  expect(equity!.error).toBeCloseTo(Math.sqrt(variance / (own.length - 1)), 6);
  expect(win!.mean).toBeCloseTo(
    mean(({ losses }) => losses.win!.value),
    6,
  );
  expect(points!.mean).toBeCloseTo(
    mean(({ losses }) => losses.points ?? 0),
    6,
  );
  expect(rows[1]!.precision).toBeCloseTo(figs.players[0]!.precision!, 6);
});

test('names that differ in case and blanks are one player', () => {
  const other = {
    ...figs.replay.game,
    players: [
      { nick: 'x', name: ' ANNA  però ' },
      { nick: 'b', name: 'Carla' },
    ],
  };
  const renamed = { ...figs, replay: { ...figs.replay, game: other } };
  expect(playersOf([figs, renamed]).map(({ name, games: count }) => [name, count])).toEqual([
    ...[
      ['Anna Però', 2],
      ['Bruno Mela', 1],
      ['Carla', 1],
    ],
  ]);
});

test('the same game twice has no trend, a better one has one', () => {
  expect(rows[1]!.trend).toMatchObject({ change: 0 });
  expect(anna.trend).toBeUndefined();
  const better = {
    ...figs,
    turns: figs.turns.map(turn => ({ ...turn, losses: { ...turn.losses, equity: 0 } })),
  };
  const { trend } = playersOf([figs, better])[0]!;
  expect(trend!.change).toBeCloseTo(-trend!.before.mean, 6);
  expect(trend!.error).toBeCloseTo(trend!.before.error!, 6);
  expect(trend!.isNoise).toBe(Math.abs(trend!.change) < 2 * trend!.error);
});

test('few turns are marked, what is not known is a dash and empty', () => {
  expect(rows.map(({ rests, judged }) => [rests, judged < LEAST_TURNS])).toEqual(
    rows.map(() => ['few', true]),
  );
  expect(cellText(anna, 'name', 'it')).toBe('Anna *');
  expect(cellText(anna, 'score', 'it')).toBe('–');
  const lines = playersLines(rows, 'it');
  expect(lines).toHaveLength(6);
  expect(lines[5]).toBe('* meno di 60 turni valutati: le medie dicono poco');
  const csv = playersCsv(rows, 'en').split('\n');
  expect(csv[0]!.startsWith('player,games,games won,')).toBe(true);
  expect(csv[1]!.startsWith('Anna,1,0,0,0,,2,2,')).toBe(true);
  expect(
    new Set(csv.slice(0, 5).map(line => line.match(/(?:^|,)(?:"[^"]*"|[^,]*)/g)!.length)).size,
  ).toBe(1);
});

test('sorted by a column: less lost first, more won first, the unknown last', () => {
  const names = (column: Parameters<typeof sortedRows>[1]): readonly string[] =>
    sortedRows(rows, column).map(({ name }) => name);
  expect(names('won')[0]).toBe('Anna Però');
  expect(names('score').slice(0, 2)).toEqual(['Anna Però', 'Bruno Mela']);
  const lost = sortedRows(rows, 'equity').map(({ equity }) => equity!.mean);
  expect(lost).toEqual([...lost].sort((one, other) => one - other));
});
