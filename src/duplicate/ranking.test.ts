// Rankings: shared ties, share of the top, warnings, penalties, the bonus of a sole finder, rulings.
import { describe, expect, test } from 'vitest';
import { next, seededGame, withSlips } from '../testing/duplicate.js';
import { rankingHtml, rankingJson, sheetCsv, sheetLines } from '../testing/sheets.js';
import type { DuplicateGame } from './ledger/lines.js';
import { type Ranking, rankGame } from './ranking.js';
import { ruleSlip } from './rulings.js';
import type { LedgerPlay } from './tops.js';

/** The top and the first sub-top of the open round. */
function best(game: DuplicateGame): { top: LedgerPlay; sub: LedgerPlay } {
  const { tops, subTops } = next(game).state.closed.at(-1)!;
  return { top: tops[0]!, sub: subTops[0]!.plays[0]! };
}

type Answer = 'top' | 'sub' | 'wrong score' | 'none' | 'shift';

/** Plays rounds in which each player answers as told. */
function played(
  game: DuplicateGame,
  rounds: readonly Readonly<Record<string, Answer>>[],
): DuplicateGame {
  return rounds.reduce((before, answers) => {
    const { top, sub } = best(before);
    const slips = Object.entries(answers).flatMap(([player, answer]) => {
      if (answer === 'none') return [];
      const { at, word, score } = answer === 'sub' ? sub : top;
      return [[player, at, word, answer === 'wrong score' ? score + 1 : score] as const];
    });
    return next(withSlips(before, slips));
  }, game);
}

/** Rank, player, total. */
function places({ players }: Ranking): readonly (readonly [number, string, number])[] {
  return players.map(({ rank, player, total }) => [rank, player, total]);
}

describe('a ranking', () => {
  const game = played(seededGame(['Anna', 'Bruno', 'Carla', 'Dina']), [
    { Anna: 'top', Bruno: 'top', Carla: 'sub', Dina: 'none' },
    { Anna: 'sub', Bruno: 'sub', Carla: 'none', Dina: 'none' },
  ]);
  const [first, second] = game.state.closed;
  const sub = second!.subTops[0]!.score;

  test('shares equal totals and leaves out the ranks they take', () => {
    expect(places(rankGame(game))).toEqual([
      [1, 'Anna', first!.top + sub],
      [1, 'Bruno', first!.top + sub],
      [3, 'Carla', first!.subTops[0]!.score],
      [4, 'Dina', 0],
    ]);
  });

  test('counts tops and zeros, and the share of the top', () => {
    const [anna, , , dina] = rankGame(game).players;
    expect(anna).toMatchObject({ tops: 1, zeros: 0 });
    expect(anna!.percent).toBeCloseTo((100 * anna!.total) / (first!.top + second!.top), 1);
    expect(dina).toMatchObject({ tops: 0, zeros: 2, percent: 0 });
  });

  test('is there after every round', () => {
    expect(places(rankGame(game, 1)).slice(0, 2)).toEqual([
      [1, 'Anna', first!.top],
      [1, 'Bruno', first!.top],
    ]);
    expect(() => rankGame(game, 3)).toThrow('round 3 is not closed: rounds closed so far: 2');
  });

  test('may take the mean of the rounds as share of the top', () => {
    const mean = played(seededGame(['Anna'], { percentOfRounds: 1 }), [
      { Anna: 'top' },
      { Anna: 'none' },
    ]);
    expect(rankGame(mean).players[0]!.percent).toBe(50);
  });
});

describe('warnings', () => {
  const rounds = Array.from({ length: 5 }, () => ({ Anna: 'wrong score', Bruno: 'top' }) as const);

  test('cost nothing up to three and five points each from the fourth, in the preset francofono', () => {
    const ranking = rankGame(played(seededGame(['Anna', 'Bruno'], {}, 'francofono'), rounds));
    const anna = ranking.players.find(({ player }) => player === 'Anna')!;
    expect(anna.warnings).toBe(5);
    expect(anna.account.rounds.map(({ penalty }) => penalty)).toEqual([0, 0, 0, 5, 5]);
    expect(anna.total).toBe(ranking.top - 10);
  });

  test('are not given in the preset figs', () => {
    const ranking = rankGame(played(seededGame(['Anna', 'Bruno']), rounds));
    expect(places(ranking).map(([, , total]) => total)).toEqual([ranking.top, ranking.top]);
  });

  test('fall with the slip when the arbiter rules', () => {
    let game = played(seededGame(['Anna', 'Bruno'], { freeWarnings: 0 }, 'francofono'), rounds);
    game = ruleSlip(game, { round: 1, player: 'Anna', score: 0, reason: 'talked' });
    game = ruleSlip(game, { round: 1, player: 'Anna', score: 7, reason: 'on appeal' });
    const anna = rankGame(game).players.find(({ player }) => player === 'Anna')!;
    expect(anna.warnings).toBe(4);
    expect(anna.account.rounds[0]).toMatchObject({ points: 7, penalty: 0, score: 7 });
  });
});

describe('the sole finder of a top', () => {
  const names = Array.from({ length: 16 }, (_, index) => `P${index + 1}`);
  const alone = [{ P1: 'top', P2: 'sub' }] as const;

  test('gets ten points among sixteen players, in the preset francofono', () => {
    const ranking = rankGame(played(seededGame(names, {}, 'francofono'), alone));
    expect(ranking.players[0]).toMatchObject({ player: 'P1', total: ranking.top + 10 });
  });

  test('gets none among fifteen, none with company, and none in the preset figs', () => {
    const few = rankGame(played(seededGame(names.slice(1), {}, 'francofono'), [{ P2: 'top' }]));
    expect(few.players[0]!.total).toBe(few.top);
    const both = played(seededGame(names, {}, 'francofono'), [{ P1: 'top', P2: 'top' }]);
    expect(rankGame(both).players[0]!.total).toBe(rankGame(both).top);
    const figs = rankGame(played(seededGame(names), alone));
    expect(figs.players[0]!.total).toBe(figs.top);
  });

  test('loses it when the arbiter gives the top to another', () => {
    const game = played(seededGame(names, {}, 'francofono'), alone);
    const { top } = game.state.closed[0]!;
    const ruled = ruleSlip(game, { round: 1, player: 'P2', score: top, reason: 'misread' });
    expect(places(rankGame(ruled)).slice(0, 2)).toEqual([
      [1, 'P1', top],
      [1, 'P2', top],
    ]);
  });
});

test('a place forgiven costs its penalty and is not a top found', () => {
  const game = seededGame(['Anna'], {}, 'francofono');
  const { top } = best(game);
  const [, row, column] = /^(\d+)([A-O])$/.exec(top.at)!;
  const beside = `${Number(row) - 1}${column}`;
  const entered = next(withSlips(game, [['Anna', beside, top.word, top.score]]));
  expect(entered.state.slips[0]).toMatchObject({ verdict: 'square', penalty: 5 });
  expect(rankGame(entered).players[0]).toMatchObject({ total: top.score - 5, tops: 0 });
});

describe('sheets', () => {
  const game = ruleSlip(
    played(seededGame(['Anna <b>', 'Bruno, detto "B"']), [
      { 'Anna <b>': 'top', 'Bruno, detto "B"': 'wrong score' },
      { 'Anna <b>': 'sub', 'Bruno, detto "B"': 'none' },
    ]),
    { round: 2, player: 'Bruno, detto "B"', score: 3, reason: 'slip lost' },
  );
  const ranking = rankGame(next(game, { end: true }), 2);
  const [first, second] = game.state.closed;

  test('the master sheet has round, rack, top, square, score and sum', () => {
    const [header, one, two] = sheetCsv(ranking, 'master').split('\n');
    expect(header).toBe('round,rack,drawn,top,square,score,ties,cumulative,laid');
    const { word, at } = first!.tops[0]!;
    const ties = first!.tops.length - 1;
    expect(one).toBe(`1,${first!.rack},seed,${word},${at},${first!.top},${ties},${first!.top},`);
    expect(two).toContain(`,${first!.top + second!.top},`);
  });

  test('a player sees what was played and what was missed', () => {
    const lines = sheetLines(ranking, { player: 'anna <b>' });
    const { word, at, score } = second!.tops[0]!;
    const sub = second!.subTops[0]!.score;
    expect(lines.at(-1)).toContain(`${word} ${at} ${score} (−${score - sub})`);
    expect(lines.at(-2)).not.toContain('(−');
    const bruno = sheetLines(ranking, { player: 'Bruno, detto "B"' });
    expect(bruno.at(-2)).toContain(`claimed ${first!.top + 1}, scores ${first!.top}`);
    expect(bruno.at(-1)).toMatch(/ruled .* slip lost$/);
    expect(() => sheetLines(ranking, { player: 'Zoe' })).toThrow('no player "Zoe"');
  });

  test('the CSV quotes names that need it', () => {
    expect(sheetCsv(ranking, 'ranking')).toContain('"Bruno, detto ""B"""');
  });

  test('the JSON holds ranking, master sheet and players', () => {
    const json = JSON.parse(JSON.stringify(rankingJson(ranking)));
    expect(Object.keys(json)).toEqual(
      expect.arrayContaining(['ranking', 'master', 'players', 'head', 'seed', 'options']),
    );
    expect(json.ranking[0]).toMatchObject({ rank: 1, player: 'Anna <b>' });
    expect(json.master[1].play.score).toBe(second!.top);
    expect(json.players[0].rounds[0].slip).toMatchObject({ verdict: 'valid' });
  });

  test('the page stands by itself, draws the board and takes names as text', () => {
    const html = rankingHtml(rankGame(game), 'Torneo <i>');
    expect(html).toContain('Anna &lt;b&gt;');
    expect(html).toContain('<title>Torneo &lt;i&gt;</title>');
    expect(html).not.toMatch(/<b>|<i>|https?:\/\/(?!www\.w3\.org)|src=|<link/);
    const tiles = [...game.state.tiles].filter(tile => tile !== 0).length;
    expect(html.match(/class="tile/g)).toHaveLength(tiles);
    expect(html).toContain(game.head);
  });
});

test('names and reasons that a spreadsheet or a browser would run are harmless in every sheet', () => {
  const name = `=cmd|' /C calc'!A0`;
  const evil = `@SUM(A1) <script>alert(1)</script>`;
  let game = played(seededGame([name, 'Anna']), [{ [name]: 'top' }, { [name]: 'sub' }]);
  game = ruleSlip(game, { round: 2, player: name, score: 1, reason: evil });
  const ranking = rankGame(game);
  const csv = ['ranking', 'master', { player: name }, { player: 'Anna' }] as const;
  const all = csv.map(sheet => sheetCsv(ranking, sheet)).join('');
  const cells = all.split(/[,\n]/).map(cell => cell.replace(/^"/, ''));
  expect(cells.filter(cell => /^[=+@]/.test(cell))).toEqual([]);
  expect(all).toContain(`'=cmd|' /C calc'!A0`);
  expect(all).toContain(`'@SUM(A1) <script>`);
  const html = rankingHtml(ranking);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain(name);
  expect(html).toContain('=cmd|&#39; /C calc&#39;!A0');
});
