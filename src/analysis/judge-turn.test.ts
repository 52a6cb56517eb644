// Equity lost by what is not a plain play, the moves that are shown, and players in figures.
import { expect, test } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { loadDefaultLeaves } from '../leaves/load.js';
import { loadDefaultWinTable } from '../outlook/load.js';
import { gameOf, readGame } from '../testing/games.js';
import { LEXICON } from '../testing/lexicon.js';
import { analyseGame } from './analyse.js';

const leaves = await loadDefaultLeaves();
const wins = await loadDefaultWinTable();
const engine = createEngine({ lexicon: LEXICON, leaves });

test('a play withdrawn lost the best move, less the rack kept, and its penalty', async () => {
  const { turns } = await analyseGame(readGame('figs'), engine);
  const { turn, losses } = turns[0]!;
  const best = engine.moves(turn.position, { count: 1 })[0] as { equity: number };
  expect([turn.withdrawn, losses.equity]).toEqual([true, best.equity + 17_000]);
});

test('a phoney that stood and was worth more than any move lost nothing', async () => {
  const few = createEngine({ lexicon: lexiconFromWords(['MICIO']), leaves });
  const game = gameOf('>a: AEMICIO 8D MICIOEA +70 70');
  const { turns } = await analyseGame(game, few);
  expect(turns[0]!.losses.equity).toBe(0);
  expect(turns[0]!.mistake).toBeUndefined();
});

test('the move made is among the moves, worth what it is worth', async () => {
  const { turns } = await analyseGame(readGame('figs'), engine, { wins });
  let compared = 0;
  for (const { turn, moves, losses, unjudged } of turns) {
    if (unjudged !== undefined) expect(moves).toEqual([]);
    else {
      const made = moves.filter(({ isMade }) => isMade);
      expect(made).toHaveLength(1);
      expect([...moves.slice(0, 5)].sort((a, b) => b.equity! - a.equity!)).toEqual(
        moves.slice(0, 5),
      );
      if (turn.withdrawn || turn.event.kind !== 'play') continue;
      expect(moves[0]!.equity! - made[0]!.equity!).toBe(losses.equity);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(35);
});

test('a player in figures is the sum of the turns', async () => {
  const { turns, players } = await analyseGame(readGame('figs'), engine, { wins });
  for (const [player, figures] of players.entries()) {
    const own = turns.filter(
      ({ turn, losses }) => turn.player === player && losses.equity !== undefined,
    );
    const lost = own.reduce((sum, { losses }) => sum + losses.equity!, 0);
    const most = own.reduce((sum, { moves }) => sum + moves[0]!.equity!, 0);
    const won = own.reduce((sum, { losses }) => sum + losses.win!.value, 0);
    expect(figures.averageEquityLost).toBe(Math.round(lost / own.length));
    expect(figures.precision).toBeCloseTo(100 - (100 * lost) / most, 6);
    expect(figures.averageWinLost).toBeCloseTo(won / own.length, 6);
    const drawn = turns.filter(({ turn }) => turn.player === player);
    expect(figures.luck).toBe(drawn.reduce((sum, { luck }) => sum + luck!.value, 0));
    const { small, medium, large } = figures.mistakes;
    expect(small + medium + large).toBe(own.filter(({ mistake }) => mistake !== undefined).length);
  }
});
