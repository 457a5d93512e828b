/** Tells whether a store was written to, without asking the store how it works. */
import type { Collection, Store } from './store';

export interface WatchedStore {
  readonly store: Store;
  /** Writes so far; the difference between two moments says whether there were any between them. */
  readonly writes: () => number;
}

/** The same store, whose writes are counted. */
export function watchWrites(store: Store): WatchedStore {
  let writes = 0;
  const watched: Store = {
    get isEmpty() {
      return store.isEmpty;
    },
    collection<Row>(name: string): Collection<Row> {
      const inner = store.collection<Row>(name);
      return {
        get size() {
          return inner.size;
        },
        get: (id) => inner.get(id),
        values: () => inner.values(),
        ids: () => inner.ids(),
        put(id, row) {
          writes += 1;
          inner.put(id, row);
        },
        delete(id) {
          writes += 1;
          inner.delete(id);
        },
      };
    },
    transact: (work) => store.transact(work),
    flushed: () => store.flushed(),
    clear: () => store.clear(),
  };
  return { store: watched, writes: () => writes };
}
