// The modules that answer pieces of work. A queue names one of them and never brings code of its own.
import type { WorkerModule } from '../platform/threads.js';

/** Modules by the name they have in a queue. */
export const KINDS: Readonly<Record<string, URL>> = {
  analysis: new URL('../analysis/folder/worker.js', import.meta.url),
  batch: new URL('../batch/worker.js', import.meta.url),
  'self-play': new URL('../strategy/self-play/worker.js', import.meta.url),
};

/** The name of a module in a queue. @throws RangeError for one that no queue knows */
export function kindOf({ url }: WorkerModule): string {
  const found = Object.entries(KINDS).find(([, known]) => known.href === url.href);
  if (found === undefined) throw new RangeError(`${url.href} is no module for a queue`);
  return found[0];
}
