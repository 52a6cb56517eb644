// Positions and games from elsewhere: pasted, opened, dropped anywhere on the page. Of a game one walks the turns.

import type { Replay } from 'leggio';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FaultLine } from './fault-line.js';
import { GameBar } from './game-bar.js';
import { useWords } from './use-words.js';
import './reading.css';
import { type Fault, faultOf, MOST_BYTES, readText } from './read-text.js';
import type { Sheet } from './sheet.js';

interface Props {
  readonly edition: string;
  readonly onSheet: (sheet: Sheet) => void;
}

export function Reading({ edition, onSheet }: Props): JSX.Element {
  const words = useWords();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [replay, setReplay] = useState<Replay>();
  const read = (content: string | Uint8Array): void => {
    setFault(undefined);
    try {
      const found = readText(content, edition);
      if (found.kind === 'sheet') onSheet(found.sheet);
      setReplay(found.kind === 'game' ? found.replay : undefined);
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  const openFile = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setFault({ code: 'FILE', message: words.fileTooLong });
    read(new Uint8Array(await file.arrayBuffer()));
  };
  const isOver = useArrivals(read, openFile);
  return (
    <div class="reading">
      {isOver && <p class="drop">{words.dropHere}</p>}
      {replay && <GameBar replay={replay} onSheet={onSheet} onClose={() => setReplay(undefined)} />}
      {fault && <FaultLine fault={fault} />}
      <details>
        <summary>{words.paste}</summary>
        <label>
          <span class="quiet">{words.pasteHelp}</span>
          <textarea
            name="text"
            rows={4}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget: { value } }) => setText(value)}
          />
        </label>
        <div class="buttons">
          <button type="button" disabled={text.trim() === ''} onClick={() => read(text)}>
            {words.read}
          </button>
          <FileButton onFile={openFile} />
        </div>
      </details>
    </div>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }): JSX.Element {
  const words = useWords();
  return (
    <label class="file">
      {words.openFile}
      <input
        type="file"
        class="hidden"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = ''; // the same file may be opened again
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

/**
 * Hears of what is pasted outside fields of text, and of files that are dropped.
 *
 * @returns true while a file hangs over the page
 */
function useArrivals(onText: (text: string) => void, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const hear = { signal: ended.signal };
    addEventListener('paste', event => paste(event, onText), hear);
    addEventListener('dragleave', event => event.relatedTarget === null && setOver(false), hear);
    addEventListener(
      'dragover',
      event => {
        event.preventDefault();
        setOver(true);
      },
      hear,
    );
    addEventListener(
      'drop',
      event => {
        event.preventDefault();
        setOver(false);
        const { files, ...data } = dropped(event);
        if (files[0]) onFile(files[0]);
        else if (data.text !== '') onText(data.text);
      },
      hear,
    );
    return () => ended.abort();
  });
  return isOver;
}

function paste(event: ClipboardEvent, onText: (text: string) => void): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const onField = (event.target as Element).matches?.('textarea, input:not(.letter)');
  if (onField || text.trim().length < 2) return; // a letter on a square is typed
  event.preventDefault();
  onText(text);
}

function dropped({ dataTransfer }: DragEvent): { files: readonly File[]; text: string } {
  return {
    files: [...(dataTransfer?.files ?? [])],
    text: dataTransfer?.getData('text/plain') ?? '',
  };
}
