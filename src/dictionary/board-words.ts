// Every word on a board that is not in the lexicon, and why. A board may hold phoneys: nobody
// contested them.

import { formatTile, formatWord, LETTER_MASK, type Tile } from '../alphabet/alphabet.js';
import { checkOneAlphabet } from '../alphabet/one-alphabet.js';
import type { Position } from '../board/position.js';
import {
  DIRECTIONS,
  type Direction,
  formatAt,
  SIZE,
  type Square,
  squareAt,
} from '../board/squares.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import type { Explanation } from './why/explain.js';

/** A run of two tiles or more on the board. */
export interface BoardWord {
  /** `'8F'` across, `'F8'` down. */
  readonly at: string;
  /** Jollies in lower case. */
  readonly text: string;
  readonly tiles: readonly Tile[];
}

/** A word on the board that is not valid. */
export interface BoardFinding {
  /** `'8F'` across, `'F8'` down. */
  readonly at: string;
  /** Jollies in lower case. */
  readonly text: string;
  readonly explanation: Explanation;
}

/** The words on a board: those across from the top, then those down from the left. */
export function wordsOnBoard({ tiles, rules }: Position): readonly BoardWord[] {
  const words: BoardWord[] = [];
  for (const direction of DIRECTIONS) {
    for (let line = 0; line < SIZE; line++) {
      for (const squares of runs(tiles, line, direction)) {
        const found = squares.map(square => tiles[square]!);
        const text = found.map(tile => formatTile(rules.alphabet, tile)).join('');
        words.push({ at: formatAt(squares[0]!, direction), text, tiles: found });
      }
    }
  }
  return words;
}

/** Runs of tiles in a row or a column. */
function runs(tiles: ArrayLike<Tile>, line: number, direction: Direction): readonly Square[][] {
  const found: Square[][] = [];
  let run: Square[] = [];
  for (let place = 0; place <= SIZE; place++) {
    const square = direction === 'across' ? squareAt(line, place) : squareAt(place, line);
    if (place < SIZE && tiles[square] !== 0) run.push(square);
    else {
      if (run.length > 1) found.push(run);
      run = [];
    }
  }
  return found;
}

/**
 * The words on a board that are not valid, with the reason for each.
 *
 * @param explain says why a word is not valid
 * @throws InputError `ALPHABETS_DIFFER` when lexicon and rules are of two alphabets
 */
export async function boardWords(
  lexicon: Lexicon,
  position: Position,
  explain: (word: string) => Promise<Explanation>,
): Promise<readonly BoardFinding[]> {
  const { alphabet } = lexicon;
  checkOneAlphabet(lexicon, position.rules);
  const findings: BoardFinding[] = [];
  for (const { at, text, tiles } of wordsOnBoard(position)) {
    const letters = tiles.map(tile => tile & LETTER_MASK);
    if (lexicon.hasLetters(letters)) continue;
    findings.push({ at, text, explanation: await explain(formatWord(alphabet, letters)) });
  }
  return findings;
}
