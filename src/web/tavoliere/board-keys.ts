// What keys do on the board. Letters come as input, since keyboards of phones name no keys.
import { columnOf, rowOf, SIZE, type Square } from 'leggio';
import type { TargetedEvent, TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import { tileJoined, tileTyped } from './letters.js';
import type { Sheet } from './sheet.js';
import type { Hand } from './use-hand.js';

export interface Keys {
  down(event: TargetedKeyboardEvent<HTMLElement>): void;
  typed(event: TargetedInputEvent<HTMLElement> | TargetedEvent<HTMLElement>): void;
}

/** What keys can do with a square. */
export interface KeyActions {
  /** `''` takes the tile away. */
  onTile(square: Square, tile: string): void;
  /** Enter: takes up, puts down, marks. */
  onPick?(square: Square): void;
  /** True for a tile that stays where it lies: typing goes on over it. */
  isFast?(square: Square): boolean;
}

/** Rows and columns that an arrow key goes. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

export function keysOf(sheet: Sheet, hand: Hand, actions: KeyActions): Keys {
  const { onTile, onPick, isFast } = actions;
  const tileHere = tileOn(sheet, hand.square);
  const isFastHere = isFast?.(hand.square) === true;
  const erase = (): void => {
    if (tileHere === '' || isFastHere) hand.step(-1);
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
      else if (event.key === 'Enter' && onPick) onPick(hand.square);
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
      type(char, target);
    },
  };

  function type(char: string, target: HTMLInputElement): void {
    const before = hand.before();
    const joined =
      before === undefined ? undefined : tileJoined(sheet.edition, tileOn(sheet, before), char);
    const tile = tileTyped(sheet.edition, char, isShifted(char));
    if (before !== undefined && joined !== undefined) onTile(before, joined);
    else if (tile === undefined) target.select();
    else if (isFastHere) typeOver(tile);
    else {
      target.value = tile;
      onTile(hand.square, tile);
      hand.step(1);
    }
  }

  /** The letter that lies there is read on; another is laid behind what lies fast. */
  function typeOver(tile: string): void {
    const free = tile.toUpperCase() === tileHere.toUpperCase() ? 0 : stepsToFree(hand, isFast);
    if (free === undefined) return;
    if (free > 0) onTile(hand.square + free * stepOf(hand), tile);
    hand.step(free + 1);
  }
}

function stepOf({ direction }: Hand): number {
  return direction === 'across' ? 1 : SIZE;
}

/** Steps from the hand to the next square without a fast tile; undefined where there is none. */
function stepsToFree(hand: Hand, isFast: KeyActions['isFast']): number | undefined {
  const { square, direction } = hand;
  const room = SIZE - (direction === 'across' ? columnOf(square) : rowOf(square));
  const steps = Array.from({ length: room }, (_, index) => index);
  return steps.find(step => isFast?.(square + step * stepOf(hand)) !== true);
}

function tileOn({ tiles, laid }: Sheet, square: Square): string {
  return laid.get(square) ?? tiles[square] ?? '';
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
