// Is the play legal? Every reason against it at once, or its score sheet (FIGS art. 3-8).
import { LETTER_MASK } from '../alphabet/alphabet.js';
import { rackIndex } from '../board/move.js';
import type { Position } from '../board/position.js';
import { CENTRE, type Direction, neighbours, SQUARE_COUNT } from '../board/squares.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { type ScoreSheet, sheetOf } from './score-sheet.js';
import {
  type DeclaredPlay,
  type FormedWord,
  type LaidPlay,
  layPlay,
  type Objection,
  type WordSquare,
  wordsFormed,
} from './words-formed.js';

export type Verdict =
  | { readonly legal: true; readonly sheet: ScoreSheet }
  | {
      readonly legal: false;
      /** Code and message of the first reason. */
      readonly code: Objection['code'];
      readonly message: string;
      /** Every reason, in the order the rules are read. */
      readonly reasons: readonly Objection[];
    };

/** Never throws for an illegal play: being illegal is the answer, not an error. */
export function judge(position: Position, play: DeclaredPlay, lexicon: Lexicon): Verdict {
  const laid = layPlay(position, play);
  const formed = wordsFormed(position, laid.squares, laid.direction);
  const reasons = [
    ...laid.objections,
    ...(laid.squares.length > 0
      ? [...tileObjections(position, laid), ...placeObjections(position, laid, formed)]
      : []),
    ...(laid.objections.length === 0 ? wordObjections(formed, lexicon) : []),
  ];
  const first = reasons[0];
  if (first === undefined) {
    return { legal: true, sheet: sheetOf(position, laid.squares, formed) };
  }
  return { legal: false, ...first, reasons };
}

/** The tiles laid come from the rack, and there is one at least. */
function tileObjections(position: Position, { squares }: LaidPlay): Objection[] {
  const laid = newSquares(squares);
  if (laid.length === 0) {
    return [{ code: 'PLAY_NO_TILE', message: 'the play lays no tile of its own' }];
  }
  const left = Int32Array.from(position.rackCounts);
  for (const { tile } of laid) left[rackIndex(tile)]!--;
  const { alphabet } = position.rules;
  const missing = [...left.entries()].filter(([, count]) => count < 0);
  return missing.map(([code, count]) => ({
    code: 'PLAY_RACK',
    message: `${-count} × ${code === 0 ? '?' : alphabet.upper[code]} short on the rack ${position.rack}`,
  }));
}

/** Art. 3: the first play through the centre with two letters, the others joined to the board. */
function placeObjections(
  position: Position,
  { squares, direction }: LaidPlay,
  formed: readonly FormedWord[],
): Objection[] {
  const objections: Objection[] = [];
  const laid = newSquares(squares);
  const main = formed.find(word => sameLine(word, squares, direction));
  if (main !== undefined && main.squares.length > squares.length) {
    objections.push({
      code: 'PLAY_WORD',
      message: `the word on the board is ${main.text} at ${main.at}: tiles lie before or behind it`,
    });
  }
  if (isEmpty(position)) {
    if (!laid.some(({ square }) => square === CENTRE)) {
      objections.push({
        code: 'PLAY_FIRST',
        message: 'the first play covers the centre square H8',
      });
    }
    if (squares.length < 2) {
      objections.push({ code: 'PLAY_FIRST', message: 'the first play has at least two letters' });
    }
    return objections;
  }
  if (main === undefined && squares.length === 1 && laid.length === 1) {
    objections.push({ code: 'PLAY_WORD', message: 'a word has at least two letters' });
  }
  if (laid.length > 0 && !laid.some(({ square }) => touches(position, square))) {
    objections.push({ code: 'PLAY_APART', message: 'the play touches no tile on the board' });
  }
  return objections;
}

function newSquares(squares: readonly WordSquare[]): readonly WordSquare[] {
  return squares.filter(({ isNew }) => isNew);
}

/** True when the word runs along the declared squares. */
function sameLine(word: FormedWord, squares: readonly WordSquare[], direction: Direction): boolean {
  const declared = new Set(squares.map(({ square }) => square));
  const across = /^\d/.test(word.at);
  return (
    across === (direction === 'across') && word.squares.some(({ square }) => declared.has(square))
  );
}

function isEmpty(position: Position): boolean {
  for (let square = 0; square < SQUARE_COUNT; square++)
    if (position.tileAt(square) !== 0) return false;
  return true;
}

function touches(position: Position, square: number): boolean {
  return neighbours(square).some(beside => position.tileAt(beside) !== 0);
}

/** Art. 4: every word formed must be admissible. */
function wordObjections(formed: readonly FormedWord[], lexicon: Lexicon): Objection[] {
  return formed
    .filter(({ squares }) => !lexicon.hasLetters(squares.map(({ tile }) => tile & LETTER_MASK)))
    .map(({ text, at }) => ({
      code: 'PLAY_INVALID_WORD' as const,
      message: `${text.toUpperCase()} at ${at} is not in the lexicon "${lexicon.name}"`,
    }));
}
