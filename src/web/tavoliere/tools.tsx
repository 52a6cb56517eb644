// What can be done with the whole: undo, redo, empty, copy.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { boardText, EMPTY_TILES, NOTHING_LAID, type Sheet } from './sheet.js';
import './tools.css';
import type { SheetInHand } from './use-sheet.js';
import { useWords } from './use-words.js';

export function Tools({ sheet, change, undo, redo }: SheetInHand): JSX.Element {
  const words = useWords();
  useUndoKeys(undo, redo);
  const clear = (): void =>
    change(now => ({ ...now, tiles: EMPTY_TILES, rack: '', laid: NOTHING_LAID }));
  return (
    <div class="tools">
      <button type="button" disabled={undo === undefined} onClick={undo}>
        {words.undo}
      </button>
      <button type="button" disabled={redo === undefined} onClick={redo}>
        {words.redo}
      </button>
      <button type="button" onClick={clear}>
        {words.clear}
      </button>
      <CopyButton sheet={sheet} />
    </div>
  );
}

function CopyButton({ sheet }: { sheet: Sheet }): JSX.Element {
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [sheet]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${boardText(sheet.tiles)} ${sheet.rack}`.trim());
    setCopied(true);
  };
  return (
    <button type="button" onClick={copy}>
      {isCopied ? words.copied : words.copyCgp}
    </button>
  );
}

/** Ctrl and Z, with Shift or Ctrl and Y for redo, where no field of text takes them for its own. */
function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || !(key === 'z' || key === 'y')) return;
      if ((event.target as Element).matches('textarea, input:not(.letter)')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo?.();
      else undo?.();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo, redo]);
}
