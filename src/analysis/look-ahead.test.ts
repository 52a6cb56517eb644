// What comes of moves: endings against brute force, simulations against the simulator, and the same on any threads.
import { describe, expect, test } from 'vitest';
import { createPosition, unseenCounts } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { loadDefaultLeaves } from '../leaves/load.js';
import { loadDefaultWinTable } from '../outlook/load.js';
import { positionAfter } from '../referee/after-play.js';
import { endingTruth } from '../testing/ending-truth.js';
import { gameOf, tinyBag } from '../testing/games.js';
import { forOracle, LEXICON } from '../testing/lexicon.js';
import type { GameAnalysis } from './analyse.js';
import { analysisJson } from './data.js';
import { PLANS } from './depth.js';

const WORDS = ['MICIO', 'DARE', 'ERA', 'RE', 'AD'];

/** What starts threads is the build. */
const built = (path: string): string => new URL(`../../dist/${path}`, import.meta.url).href;
const { analyseGame } = (await import(
  built('analysis/analyse.js')
)) as typeof import('./analyse.js');
const { simulate } = (await import(
  built('strategy/simulation/simulate.js')
)) as typeof import('../strategy/simulation/simulate.js');

/** An ending from its first move on: seven tiles each, and no bag. */
async function ending(...events: readonly string[]): Promise<GameAnalysis> {
  const rules = tinyBag('AEMICIOADERSTE');
  const engine = createEngine({ lexicon: lexiconFromWords(WORDS), rules });
  return analyseGame(gameOf(...events), engine, { depth: 'normal' });
}

describe('endings', () => {
  const events = [
    '>a: AEMICIO 8F MICIO +16 16',
    '>b: ADERSTE 9C DARE +10 10',
    '>a: AE - +0 16',
    '>b: EST - +0 10',
  ];

  test('what each move lost is what brute force says', async () => {
    const { turns } = await ending(...events);
    const words = forOracle(WORDS);
    let compared = 0;
    for (const { turn, losses, moves } of turns) {
      const { position, move } = turn;
      const opponent = unseenCounts(position.rules, position.tiles, position.rackCounts);
      const best = endingTruth({ position, opponent, words, mostTurns: 3_000_000 });
      expect(moves[0]?.spread).toEqual({
        value: best.value,
        error: 0,
        how: 'solved',
        n: undefined,
      });
      if (move?.kind !== 'play') continue;
      const after = positionAfter(position, move);
      const next = createPosition(position.rules, after.tiles, opponent);
      const reply = endingTruth({
        position: next,
        opponent: after.rackCounts,
        words,
        mostTurns: 3_000_000,
      });
      expect(losses.spread?.value).toBe(best.value - (move.score - reply.value));
      compared++;
    }
    expect(compared).toBe(2);
  });

  test('who wins is known, and a best move loses nothing', async () => {
    const { turns } = await ending('>a: AEMICIO 8D MICIO +22 22');
    const [{ losses, moves, mistake }] = turns as [GameAnalysis['turns'][number]];
    const made = moves.find(({ isMade }) => isMade)!;
    expect(losses.spread!.value).toBe(moves[0]!.spread!.value - made.spread!.value);
    expect([0, 50, 100]).toContain(made.win!.value);
    expect(mistake === undefined).toBe(losses.spread!.value < 1);
  });

  test('at depth fast nothing is solved', async () => {
    const engine = createEngine({
      lexicon: lexiconFromWords(WORDS),
      rules: tinyBag('AEMICIOADERSTE'),
    });
    const { turns } = await analyseGame(gameOf(...events), engine);
    expect(turns.map(({ losses, line }) => [losses.spread, line])).toEqual(
      turns.map(() => [undefined, []]),
    );
  });
});

describe('simulation', async () => {
  const leaves = await loadDefaultLeaves();
  const wins = await loadDefaultWinTable();
  const engine = createEngine({ lexicon: LEXICON, leaves });
  const game = gameOf('>a: AEMICIO 8F MICIO +16 16', '>b: ADERSTU -DU +0 0');
  const analysed = (threads: number): Promise<GameAnalysis> =>
    analyseGame(game, engine, { depth: 'normal', wins, threads, seed: 'prova' });

  test('the same bytes on one thread and on two', async () => {
    const [one, two] = [await analysed(1), await analysed(2)];
    expect(JSON.stringify(analysisJson(two))).toBe(JSON.stringify(analysisJson(one)));
  });

  test('figures are those of the simulator', async () => {
    const { turns } = await analysed(1);
    for (const { turn, moves, losses, spread } of turns) {
      const simulated = moves.filter(({ win }) => win?.how === 'simulated');
      expect(simulated.length).toBeGreaterThan(1);
      const { moves: found } = await simulate(turn.position, {
        ...{ lexicon: LEXICON, leaves, wins, spread, seed: `prova ${turn.number}`, threads: 1 },
        ...{ iterations: PLANS.normal.rollouts, plies: 2, confidence: 1 },
        moves: simulated.map(({ move }) => move),
      });
      for (const { move, winPercent, winError, behind } of found) {
        const looked = simulated.find(each => JSON.stringify(each.move) === JSON.stringify(move))!;
        expect(looked.win).toEqual({
          ...{ value: winPercent, error: winError, how: 'simulated', n: PLANS.normal.rollouts },
        });
        if (looked.isMade) expect(losses.win?.value).toBe(Math.max(0, behind!.win!));
      }
      expect(simulated.some(({ isMade }) => isMade)).toBe(true);
    }
  });

  test('an aborted analysis rejects with its reason', async () => {
    const controller = new AbortController();
    const options = { depth: 'normal', wins, signal: controller.signal } as const;
    const onTurn = (): void => controller.abort(new Error('enough'));
    await expect(analyseGame(game, engine, { ...options, onTurn })).rejects.toThrow('enough');
  });

  test('a depth that is none is refused', async () => {
    const act = analyseGame(game, engine, { depth: 'abyss' as 'deep' });
    await expect(act).rejects.toThrow('depth "abyss": wanted fast, normal, deep');
  });
});
