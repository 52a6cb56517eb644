// A ledger in memory, for tests of what keeps one.
import type { LedgerStore } from '../duplicate/ledger/stored-game.js';

/** An empty one; a second writer waits for the first. */
export function memoryStore(name = 'memory'): LedgerStore {
  let bytes = new Uint8Array();
  let last: Promise<unknown> = Promise.resolve();
  return {
    name,
    size: async () => bytes.length,
    read: async () => bytes.slice(),
    async write(at, more) {
      bytes = Uint8Array.from([...bytes.subarray(0, at), ...more]);
    },
    alone(work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
