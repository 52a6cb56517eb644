// Games for tests: the files of `games/`, and a small bag so that a whole game fits on a few lines.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GcgGame } from '../game/gcg/game.js';
import { parseGcg } from '../game/gcg/gcg.js';
import { FIGS } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';

/** Files of `games/`, each in another dialect. */
export const GAME_FILES = ['figs', 'cross-tables', 'four', 'woogles', 'catalan'] as const;

export function gamePath(name: string): string {
  return fileURLToPath(new URL(`games/${name}.gcg`, import.meta.url));
}

export function gameBytes(name: string): Uint8Array {
  return readFileSync(gamePath(name));
}

export function readGame(name: string): GcgGame {
  return parseGcg(gameBytes(name), { name: `${name}.gcg` });
}

/** A game of players `a` (Anna) and `b` (Bruno) from its events. */
export function gameOf(...events: readonly string[]): GcgGame {
  return parseGcg(['#player1 a Anna', '#player2 b Bruno', ...events].join('\n'));
}

/** FIGS with a bag of exactly these tiles: two racks and what is left over. */
export function tinyBag(tiles: string, rules: Rules = FIGS): Rules {
  const copies = (letter: string): number => [...tiles].filter(each => each === letter).length;
  return {
    ...rules,
    tiles: rules.tiles.map(tile => ({ ...tile, count: copies(tile.letter) })),
  };
}
