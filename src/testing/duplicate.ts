// Duplicate games for tests, on the frozen list.
import { enterSlips } from '../duplicate/enter-slips.js';
import { type NextOptions, newGame, nextRound } from '../duplicate/game.js';
import type { DuplicateGame } from '../duplicate/ledger/lines.js';
import { renamePlayer, withdrawPlayer } from '../duplicate/players.js';
import { ruleAnswer, ruleSlip } from '../duplicate/rulings.js';
import { undo } from '../duplicate/undo.js';
import { ruleWord } from '../duplicate/word-ruling.js';
import { createEngine, type Engine } from '../engine/engine.js';
import { LEXICON } from './lexicon.js';

export const ENGINE: Engine = createEngine({ lexicon: LEXICON });

/** A slip as a row of a CSV has it. */
export type TestSlip = readonly [player: string, square: string, word: string, claimed?: number];

/** Enters slips into the open round. */
export function withSlips(game: DuplicateGame, slips: readonly TestSlip[]): DuplicateGame {
  const round = game.state.open!.round;
  return enterSlips(
    game,
    ENGINE,
    slips.map(([player, square, word, claimed]) => {
      return { round, player, square, word, claimed: claimed ?? null };
    }),
  );
}

/** The next round, whether or not anybody has answered this one. */
export function next(game: DuplicateGame, options: NextOptions = {}): DuplicateGame {
  return nextRound(game, ENGINE, { withoutSlips: true, ...options });
}

/** A game from a seed with some players. */
export function seededGame(
  players: readonly string[] = ['Anna', 'Bruno', 'Carla'],
  options: Readonly<Record<string, number>> = {},
  preset = 'figs',
): DuplicateGame {
  return newGame(ENGINE, { seed: '2026', players, options, preset });
}

/** A game with a line of every type, and one step taken back. */
export function gameOfEveryLine(): DuplicateGame {
  const first = seededGame(['Anna', 'Bruno', 'Carla', 'Dina', 'Eva'], { rounds: 2, subTops: 1 });
  const { at, word, score } = next(first).state.closed[0]!.play;
  let game = withSlips(first, [
    ['Anna', at, word, score],
    ['Bruno', at, word, score + 1],
    ['Carla', '8F', 'MLEPO', 3],
  ]);
  game = withdrawPlayer(game, { player: 'Eva', reason: 'train' });
  game = next(next(game), { rack: 'AEIRSTO' });
  game = undo(game, { by: 'Ugo', reason: 'closed too soon' });
  game = ruleSlip(game, { round: 1, player: 'Anna', score: 9, reason: 'misread' });
  game = ruleAnswer(game, ENGINE, { round: 1, player: 'Dina', square: at, word, reason: 'late' });
  game = ruleWord(game, ENGINE, { word, ruling: 'struck', round: 1, reason: 'old' });
  game = renamePlayer(game, { player: 'Carla', to: 'Carlotta', reason: 'misspelt' });
  return next(game);
}
