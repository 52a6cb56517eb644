// Where a play lies, by what makes its place hard to see.
import type { Play } from '../board/move.js';
import type { Position } from '../board/position.js';
import { layPlay, type WordSquare, wordsFormed } from '../referee/words-formed.js';

/**
 * What makes a place hard to see: `parallel`, two words or more across it; `extension`, a word that lay there made
 * longer; `hook`, one word across it; `through`, tiles that lay there in its midst; `open`, none of these.
 */
export type PlaceKind = 'parallel' | 'extension' | 'hook' | 'through' | 'open';

/** The place of a play. */
export interface PlaceSeen {
  readonly kind: PlaceKind;
  /** Words formed across it, as they stand on the board. */
  readonly crossed: readonly string[];
}

/** Tiles that make a word of their own. */
const LEAST_WORD = 2;

/** The place of a play. */
export function placeOf(position: Position, { at, word }: Play): PlaceSeen {
  const { squares, direction } = layPlay(position, { at, word });
  const [main, ...across] = wordsFormed(position, squares, direction);
  const crossed = across.map(({ text }) => text.toUpperCase());
  return { kind: kindOf(main?.squares ?? squares, crossed.length), crossed };
}

function kindOf(squares: readonly WordSquare[], crossed: number): PlaceKind {
  if (crossed >= 2) return 'parallel';
  const signs = squares.map(({ isNew }) => (isNew ? 'n' : 'o')).join('');
  const before = /^o+(?=n+$)|(?<=^n+)o+$/.exec(signs)?.[0] ?? '';
  if (before.length >= LEAST_WORD) return 'extension';
  if (crossed === 1) return 'hook';
  return signs.includes('o') ? 'through' : 'open';
}
