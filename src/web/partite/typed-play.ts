// A play as it is typed, `8F MICIO` or `F8 orizz. MICIO`, as tiles on a board; and entries as a hand writes them.
import {
  columnOf,
  NOTATIONS,
  parsePlace,
  type RecordedEntry,
  rowOf,
  rulesEdition,
  SIZE,
  type Square,
} from 'leggio';

/** Tiles on squares that were empty. */
export type Laid = readonly (readonly [Square, string])[];

/** The tiles, or why they cannot be read. */
export type ReadPlay =
  | { readonly kind: 'laid'; readonly laid: Laid }
  | { readonly kind: 'wrong'; readonly why: 'form' | 'off' | 'letter' }
  | { readonly kind: 'taken'; readonly square: Square; readonly tile: string };

/**
 * Reads a play in the notation of a GCG or of FIGS; jollies are small letters among capitals.
 *
 * @param tiles of the board, as a sheet has them: `''` for an empty square
 */
export function readPlay(text: string, tiles: readonly string[], edition: string): ReadPlay {
  const [, where = '', word = ''] = /^(.+?)\s+(\S+)$/.exec(text.trim().slice(0, MOST_TEXT)) ?? [];
  const place = NOTATIONS.filter(notation => notation !== 'french')
    .map(notation => parsePlace(where.replace(/\b(orizz|vert)$/i, '$1.'), notation))
    .find(found => found !== undefined);
  if (place === undefined || word === '') return { kind: 'wrong', why: 'form' };
  const { alphabet } = rulesEdition(edition);
  const isPlain = word === word.toLowerCase(); // nobody lays jollies alone, and phones write small letters
  const pieces = word.match(/\[[^\]]*\]|./gu) ?? [];
  const isAcross = place.direction === 'across';
  const room = SIZE - (isAcross ? columnOf(place.square) : rowOf(place.square));
  if (pieces.length > room) return { kind: 'wrong', why: 'off' };
  const laid: (readonly [Square, string])[] = [];
  for (const [index, piece] of pieces.entries()) {
    const square = place.square + index * (isAcross ? 1 : SIZE);
    const there = tiles[square] ?? '';
    const letter = plain(piece);
    if (piece !== '.' && !alphabet.codes.has(letter.replace(/[[\]]/g, ''))) {
      return { kind: 'wrong', why: 'letter' };
    }
    if (there === '' && piece === '.') return { kind: 'wrong', why: 'form' };
    if (there === '')
      laid.push([square, isPlain || piece === piece.toUpperCase() ? letter : letter.toLowerCase()]);
    else if (piece !== '.' && there.toUpperCase() !== letter) {
      return { kind: 'taken', square, tile: there };
    }
  }
  return { kind: 'laid', laid };
}

/** Characters of a play that are read. */
const MOST_TEXT = 200;

/** A letter without its accent, but for those that are letters of their own. */
function plain(piece: string): string {
  const upper = piece.toUpperCase();
  return upper === 'Ç' || upper.includes('·')
    ? upper
    : upper.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Letters, or a number of tiles, as an exchange; undefined for neither. */
export function readExchange(
  text: string,
  rack: string,
  isFullChange: boolean,
): RecordedEntry | undefined {
  const given = text.trim().toUpperCase().replaceAll(' ', '');
  const told = rackOf(rack);
  const full = isFullChange ? { isFullChange } : {};
  if (/^[1-9]$/.test(given)) return { kind: 'exchange', ...told, count: Number(given), ...full };
  const count = given.match(/\[[^\]]*\]|[\p{L}?]/gu)?.length ?? 0;
  if (count === 0 || !/^(?:\[[^\]]*\]|[\p{L}?])+$/u.test(given)) return undefined;
  return { kind: 'exchange', ...told, tiles: given, count, ...full };
}

/** Seconds of `'0:42'`; undefined for what is none. */
export function readClock(text: string): number | undefined {
  const [, minutes, seconds] = /^\s*(\d{1,3}):([0-5]\d)\s*$/.exec(text) ?? [];
  return seconds === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}

/** The rack of an entry, where it is known. */
export function rackOf(rack: string): { readonly rack?: string } {
  return rack === '' ? {} : { rack };
}

/** A rack as it is typed; a space is a jolly, since phones hide the question mark. */
export function rackTyped(value: string): string {
  return value.toUpperCase().replaceAll(' ', '?').slice(0, MOST_RACK);
}

/** Characters of a rack at most. */
const MOST_RACK = 30;
