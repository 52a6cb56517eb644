// Beside the board: the rack, the edition, and what can be done with the whole.

import { editionIds, rulesEdition } from 'leggio';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from './use-words.js';
import './fields.css';
import { boardText, EMPTY_TILES, type Sheet } from './sheet.js';
import { MOST_RACK } from './sheet-address.js';

interface Props {
  readonly sheet: Sheet;
  readonly onChange: (next: (sheet: Sheet) => Sheet) => void;
  readonly undo: (() => void) | undefined;
}

export function Fields({ sheet, onChange, undo }: Props): JSX.Element {
  const words = useWords();
  useUndoKey(undo);
  return (
    <div class="fields">
      <label class="rack">
        <span>
          {words.rack} <small class="quiet">{words.rackHelp}</small>
        </span>
        <input
          name="rack"
          value={sheet.rack}
          maxLength={MOST_RACK}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget: { value } }) =>
            onChange(now => ({ ...now, rack: rackTyped(value) }))
          }
        />
      </label>
      <label>
        <span>{words.edition}</span>
        <select
          value={sheet.edition}
          onChange={({ currentTarget: { value } }) => onChange(now => ({ ...now, edition: value }))}
        >
          {editionIds().map(id => (
            <option key={id} value={id}>
              {rulesEdition(id).title}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        <button type="button" disabled={undo === undefined} onClick={undo}>
          {words.undo}
        </button>
        <button
          type="button"
          onClick={() => onChange(now => ({ ...now, tiles: EMPTY_TILES, rack: '' }))}
        >
          {words.clear}
        </button>
        <CopyButton sheet={sheet} />
      </div>
    </div>
  );
}

/** A space is a jolly, since phones hide the question mark. */
function rackTyped(value: string): string {
  return value.toUpperCase().replaceAll(' ', '?');
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

/** Ctrl and Z, where no field of text takes them for its own. */
function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      const onText = (event.target as Element).matches('textarea, input:not(.letter)');
      if (!isUndo || onText || undo === undefined) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo]);
}
