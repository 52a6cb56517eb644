// Things by their keys in IndexedDB, changed one at a time whatever windows there are; where there is no database, as
// in some private windows, they last as long as the page. Not the evenings' storage of files: of a training the ledger
// and what is kept beside it change together, so a step is one write of a whole record.
import { del, entries, get, update } from 'idb-keyval';
import { openDatabase } from '../database.js';

export interface Shelf<T> {
  all(): Promise<readonly T[]>;
  get(key: string): Promise<T | undefined>;
  /**
   * Puts what `next` makes of what is there, while nobody else can.
   *
   * @param next may throw, and nothing changes
   * @returns false where it will be gone with the page
   */
  change(key: string, next: (now: T | undefined) => T): Promise<boolean>;
  remove(key: string): Promise<void>;
}

export function openShelf<T>(database: string): Shelf<T> {
  const memory = new Map<string, T>();
  const inStore = openDatabase(database, 'kept');
  const read = async (key: string): Promise<T | undefined> =>
    memory.get(key) ?? (await inStore(store => get<T>(key, store), undefined));
  return {
    get: read,
    async all() {
      const stored = await inStore(store => entries<string, T>(store), []);
      return [...new Map([...stored, ...memory]).values()];
    },
    async change(key, next) {
      let refusal: unknown;
      const put = (now: T | undefined): T => {
        try {
          return next(memory.get(key) ?? now);
        } catch (error) {
          refusal = error;
          throw error;
        }
      };
      const isKept = await inStore(store => update<T>(key, put, store).then(() => true), false);
      if (refusal !== undefined) throw refusal;
      if (isKept) memory.delete(key);
      else memory.set(key, next(await read(key)));
      return isKept;
    },
    async remove(key) {
      memory.delete(key);
      await inStore(store => del(key, store), undefined);
    },
  };
}
