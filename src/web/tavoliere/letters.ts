// Tiles as one types them: a character is a letter of the edition or becomes one with that before it, as Catalan NY
// after N; a rack is cut into its tiles.
import { rulesEdition } from 'leggio';

/** How a jolly that is not laid is written. */
export const JOLLY = '?';

/** The tile that a typed character means; undefined for no letter of the edition. */
export function tileTyped(edition: string, char: string, isJolly: boolean): string | undefined {
  const { alphabet } = rulesEdition(edition);
  const letter = plain(char);
  const known = alphabet.codes.has(letter) ? letter : onlyLong(edition, letter);
  return known === undefined ? undefined : asJolly(tileOf(known), isJolly);
}

/**
 * The tile that a character makes with the tile before it: `'Y'` after `'N'`; the same one where it was complete
 * before that, as QU is after Q; undefined when it makes none.
 */
export function tileJoined(edition: string, before: string, char: string): string | undefined {
  if (before.startsWith('['))
    return plain(letterOf(before)).endsWith(plain(char)) ? before : undefined;
  if (before === '') return undefined;
  const start = plain(before) + (/[.·-]/.test(char) ? '·' : plain(char));
  if (start.length < 2) return undefined;
  const found = longLetters(edition).find(letter => letter.startsWith(start));
  return found === undefined ? undefined : asJolly(tileOf(found), before !== before.toUpperCase());
}

/** The tiles of a rack, as far as they can be told: each a letter, a long one in brackets, or the jolly. */
export function rackTiles(edition: string, rack: string): readonly string[] {
  const longs = longLetters(edition).map(letter => letter.replace(/[.*+?^$]/g, '\\$&'));
  const pieces = new RegExp(['\\[[^\\]]*\\]', ...longs, '\\S'].join('|'), 'gu');
  return (rack.toUpperCase().match(pieces) ?? []).map(tileOf);
}

/** A tile as a rack has it: a jolly is one again. */
export function rackTile(tile: string): string {
  return tile === tile.toUpperCase() ? tile : JOLLY;
}

/** Face value; 0 for a jolly, and for what is no tile. */
export function pointsOf(edition: string, tile: string): number {
  const letter = letterOf(tile);
  return rulesEdition(edition).tiles.find(spec => spec.letter === letter)?.points ?? 0;
}

/** Without brackets: `'NY'`. */
export function letterOf(tile: string): string {
  return tile.replace(/[[\]]/g, '');
}

/** Letters that a jolly can stand for, in their order. */
export function lettersOf(edition: string): readonly string[] {
  return rulesEdition(edition).alphabet.letters;
}

/** The tile of a letter, in brackets where it is a long one. */
export function tileOf(letter: string): string {
  return [...letter].length > 1 && !letter.startsWith('[') ? `[${letter}]` : letter;
}

function asJolly(tile: string, isJolly: boolean): string {
  return isJolly ? tile.toLowerCase() : tile;
}

function plain(char: string): string {
  const upper = char.toUpperCase();
  return upper === 'Ç' ? upper : upper.normalize('NFD').replace(/\p{M}/gu, '');
}

function longLetters(edition: string): readonly string[] {
  return lettersOf(edition).filter(letter => [...letter].length > 1);
}

/** The long letter that a character begins, when it is no letter and begins one alone: Q for QU. */
function onlyLong(edition: string, char: string): string | undefined {
  const begun = longLetters(edition).filter(letter => letter.startsWith(char));
  return begun.length === 1 ? begun[0] : undefined;
}
