// The four fields of a slip, and what the keys in them mean.
import type { Notation } from 'leggio';
import type { Evening, TypedSlip } from '../engine/evening/messages.js';
import { playersMeant, scoreMeant, squareMeant } from './slip-fields.js';

export interface Entry {
  readonly player: string;
  readonly square: string;
  readonly word: string;
  readonly score: string;
}

export type Field = keyof Entry;

export const FIELDS: readonly Field[] = ['player', 'square', 'word', 'score'];

export const EMPTY_ENTRY: Entry = { player: '', square: '', word: '', score: '' };

/** In the field of the square: the top, and an empty slip. */
const TOP_SIGN = '=';
const NOTHING_SIGN = '-';

/** The fields after one was typed in; `=` as the square is the top, `-` an empty slip. */
export function withTyped(entry: Entry, field: Field, text: string, tops: Evening['tops']): Entry {
  const [top] = tops?.plays ?? [];
  if (field === 'square' && text.trim() === TOP_SIGN && top !== undefined) {
    return { ...entry, square: top.place, word: marked(top.word), score: String(top.score) };
  }
  if (field === 'square' && text.trim() === NOTHING_SIGN) {
    return { ...entry, square: NOTHING_SIGN, word: '', score: '' };
  }
  return { ...entry, [field]: text };
}

/** A word of the ledger as a slip says it outright: its jollies, in lower case, in brackets. */
function marked(word: string): string {
  return word.replaceAll(/\[[^\]]*\]|./gu, tile =>
    tile === tile.toUpperCase() ? tile : `(${tile.toUpperCase()})`,
  );
}

/** True when a space means that the field is done. While new names come in, it may be part of one. */
export function isDone(
  entry: Entry,
  field: Field,
  { players, notation, isEnrolling }: Pick<Evening, 'players' | 'notation' | 'isEnrolling'>,
): boolean {
  switch (field) {
    case 'player':
      if (isEnrolling && /\p{L}/u.test(entry.player)) return false;
      return playersMeant(entry.player, players).kind === 'players';
    case 'square':
      return isNothing(entry) || squareMeant(entry.square, notation) !== undefined;
    case 'word':
      return entry.word.trim() !== '';
    case 'score':
      return false;
  }
}

export function isNothing({ square }: Entry): boolean {
  return square.trim() === NOTHING_SIGN;
}

/** True when the fields hold a whole slip: somebody, and a word at a place or nothing. */
export function isWhole({ player, square, word }: Entry): boolean {
  const isPlayed = square.trim() !== '' && word.trim() !== '';
  return player.trim() !== '' && (isPlayed || square.trim() === NOTHING_SIGN);
}

/** What stands on the slip, whoever it is of; undefined for a score that is no number. */
export function answerOf(entry: Entry, notation: Notation): Omit<TypedSlip, 'player'> | undefined {
  if (isNothing(entry)) return { square: '', word: '', claimed: null };
  const claimed = scoreMeant(entry.score);
  if (claimed === undefined) return undefined;
  const square = squareMeant(entry.square, notation) ?? entry.square.trim();
  return { square, word: entry.word.trim(), claimed };
}
