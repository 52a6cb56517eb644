// Matches of the built package (workers run from `dist`): the same for any number of threads, the mirror of
// themselves with the players swapped, and figures as anybody reckons them from the games.
import { expect, test } from 'vitest';
import { createCounts, sumOf } from '../../alphabet/tile-counts.js';
import { recordedGcg } from '../../cli/shared/recorded-gcg.js';
import { formatGcg } from '../../game/gcg/format.js';
import { parseGcg } from '../../game/gcg/gcg.js';
import { replayGame } from '../../game/replay/replay.js';
import { createLeaveTable, leaveRanksOf, shareLeaves } from '../../leaves/leave-table.js';
import { DEFAULT_TERMS } from '../../leaves/terms.js';
import { FIGS } from '../../rules/editions.js';
import { LEXICON } from '../../testing/lexicon.js';
import { createRandom } from '../../testing/random.js';
import { solveEndgame } from '../endgame/solve.js';
import type { MatchOptions, MatchResult, PlayerResult } from './match.js';
import { THINKING } from './player-spec.js';
import type { RecordedGame, RecordedTurn } from './record.js';
import type { PlayerSetup } from './worker-setup.js';

const BUILT = new URL('../../../dist/strategy/self-play/match.js', import.meta.url).href;
const { playMatch } = (await import(BUILT)) as typeof import('./match.js');

const SCORE: PlayerSetup = { name: 'score', by: 'score', terms: DEFAULT_TERMS, leaves: undefined };
const EQUITY: PlayerSetup = { ...SCORE, name: 'equity', by: 'equity', leaves: anyLeaves() };

/** The fewer tiles are kept the better, with some chance in it. */
function anyLeaves(): PlayerSetup['leaves'] {
  const ranks = leaveRanksOf(FIGS);
  const random = createRandom(4);
  const counts = createCounts();
  const values = Int32Array.from({ length: ranks.count }, (_, rank) => {
    ranks.unrank(rank, counts);
    return random.below(9000) - 2000 * sumOf(counts);
  });
  const lexicon = { name: '', checksum: '' };
  const origin = {
    lexicon,
    rules: '',
    generations: 1,
    games: 1,
    seed: '',
    version: '',
    mean: 45_000,
  };
  return shareLeaves(createLeaveTable(FIGS, values, origin, ''));
}

function match(options: Partial<MatchOptions> = {}): Promise<MatchResult> {
  const players = [EQUITY, SCORE] as const;
  return playMatch({
    lexicon: LEXICON,
    rules: FIGS,
    seed: 'match',
    threads: 2,
    players,
    games: 250,
    ...options,
  });
}

test('the same on one, two and three threads', async () => {
  const results = await Promise.all([1, 2, 3].map(threads => match({ threads })));
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
  expect(results[0]).toMatchObject({ games: 250, pairs: 125 });
  expect(await match({ seed: 'another' })).not.toEqual(results[0]);
});

test('with the players swapped it is its mirror', async () => {
  const [one, other] = [await match(), await match({ players: [SCORE, EQUITY] })];
  for (const player of [0, 1] as const) {
    expect(other.players[player]).toEqual(one.players[(1 - player) as 0 | 1]);
  }
  const [ahead, behind] = one.players;
  expect([ahead.wins, ahead.losses, ahead.draws]).toEqual([
    behind.losses,
    behind.wins,
    behind.draws,
  ]);
  expect(ahead.spread).toBe(-behind.spread);
  expect(ahead.winPercent + behind.winPercent).toBeCloseTo(100, 6);
});

test('a player against itself is ahead of nobody, pair by pair', async () => {
  const { players } = await match({ players: [EQUITY, { ...EQUITY, name: 'again' }], games: 20 });
  for (const { winPercent, winError, spread, spreadError } of players) {
    expect([winPercent, winError, spread, spreadError]).toEqual([50, 0, 0, 0]);
  }
  expect(players.map(({ name }) => name)).toEqual(['equity', 'again']);
});

test('the figures are those of the games, which come in their order', async () => {
  const games: RecordedGame[] = [];
  const done: number[] = [];
  const { players } = await match({
    onGames: async some => void games.push(...some),
    onProgress: so => done.push(so),
  });
  expect(games.map(({ deal }) => deal)).toEqual(Array.from({ length: 250 }, (_, n) => n >> 1));
  expect(games.map(({ names }) => names.join())).toEqual(
    Array.from({ length: 250 }, (_, n) => (n % 2 === 0 ? 'equity,score' : 'score,equity')),
  );
  expect(done).toEqual([100, 200, 250]);
  expect(players).toEqual([plain(games, 0), plain(games, 1)]);
});

/** What a player's games came to, from the games themselves. */
function plain(games: readonly RecordedGame[], player: number): PlayerResult {
  const seatIn = (game: number): number => (game % 2 === 0 ? player : 1 - player);
  const ahead = games.map(
    ({ scores }, n) => scores[seatIn(n) as 0 | 1] - scores[(1 - seatIn(n)) as 0 | 1],
  );
  const pairs = Array.from({ length: games.length / 2 }, (_, n) => [
    ahead[2 * n]!,
    ahead[2 * n + 1]!,
  ]);
  const wins = pairs.map(pair => meanOf(pair.map(each => (Math.sign(each) + 1) * 50)));
  const spreads = pairs.map(meanOf);
  const count = (is: (turn: RecordedTurn) => boolean): number =>
    thousandths(
      games.flatMap(({ turns }, n) => turns.filter(turn => turn.seat === seatIn(n) && is(turn)))
        .length / games.length,
    );
  return {
    name: player === 0 ? 'equity' : 'score',
    wins: ahead.filter(each => each > 0).length,
    draws: ahead.filter(each => each === 0).length,
    losses: ahead.filter(each => each < 0).length,
    winPercent: thousandths(meanOf(wins)),
    winError: thousandths(errorOf(wins)),
    mean: thousandths(meanOf(games.map(({ scores }, n) => scores[seatIn(n) as 0 | 1]))),
    spread: thousandths(meanOf(spreads)),
    spreadError: thousandths(errorOf(spreads)),
    bingosPerGame: count(
      ({ kind, tiles }) => kind === 'play' && tiles.replaceAll('.', '').length === 7,
    ),
    turnsPerGame: count(({ kind }) => kind !== 'full-change'),
    exchangesPerGame: count(({ kind }) => kind === 'exchange'),
    fullChangesPerGame: count(({ kind }) => kind === 'full-change'),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard error of a mean. */
function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

function thousandths(value: number): number {
  return Number(value.toFixed(3));
}

test('one pair has no error', async () => {
  const { players, pairs } = await match({ games: 2 });
  expect([pairs, players[0].spreadError, players[0].winError]).toEqual([1, 0, 0]);
});

test.each([0, 1, 3, -2, 2.5, Number.NaN])('%d games are refused', async games => {
  await expect(match({ games })).rejects.toMatchObject({
    code: 'OPTION_NUMBER',
    message: `${games} games: an even number from 2 on, since each deal is played twice`,
  });
});

test('a match that is given up ends with the reason', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  const onProgress = (): void => controller.abort(reason);
  const given = match({ games: 100_000, signal: controller.signal, onProgress });
  await expect(given).rejects.toBe(reason);
});

test('a player who simulates: the same on one and two threads, and every game is one by the rules', async () => {
  const thinking = { ...THINKING.sim, iterations: 50, plays: 5 };
  const players = [{ ...EQUITY, name: 'sim', thinking }, EQUITY] as const;
  const games: RecordedGame[] = [];
  const onGames = async (some: readonly RecordedGame[]): Promise<void> => {
    games.push(...some);
  };
  const [one, two] = await Promise.all([
    match({ players, games: 8, threads: 1, onGames }),
    match({ players, games: 8, threads: 2 }),
  ]);
  expect(two).toEqual(one);
  const still = await match({ players: [EQUITY, EQUITY], games: 8 });
  expect(one.players[0]).not.toMatchObject({ mean: still.players[0].mean });
  for (const game of games) {
    const replay = replayGame(parseGcg(formatGcg(recordedGcg(game, FIGS, 'a match'))));
    expect([replay.mismatches, replay.findings]).toEqual([[], []]);
    expect(replay.result).toMatchObject({ over: true });
  }
});

test('a player with some time solves endings: behind the bag nobody does better than the solver', async () => {
  // rollouts end by their number, so that the time is for endings alone, on a busy machine, too
  const thinking = { ...THINKING.best, seconds: 100, iterations: 50, plays: 4 };
  const players = [{ ...EQUITY, name: 'best', thinking }, SCORE] as const;
  const games: RecordedGame[] = [];
  await match({
    players,
    games: 2,
    threads: 1,
    onGames: async some => {
      games.push(...some);
    },
  });
  const replay = replayGame(parseGcg(formatGcg(recordedGcg(games[0]!, FIGS, 'a match'))));
  const at = replay.turns.find(({ bag, player }) => bag === 0 && player === 0)!;
  const opponent = at.position.unseen;
  const { exact, best } = await solveEndgame(at.position, { lexicon: LEXICON, opponent });
  expect(exact).toBe(true);
  expect(
    best.map(({ move }) => (move.kind === 'play' ? `${move.at} ${move.word}` : 'pass')),
  ).toContain(at.move?.kind === 'play' ? `${at.move.at} ${at.move.word}` : 'pass');
});
