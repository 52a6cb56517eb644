// A database of this browser (IndexedDB), where there is one.
import { createStore, type UseStore } from 'idb-keyval';

/** Does work on a database; what is given beside it stands for its answer where there is none, or no room in it. */
export type InDatabase = <T>(work: (store: UseStore) => Promise<T>, other: T) => Promise<T>;

/** Opened when it is first used: some private windows have none. */
export function openDatabase(database: string, table: string): InDatabase {
  let store: UseStore | undefined;
  return async (work, other) => {
    try {
      store ??= createStore(database, table);
      return await work(store);
    } catch {
      return other;
    }
  };
}
