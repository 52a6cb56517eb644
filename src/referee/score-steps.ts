// The score of a play as an arbiter writes it out: one step per line, each with its article.
import { formatTile, isJolly } from '../alphabet/alphabet.js';
import { tileIndex } from '../alphabet/tile-counts.js';
import { formatSquare, type Notation } from '../board/notation.js';
import type { Position } from '../board/position.js';
import { premiums, tilePoints } from '../rules/rules.js';
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
    steps.push({ article: articles.bonus, text: `all ${rackSize} tiles of the rack: + ${bonus}` });
  }
  const parts = [...words.map(({ score }) => score), ...(bonus > 0 ? [bonus] : [])];
  const sum = parts.length > 1 ? `${parts.join(' + ')} = ${total}` : `${total}`;
  return [...steps, { article: articles.score, text: `score of the play: ${sum}` }];
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
  const sum = squares.map(square => letterText(position, square, notation)).join(' + ');
  const where = placeText(at, notation);
  const steps: Step[] = [
    { article: articles.score, text: `${text} at ${where}: ${sum} = ${letters}` },
  ];
  const jollies = squares.filter(({ tile }) => isJolly(tile));
  if (jollies.length > 0) {
    steps.push({ article: articles.jollyValue, text: `a jolly is worth 0: ${list(jollies)}` });
  }
  const spent = squares.filter(
    ({ square, isNew }) => !isNew && board[square]!.letter * board[square]!.word > 1,
  );
  if (spent.length > 0) {
    steps.push({ article: articles.premiumOnce, text: `no longer in effect: ${list(spent)}` });
  }
  const doubled = squares.filter(({ square, isNew }) => isNew && board[square]!.word > 1);
  if (doubled.length > 0) {
    const factors = doubled.map(each => `× ${board[each.square]!.word} (${name(each)})`);
    const product = doubled.length > 1 ? ` = ${letters} × ${multiplier}` : '';
    const article = doubled.length > 1 ? articles.multipliers : articles.score;
    steps.push({ article, text: `${text}: ${letters} ${factors.join(' ')}${product} = ${score}` });
  }
  return steps;
}

/** `'S2'`, `'S2 × 2 (G8)'`, a jolly `'s0'`: a letter and what it counts. */
function letterText({ rules }: Position, each: WordSquare, notation: Notation): string {
  const { square, tile, isNew } = each;
  const points = tilePoints(rules)[tileIndex(tile)]!;
  const { letter } = premiums(rules)[square]!;
  const text = `${formatTile(rules.alphabet, tile)}${points}`;
  return isNew && letter > 1 ? `${text} × ${letter} (${formatSquare(square, notation)})` : text;
}
