// Tiles of a game as counts, and the letters an edition has no tile for.

import { LETTER_MASK, readTokens } from '../../alphabet/alphabet.js';
import {
  createCounts,
  formatRack,
  JOLLY_INDEX,
  type TileCounts,
  tileIndex,
} from '../../alphabet/tile-counts.js';
import { editionIds, rulesEdition } from '../../rules/editions.js';
import { bagCounts, type Rules } from '../../rules/rules.js';
import { Faults } from '../gcg/faults.js';
import type { GcgEvent, GcgGame } from '../gcg/game.js';
import { racksHeld } from '../gcg/game.js';

/** Counts of a rack; a lower-case letter counts as the jolly it is. */
export function countsOf({ alphabet }: Rules, tiles: string): TileCounts {
  const counts = createCounts();
  for (const token of readTokens(alphabet, tiles)) {
    if (token.kind === 'jolly') counts[JOLLY_INDEX]!++;
    else if (token.kind === 'tile') counts[tileIndex(token.tile)]!++;
  }
  return counts;
}

/** What is below 0, as text: `'AA?'`; empty when nothing is. */
export function shortOf({ alphabet }: Rules, counts: TileCounts): string {
  return formatRack(
    alphabet,
    counts.map(count => Math.max(0, -count)),
  );
}

/** What of `rack` is below 0 in `left`; what others overdrew is not the fault of this rack. */
export function shortOn(rules: Rules, left: TileCounts, rack: TileCounts): string {
  return shortOf(
    rules,
    left.map((count, code) => (rack[code] === 0 ? 0 : count)),
  );
}

/** True when no tile of `part` is missing in `whole`. */
export function isPart(part: TileCounts, whole: TileCounts): boolean {
  return part.every((count, code) => count <= whole[code]!);
}

/**
 * Checks that the edition has a letter for every letter of the game.
 *
 * @throws InputError `GCG_TILES` that names them all, and editions that have them
 */
export function checkLetters(game: GcgGame, rules: Rules, name: string): void {
  const letters = new Set<string>();
  const strange = new Map<string, number>();
  const note = (text: string, line: number): void => {
    for (const token of readTokens(rules.alphabet, text)) {
      if (token.kind === 'jolly' || token.text === '.') continue;
      letters.add(token.text);
      if (token.kind === 'other' && !strange.has(token.text)) strange.set(token.text, line);
    }
  };
  for (const event of game.events) for (const text of textsOf(event)) note(text, event.line);
  for (const rack of racksHeld(game)) if (rack !== undefined) note(rack.text, rack.line);
  if (strange.size === 0) return;
  const names = [...strange.keys()].join(' ');
  const [line = 1] = strange.values();
  const values = { letters: [...strange.keys()], rules: rules.id };
  const editions = editionsWith([...letters]);
  const faults = new Faults();
  faults.add('GCG_TILES', line, 1, { code: 'letters-missing', ...values, editions });
  faults.explain(game);
  faults.throwAny(name, names);
}

/** Editions whose bag has a tile for each of the letters. */
export function editionsWith(letters: readonly string[]): readonly string[] {
  return editionIds().filter(id => {
    const rules = rulesEdition(id);
    return letters.every(letter => hasTile(rules, letter));
  });
}

function hasTile(rules: Rules, letter: string): boolean {
  const [token, ...more] = readTokens(rules.alphabet, letter.toUpperCase());
  if (token?.kind !== 'tile' || more.length > 0) return false;
  return bagCounts(rules)[token.tile & LETTER_MASK]! > 0;
}

function textsOf(event: GcgEvent): readonly string[] {
  const texts = [event.rack ?? ''];
  if ('tiles' in event && event.tiles !== undefined) texts.push(event.tiles);
  return texts;
}
