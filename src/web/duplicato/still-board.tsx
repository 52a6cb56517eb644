// The board to look at: what lies on it, and the play that is being shown.
import { type Rules, rulesEdition, SIZE, squareAt, squareName } from 'leggio';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import type { ShownPlay } from '../engine/evening/messages.js';
import './still-board.css';
import { boardTiles, isJolly, laidTiles, letterOf } from './tiles.js';
import { useWords } from './use-words.js';

interface Props {
  /** Rows of a CGP. */
  readonly board: string;
  /** Id of an edition. */
  readonly rules: string;
  readonly play?: ShownPlay | undefined;
  /** The same as tiles on squares, for a play that may be none. */
  readonly laid?: ReadonlyMap<number, string> | undefined;
}

const NOTHING: ReadonlyMap<number, string> = new Map();

const LINES: readonly number[] = Array.from({ length: SIZE }, (_, index) => index);

/** Classes of the marks of a layout. */
const KINDS: Readonly<Record<string, string>> = {
  "'": 'letter2',
  '"': 'letter3',
  '-': 'word2',
  '=': 'word3',
};

function Board({ board, rules: edition, play, laid: own = NOTHING }: Props): JSX.Element {
  const words = useWords();
  const rules = rulesEdition(edition);
  const tiles = boardTiles(board);
  const laid = play === undefined ? own : laidTiles(play);
  return (
    <div class="still-frame">
      <table class="still" aria-label={words.board}>
        <thead>
          <tr>
            <td />
            {LINES.map(column => (
              <th key={column} scope="col">
                {squareName(squareAt(0, column)).charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(row => (
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {LINES.map(column => {
                const square = squareAt(row, column);
                const fresh = laid.get(square);
                return cellOf(rules, square, fresh ?? tiles[square] ?? '', fresh !== undefined);
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Drawn anew only when something on it is another. */
export const StillBoard: typeof Board = memo(Board) as typeof Board;

function cellOf(rules: Rules, square: number, tile: string, isFresh: boolean): JSX.Element {
  const mark = rules.layout.join('').charAt(square);
  const kinds = [KINDS[mark] ?? '', tile === '' ? '' : 'full', isFresh ? 'fresh' : ''];
  if (isJolly(tile)) kinds.push('jolly');
  return (
    <td key={square} class={kinds.filter(kind => kind !== '').join(' ')}>
      {tile !== '' && (
        <>
          {letterOf(tile)}
          {!isJolly(tile) && <small aria-hidden="true">{pointsOf(rules, tile)}</small>}
        </>
      )}
    </td>
  );
}

export function pointsOf(rules: Rules, tile: string): number {
  return rules.tiles.find(({ letter }) => letter === letterOf(tile))?.points ?? 0;
}
