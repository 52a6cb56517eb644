// One question about a position answered: the best moves, how many there are, how many are as good as the best.
import { type Move, type Play, parsePosition } from 'leggio';
import type { Asked, Found } from './messages.js';
import type { Opened } from './opened.js';

/** @throws InputError for a board or a rack that cannot be */
export async function findMoves(words: Opened, asked: Asked): Promise<Found> {
  const start = performance.now();
  const pool = await words.poolFor(asked.edition);
  const position = parsePosition(asked.board, pool.rules, asked.rack);
  const moves: readonly Move[] =
    asked.by === 'score' ? [...(await pool.plays(position))] : await pool.moves(position);
  const plays = moves.filter(move => move.kind === 'play');
  const worth = (play: Play): number => (asked.by === 'score' ? play.score : play.equity);
  const best = plays[0] === undefined ? 0 : worth(plays[0]);
  const passed = moves.filter(move => passes(move, asked.letters));
  return {
    kind: 'found',
    moves: passed.slice(0, asked.count),
    tied: plays.filter(play => worth(play) === best).length,
    best,
    plays: plays.length,
    passed: passed.length,
    hasLeaves: pool.leaves !== undefined,
    milliseconds: performance.now() - start,
  };
}

function passes(move: Move, letters: string): boolean {
  if (letters === '') return true;
  return move.kind === 'play' && move.word.toUpperCase().includes(letters.toUpperCase());
}
