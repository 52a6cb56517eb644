// Duplicate games for tests, on the frozen list.
import { enterSlips } from '../duplicate/enter-slips.js';
import { type NextOptions, newGame, nextRound } from '../duplicate/game.js';
import type { DuplicateGame } from '../duplicate/lines.js';
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
