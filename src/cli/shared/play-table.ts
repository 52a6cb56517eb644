// Plays as lines of a table.
import type { Alphabet } from '../../alphabet/alphabet.js';
import type { Millipoints, Move, Play } from '../../board/move.js';
import { SIZE } from '../../board/squares.js';

/** Characters that the words of these plays need: a word of long letters is longer than the board. */
export function wordWidth({ longest }: Alphabet, plays: Iterable<Play>): number {
  let width = SIZE;
  if (longest === 1) return width;
  for (const { word } of plays) width = Math.max(width, word.length);
  return width;
}

/** Header of `playLine`. */
export function playHeader(width: number): string {
  return `  rank  square  score  ${'word'.padEnd(width)}  leave`;
}

/**
 * One play for people; a star marks a bingo.
 *
 * @param width characters of the column of words, see `wordWidth`
 */
export function playLine(play: Play, rank: number, width: number): string {
  const bingo = play.bingo ? '*' : ' ';
  return [
    String(rank).padStart(6),
    play.at.padEnd(6),
    `${String(play.score).padStart(4)}${bingo}`,
    play.word.padEnd(width),
    play.leave,
  ]
    .join('  ')
    .trimEnd();
}

/** Header of `moveLine`. */
export function moveHeader(width: number): string {
  return `  rank  square  score  ${'word'.padEnd(width)}  ${'leave'.padEnd(8)}   worth   equity`;
}

/** One move by equity for people: what it keeps, what that is worth, and both together, in points. */
export function moveLine(move: Move, rank: number, width: number): string {
  const number = String(rank).padStart(6);
  if (move.kind === 'pass') return `${number}  pass`;
  const isPlay = move.kind === 'play';
  const score = isPlay ? move.score : 0;
  const bingo = isPlay && move.bingo ? '*' : ' ';
  return [
    number,
    (isPlay ? move.at : '–').padEnd(6),
    `${String(score).padStart(4)}${bingo}`,
    (isPlay ? move.word : `exchange ${move.tiles}`).padEnd(width),
    move.leave.padEnd(8),
    points(move.equity - score * 1000, true).padStart(6),
    points(move.equity, false).padStart(7),
  ].join('  ');
}

/** Thousandths of a point as points with one decimal. */
export function points(thousandths: Millipoints, signed: boolean): string {
  const text = (thousandths / 1000).toFixed(1).replace('-', '−');
  return signed && thousandths > 0 ? `+${text}` : text;
}
