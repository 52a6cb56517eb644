// The score of a play as an arbiter writes it out: one step per line, each with its article.
import { formatTile, isJolly } from '../alphabet/alphabet.js';
import { tileIndex } from '../alphabet/tile-counts.js';
import { formatSquare, type Notation } from '../board/notation.js';
import type { Position } from '../board/position.js';
import type { Square } from '../board/squares.js';
import { premiums, tilePoints } from '../rules/rules.js';
import type { ScoredLetter } from './facts.js';
import { type AnyPlay, formedBy, placeText } from './placement.js';
import { layOrThrow, type ScoredWord, sheetOf } from './score-sheet.js';
import type { Step } from './steps.js';
import type { FormedWord, WordSquare } from './words-formed.js';

/**
 * Every step from the letters to the total.
 *
 * @param notation how squares are named
 * @throws InputError `MOVE_SQUARES` when the play cannot be laid
 */
export function scoreSteps(
  position: Position,
  play: AnyPlay,
  notation: Notation = 'gcg',
): readonly Step[] {
  const laid = layOrThrow(position, play);
  const formed = formedBy(position, laid);
  const { words, bonus, total } = sheetOf(position, laid.squares, formed);
  const { articles, rackSize } = position.rules;
  const steps = words.flatMap((word, index) =>
    wordSteps(position, formed[index] as FormedWord, word, notation),
  );
  if (bonus > 0) {
    const text = `all ${rackSize} tiles of the rack: + ${bonus}`;
    const fact = { code: 'bonus', tiles: rackSize, points: bonus } as const;
    steps.push({ article: articles.bonus, text, fact });
  }
  const parts = [...words.map(({ score }) => score), ...(bonus > 0 ? [bonus] : [])];
  const sum = parts.length > 1 ? `${parts.join(' + ')} = ${total}` : `${total}`;
  const text = `score of the play: ${sum}`;
  return [...steps, { article: articles.score, text, fact: { code: 'play-score', parts, total } }];
}

function wordSteps(
  position: Position,
  { squares, text }: FormedWord,
  { at, letters, multiplier, score }: ScoredWord,
  notation: Notation,
): Step[] {
  const { rules } = position;
  const { articles } = rules;
  const board = premiums(rules);
  const name = ({ square }: WordSquare): string => formatSquare(square, notation);
  const list = (found: readonly WordSquare[]): string => found.map(name).join(', ');
  const where = placeText(at, notation);
  const worths = squares.map(square => letterOf(position, square));
  const sum = worths.map(each => letterText(each, notation)).join(' + ');
  const steps: Step[] = [
    {
      article: articles.score,
      text: `${text} at ${where}: ${sum} = ${letters}`,
      fact: { code: 'word-sum', word: text, at, letters: worths, sum: letters },
    },
  ];
  const jollies = squares.filter(({ tile }) => isJolly(tile));
  if (jollies.length > 0) {
    const fact = { code: 'jollies-zero', squares: squaresOf(jollies) } as const;
    const said = `a jolly is worth 0: ${list(jollies)}`;
    steps.push({ article: articles.jollyValue, text: said, fact });
  }
  const spent = squares.filter(
    ({ square, isNew }) => !isNew && board[square]!.letter * board[square]!.word > 1,
  );
  if (spent.length > 0) {
    const fact = { code: 'premiums-spent', squares: squaresOf(spent) } as const;
    const said = `no longer in effect: ${list(spent)}`;
    steps.push({ article: articles.premiumOnce, text: said, fact });
  }
  const doubled = squares.filter(({ square, isNew }) => isNew && board[square]!.word > 1);
  if (doubled.length > 0) {
    const signs = doubled.map(each => `× ${board[each.square]!.word} (${name(each)})`);
    const product = doubled.length > 1 ? ` = ${letters} × ${multiplier}` : '';
    const article = doubled.length > 1 ? articles.multipliers : articles.score;
    const factors = doubled.map(({ square }) => ({ factor: board[square]!.word, square }));
    steps.push({
      article,
      text: `${text}: ${letters} ${signs.join(' ')}${product} = ${score}`,
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

/** `'S2'`, `'S2 × 2 (G8)'`, a jolly `'s0'`. */
function letterText({ tile, points, square, factor }: ScoredLetter, notation: Notation): string {
  const text = `${tile}${points}`;
  return factor > 1 ? `${text} × ${factor} (${formatSquare(square, notation)})` : text;
}
