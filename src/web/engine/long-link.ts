// The desk's end of the line to the worker of long questions: started for one, ended after it.
import { proxy, wrap } from 'comlink';
import type { Language } from 'leggio';
import type { LongDesk } from './long-desk.js';
import type { LongAsked, LongFound, LongProgress } from './long-messages.js';
import type { Refused } from './messages.js';
import type { Opened } from './opened.js';

/** Milliseconds that it may take to say what it knows once it is stopped. */
const GRACE = 3000;

/** @throws the reason of the signal when no answer comes once it is given */
export async function askLong(
  words: Opened,
  asked: LongAsked,
  language: Language,
  signal: AbortSignal,
  tell: (progress: LongProgress) => void,
): Promise<LongFound | Refused> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./long-desk.ts', import.meta.url), { type: 'module' });
  const failed = failure(worker);
  const longDesk = wrap<LongDesk>(worker);
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      void longDesk.stop();
      setTimeout(() => reject(signal.reason), GRACE);
    });
  });
  try {
    const from = { words: words.lexicon.bytes, supplies: words.supplies };
    const answer = longDesk.work(asked, from, language, proxy(tell));
    return await Promise.race([answer, failed, stopped]);
  } finally {
    worker.terminate();
  }
}

function failure(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message || 'the worker did not start'));
  });
}
