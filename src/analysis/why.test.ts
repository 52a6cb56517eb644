// Why better moves were missed, and what is said of the full change: on games of a turn or two.
import { describe, expect, test } from 'vitest';
import type { Exchange, Move } from '../board/move.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import type { ReplayTurn } from '../game/replay/replay.js';
import { loadDefaultLeaves } from '../leaves/load.js';
import { CHANGE_HELD_BACK } from '../leaves/terms.js';
import { FIGS, FIGS_2008 } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { positionOf } from '../testing/boards.js';
import { gameOf } from '../testing/games.js';
import { analyseGame } from './analyse.js';
import { fullChangeFact } from './full-change.js';
import type { LookedAtMove } from './looked-at.js';
import type { TurnAnalysis } from './turn-analysis.js';
import { whyMissed } from './why.js';

const leaves = await loadDefaultLeaves();

/** So that only plays are compared. */
const NO_EXCHANGE: Rules = { ...FIGS, exchangeMinimum: 120, fullChange: undefined };

/** The last turn of a game, judged with leaves and few words. */
async function lastTurn(
  words: readonly string[],
  ...events: readonly string[]
): Promise<TurnAnalysis> {
  const engine = createEngine({ lexicon: lexiconFromWords(words), leaves });
  const { turns } = await analyseGame(gameOf(...events), engine);
  return turns.at(-1)!;
}

/** Without what is said of the full change. */
function whyOf({ why }: TurnAnalysis): TurnAnalysis['why'] {
  return why.filter(({ code }) => code !== 'change-due');
}

describe('why', () => {
  test('a play where tiles were changed', async () => {
    const turn = await lastTurn(['MICIO'], '>a: AEMICIO -AE +0 0');
    expect(turn.mistake).toBeDefined();
    expect(whyOf(turn)).toEqual([
      { code: 'play-due', at: expect.any(String), word: 'MICIO', score: 22 },
    ]);
  });

  test('an exchange where a poor play was made', async () => {
    const turn = await lastTurn(['UU'], '>a: QUUUVVZ 8G UU +12 12');
    const exchange = turn.moves[0]!.move as Exchange;
    expect(exchange.kind).toBe('exchange');
    const { tiles, leave, equity: worth } = exchange;
    expect(whyOf(turn)).toEqual([{ code: 'exchange-due', tiles, leave, worth }]);
  });

  test('the leave, where points are the same', async () => {
    const engine = createEngine({
      lexicon: lexiconFromWords(['PA', 'BA']),
      ...{ leaves, rules: NO_EXCHANGE },
    });
    const game = gameOf('>a: ?ABEPRS 8G PA +12 12');
    const { why, losses } = (await analyseGame(game, engine)).turns[0]!;
    expect(losses.points).toBeLessThan(3000);
    expect(why).toEqual([
      {
        code: 'leave-misjudged',
        ...{ kept: '?BERS', better: '?EPRS' },
        ...{ keptWorth: leaves.value('?BERS'), betterWorth: leaves.value('?EPRS') },
      },
    ]);
  });

  test('the place, a hook', async () => {
    const { why } = await lastTurn(
      ['MICIO', 'MICIOS', 'SERRATI', 'RE'],
      '>a: AEMICIO 8F MICIO +16 16',
      '>b: AEIRRST 9G RE +3 3',
    );
    expect(why).toEqual([
      expect.objectContaining({ code: 'place-not-seen', kind: 'hook', crossed: ['MICIOS'] }),
    ]);
  });

  test('the best move, and a small loss, have no reason', async () => {
    const turn = await lastTurn(['MICIO'], '>a: AEMICIO 8D MICIO +22 22');
    expect([whyOf(turn), turn.mistake]).toEqual([[], undefined]);
  });
});

test('a word that is seldom played is named with how often it is', async () => {
  const engine = createEngine({ lexicon: lexiconFromWords(['MICIO', 'AM']), leaves });
  const game = gameOf('>a: AEMICIO 8G AM +8 8');
  const codes = async (times: number): Promise<TurnAnalysis['why']> => {
    const origin = { lexicon: { name: '', checksum: '' }, rules: 'figs', players: '', seed: '' };
    const games = { origin: { ...origin, games: 50_000 }, size: 1, least: 2 };
    const played = { ...games, times: () => times, words: () => ['MICIO'].values() };
    return whyOf((await analyseGame(game, engine, { played })).turns[0]!);
  };
  expect(await codes(4)).toEqual([
    { code: 'word-rare', word: 'MICIO', times: 4, least: 2, games: 50_000 },
  ]);
  expect(await codes(5)).toEqual([]);
});

test('the leave is not to blame where static judgement sees no loss', () => {
  const looked = (word: string, score: number, equity: number, isMade: boolean): LookedAtMove => ({
    move: { kind: 'play', at: '8H', word, placed: word, score, bingo: false, leave: 'A', equity },
    ...{ equity, win: undefined, spread: undefined, isMade },
  });
  const turn = { position: positionOf({ 8: '.....MICIO.....' }, '') } as ReplayTurn;
  const moves = [looked('RE', 10, 20_000, false), looked('RA', 20, 21_000, true)];
  const why = whyMissed({ turn, moves, spread: undefined, line: [], played: undefined });
  expect(why.map(({ code }) => code)).not.toContain('leave-misjudged');
});

describe('the full change', () => {
  const { mean } = leaves.origin;

  test.each([
    [mean - CHANGE_HELD_BACK - 4999, false, undefined],
    [mean - CHANGE_HELD_BACK - 5000, false, 'change-due'],
    [mean - CHANGE_HELD_BACK + 5000, true, undefined],
    [mean - CHANGE_HELD_BACK + 5001, true, 'change-early'],
  ])('with a best move worth %i, used: %s: %s', (equity, isFullChange, code) => {
    const turn = { isFullChange, bag: 50, position: positionOf({}, '') } as ReplayTurn;
    const best: Move = { kind: 'exchange', tiles: 'A', leave: '', equity };
    expect(fullChangeFact(turn, 0, best, leaves)?.code).toBe(code);
  });

  test('due where a fresh rack is worth more than the best move and having it still', async () => {
    const { why } = await lastTurn(['MICIO'], '>a: QUUUVVZ - +0 0');
    const values = { name: 'cambio secco', best: expect.any(Number), mean, held: CHANGE_HELD_BACK };
    expect(why).toContainEqual({ code: 'change-due', ...values });
  });

  test('not once it was used', async () => {
    const { why } = await lastTurn(
      ['MICIO'],
      ...['>a: QUUUVVZ -QUUUVVZ +0 0', '#note #cambio-secco', '>a: QUUUVVZ - +0 0'],
    );
    expect(why.map(({ code }) => code)).not.toContain('change-due');
  });

  test('too early where the rack was worth a good play', async () => {
    const events = ['>a: AEMICIO -AEMICIO +0 0', '#note #cambio-secco', '>a: AEINRST - +0 0'];
    const engine = createEngine({ lexicon: lexiconFromWords(['MICIOEA', 'AMICIOE']), leaves });
    const { turns } = await analyseGame(gameOf(...events), engine);
    const best = (engine.moves(turns[0]!.turn.position, { count: 1 })[0] as { equity: number })
      .equity;
    expect(turns[0]!.why).toEqual([
      { code: 'change-early', name: 'cambio secco', best, mean, held: CHANGE_HELD_BACK },
    ]);
  });

  test('nothing where the edition has none, or leaves are not known', async () => {
    const lexicon = lexiconFromWords(['MICIO']);
    const plain = createEngine({ lexicon });
    const game = gameOf('>a: QUUUVVZ - +0 0');
    const codes = async (engine: typeof plain): Promise<readonly string[]> =>
      (await analyseGame(game, engine)).turns[0]!.why.map(({ code }) => code);
    expect(await codes(plain)).toEqual([]);
    const rules = { ...FIGS, fullChange: undefined };
    expect(
      await codes(createEngine({ lexicon, rules, leaves: { ...leaves, rules } })),
    ).not.toContain('change-due');
    expect(FIGS_2008.fullChange === undefined).toBe(false);
  });
});
