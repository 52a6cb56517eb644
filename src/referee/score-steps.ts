// The score of a play as an arbiter writes it out: one step per line, each with its article.
import { formatTile, isJolly } from '../alphabet/alphabet.js';
import { tileIndex } from '../alphabet/tile-counts.js';
import type { Position } from '../board/position.js';
import type { Square } from '../board/squares.js';
import { premiums, tilePoints } from '../rules/rules.js';
import type { ScoredLetter } from './facts.js';
import { type AnyPlay, formedBy } from './placement.js';
import { layOrThrow, type ScoredWord, sheetOf } from './score-sheet.js';
import type { Step } from './steps.js';
import type { FormedWord, WordSquare } from './words-formed.js';

/**
 * Every step from the letters to the total.
 *
 * @throws InputError `MOVE_SQUARES` when the play cannot be laid
 */
export function scoreSteps(position: Position, play: AnyPlay): readonly Step[] {
  const laid = layOrThrow(position, play);
  const formed = formedBy(position, laid);
  const { words, bonus, total } = sheetOf(position, laid.squares, formed);
  const { articles, rackSize } = position.rules;
  const steps = words.flatMap((word, index) =>
    wordSteps(position, formed[index] as FormedWord, word),
  );
  if (bonus > 0) {
    const fact = { code: 'bonus', tiles: rackSize, points: bonus } as const;
    steps.push({ article: articles.bonus, fact });
  }
  const parts = [...words.map(({ score }) => score), ...(bonus > 0 ? [bonus] : [])];
  return [...steps, { article: articles.score, fact: { code: 'play-score', parts, total } }];
}

function wordSteps(
  position: Position,
  { squares, text }: FormedWord,
  { at, letters, multiplier, score }: ScoredWord,
): Step[] {
  const { rules } = position;
  const { articles } = rules;
  const board = premiums(rules);
  const worths = squares.map(square => letterOf(position, square));
  const steps: Step[] = [
    {
      article: articles.score,
      fact: { code: 'word-sum', word: text, at, letters: worths, sum: letters },
    },
  ];
  const jollies = squares.filter(({ tile }) => isJolly(tile));
  if (jollies.length > 0) {
    const fact = { code: 'jollies-zero', squares: squaresOf(jollies) } as const;
    steps.push({ article: articles.jollyValue, fact });
  }
  const spent = squares.filter(
    ({ square, isNew }) => !isNew && board[square]!.letter * board[square]!.word > 1,
  );
  if (spent.length > 0) {
    const fact = { code: 'premiums-spent', squares: squaresOf(spent) } as const;
    steps.push({ article: articles.premiumOnce, fact });
  }
  const doubled = squares.filter(({ square, isNew }) => isNew && board[square]!.word > 1);
  if (doubled.length > 0) {
    const article = doubled.length > 1 ? articles.multipliers : articles.score;
    const factors = doubled.map(({ square }) => ({ factor: board[square]!.word, square }));
    steps.push({
      article,
      fact: { code: 'word-multiplied', word: text, sum: letters, factors, multiplier, score },
    });
  }
  return steps;
}

function squaresOf(found: readonly WordSquare[]): readonly Square[] {
  return found.map(({ square }) => square);
}

/** A letter of a word and what it counts. */
function letterOf({ rules }: Position, { square, tile, isNew }: WordSquare): ScoredLetter {
  const points = tilePoints(rules)[tileIndex(tile)]!;
  const factor = isNew ? premiums(rules)[square]!.letter : 1;
  return { tile: formatTile(rules.alphabet, tile), points, square, factor };
}
