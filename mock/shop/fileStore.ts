/**
 * The books of the demo shop in an embedded database file (LMDB), for `npm start`. All rows are held in memory and read
 * from there; every transaction that wrote something is one LMDB transaction. When LMDB refuses it, memory is undone
 * too, so that the two never disagree. One process owns the folder: a second one would not see what the first holds.
 */
import type { Collection, Store } from './store';
import { openDataFolder } from './dataFolder';

/** Its place in the order of first puts, and the row. This is also what stands in the file. */
interface Entry<Row> {
  readonly place: number;
  readonly row: Row;
}
type Rows<Row> = Map<string, Entry<Row>>;
interface Change {
  readonly name: string;
  readonly id: string;
  readonly before: Entry<unknown> | undefined;
}

export interface FileStore extends Store {
  /** Waits until everything is durable and lets go of the folder. */
  close(): Promise<void>;
}

/** Opens the books in `folder` and makes it when missing. Throws DataFolderError when it cannot be used. */
export function fileStore(folder: string): FileStore {
  const database = openDataFolder<Entry<unknown>>(folder);
  const collections = new Map<string, Rows<unknown>>();
  let nextPlace = 0;
  let changes: Change[] = [];
  let isInTransaction = false;

  function rowsOf(name: string): Rows<unknown> {
    const rows = collections.get(name) ?? new Map<string, Entry<unknown>>();
    collections.set(name, rows);
    return rows;
  }

  const stored = [...database.getRange()].sort((one, other) => one.value.place - other.value.place);
  for (const { key, value } of stored) {
    rowsOf(key[0]).set(key[1], value);
    nextPlace = value.place + 1;
  }

  function undo(): void {
    const undone = changes.reverse();
    changes = [];
    for (const { name, id, before } of undone) {
      if (before) rowsOf(name).set(id, before);
      else rowsOf(name).delete(id);
    }
    // A row that comes back after a removal would stand at the end of its map.
    for (const name of new Set(undone.map((change) => change.name))) {
      const rows = rowsOf(name);
      const inOrder = [...rows].sort(([, one], [, other]) => one.place - other.place);
      rows.clear();
      for (const [id, entry] of inOrder) rows.set(id, entry);
    }
  }

  function writeChanges(): void {
    if (changes.length === 0) return;
    database.transactionSync(() => {
      for (const { name, id } of changes) {
        const entry = rowsOf(name).get(id);
        if (entry) database.putSync([name, id], entry);
        else database.removeSync([name, id]);
      }
    });
    changes = [];
  }

  function transact<Result>(work: () => Result): Result {
    // A transaction inside another one joins it: both hold or neither does.
    if (isInTransaction) return work();
    isInTransaction = true;
    try {
      const result = work();
      writeChanges();
      return result;
    } catch (error) {
      undo();
      throw error;
    } finally {
      isInTransaction = false;
    }
  }

  function change(name: string, id: string, apply: (rows: Rows<unknown>, before: Entry<unknown> | undefined) => void): void {
    transact(() => {
      const rows = rowsOf(name);
      const before = rows.get(id);
      apply(rows, before);
      changes.push({ name, id, before });
    });
  }

  return {
    get isEmpty() {
      return [...collections.values()].every((rows) => rows.size === 0);
    },
    collection<Row>(name: string): Collection<Row> {
      // Who names a collection also says what stands in it: the file cannot.
      const rows = rowsOf(name) as Rows<Row>;
      return {
        get size() {
          return rows.size;
        },
        get: (id) => rows.get(id)?.row,
        *values() {
          for (const entry of rows.values()) yield entry.row;
        },
        ids: () => rows.keys(),
        put: (id, row) => change(name, id, (all, before) => all.set(id, { place: before?.place ?? nextPlace++, row })),
        delete: (id) => change(name, id, (all) => all.delete(id)),
      };
    },
    transact,
    async flushed() {
      await database.flushed;
    },
    clear() {
      changes = [];
      for (const rows of collections.values()) rows.clear();
      database.clearSync();
    },
    async close() {
      await database.flushed;
      await database.close();
    },
  };
}
