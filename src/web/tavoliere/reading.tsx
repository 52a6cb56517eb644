// Positions and games from elsewhere: pasted, opened, dropped anywhere on the page. Of a game one walks the turns.

import type { Replay } from 'leggio';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FileButton, useArrivals } from '../arrivals/arrivals.js';
import type { ViewProps } from '../shell/context.js';
import { FaultLine } from './fault-line.js';
import { GameBar } from './game-bar.js';
import { useWords } from './use-words.js';
import './reading.css';
import { type Fault, faultOf, MOST_BYTES, readText } from './read-text.js';
import type { Sheet } from './sheet.js';

interface Props extends Pick<ViewProps, 'desk'> {
  readonly edition: string;
  readonly onSheet: (sheet: Sheet) => void;
}

export function Reading({ desk, edition, onSheet }: Props): JSX.Element {
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
      const found = faultOf(error);
      setFault(found);
      void say(found);
    }
  };
  const say = async (found: Fault): Promise<void> => {
    if (found.facts === undefined) return;
    const said = await desk.ask.sentencesOf(found.facts, words.lang);
    setFault(now => (now === found ? { ...found, said } : now));
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
          <FileButton label={words.openFile} onFile={openFile} />
        </div>
      </details>
    </div>
  );
}
