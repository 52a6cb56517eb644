// The first play of a game: a vowel beside a premium square is easy to lay a word across. What that costs depends
// on squares, so that it cannot be told before the search: plays that could still be the best are looked at again.
import { LETTER_MASK } from '../../alphabet/alphabet.js';
import { CENTRE, SIZE, squareAt } from '../../board/squares.js';
import { OPENING_VOWEL } from '../../leaves/terms.js';
import { equityOf, type KeptWorth } from '../../movegen/kept-worth.js';
import { PLAY, type PlayBuffer } from '../../movegen/play-buffer.js';
import type { Rules } from '../../rules/rules.js';
import type { Table } from './table.js';

/** True while nothing lies on the board. */
export function isOpening(tiles: ArrayLike<number>): boolean {
  return tiles[CENTRE] === 0;
}

/**
 * Puts the best first play first, of equal ones the first in the order by equity.
 *
 * @returns what it is worth, less its vowels; `-Infinity` when there is none
 */
export function openingFirst(table: Table, kept: KeptWorth): number {
  const { plays, searcher, position, rules } = table;
  searcher.best(position, { within: OPENING_VOWEL * rules.rackSize }, plays, kept);
  let best = 0;
  let most = -Infinity;
  for (let index = 0; index < plays.length; index++) {
    const vowels = openVowels(rules, plays, index);
    const worth = equityOf(kept, plays, index) - OPENING_VOWEL * vowels;
    if (worth <= most) continue;
    most = worth;
    best = index;
  }
  plays.data.copyWithin(0, best * PLAY, (best + 1) * PLAY);
  return most;
}

/** Vowels of a first play with a premium square on either side of its line; a jolly counts as its letter. */
export function openVowels({ alphabet, layout }: Rules, plays: PlayBuffer, index: number): number {
  const isAcross = plays.isAcross(index);
  const square = plays.square(index);
  const isPremium = (at: number): boolean => layout[Math.floor(at / SIZE)]![at % SIZE] !== '.';
  let vowels = 0;
  for (let place = 0; place < plays.tileCount(index); place++) {
    if (!alphabet.isVowel[plays.tile(index, place) & LETTER_MASK]) continue;
    const at = square + squareAt(isAcross ? 0 : place, isAcross ? place : 0);
    const aside = isAcross ? SIZE : 1;
    if (isPremium(at - aside) || isPremium(at + aside)) vowels++;
  }
  return vowels;
}
