// The moves that a simulation compares: the best by equity, and the play that somebody has laid.
import type { Engine, Move, Play, PlayList, Position } from 'leggio';
import type { LaidTiles } from './messages.js';
import { squaresOf } from './move-filter.js';

/** @param laid tiles of a play; what is none is left out, and so are none */
export function candidatesOf(
  engine: Engine,
  position: Position,
  count: number,
  laid: LaidTiles,
): readonly Move[] {
  const best = engine.moves(position, { count });
  const others = best.filter(({ kind }) => kind !== 'pass'); // the pass only where there is nothing else
  const moves = others.length > 0 ? others : best;
  const own = laid.length === 0 ? undefined : playOf(engine.plays(position), laid);
  const isThere = moves.some(move => move.kind === 'play' && own && isOf(move, laid));
  return own === undefined || isThere ? moves : [...moves, own];
}

function playOf(plays: PlayList, laid: LaidTiles): Play | undefined {
  for (const play of plays) if (isOf(play, laid)) return play;
  return undefined;
}

/** True when the play lays these tiles, and no others. */
function isOf(play: Play, laid: LaidTiles): boolean {
  const own = squaresOf(play).filter(({ tile }) => tile !== '.');
  return (
    own.length === laid.length &&
    laid.every(({ square, tile }) =>
      own.some(other => other.square === square && other.tile === tile),
    )
  );
}
