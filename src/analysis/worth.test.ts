// What moves are worth, who is ahead, and what the other held.
import { expect, test } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { replayGame } from '../game/replay/replay.js';
import { loadDefaultLeaves } from '../leaves/load.js';
import { FIGS } from '../rules/editions.js';
import { gameOf, readGame } from '../testing/games.js';
import { LEXICON } from '../testing/lexicon.js';
import { otherRacks } from './other-racks.js';
import { spreadsBefore } from './spreads.js';
import { createKeptJudge, equityOf } from './worth.js';

const leaves = await loadDefaultLeaves();
const engine = createEngine({ lexicon: LEXICON, leaves });

test('every move of every turn is worth what the engine says', () => {
  const judge = createKeptJudge(FIGS, leaves);
  let compared = 0;
  for (const { position, rackKnown } of replayGame(readGame('figs'), FIGS).turns) {
    if (rackKnown !== 'full') continue;
    for (const move of engine.moves(position, { count: 300 })) {
      if (move.kind === 'pass') continue;
      expect(equityOf(position, move, judge)).toBe(move.equity);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(4000);
});

test('an exchange by number alone is worth nobody knows what', () => {
  const { turns } = replayGame(gameOf('>a: AEMICIO -2 +0 0'), FIGS);
  const judge = createKeptJudge(FIGS, leaves);
  expect(equityOf(turns[0]!.position, turns[0]!.move!, judge)).toBeUndefined();
});

test('who is ahead, penalties of the other among it', () => {
  const game = gameOf(
    '>a: AEMICIO 8F MICIO +16 16',
    '>b: ADERSTU (challenge) -2 -2',
    '>b: ADERSTU 9C DARE +14 12',
    '>a: AEINRST - +0 16',
  );
  expect(spreadsBefore(replayGame(game, FIGS))).toEqual([0, -18, 4]);
  expect(spreadsBefore(replayGame(readGame('four'), FIGS)).every(each => each === undefined)).toBe(
    true,
  );
});

test('what the other held is the rack of the next move', () => {
  const game = gameOf(
    '>a: AEMICIO 8F MICIO +16 16',
    '>b: ADERSTU - +0 0',
    '>a: AEINR - +0 16',
    '>b: ADERSTU - +0 0',
  );
  expect(otherRacks(replayGame(game, FIGS))).toEqual(['ADERSTU', '', 'ADERSTU', '']);
});
