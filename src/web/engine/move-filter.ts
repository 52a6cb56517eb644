// Which moves are wanted, as a question to each of them.
import { type Move, type Play, parseAt, SIZE, type Square } from 'leggio';
import { EVERY_MOVE, type MoveFilter } from './messages.js';

/** True for the filter that lets every move pass. */
export function wantsEvery(filter: MoveFilter): boolean {
  return JSON.stringify(filter) === JSON.stringify(EVERY_MOVE);
}

/** Whether a score will do; asked first, since it needs no move. */
export function scorePasses({ least, most }: MoveFilter, score: number): boolean {
  return (least === undefined || score >= least) && (most === undefined || score <= most);
}

/** Asks a move all but its kind and score. A word and squares are wanted of plays alone. */
export function createPasser(filter: MoveFilter): (move: Move) => boolean {
  const word = wordTest(filter.word);
  const keeps = tilesIn(filter.keeps.toUpperCase());
  const wantsPlay = word !== undefined || filter.covers.length + filter.avoids.length > 0;
  return move => {
    if (move.kind !== 'play') {
      const leave = move.kind === 'pass' ? undefined : move.leave;
      return !wantsPlay && (keeps.length === 0 || (leave !== undefined && holds(leave, keeps)));
    }
    if (word !== undefined && !word.test(plainWord(move.word))) return false;
    return holds(move.leave, keeps) && squaresPass(move, filter);
  };
}

/** Letters anywhere in the word, or a pattern of the whole: `?` for one letter, `*` for any run. */
function wordTest(text: string): RegExp | undefined {
  const plain = plainWord(text.trim());
  if (plain === '') return undefined;
  const source = plain
    .replace(/\*+/g, '*')
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('?', '.')
    .replaceAll('*', '.*');
  return new RegExp(/[?*]/.test(plain) ? `^${source}$` : source, 'u');
}

/** Upper case, without accents and brackets. */
function plainWord(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[[\]]/g, '').toUpperCase();
}

function tilesIn(text: string): readonly string[] {
  return text.match(/\[[^\]]*\]|\S/gu) ?? [];
}

/** True when a leave has all of the tiles. */
function holds(leave: string, tiles: readonly string[]): boolean {
  const left = [...tilesIn(leave)];
  return tiles.every(tile => {
    const index = left.indexOf(tile);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}

function squaresPass(play: Play, { covers, avoids }: MoveFilter): boolean {
  if (covers.length + avoids.length === 0) return true;
  const squares = squaresOf(play).map(({ square }) => square);
  return (
    covers.every(square => squares.includes(square)) &&
    !avoids.some(square => squares.includes(square))
  );
}

/** The squares of a main word, and the tile that the play lays on each; `'.'` for one that lay there. */
export function squaresOf({
  at,
  placed,
}: Pick<Play, 'at' | 'placed'>): { readonly square: Square; readonly tile: string }[] {
  const start = parseAt(at);
  if (start === undefined) return [];
  const step = start.direction === 'across' ? 1 : SIZE;
  const pieces = placed.match(/\[[^\]]*\]|./gu) ?? [];
  return pieces.map((tile, index) => ({ square: start.square + index * step, tile }));
}
