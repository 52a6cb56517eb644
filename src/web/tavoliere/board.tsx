// The board: typed on, clicked, walked with arrow keys. Which squares hold what is the sheet's; here is where the
// hand is and which way it writes.

import {
  CENTRE,
  columnOf,
  type Direction,
  rowOf,
  rulesEdition,
  SIZE,
  type Square as SquareNumber,
  squareAt,
} from 'leggio';
import type { JSX, TargetedEvent, TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useWords } from './use-words.js';
import './board.css';
import { type Sheet, tileTyped } from './sheet.js';
import { Square } from './square.js';
import type { Tried } from './tried.js';

interface Props {
  readonly sheet: Sheet;
  readonly tried: Tried;
  readonly onTile: (square: SquareNumber, tile: string) => void;
}

const ROWS: readonly number[] = Array.from({ length: SIZE }, (_, index) => index);

/** Rows and columns that an arrow key goes. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

export function Board({ sheet, tried, onTile }: Props): JSX.Element {
  const words = useWords();
  const hand = useHand();
  const rules = rulesEdition(sheet.edition);
  const keys = keysOf(sheet, hand, onTile);
  return (
    <div class="board-frame">
      <table
        ref={hand.board}
        class={`board ${hand.direction}`}
        aria-label={words.board}
        aria-describedby="board-help"
        onFocusIn={event => hand.come(event.target)}
        onPointerDown={event => hand.press(event.target)}
        onKeyDown={keys.down}
        onInput={keys.typed}
      >
        <tbody>
          {ROWS.map(row => (
            <tr key={row}>
              {ROWS.map(column => {
                const square = squareAt(row, column);
                return (
                  <Square
                    key={square}
                    square={square}
                    tile={tried.get(square) ?? sheet.tiles[square] ?? ''}
                    isTried={tried.has(square)}
                    isCurrent={square === hand.square}
                    rules={rules}
                    words={words}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="board-help" class="quiet board-help">
        {words.boardHelp}
      </p>
      <button type="button" class="turn" onClick={hand.turn}>
        <span aria-hidden="true">{hand.direction === 'across' ? '→' : '↓'}</span>{' '}
        {words.writes(hand.direction)}
      </button>
    </div>
  );
}

/** Where the next tile goes. */
interface Hand {
  readonly board: { current: HTMLTableElement | null };
  readonly square: SquareNumber;
  readonly direction: Direction;
  turn(): void;
  /** To a square that got the focus. */
  come(target: EventTarget | null): void;
  /** A press on the square where the hand is turns it. */
  press(target: EventTarget | null): void;
  /** By rows and columns, as far as the board goes. */
  move(rows: number, columns: number): void;
  /** Along the direction. */
  step(steps: number): void;
}

function useHand(): Hand {
  const [square, setSquare] = useState<SquareNumber>(CENTRE);
  const [direction, setDirection] = useState<Direction>('across');
  const board = useRef<HTMLTableElement>(null);
  const turn = (): void => setDirection(now => (now === 'across' ? 'down' : 'across'));
  const move = (rows: number, columns: number): void => {
    const within = (place: number): number => Math.min(SIZE - 1, Math.max(0, place));
    const next = squareAt(within(rowOf(square) + rows), within(columnOf(square) + columns));
    board.current?.querySelector<HTMLInputElement>(`[data-square="${next}"]`)?.focus();
  };
  return {
    board,
    square,
    direction,
    turn,
    come(target) {
      if (!(target instanceof HTMLInputElement)) return;
      setSquare(Number(target.dataset.square));
      target.select();
    },
    press(target) {
      if (target === document.activeElement) turn();
    },
    move,
    step: steps => (direction === 'across' ? move(0, steps) : move(steps, 0)),
  };
}

interface Keys {
  down(event: TargetedKeyboardEvent<HTMLElement>): void;
  typed(event: TargetedInputEvent<HTMLElement> | TargetedEvent<HTMLElement>): void;
}

/** What keys do. Letters come as input, since keyboards of phones name no keys. */
function keysOf(sheet: Sheet, hand: Hand, onTile: Props['onTile']): Keys {
  const tileHere = sheet.tiles[hand.square] ?? '';
  const erase = (): void => {
    if (tileHere === '') hand.step(-1);
    else onTile(hand.square, '');
  };
  return {
    down(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      if (arrow !== undefined) hand.move(...arrow);
      else if (event.key === ' ') hand.turn();
      else if (event.key === 'Backspace') erase();
      else if (event.key === 'Delete') onTile(hand.square, '');
      else return;
      event.preventDefault();
    },
    typed(event) {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      const char = [...(('data' in event && event.data) || target.value)].at(-1) ?? '';
      target.value = tileHere;
      if (char === '') return erase();
      if (char === ' ') return hand.turn();
      const tile = tileTyped(sheet.edition, char, isShifted(char));
      if (tile === undefined) return target.select();
      target.value = tile;
      onTile(hand.square, tile);
      hand.step(1);
    },
  };
}

/** Whether a capital was meant as one: with Caps Lock on, small letters are. */
function isShifted(char: string): boolean {
  const isCapital = char !== char.toLowerCase();
  return isCapital !== capsLock.isOn;
}

/** Only events of keys tell it. */
const capsLock = { isOn: false };
addEventListener('keydown', event => {
  capsLock.isOn = event.getModifierState?.('CapsLock') ?? false;
});
