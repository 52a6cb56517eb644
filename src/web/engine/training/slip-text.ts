// What lies on the board as a slip says it: a place and a word, jollies in brackets.
import {
  formatPlace,
  InputError,
  judge,
  type Lexicon,
  type Notation,
  type Position,
  parseAt,
  SIZE,
} from 'leggio';
import type { LaidPairs } from './kept.js';

/** A slip without a claim. */
export interface SlipText {
  readonly square: string;
  readonly word: string;
}

export const EMPTY_SLIP: SlipText = { square: '', word: '' };

/** @throws InputError `DUPLICATE_PLAY` for tiles that no place and word can tell: in two lines, with a gap */
export function slipText(
  position: Position,
  laid: LaidPairs,
  lexicon: Pick<Lexicon, 'name' | 'alphabet' | 'hasLetters'>,
  notation: Notation,
): SlipText {
  if (laid.length === 0) return EMPTY_SLIP;
  const tiles = laid.map(([square, tile]) => ({ square, tile }));
  const verdict = judge(position, { tiles }, lexicon, { rackKnown: false });
  const [main] = verdict.words;
  const place = main && parseAt(main.at);
  if (main === undefined || place === undefined) {
    const reasons = verdict.legal ? [] : verdict.reasons;
    throw InputError.ofFacts('DUPLICATE_PLAY', reasons, { input: JSON.stringify(laid) });
  }
  const own = new Map(laid);
  const step = place.direction === 'across' ? 1 : SIZE;
  const letters = main.word.match(/\[[^\]]*\]|./gu) ?? [];
  const word = letters.map((letter, index) => {
    const tile = own.get(place.square + index * step);
    const isJolly = tile !== undefined && tile !== tile.toUpperCase();
    return isJolly ? `(${letter.toUpperCase()})` : letter.toUpperCase();
  });
  return { square: formatPlace(place, notation), word: word.join('') };
}
