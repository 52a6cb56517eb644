// The sheet in hand, its past for undo and its future for redo, and the address that follows it.
import { useEffect, useState } from 'preact/hooks';
import { readAddress } from '../shell/address.js';
import type { Sheet } from './sheet.js';
import { addressOf, sheetOf } from './sheet-address.js';
import { useAddress } from './use-address.js';

/** Steps that can be taken back. */
const MOST_PAST = 500;

export interface SheetInHand {
  readonly sheet: Sheet;
  /** A step that can be taken back. */
  change(next: (sheet: Sheet) => Sheet): void;
  /** Something looked at, which is none. */
  show(next: (sheet: Sheet) => Sheet): void;
  /** Undefined when there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  /** Undefined when nothing was taken back. */
  readonly redo: (() => void) | undefined;
}

interface History {
  readonly now: Sheet;
  readonly past: readonly Sheet[];
  /** What was taken back, the last first. */
  readonly future: readonly Sheet[];
}

export function useSheet(): SheetInHand {
  const [history, setHistory] = useState<History>(() => ({
    now: sheetOf(readAddress()),
    past: [],
    future: [],
  }));
  const { now, past, future } = history;
  const change = (next: (sheet: Sheet) => Sheet): void => setHistory(old => changed(old, next));
  const show = (next: (sheet: Sheet) => Sheet): void =>
    setHistory(old => ({ ...old, now: next(old.now) }));
  useAddress(now, addressOf);
  useEffect(() => {
    const follow = (): void => change(() => sheetOf(readAddress())); // typed by hand, or a link
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return {
    sheet: now,
    change,
    show,
    undo: past.length > 0 ? () => setHistory(undone) : undefined,
    redo: future.length > 0 ? () => setHistory(redone) : undefined,
  };
}

function changed(history: History, next: (sheet: Sheet) => Sheet): History {
  const now = next(history.now);
  if (now === history.now) return history;
  return { now, past: [...history.past, history.now].slice(-MOST_PAST), future: [] };
}

function undone(history: History): History {
  const { now, past, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { now: before, past: past.slice(0, -1), future: [now, ...future] };
}

function redone(history: History): History {
  const { now, past, future } = history;
  const [after, ...rest] = future;
  return after === undefined ? history : { now: after, past: [...past, now], future: rest };
}
