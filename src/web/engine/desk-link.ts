// The page's end of the line to the desk: the worker, and how far it has come.

import { leaves, lexicon, played, reasons, shortDoubts, wins } from 'virtual:leggio-data';
import { proxy, type Remote, wrap } from 'comlink';
import type { Desk } from './desk.js';
import type { Stage } from './messages.js';

export interface DeskLink {
  /** Fetches the words, again after a failure. */
  open(): void;
  /** What can be asked: `desk.ask.moves(asked, language)`. */
  readonly ask: Remote<Desk>;
  /** A number for a question that can be stopped. */
  newTask(): number;
}

/** @param onStage told how far the words have come */
export function linkDesk(onStage: (stage: Stage) => void): DeskLink {
  const worker = new Worker(new URL('./desk.ts', import.meta.url), { type: 'module' });
  worker.onerror = () => onStage({ kind: 'failed', why: 'engine' });
  const ask = wrap<Desk>(worker);
  let tasks = 0;
  return {
    ask,
    open() {
      const site = new URL('.', document.baseURI).href;
      const supplies = { lexicon, leaves, wins, played, reasons, shortDoubts, site };
      void ask.open(supplies, proxy(onStage));
    },
    newTask: () => ++tasks,
  };
}
