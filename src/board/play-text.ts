// A play as people type it, a place and a word: `F8 orizz. MICIO`, or the tiles one by one.
import { InputError, quoted } from '../errors.js';
import {
  formatPlace,
  NOTATION_HELP,
  type Notation,
  type Place,
  parsePlace,
  parseSquare,
} from './notation.js';
import { formatAt, type Square } from './squares.js';

/** A play with its word: `{ at: '8F', word: 'MICIO' }`, `at` as GCG has it. */
export interface WordText {
  /** `'8F'` across, `'F8'` down, whatever the notation read. */
  readonly at: string;
  /** As typed: jollies in lower case, `.` or the letter for a through-tile. */
  readonly word: string;
}

/** A play as tiles on squares, in any order. */
export interface TilesText {
  /** A jolly as its letter in lower case; the text is not checked against an alphabet yet. */
  readonly tiles: readonly { readonly square: Square; readonly tile: string }[];
}

/**
 * Reads a play in the given notation.
 *
 * @param text `'F8 orizz. MICIO'`, as captions have it `'MICIO in F8 orizz.'`, or each tile by itself
 *   `'F8=M G8=I'`; jollies in lower case, `.` or the letter for a tile that lies there already
 * @throws InputError `PLAY_TEXT`
 */
export function parsePlayText(text: string, notation: Notation): WordText | TilesText {
  const read = text.length > MOST_PLAY_TEXT ? undefined : readPlay(text.trim(), notation);
  if (read !== undefined) return read;
  throw new InputError(
    'PLAY_TEXT',
    `play ${quoted(text)} in the notation ${notation}: wanted a place and a word, or tiles like F8=M; ${NOTATION_HELP[notation]}`,
    { input: text },
  );
}

/** Characters of a play at most: patterns take their time over long runs of spaces. */
const MOST_PLAY_TEXT = 1000;

function readPlay(text: string, notation: Notation): WordText | TilesText | undefined {
  return text.includes('=') ? parseTiles(text, notation) : parseWordText(text, notation);
}

function parseWordText(text: string, notation: Notation): WordText | undefined {
  const caption = /^(\S+)\s+in\s+(.+)$/i.exec(text);
  const typed = /^(.+?)\s+(\S+)$/.exec(text);
  const [place, word] = caption ? [caption[2], caption[1]] : [typed?.[1], typed?.[2]];
  if (place === undefined || word === undefined) return undefined;
  const at = parsePlace(place, notation);
  return at && { at: formatAt(at.square, at.direction), word };
}

function parseTiles(text: string, notation: Notation): TilesText | undefined {
  const tiles = text.split(/[\s,]+/).map(part => {
    const [name = '', tile = ''] = part.split('=');
    return { square: parseSquare(name, notation), tile };
  });
  if (tiles.some(({ square, tile }) => square === undefined || tile === '')) return undefined;
  return { tiles: tiles as TilesText['tiles'] };
}

/** `'F8 orizz. MICIO'`: a play as `parsePlayText` reads it. */
export function formatPlayText(place: Place, word: string, notation: Notation): string {
  return `${formatPlace(place, notation)} ${word}`;
}
