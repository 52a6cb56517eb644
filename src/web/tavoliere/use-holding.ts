// Tiles taken up and put down: dragged, or pressed and then pressed where they go, which works with keys, too. A
// jolly on its way to the board waits until its letter is known.
import type { Square } from 'leggio';
import { squareName } from 'leggio';
import type { HTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import type { TavoliereWords } from '../../wording/web/tavoliere.js';
import { type Hold, holdOn, put, rackOf, type Target, wantsLetter } from './laying.js';
import { letterOf, rackTile } from './letters.js';
import type { Sheet } from './sheet.js';
import { type Dragging, useDrag } from './use-drag.js';
import { squareOfElement } from './use-hand.js';

export interface Holding {
  /** The tile that was taken up by a press. */
  readonly held: Hold | undefined;
  readonly dragging: Dragging;
  /** The jolly that waits for its letter. */
  readonly asking: { readonly hold: Hold; readonly target: Target } | undefined;
  /** What was done last, for a reader of the screen. */
  readonly said: string;
  /** For what holds board and rack. */
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onDragStart' | 'onKeyDown'
  >;
  pickSquare(square: Square): void;
  /** By the number of the tile. */
  pickRack(index: number): void;
  answerLetter(tile: string | undefined): void;
}

/** @param isBoardFast true where tiles of the board stay, and those of the rack alone are moved */
export function useHolding(
  sheet: Sheet,
  change: (next: (sheet: Sheet) => Sheet) => void,
  words: TavoliereWords,
  isBoardFast = false,
): Holding {
  const [held, setHeld] = useState<Hold>();
  const [asking, setAsking] = useState<Holding['asking']>();
  const [said, say] = useState('');
  const take = (hold: Hold): void => {
    setHeld(hold);
    say(words.took(letterOf(hold.tile)));
  };
  const drop = (hold: Hold, target: Target): void => {
    setHeld(undefined);
    if (wantsLetter(sheet, hold, target)) {
      setAsking({ hold, target });
      return;
    }
    change(now => put(now, hold, target));
    const place = target.to === 'rack' ? undefined : squareName(target.square);
    say(words.putDown(letterOf(hold.tile), place));
  };
  const isMoved = (hold: Hold | undefined): hold is Hold =>
    hold !== undefined && !(isBoardFast && hold.from === 'board');
  const dragging = useDrag(element => {
    const hold = holdAt(sheet, element);
    return isMoved(hold) ? hold : undefined;
  }, drop);
  return {
    held,
    dragging,
    asking,
    said,
    handlers: {
      onPointerDown: dragging.start,
      onDragStart: event => event.preventDefault(), // of a letter that is selected
      onKeyDown: ({ key }) => key === 'Escape' && setHeld(undefined),
    },
    pickSquare(square) {
      const hold = holdOn(sheet, square);
      if (held !== undefined) drop(held, { to: 'square', square });
      else if (isMoved(hold)) take(hold);
    },
    pickRack(index) {
      const { tile = '', isLaid = false } = rackOf(sheet)[index] ?? {};
      if (held !== undefined && !isPicked(held, index)) drop(held, { to: 'rack', index });
      else if (held !== undefined) setHeld(undefined);
      else if (isLaid) drop(laidFrom(sheet, tile), { to: 'rack', index });
      else take({ from: 'rack', index, tile });
    },
    answerLetter(tile) {
      setAsking(undefined);
      if (tile !== undefined && asking) drop({ ...asking.hold, tile }, asking.target);
    },
  };
}

function isPicked(held: Hold, index: number): boolean {
  return held.from === 'rack' && held.index === index;
}

/** The tile on the board that left an empty place on the rack: the last of its kind. */
function laidFrom({ laid }: Sheet, kind: string): Hold {
  const [square, tile] = [...laid].findLast(([, tile]) => rackTile(tile) === kind)!;
  return { from: 'laid', square, tile };
}

/** The tile of an element: of the rack, or on the board. */
function holdAt(sheet: Sheet, element: Element): Hold | undefined {
  const place = element.closest<HTMLElement>('[data-rack]')?.dataset.rack;
  if (place !== undefined) {
    const index = Number(place);
    const found = rackOf(sheet)[index];
    return found === undefined || found.isLaid
      ? undefined
      : { from: 'rack', index, tile: found.tile };
  }
  const square = squareOfElement(element);
  return square === undefined ? undefined : holdOn(sheet, square);
}
