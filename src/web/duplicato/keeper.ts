// Notes are written down one at a time, always the latest; whoever needs one on the disk waits for that one, and not
// until nothing more is typed.
import type { Note } from './note.js';

export interface Keeper {
  /** As it was given last. */
  latest(): Note;
  /** Takes a note that is on the disk already. */
  begin(note: Note): void;
  keep(note: Note): void;
  /** Kept when the latest note of now, or a later one, is written. */
  settled(): Promise<void>;
}

/**
 * @param write gives true when the note is on the disk
 * @param onKept told of every note that is
 */
export function createKeeper(
  first: Note,
  write: (note: Note) => Promise<boolean>,
  onKept: (note: Note) => void,
): Keeper {
  let latest = first;
  let asked = 0;
  let written = 0;
  let isWriting = false;
  let waiting: { readonly forNote: number; readonly tell: () => void }[] = [];
  const run = async (): Promise<void> => {
    isWriting = true;
    while (written < asked) {
      const [note, number] = [latest, asked];
      if (await write(note)) onKept(note);
      written = number; // where there is no room for a note there is none for a step, which says so
      for (const { forNote, tell } of waiting) if (forNote <= written) tell();
      waiting = waiting.filter(({ forNote }) => forNote > written);
    }
    isWriting = false;
  };
  return {
    latest: () => latest,
    begin(note) {
      latest = note;
    },
    keep(note) {
      latest = note;
      asked++;
      if (!isWriting) void run();
    },
    settled: () =>
      written === asked
        ? Promise.resolve()
        : new Promise(tell => waiting.push({ forNote: asked, tell })),
  };
}
