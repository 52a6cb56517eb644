// Games that are opened, pasted or dropped anywhere in the view: read at the desk, kept, shown.
import { useState } from 'preact/hooks';
import { useArrivals } from '../arrivals/arrivals.js';
import type { DeskLink } from '../engine/desk-link.js';
import type { Refused } from '../engine/messages.js';
import { keptGames, newId } from './kept-games.js';
import { useWords } from './use-words.js';

export interface Reading {
  readText(text: string): void;
  openFile(file: File): void;
  /** True while a file hangs over the page. */
  readonly isOver: boolean;
  /** Why the last one could not be read. */
  readonly fault: Refused | undefined;
  /** Says no more of it. */
  forget(): void;
}

/** Bytes of a file at most: games have some thousand. */
const MOST_BYTES = 1 << 20;

/** @param onGame told the id of a game that was read */
export function useReading(desk: DeskLink, onGame: (id: string) => void): Reading {
  const words = useWords();
  const [fault, setFault] = useState<Refused>();
  const read = async (content: string | Uint8Array, name: string): Promise<void> => {
    setFault(undefined);
    const found = await desk.ask.readGame(content, name, words.lang);
    if (found.kind === 'refused') return setFault(found);
    const id = newId();
    const title = found.title === '' ? name : found.title;
    await keptGames.put({
      ...{ id, title, source: { kind: 'file', name, content } },
      ...{ changed: Date.now(), edition: 'figs', depth: 'fast' },
    });
    onGame(id);
  };
  const readText = (text: string): void => void read(text, `${words.pastedName}.gcg`);
  const openFile = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) {
      const said = words.fileTooLong;
      return setFault({ kind: 'refused', code: 'GCG_FILE', message: said, said });
    }
    await read(new Uint8Array(await file.arrayBuffer()), file.name);
  };
  const isOver = useArrivals(readText, file => void openFile(file));
  const forget = (): void => setFault(undefined);
  return { readText, openFile: file => void openFile(file), isOver, fault, forget };
}
