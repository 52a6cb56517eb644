// A tile dragged by mouse or finger: from where it is pressed to where it is let go. Pointer events, so that both are
// one; a press that does not move stays a press.
import type { RefObject, TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Hold, Target } from './laying.js';
import { squareOfElement } from './use-hand.js';

/** Pixels that a press may move. */
const SLACK = 6;

export interface Drag {
  readonly hold: Hold;
  /** Where it would go. */
  readonly over: Target | undefined;
}

export interface Dragging {
  readonly drag: Drag | undefined;
  /** What is drawn under the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  /** For `onPointerDown` of what holds board and rack. */
  start(event: TargetedPointerEvent<HTMLElement>): void;
}

/** @param holdAt the tile of an element, if it has one */
export function useDrag(
  holdAt: (element: Element) => Hold | undefined,
  onDrop: (hold: Hold, target: Target) => void,
): Dragging {
  const [drag, setDrag] = useState<Drag>();
  const ghost = useRef<HTMLDivElement>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop; // the sheet may have changed since the press
  const start = (event: TargetedPointerEvent<HTMLElement>): void => {
    const hold = event.target instanceof Element ? holdAt(event.target) : undefined;
    if (hold === undefined || event.button !== 0 || !event.isPrimary) return;
    follow(event, {
      moved(x, y) {
        ghost.current?.style.setProperty('--x', `${x}px`);
        ghost.current?.style.setProperty('--y', `${y}px`);
        const over = targetAt(x, y);
        setDrag(before => (isSame(before?.over, over) ? before : undefined) ?? { hold, over });
      },
      ended(at) {
        setDrag(undefined);
        const target = at && targetAt(...at);
        if (target !== undefined) drop.current(hold, target);
      },
    });
  };
  return { drag, ghost, start };
}

interface Way {
  moved(x: number, y: number): void;
  /** @param at where it was let go; undefined when it was given up */
  ended(at: readonly [x: number, y: number] | undefined): void;
}

/** Follows a pointer from its press until it is let go. */
function follow(press: PointerEvent, { moved, ended }: Way): void {
  const over = new AbortController();
  const hear = { signal: over.signal };
  let isMoving = false;
  const isOurs = (event: PointerEvent): boolean => event.pointerId === press.pointerId;
  const end = (at: readonly [number, number] | undefined): void => {
    over.abort();
    if (!isMoving) return;
    swallowClick();
    ended(at);
  };
  const move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    if (!isOurs(event)) return;
    isMoving ||= Math.hypot(x - press.clientX, y - press.clientY) > SLACK;
    if (isMoving) moved(x, y);
  };
  addEventListener('pointermove', move, hear);
  addEventListener(
    'pointerup',
    event => isOurs(event) && end([event.clientX, event.clientY]),
    hear,
  );
  addEventListener('pointercancel', event => isOurs(event) && end(undefined), hear);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), hear);
}

/** The click that a browser makes of a press and its release, when the drag is over. */
function swallowClick(): void {
  const over = new AbortController();
  addEventListener('click', event => event.stopPropagation(), {
    capture: true,
    signal: over.signal,
  });
  setTimeout(() => over.abort());
}

function targetAt(x: number, y: number): Target | undefined {
  const element = document.elementFromPoint(x, y);
  const square = squareOfElement(element);
  if (square !== undefined) return { to: 'square', square };
  if (!element?.closest('[data-rack-area]')) return undefined;
  const index = element.closest<HTMLElement>('[data-rack]')?.dataset.rack;
  return { to: 'rack', index: index === undefined ? undefined : Number(index) };
}

function isSame(one: Target | undefined, other: Target | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
