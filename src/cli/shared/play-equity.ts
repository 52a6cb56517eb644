// What a play is worth by equity, and where it stands among all moves.
import type { Millipoints, Move } from '../../board/move.js';
import type { Position } from '../../board/position.js';
import type { Engine } from '../../engine/engine.js';
import { positionAfter } from '../../referee/after-play.js';
import type { AnyPlay } from '../../referee/placement.js';
import { RULING } from '../../wording/ruling.js';
import type { Speech } from '../../wording/speech.js';

/** A play beside all moves of its position. */
export interface PlayEquity {
  readonly leave: string;
  /** Worth of the leave, and of it with the points of the play; thousandths of a point. */
  readonly worth: Millipoints;
  readonly equity: Millipoints;
  /** 1 for the best; moves of one equity share the number. */
  readonly rank: number;
  /** How many moves there are, the pass left out. */
  readonly of: number;
  readonly best: Move;
}

/**
 * Judges a legal play by equity.
 *
 * @param score of the play
 */
export function playEquity(
  engine: Engine,
  position: Position,
  play: AnyPlay,
  score: number,
): PlayEquity {
  const { rack: leave } = positionAfter(position, play);
  const moves = engine.moves(position).filter(move => move.kind !== 'pass');
  // a play of these points that keeps these tiles: it may be another one, of the same worth
  const same = moves.find(
    move => move.kind === 'play' && move.score === score && move.leave === leave,
  );
  if (same === undefined) throw new RangeError(`no play of ${score} points keeps ${leave}`);
  const { equity } = same;
  const rank = moves.findIndex(move => move.equity <= equity) + 1;
  const worth = equity - score * 1000;
  return { leave, worth, equity, rank, of: moves.length, best: moves[0] as Move };
}

/** The same as lines for people. */
export function equityLines(
  { leave, worth, equity, rank, of, best }: PlayEquity,
  { language, place, points }: Speech,
): readonly string[] {
  const said = RULING[language];
  const total = points(equity);
  const lines = [
    leave === '' ? said.keptNothing(total) : said.kept(leave, points(worth, true), total),
    said.rank(rank, of),
  ];
  if (best.kind === 'pass' || rank === 1) return lines;
  const move = best.kind === 'play' ? `${place(best.at)} ${best.word}` : said.exchange(best.tiles);
  return [...lines, said.best(move, points(best.equity), points(best.equity - equity))];
}
