// A play as JSON: the same for a command, a batch and whoever else prints one.
import type { Play } from '../board/move.js';

/** One play for machines. */
export function playJson(play: Play, rank: number): object {
  const { at, word, placed, score, bingo, leave } = play;
  return { rank, at, word, placed, score, bingo, leave };
}
