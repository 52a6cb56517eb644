// Where the next tile goes on the board, and which way one writes.
import { CENTRE, columnOf, type Direction, rowOf, SIZE, type Square, squareAt } from 'leggio';
import { useRef, useState } from 'preact/hooks';

export interface Hand {
  readonly board: { current: HTMLTableElement | null };
  readonly square: Square;
  readonly direction: Direction;
  turn(): void;
  /** To a square that got the focus. */
  come(target: EventTarget | null): void;
  /** By rows and columns, as far as the board goes. */
  move(rows: number, columns: number): void;
  /** Along the direction. */
  step(steps: number): void;
  /** The square a step back; undefined at the edge. */
  before(): Square | undefined;
}

export function useHand(): Hand {
  const [square, setSquare] = useState<Square>(CENTRE);
  const [direction, setDirection] = useState<Direction>('across');
  const board = useRef<HTMLTableElement>(null);
  const move = (rows: number, columns: number): void => {
    const within = (place: number): number => Math.min(SIZE - 1, Math.max(0, place));
    const next = squareAt(within(rowOf(square) + rows), within(columnOf(square) + columns));
    board.current?.querySelector<HTMLInputElement>(`input[data-square="${next}"]`)?.focus();
  };
  return {
    board,
    square,
    direction,
    turn: () => setDirection(now => (now === 'across' ? 'down' : 'across')),
    come(target) {
      if (!(target instanceof HTMLInputElement)) return;
      setSquare(Number(target.dataset.square));
      target.select();
    },
    move,
    step: steps => (direction === 'across' ? move(0, steps) : move(steps, 0)),
    before() {
      const place = direction === 'across' ? columnOf(square) : rowOf(square);
      return place === 0 ? undefined : square - (direction === 'across' ? 1 : SIZE);
    },
  };
}

/** The square of an element of the board. */
export function squareOfElement(element: EventTarget | null): Square | undefined {
  const square = element instanceof Element ? element.closest<HTMLElement>('[data-square]') : null;
  return square === null ? undefined : Number(square.dataset.square);
}
