// Tiles of a game as counts, and the letters an edition has no tile for.

import { formatRack, JOLLY_BIT, JOLLY_INDEX, readTokens } from '../alphabet/alphabet.js';
import { quoted } from '../errors.js';
import type { Rules } from '../rules/rules.js';
import { Faults } from './gcg-faults.js';
import type { GcgEvent, GcgGame } from './gcg-game.js';
import { racksHeld } from './gcg-game.js';

/** Counts of a rack: length 32, jollies at 0; a lower-case letter counts as the jolly it is. */
export function countsOf({ alphabet }: Rules, tiles: string): Int32Array {
  const counts = new Int32Array(32);
  for (const token of readTokens(alphabet, tiles)) {
    if (token.kind === 'jolly') counts[JOLLY_INDEX]!++;
    else if (token.kind === 'tile') {
      counts[(token.tile & JOLLY_BIT) === 0 ? token.tile : JOLLY_INDEX]!++;
    }
  }
  return counts;
}

export function sizeOf(counts: Int32Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** `a` less `b`, code by code; below 0 where `b` has more. */
export function difference(a: Int32Array, b: ArrayLike<number>): Int32Array {
  return a.map((count, code) => count - b[code]!);
}

/** What is below 0, as text: `'AA?'`; empty when nothing is. */
export function shortOf({ alphabet }: Rules, counts: Int32Array): string {
  return formatRack(
    alphabet,
    counts.map(count => Math.max(0, -count)),
  );
}

/**
 * Checks that the edition has a letter for every letter of the game.
 *
 * @throws InputError `GCG_TILES` that names them all
 */
export function checkLetters(game: GcgGame, rules: Rules, name: string): void {
  const firstLines = new Map<string, number>();
  const note = (text: string, line: number): void => {
    for (const token of readTokens(rules.alphabet, text)) {
      if (token.kind !== 'other' || token.text === '.' || firstLines.has(token.text)) continue;
      firstLines.set(token.text, line);
    }
  };
  for (const event of game.events) for (const text of textsOf(event)) note(text, event.line);
  for (const rack of racksHeld(game)) note(rack ?? '', game.events.at(-1)?.line ?? 1);
  if (firstLines.size === 0) return;
  const letters = [...firstLines.keys()].join(' ');
  const [line = 1] = firstLines.values();
  const faults = new Faults();
  const what = firstLines.size === 1 ? 'a letter' : 'letters';
  faults.add('GCG_TILES', line, 1, `${what} without a tile under ${quoted(rules.id)}: ${letters}`);
  faults.explain(game.remarks);
  faults.throwAny(name, letters);
}

function textsOf(event: GcgEvent): readonly string[] {
  const texts = [event.rack ?? ''];
  if ('tiles' in event && event.tiles !== undefined) texts.push(event.tiles);
  return texts;
}
