/**
 * The store of `npm start`: a database file (LMDB). All rows are also in memory, and reads come from there. A transaction
 * with writes becomes one LMDB transaction. When LMDB fails, the changes in memory are rolled back. Only one process can
 * use the folder, because the rows in memory of a second process would be stale.
 */
import type { Collection, Store } from '../shop/store';
import { createFileGuard, openDataFolder } from './dataFolder';

/** A row and its position in the order of insertion. The file stores this object, so existing databases have these names. */
interface StoredEntry<Row> {
  readonly place: number;
  readonly row: Row;
}
type EntriesById<Row> = Map<string, StoredEntry<Row>>;
interface UndoChange {
  readonly name: string;
  readonly id: string;
  readonly before: StoredEntry<unknown> | undefined;
}

export interface FileStore extends Store {
  /** Waits until all data is on disk, then closes the database. */
  close(): Promise<void>;
}

/** Opens the store in `folder`; creates it when missing. Throws DataFolderError when the folder cannot be used. */
export function fileStore(folder: string): FileStore {
  const database = openDataFolder<StoredEntry<unknown>>(folder);
  const assertFileIsWhole = createFileGuard(folder);
  const collections = new Map<string, EntriesById<unknown>>();
  let nextPlace = 0;
  let changes: UndoChange[] = [];
  let isInTransaction = false;

  function rowsOf(name: string): EntriesById<unknown> {
    const rows = collections.get(name) ?? new Map<string, StoredEntry<unknown>>();
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
    // A restored row is at the end of its map. Sorting restores the order of insertion.
    for (const name of new Set(undone.map((change) => change.name))) {
      const rows = rowsOf(name);
      const inOrder = [...rows].sort(([, one], [, other]) => one.place - other.place);
      rows.clear();
      for (const [id, entry] of inOrder) rows.set(id, entry);
    }
  }

  function writeChanges(): void {
    if (changes.length === 0) return;
    assertFileIsWhole();
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
    // A nested transaction joins the outer one: both commit or both roll back.
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

  function change(
    name: string,
    id: string,
    apply: (rows: EntriesById<unknown>, before: StoredEntry<unknown> | undefined) => void,
  ): void {
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
      // The caller states the type of the rows; the file does not contain it.
      const rows = rowsOf(name) as EntriesById<Row>;
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
