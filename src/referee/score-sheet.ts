// The score of a play, word by word, as a score sheet has it (FIGS art. 9-13).
import { tileIndex } from '../alphabet/tile-counts.js';
import type { Position } from '../board/position.js';
import { InputError } from '../errors.js';
import { premiums, tilePoints } from '../rules/rules.js';
import { type AnyPlay, formedBy, layAny } from './placement.js';
import type { FormedWord, LaidPlay, WordSquare } from './words-formed.js';

/** A word of a play, and what it scores. */
export interface ScoredWord {
  /** Jollies in lower case. */
  readonly word: string;
  /** Its place as GCG has it: `'8F'` across, `'F8'` down. */
  readonly at: string;
  /** Sum of letter values after letter premiums, before `multiplier`. */
  readonly letters: number;
  /** Product of the word premiums under new tiles. */
  readonly multiplier: number;
  /** `letters` × `multiplier`. */
  readonly score: number;
}

/** The score of a play, as one writes it down. */
export interface ScoreSheet {
  /** The main word, then the words across it. */
  readonly words: readonly ScoredWord[];
  /** Points for the whole rack, 0 for fewer tiles. */
  readonly bonus: number;
  /** Scores of all words and the bonus. */
  readonly total: number;
}

/**
 * Scores a play; words and connections are not judged here.
 *
 * @throws InputError `MOVE_SQUARES` when the play cannot be laid
 */
export function scoreSheet(position: Position, play: AnyPlay): ScoreSheet {
  const laid = layOrThrow(position, play);
  return sheetOf(position, laid.squares, formedBy(position, laid));
}

/**
 * The squares of a play that must be possible.
 *
 * @throws InputError `MOVE_SQUARES`
 */
export function layOrThrow(position: Position, play: AnyPlay): LaidPlay {
  const laid = layAny(position, play);
  if (laid.objections.length === 0) return laid;
  const input = 'tiles' in play ? JSON.stringify(play.tiles) : `${play.at} ${play.word}`;
  throw InputError.ofFacts('MOVE_SQUARES', laid.objections, { input });
}

/** The sheet of words already found. */
export function sheetOf(
  position: Position,
  squares: readonly WordSquare[],
  formed: readonly FormedWord[],
): ScoreSheet {
  const { rules } = position;
  const words = formed.map(word => scoreWord(position, word));
  const laid = squares.filter(({ isNew }) => isNew).length;
  const bonus = laid === rules.rackSize ? rules.bingoBonus : 0;
  return { words, bonus, total: words.reduce((sum, { score }) => sum + score, bonus) };
}

function scoreWord({ rules }: Position, { at, text, squares }: FormedWord): ScoredWord {
  const board = premiums(rules);
  const points = tilePoints(rules);
  let letters = 0;
  let multiplier = 1;
  for (const { square, tile, isNew } of squares) {
    const premium = isNew ? board[square]! : { letter: 1, word: 1 };
    const value = points[tileIndex(tile)]!;
    letters += value * premium.letter;
    multiplier *= premium.word;
  }
  return { word: text, at, letters, multiplier, score: letters * multiplier };
}
