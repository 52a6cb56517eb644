// The board: typed on, clicked, walked with arrow keys. Which squares hold what is the sheet's; here is where the
// hand is and which way it writes.

import { type Measure, rulesEdition, SIZE, type Square as SquareNumber, squareAt } from 'leggio';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Heat } from '../engine/messages.js';
import './board.css';
import { type KeyActions, keysOf } from './board-keys.js';
import type { Mark } from './listing.js';
import type { Sheet } from './sheet.js';
import { Square } from './square.js';
import { squareOfElement, useHand } from './use-hand.js';
import { warmth } from './use-heat.js';
import { useWords } from './use-words.js';

interface Props extends KeyActions {
  readonly sheet: Sheet;
  readonly overlay?: Overlay;
  /** How one writes on it; default how one does where tiles can be dragged. */
  readonly help?: string;
  /** True when a press picks a square, not the place to write at. */
  readonly isPicking?: boolean;
}

/** What the board shows beside tiles. */
export interface Overlay {
  /** What squares are worth, by a measure. */
  readonly heat: Heat | undefined;
  readonly by: Measure;
  /** What the filter asks of a square. */
  readonly mark: (square: SquareNumber) => Mark | undefined;
  /** The square that a tile is held over. */
  readonly over: SquareNumber | undefined;
}

const ROWS: readonly number[] = Array.from({ length: SIZE }, (_, index) => index);

export function Board(props: Props): JSX.Element {
  const { sheet, isPicking = false, onPick } = props;
  const words = useWords();
  const hand = useHand();
  const keys = keysOf(sheet, hand, props);
  /** The square that was pressed while the hand was there: a second press turns the hand. */
  const pressed = useRef<Element | null>(null);
  return (
    <>
      <div class="board-frame">
        <table
          ref={hand.board}
          class={`board ${hand.direction}${isPicking ? ' picking' : ''}`}
          aria-label={words.board}
          aria-describedby="board-help"
          onFocusIn={event => hand.come(event.target)}
          onPointerDown={() => {
            pressed.current = document.activeElement;
          }}
          onMouseDown={event => isPicking && event.preventDefault()}
          onClick={event => {
            const square = squareOfElement(event.target);
            if (square === undefined) return;
            if (isPicking) onPick?.(square);
            else if (event.target === pressed.current) hand.turn();
          }}
          onKeyDown={keys.down}
          onInput={keys.typed}
        >
          <tbody>
            {ROWS.map(row => (
              <tr key={row}>
                {ROWS.map(column => (
                  <BoardSquare
                    key={column}
                    {...props}
                    square={squareAt(row, column)}
                    current={hand.square}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="board-foot">
        <p id="board-help" class="quiet">
          {props.help ?? words.boardHelp}
        </p>
        <button type="button" class="turn" onClick={hand.turn}>
          <span aria-hidden="true">{hand.direction === 'across' ? '→' : '↓'}</span>{' '}
          {words.writes(hand.direction)}
        </button>
      </div>
    </>
  );
}

interface BoardSquareProps extends Props {
  readonly square: SquareNumber;
  readonly current: SquareNumber;
}

/** What a square needs to know of all that the board does, so that it is drawn anew only when that changes. */
function BoardSquare({ sheet, overlay, square, current }: BoardSquareProps): JSX.Element {
  const words = useWords();
  const own = sheet.laid.get(square);
  return (
    <Square
      square={square}
      tile={own ?? sheet.tiles[square] ?? ''}
      isTried={own !== undefined}
      isCurrent={square === current}
      isOver={square === overlay?.over}
      mark={overlay?.mark(square)}
      {...warmthOf(overlay, square)}
      rules={rulesEdition(sheet.edition)}
      words={words}
    />
  );
}

function warmthOf(
  overlay: Overlay | undefined,
  square: SquareNumber,
): { readonly worth: number | undefined; readonly warmth: number } {
  const worth = overlay?.heat?.squares[square];
  if (worth === undefined) return { worth, warmth: 0 };
  const points = overlay?.by === 'score' ? worth : worth / 1000;
  return { worth: Math.round(points), warmth: warmth(worth, overlay?.heat?.best ?? 0) };
}
