// Reads the word of a slip into tiles. Case and accents are forgiven; which letter is a jolly is never
// guessed: where the slip leaves two readings open that score differently, it is not on the rack.
import {
  type Alphabet,
  formatTile,
  isJolly,
  JOLLY_BIT,
  type Letter,
  readWord,
  type Tile,
} from '../alphabet/alphabet.js';
import { isOverdrawn, JOLLY_INDEX, type TileCounts, without } from '../alphabet/tile-counts.js';

/** A letter of a slip; 0 for a dot, the tile that lies there. */
export interface SlipLetter {
  readonly letter: Letter;
  readonly lower: boolean;
  /** In round brackets: a jolly, said outright. */
  readonly bracketed: boolean;
}

/**
 * Reads the letters: any case, with or without accents, `.` for a tile that lies there, `(E)` for a
 * jolly, a long letter in square brackets or without.
 *
 * @returns the letters, or the first character that is not a letter
 */
export function readSlipWord(
  alphabet: Alphabet,
  text: string,
): { readonly letters: readonly SlipLetter[] } | { readonly unknown: string } {
  const word = text.normalize('NFC').replace(/[[\]]/g, '');
  const letters: SlipLetter[] = [];
  let bracketed = false;
  for (let at = 0; at < word.length; ) {
    const piece = letterText(alphabet, word, at);
    const char = word.charAt(at);
    at += piece?.text.length ?? 1;
    if (piece !== undefined) letters.push({ ...piece, bracketed });
    else if (char === '.') letters.push({ letter: 0, lower: false, bracketed: false });
    else if (char === '(' && !bracketed) bracketed = true;
    else if (char === ')' && bracketed) bracketed = false;
    else return { unknown: char };
  }
  return bracketed ? { unknown: '(' } : { letters };
}

/** The longest text from `at` on that is one letter. */
function letterText(
  alphabet: Alphabet,
  word: string,
  at: number,
): { text: string; letter: Letter; lower: boolean } | undefined {
  for (let length = alphabet.longest; length > 0; length--) {
    const text = word.slice(at, at + length);
    const read = readWord(alphabet, text);
    if (!('letters' in read) || read.letters.length !== 1) continue;
    return { text, letter: read.letters[0]!, lower: text !== text.toUpperCase() };
  }
  return undefined;
}

/** What a letter of a slip lies on: a tile of the player's own, or one of the board. */
export interface SlipSquare {
  readonly isNew: boolean;
  readonly tile: Tile;
}

/** How a slip can be read: which of its new tiles are jollies, or why it cannot. */
export type JollyReading =
  | { readonly readings: readonly (readonly number[])[] }
  | { readonly missing: MissingTiles };

/** Tiles that the rack lacks; none where jollies are marked that it does not have. */
export type MissingTiles = readonly { readonly tile: string; readonly count: number }[];

/**
 * Says which new tiles are jollies.
 *
 * @param letters the whole word
 * @param squares what each letter lies on
 * @returns every reading that the slip leaves open, as indices of jollies; one when it is plain
 */
export function readJollies(
  alphabet: Alphabet,
  letters: readonly SlipLetter[],
  squares: readonly SlipSquare[],
  rack: TileCounts,
): JollyReading {
  const own = letters.flatMap((_, index) => (squares[index]?.isNew === true ? [index] : []));
  const fits = (jollies: readonly number[]): boolean => isOnRack(letters, own, jollies, rack);
  const bracketed = own.filter(index => letters[index]!.bracketed);
  if (bracketed.length > 0) {
    return fits(bracketed) ? { readings: [bracketed] } : short(alphabet, letters, own, rack);
  }
  const plain = subsets(own, rack[JOLLY_INDEX]!).filter(fits);
  const fewest = plain.filter(jollies => jollies.length === plain[0]!.length);
  const lower = own.filter(index => letters[index]!.lower);
  const marked = lower.length > 0 && isMarking(letters, squares) && fits(lower);
  if (!marked) {
    return fewest.length > 0 ? { readings: fewest } : short(alphabet, letters, own, rack);
  }
  // «Re» may be RE with a capital as in print, or an R and a jolly
  return isTitleCase(letters) ? { readings: [lower, ...fewest] } : { readings: [lower] };
}

function isOnRack(
  letters: readonly SlipLetter[],
  own: readonly number[],
  jollies: readonly number[],
  rack: TileCounts,
): boolean {
  if (jollies.length > rack[JOLLY_INDEX]!) return false;
  const plain = own.filter(index => !jollies.includes(index));
  return !isOverdrawn(withoutLetters(rack, letters, plain));
}

/** What is left of the rack when the letters at the indices come from tiles of their own. */
function withoutLetters(
  rack: TileCounts,
  letters: readonly SlipLetter[],
  indices: readonly number[],
): TileCounts {
  return without(
    rack,
    indices.map(index => letters[index]!.letter),
  );
}

/** Subsets of at most `most` indices, smallest first, each in order. */
function subsets(indices: readonly number[], most: number): number[][] {
  let grown: number[][] = [[]];
  const all = [...grown];
  for (let size = 1; size <= Math.min(most, indices.length); size++) {
    grown = grown.flatMap(set =>
      indices.filter(index => index > (set.at(-1) ?? -1)).map(index => [...set, index]),
    );
    all.push(...grown);
  }
  return all;
}

/** True when case can be a mark of jollies: both are there, and no tile on the board is in lower case. */
function isMarking(letters: readonly SlipLetter[], squares: readonly SlipSquare[]): boolean {
  const capitals = letters.some(({ letter, lower }) => letter !== 0 && !lower);
  const mayBeLower = (square: SlipSquare | undefined): boolean =>
    square === undefined || square.isNew || isJolly(square.tile);
  return capitals && letters.every(({ lower }, index) => !lower || mayBeLower(squares[index]));
}

function isTitleCase([first, ...others]: readonly SlipLetter[]): boolean {
  return first?.lower === false && others.every(({ letter, lower }) => letter === 0 || lower);
}

function short(
  alphabet: Alphabet,
  letters: readonly SlipLetter[],
  own: readonly number[],
  rack: TileCounts,
): { missing: MissingTiles } {
  const left = withoutLetters(rack, letters, own);
  const missing = [...left.entries()].filter(([code, count]) => code > 0 && count < 0);
  return {
    missing: missing.map(([code, count]) => ({ tile: formatTile(alphabet, code), count: -count })),
  };
}

/** The word as a declared play has it: jollies in lower case, `.` for a dot. */
export function formatReading(
  alphabet: Alphabet,
  letters: readonly SlipLetter[],
  jollies: readonly number[],
): string {
  return letters
    .map(({ letter }, index) =>
      formatTile(alphabet, jollies.includes(index) ? letter | JOLLY_BIT : letter),
    )
    .join('');
}
