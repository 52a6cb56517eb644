// Plays as lines of a table.
import type { Alphabet } from '../../alphabet/alphabet.js';
import type { Play } from '../../board/move.js';
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
