// The sheet in hand, its past for undo, and the address that follows it.
import { useEffect, useState } from 'preact/hooks';
import { readAddress, writeAddress } from '../shell/address.js';
import type { Sheet } from './sheet.js';
import { addressOf, sheetOf } from './sheet-address.js';

/** Steps that can be taken back. */
const MOST_PAST = 500;

/** Address changes at most so often: browsers refuse more than some hundred in half a minute. */
const ADDRESS_DELAY = 300;

export interface SheetInHand {
  readonly sheet: Sheet;
  change(next: (sheet: Sheet) => Sheet): void;
  /** Undefined when there is nothing to take back. */
  readonly undo: (() => void) | undefined;
}

interface History {
  readonly now: Sheet;
  readonly past: readonly Sheet[];
}

export function useSheet(): SheetInHand {
  const [{ now, past }, setHistory] = useState<History>(() => ({
    now: sheetOf(readAddress()),
    past: [],
  }));
  const change = (next: (sheet: Sheet) => Sheet): void =>
    setHistory(history => {
      const changed = next(history.now);
      if (changed === history.now) return history;
      return { now: changed, past: [...history.past, history.now].slice(-MOST_PAST) };
    });
  const undo = (): void =>
    setHistory(({ past }) => ({ now: past.at(-1)!, past: past.slice(0, -1) }));
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(addressOf(now)), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => {
    const follow = (): void => change(() => sheetOf(readAddress())); // typed by hand, or a link
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return { sheet: now, change, undo: past.length > 0 ? undo : undefined };
}
