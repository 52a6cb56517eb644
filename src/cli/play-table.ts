// Plays as lines of a table, and as JSON.
import type { Play } from '../board/move.js';

/** One play for machines. */
export function playJson(play: Play, rank: number): object {
  const { at, word, placed, score, bingo, leave } = play;
  return { rank, at, word, placed, score, bingo, leave };
}

/** Header of `playLine`. */
export const PLAY_HEADER = '  rank  square  score  word             leave';

/** One play for people; a star marks a bingo. */
export function playLine(play: Play, rank: number): string {
  const bingo = play.bingo ? '*' : ' ';
  return [
    String(rank).padStart(6),
    play.at.padEnd(6),
    `${String(play.score).padStart(4)}${bingo}`,
    play.word.padEnd(15),
    play.leave,
  ]
    .join('  ')
    .trimEnd();
}
