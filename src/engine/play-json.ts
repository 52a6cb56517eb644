// A play as JSON: the same for a command, a batch and whoever else prints one.
import type { Move, Play } from '../board/move.js';

/** One play for machines. */
export function playJson(play: Play, rank: number): object {
  const { at, word, placed, score, bingo, leave } = play;
  return { rank, at, word, placed, score, bingo, leave };
}

/** One move by equity for machines: `equity` and `worth`, that of the leave, in thousandths of a point. */
export function moveJson(move: Move, rank: number): object {
  if (move.kind === 'pass') return { rank, kind: 'pass' };
  const { kind, equity } = move;
  if (kind === 'exchange') {
    const { tiles, leave } = move;
    return { rank, kind, tiles, leave, worth: equity, equity };
  }
  return { ...playJson(move, rank), kind, worth: equity - move.score * 1000, equity };
}
